/** The longest address the mail standard allows (RFC 5321 §4.5.3.1.3: a path of 256 with its two brackets). */
export const EMAIL_MAX = 254

/**
 * An address trimmed, its compatibility characters folded, in lower case. Two spellings of one domain may still differ:
 * the server's `canonicalKey` builds on this and compares domains as mail servers do. What is stored for display keeps
 * the member's own spelling.
 */
export function emailKey(address: string): string {
  // Folded again after lowering, which can undo a composed form, and trimmed last, because folding can leave a space.
  return address.normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}

/**
 * The contract's check again: folding may turn a look-alike into a blank, a comma or a second at sign. Characters that
 * nobody sees (soft hyphens, joiners) are ignored in domains, so an address with one would look like another.
 */
const ONE_MAILBOX =
  /^[^\s@<>,;"\\\p{Cc}\p{Default_Ignorable_Code_Point}]+@[^\s@<>,;"\\\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u

/** Whether a mail server would take what `emailKey` gave for one address. */
export function isOneMailbox(key: string): boolean {
  return ONE_MAILBOX.test(key)
}
