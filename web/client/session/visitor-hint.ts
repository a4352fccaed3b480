/** Where the copy of the signed-in user lies in browser storage. For display only: the cookie is the truth. */
export const USER_KEY = 'user'

/** The session cookie itself cannot be read by script; the server sets this readable one beside it. */
export function hasCookieHint(): boolean {
  return document.cookie.split('; ').includes('signed_in=1')
}

/** Removes the hint, so that nothing here asks the server who this is. */
export function dropCookieHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of 2023 have no Cookie Store
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
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
