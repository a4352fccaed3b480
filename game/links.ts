/** The longest address that is kept, in characters. */
export const LINK_MAX = 2_000

/**
 * Whether an address may be stored and shown as a link: http or https, no user info, nothing that a browser would read
 * differently from a person (decisions §2). Checked again where a link is drawn, because old rows may hold worse.
 */
export function isSafeLink(address: string): boolean {
  if (address.length > LINK_MAX || !/^https?:\/\/[^\s\\]+$/i.test(address)) return false
  const url = URL.parse(address)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}
