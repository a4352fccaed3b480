/** Stored for the device rather than the member: the next member on it isn't told again. */
const KEY = 'install-hint-put-away'

export function isPutAway(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // It couldn't be put away.
    return true
  }
}

export function putAway(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full: it comes again.
  }
}
