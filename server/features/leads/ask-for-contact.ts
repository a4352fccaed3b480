import type { LeadForm } from 'contract/leads'
import { anyMemberConsent, contactConsent } from 'game/consent'
import { emailKey } from 'game/email-address'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { addressBlock, countAttempt, readInviteCode } from '#server/features/accounts/public.ts'
import { emailHash, isSuppressed } from '#server/features/mail/public.ts'
import { Refusal } from '#server/refusal.ts'
import { welcomeLead } from './lead-mails.ts'
import { holdLeads, insertLeads, leadsWithHash, memberByInviteCode } from './queries.ts'

const HOUR = 3_600_000

/** The same whether the person is new, known or wants no contact: nobody learns that of another by trying. */
const THANKS =
  'Thank you. Unless we wrote to you about this before, a mail will tell you what you agreed to and how to end it.'

/**
 * Stores somebody who asks to be contacted with the words they agreed to, and writes to them what these were. A repeat,
 * or an address that wants no mail from us, changes nothing. @throws Refusal INVALID, TOO_MANY_ATTEMPTS
 */
export async function askForContact(deps: Dependencies, form: LeadForm, ip: string): Promise<string> {
  const { database, config, now } = deps
  const key = emailKey(form.email)
  // Folding may turn a look-alike into a blank or a second at sign.
  if (!/^[^\s@]+@[^\s@]+$/.test(key)) throw new Refusal('INVALID', { message: 'Please enter a valid email address' })
  if (config.rateLimits) {
    const limits = [
      { key: `lead:address:${addressBlock(ip)}`, count: 10, windowMs: HOUR },
      { key: `lead:mailbox:${emailHash(key)}`, count: 5, windowMs: 24 * HOUR },
    ]
    await database.write((db) => countAttempt(db, limits, now()))
  }
  await database.write((db) => storeLead(db, deps, form))
  return THANKS
}

async function storeLead(db: Transaction, deps: Dependencies, form: LeadForm): Promise<void> {
  await holdLeads(db)
  const hash = emailHash(form.email)
  if (await isSuppressed(db, hash)) return
  const code = readInviteCode(form.inviteCode)
  const owner = code === undefined ? undefined : await memberByInviteCode(db, code)
  const ownerId = owner?.id ?? null
  const known = await leadsWithHash(db, hash)
  const isPooled = known.some(({ pool_state }) => pool_state !== 'none')
  const isRepeat = known.some(({ owner_id }) => owner_id === ownerId)
  if (isRepeat || (owner === undefined && isPooled)) return
  const mayPool = owner === undefined || form.anyMember === true
  const lead = {
    id: deps.randomBytes(12).toString('base64url'),
    name: form.name.trim(),
    email: form.email.trim(),
    email_hash: hash,
    phone: form.phone?.trim() || null,
    source: 'form' as const,
    consent_text: consentTo(owner?.name ?? null, owner !== undefined && form.anyMember === true),
    consent_source: null,
    owner_id: ownerId,
    pool_state: mayPool && !isPooled ? ('available' as const) : ('none' as const),
    link_hash: deps.randomBytes(32).toString('hex'),
    created_at: deps.now(),
  }
  await insertLeads(db, [lead])
  await welcomeLead(db, deps, lead)
}

function consentTo(ownerName: string | null, orAnyMember: boolean): string {
  return [contactConsent(ownerName), ...(orAnyMember ? [anyMemberConsent] : [])].join(' ')
}
