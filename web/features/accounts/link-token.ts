/** The form of the server's tokens: mail programs break long links, and then a part is missing. */
const WHOLE = /^[A-Za-z0-9_-]{43}$/

export function isWholeToken(token: string): boolean {
  return WHOLE.test(token)
}
