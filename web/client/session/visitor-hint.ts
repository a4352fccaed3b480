/** Where the copy of the signed-in user lies in browser storage. For display only: the cookie is the truth. */
export const USER_KEY = 'user'

/** The session cookie itself cannot be read by script; the server sets this readable one beside it. */
export function hasCookieHint(): boolean {
  return document.cookie.split('; ').includes('signed_in=1')
}

/** Whether it is worth asking the server who this is. Kept free of imports: the start page loads it alone (landing.ts). */
export function mayBeSignedIn(): boolean {
  if (hasCookieHint()) return true
  try {
    return localStorage.getItem(USER_KEY) !== null
  } catch {
    return false
  }
}
