import type { LeadForm } from 'contract/leads'
import { contactConsent } from 'game/consent'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readEmailKey } from '#server/email-key.ts'
import { emailHash, isSuppressed } from '#server/features/mail/public.ts'
import { readInviteCode } from '#server/features/members/public.ts'
import { languageFor, requireOffered } from '#server/languages.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { welcomeLead } from './lead-mails.ts'
import { CONFIRM_WITHIN_MS, oldestDeliverable } from './lead-periods.ts'
import {
  deleteLead,
  insertLeads,
  type LeadRow,
  leadsWithHash,
  lockAddresses,
  lockMemberByInviteCode,
} from './queries.ts'

/** Where the request comes from, and its language. */
type Asker = { ip: string; language: LanguageCode }

/**
 * Stores a person who asks to be contacted, with the wording they agreed to, and emails them this wording. They enter
 * the pool only once they confirm it. A repeat, or an address that wants no email from us, changes nothing. It
 * isn't a repeat if the link has expired, or if they now agree to other members too.
 * @throws Refusal INVALID, INVITE_NOT_FOUND (no member has this code), TOO_MANY_ATTEMPTS
 */
export async function askForContact(deps: Dependencies, form: LeadForm, { ip, language }: Asker): Promise<Sentence> {
  const { database, config, now } = deps
  const key = readEmailKey(form.email)
  requireOffered(config, form.language)
  if (config.rateLimits) {
    const limits = [LIMITS.leadFromAddress(ip), LIMITS.leadOfMailbox(key)]
    await database.write((db) => countAttempt(db, limits, now()))
  }
  const readIn = languageFor(config, form.language ?? null, language)
  await database.write((db) => storeLead(db, deps, form, readIn))
  // The same whether the person is new, known or wants no contact, so that trying reveals nothing about others.
  return ({ leads }) => (asksThePool(form) ? leads.pleaseConfirm : leads.thanks)
}

async function storeLead(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  form: LeadForm,
  language: LanguageCode,
): Promise<void> {
  // Before the address is looked up: the refusal is the same for any person.
  const owner = form.inviteCode?.trim() ? await memberAsked(db, form.inviteCode) : undefined
  const hash = emailHash(form.email)
  await lockAddresses(db, [hash])
  if (await isSuppressed(db, form.email)) return
  const ownerId = owner?.id ?? null
  const known = await leadsWithHash(db, hash)
  const isPooled = known.some((lead) => isInPool(lead, deps.now()))
  const former = known.find(({ owner_id }) => owner_id === ownerId)
  const joinsPool = asksThePool(form) && !isPooled
  if (!joinsPool && (former !== undefined || owner === undefined)) return
  if (former !== undefined) await deleteLead(db, former.id)
  // Anyone can ask with this address, so a member keeps the details they were given before.
  const { name, phone } =
    owner && former
      ? former
      : { name: form.name.trim(), phone: owner === undefined ? null : form.phone?.trim() || null }
  const lead = {
    id: deps.randomBytes(12).toString('base64url'),
    name,
    email: form.email.trim(),
    email_hash: hash,
    // The pool has no phone numbers.
    phone,
    source: 'form' as const,
    language,
    consent_text: consentTo(owner?.name ?? null, owner !== undefined && form.anyMember === true, language),
    consent_source: null,
    owner_id: ownerId,
    pool_state: joinsPool ? ('waiting' as const) : ('none' as const),
    created_at: deps.now(),
  }
  await insertLeads(db, [lead])
  if (lead.pool_state === 'none') await welcomeLead(db, deps, lead)
  else await askToConfirm(db, deps, { ...lead, ownerName: owner?.name ?? null })
}

/** Whether no new link is needed: the lead was delivered, can still be delivered, or can still use the last link. */
function isInPool({ pool_state, created_at, confirm_sent_at }: LeadRow, now: number): boolean {
  if (pool_state === 'waiting') return confirm_sent_at === null || confirm_sent_at > now - CONFIRM_WITHIN_MS
  return pool_state === 'taken' || (pool_state === 'available' && created_at >= oldestDeliverable(now))
}

/** Whether members other than the one they named may contact them. */
function asksThePool({ inviteCode, anyMember }: LeadForm): boolean {
  return !inviteCode?.trim() || anyMember === true
}

/**
 * A person who named one member hasn't agreed to another: if that member isn't found, the request is refused.
 * @throws Refusal INVITE_NOT_FOUND
 */
async function memberAsked(db: Transaction, inviteCode: string) {
  const code = readInviteCode(inviteCode)
  const member = code === undefined ? undefined : await lockMemberByInviteCode(db, code)
  if (member !== undefined) return member
  throw new Refusal('INVITE_NOT_FOUND', {
    message: ({ leads }) => leads.memberGone,
  })
}

/** In the language in which it was read. */
function consentTo(ownerName: string | null, orAnyMember: boolean, language: LanguageCode): string {
  const { consent } = messagesIn(language)
  const first = contactConsent(ownerName, consent)
  return orAnyMember ? consent.both({ first, second: consent.anyMember }) : first
}
