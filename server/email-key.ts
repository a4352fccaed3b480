import { domainToASCII, domainToUnicode } from 'node:url'
import { EMAIL_MAX, emailKey, isOneMailbox } from 'game/email-address'
import * as referrals from 'game/referrals'
import { Refusal } from '#server/refusal.ts'

/** Beyond ASCII a domain may have any character; of ASCII only these. The WHATWG parser would end a host at `/` or `?`. */
const FOREIGN_TO_DOMAINS = /[^a-z0-9._\-\u0080-\u{10ffff}]/u

/** Labels between dots, the last of them not a number, as an IPv4 address would have it. */
const ASCII_DOMAIN = /^(?:[a-z0-9_-]+\.)*(?=[0-9]*[a-z_-])[a-z0-9_-]+$/

/**
 * @returns the lower-case ASCII form of a domain, as used to look up its mail server (UTS #46), or '' where it has none
 */
function canonicalDomain(domain: string): string {
  if (FOREIGN_TO_DOMAINS.test(domain)) return ''
  const ascii = domainToASCII(domain).replace(/\.$/, '')
  return ASCII_DOMAIN.test(ascii) ? ascii : ''
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * The canonical form of an address, by which everything is counted, found and compared: the local part folded (NFKC,
 * lower case), the domain in ASCII. Two spellings that reach one mailbox have one key. An address whose domain has no
 * ASCII form keeps its folded spelling; no such address is accepted (`isMailable`), but older databases may have some.
 */
export function canonicalKey(address: string): string {
  const folded = emailKey(address)
  const [local, domain] = partsOf(folded)
  const ascii = canonicalDomain(domain)
  return ascii === '' ? folded : `${local}@${ascii}`
}

/** Whether a key is that of one mailbox that mail can be sent to. */
export function isMailable(key: string): boolean {
  return isOneMailbox(key) && key.length <= EMAIL_MAX && canonicalDomain(partsOf(key)[1]) !== ''
}

/** The key of an address that a person typed. @throws Refusal INVALID when no mail can be sent to it */
export function readEmailKey(email: string): string {
  const key = canonicalKey(email)
  if (!isMailable(key)) throw new Refusal('INVALID', { message: ({ fields }) => fields.email })
  return key
}

/** Where mail to an address is sent: as `canonicalKey`, but with the capitals of the local part as they were written. */
export function deliveryAddress(address: string): string {
  const [local, domain] = partsOf(address.normalize('NFKC').trim())
  const ascii = canonicalDomain(emailKey(domain))
  return ascii === '' ? address : `${local}@${ascii}`
}

/**
 * The keys that an address may have in a database that an older version wrote to, which compared domains as they were
 * spelled: as spelled here, then the canonical one, then with the domain in Unicode. Without repeats.
 */
export function everyKeyOf(address: string): string[] {
  const key = canonicalKey(address)
  const [local, domain] = partsOf(key)
  return [...new Set([emailKey(address), key, `${local}@${domainToUnicode(domain)}`])]
}

/** What a part of an address, typed into a search, may look like in its key. */
export function keysInSearch(text: string): string[] {
  const folded = emailKey(text)
  return [...new Set([folded, canonicalKey(text), canonicalDomain(folded) || folded])]
}

/**
 * The mailbox behind an address, with no +tag and no dots in the local part, only to recognise members who refer
 * themselves. Never use it to look up or email a person.
 */
export function mailboxKey(address: string): string {
  return referrals.mailboxKey(canonicalKey(address))
}

export function isDisposableAddress(address: string): boolean {
  return referrals.isDisposableDomain(canonicalKey(address))
}
