import { emailKey } from './email-address.ts'

/**
 * The mailbox behind an address, only to recognise members who refer themselves: no +tag, no dots in the local part,
 * one name for Gmail. Not every provider ignores these, so never use it to look up or email a person.
 */
export function mailboxKey(email: string): string {
  const { local, domain } = partsOf(email)
  if (domain === '') return emailKey(email)
  const bare = local.replace(/\+.*/su, '').replaceAll('.', '')
  // Keyed again: what stood on both sides of a dot can compose.
  return emailKey(`${bare === '' ? local : bare}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`)
}

/** Domains of disposable mailboxes. A reason to hold a payment for review, never to refuse a person. */
const DISPOSABLE = new Set([
  '10minutemail.com',
  '20minutemail.com',
  'discard.email',
  'dispostable.com',
  'dropmail.me',
  'emailondeck.com',
  'fakeinbox.com',
  'fakemail.net',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.biz',
  'guerrillamail.com',
  'guerrillamail.de',
  'guerrillamail.info',
  'guerrillamail.net',
  'guerrillamail.org',
  'guerrillamailblock.com',
  'inboxkitten.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailexpire.com',
  'mailinator.com',
  'mailinator.net',
  'mailnesia.com',
  'mailnull.com',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempail.com',
  'tempmail.dev',
  'tempmailo.com',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.de',
  'yopmail.com',
  'yopmail.fr',
])

/** Whether an address lies at a well-known throw-away domain or under one. */
export function isDisposableDomain(email: string): boolean {
  const labels = partsOf(email).domain.split('.')
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join('.')))
}

/** @returns an empty domain where there is none */
function partsOf(email: string): { local: string; domain: string } {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  if (at < 0) return { local: key, domain: '' }
  return { local: key.slice(0, at), domain: key.slice(at + 1).replace(/[.\s]+$/u, '') }
}
