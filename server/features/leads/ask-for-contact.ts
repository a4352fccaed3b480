import type { LeadForm } from 'contract/leads'
import { anyMemberConsent, contactConsent } from 'game/consent'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readEmailKey } from '#server/email-key.ts'
import { emailHash, isSuppressed } from '#server/features/mail/public.ts'
import { readInviteCode } from '#server/features/members/public.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { welcomeLead } from './lead-mails.ts'
import { insertLeads, leadsWithHash, lockAddresses, lockMemberByInviteCode } from './queries.ts'

/** The same whether the person is new, known or wants no contact: nobody learns that of another by trying. */
const THANKS =
  'Thank you. We’ll email you what you agreed to and a link to withdraw, unless we have already sent you that email.'

/** Likewise, to somebody who may be contacted by another member. */
const PLEASE_CONFIRM =
  'Thank you. We’ll email you a link, unless we have already sent you one. Another member can contact you only once you’ve confirmed with that link.'

/**
 * Stores somebody who asks to be contacted with the words they agreed to, and emails them what these were. The pool has
 * them only once they confirm it. A repeat, or an address that wants no email from us, changes nothing.
 * @throws Refusal INVALID, INVITE_NOT_FOUND (no member has this code), TOO_MANY_ATTEMPTS
 */
export async function askForContact(deps: Dependencies, form: LeadForm, ip: string): Promise<string> {
  const { database, config, now } = deps
  const key = readEmailKey(form.email)
  if (config.rateLimits) {
    const limits = [LIMITS.leadFromAddress(ip), LIMITS.leadOfMailbox(emailHash(key))]
    await database.write((db) => countAttempt(db, limits, now()))
  }
  await database.write((db) => storeLead(db, deps, form))
  return asksThePool(form) ? PLEASE_CONFIRM : THANKS
}

async function storeLead(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  form: LeadForm,
): Promise<void> {
  // Before anything is asked about the address: the refusal is the same whoever it is.
  const owner = form.inviteCode?.trim() ? await memberAsked(db, form.inviteCode) : undefined
  const hash = emailHash(form.email)
  await lockAddresses(db, [hash])
  if (await isSuppressed(db, form.email)) return
  const ownerId = owner?.id ?? null
  const known = await leadsWithHash(db, hash)
  const isPooled = known.some(({ pool_state }) => pool_state !== 'none')
  const isRepeat = known.some(({ owner_id }) => owner_id === ownerId)
  if (isRepeat || (owner === undefined && isPooled)) return
  const lead = {
    id: deps.randomBytes(12).toString('base64url'),
    name: form.name.trim(),
    email: form.email.trim(),
    email_hash: hash,
    // The pool has no phone numbers.
    phone: owner === undefined ? null : form.phone?.trim() || null,
    source: 'form' as const,
    consent_text: consentTo(owner?.name ?? null, owner !== undefined && form.anyMember === true),
    consent_source: null,
    owner_id: ownerId,
    pool_state: asksThePool(form) && !isPooled ? ('waiting' as const) : ('none' as const),
    created_at: deps.now(),
  }
  await insertLeads(db, [lead])
  if (lead.pool_state === 'none') await welcomeLead(db, deps, lead)
  else await askToConfirm(db, deps, { ...lead, ownerName: owner?.name ?? null })
}

/** Whether a member other than the one they named, or any at all, may contact them. */
function asksThePool({ inviteCode, anyMember }: LeadForm): boolean {
  return !inviteCode?.trim() || anyMember === true
}

/**
 * Who meant one member has not agreed to any other: where that one cannot be found, nobody gets the wish.
 * @throws Refusal INVITE_NOT_FOUND
 */
async function memberAsked(db: Transaction, inviteCode: string) {
  const code = readInviteCode(inviteCode)
  const member = code === undefined ? undefined : await lockMemberByInviteCode(db, code)
  if (member !== undefined) return member
  throw new Refusal('INVITE_NOT_FOUND', {
    message: 'The member you asked for is no longer here. You can ask the community instead.',
  })
}

function consentTo(ownerName: string | null, orAnyMember: boolean): string {
  return [contactConsent(ownerName), ...(orAnyMember ? [anyMemberConsent] : [])].join(' ')
}
