/** The longest address that is kept, in characters. */
export const LINK_MAX = 2_000

/**
 * Scheme, host and the rest: no user info, and no sign that browsers drop or people cannot see (controls, zero width,
 * turned writing).
 */
const WEB_ADDRESS = /^https?:\/\/[^\s\\\p{C}/?#@]+(?:[/?#][^\s\\\p{C}]*)?$/iu

/**
 * Whether an address may be stored and shown as a link: http or https, no user info, nothing that a browser would read
 * differently from a person (decisions §2). Checked again where a link is drawn, because old rows may hold worse.
 */
export function isSafeLink(address: string): boolean {
  return address.length <= LINK_MAX && WEB_ADDRESS.test(address) && URL.canParse(address)
}
