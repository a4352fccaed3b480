import type { Invited } from 'contract/invitations'
import { INVITATION_LIMITS } from 'game/invitations'
import type { LanguageCode } from 'messages/languages'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { mailboxKey, readEmailKey } from '#server/email-key.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { createUnsubscribeLink, emailHash, enqueueMail, isSuppressed } from '#server/features/mail/public.ts'
import { readUser } from '#server/features/members/public.ts'
import { mayMailInvitations, readOperator } from '#server/features/operator/public.ts'
import { languageFor } from '#server/languages.ts'
import { KEYS } from '#server/limits/limits.ts'
import { takeTurn } from '#server/limits/take-turn.ts'
import { Refusal } from '#server/refusal.ts'
import { invitationMail } from './invitation-mail.ts'
import { countInvitation, hasInvited, insertInvitation, oldestOfFullDay } from './queries.ts'

const DAY = 24 * 3_600_000
const REPEAT_AFTER = INVITATION_LIMITS.repeatAfterDays * DAY

/** `language` is that of the request. */
type Intent = { memberId: string; email: string; key: string | undefined; language: LanguageCode }
type Inviter = Awaited<ReturnType<typeof countInvitation>>
type NewInvitation = { email: string; isHeld: boolean; messages: ServerMessages }

/**
 * Invites a person by mail. The count and the answer are the same whether a mail is sent or not, so that the caller
 * can't learn who is known here or wants no mail. With a key, the same answer is repeated for `KEY_KEPT_FOR`,
 * with the member as they are by then.
 * @throws Refusal INVALID, ALREADY_INVITED, TOO_MANY_INVITATIONS, KEY_REUSED, INVITATIONS_OFF, NOT_SIGNED_IN
 */
export function sendInvitation(deps: Dependencies, { memberId, email, key, language }: Intent): Promise<Invited> {
  readEmailKey(email)
  const request = { memberId, key, call: 'invite', body: { email } }
  return deps.database.write(async (db) => {
    const invited = await runOnce(db, deps, request, async () => {
      const operator = await readOperator(db, deps.config)
      if (!mayMailInvitations(deps.config, operator)) throw new Refusal('INVITATIONS_OFF')
      const inviter = await countInvitation(db, memberId)
      const isHeld = deps.config.referralPaysAt !== 'registered' && inviter.email_verified_at === null
      const messages = messagesIn(languageFor(deps.config, inviter.language, language))
      await invite(db, deps, inviter, { email: email.trim(), isHeld, messages })
      const { invitations } = messagesIn(language)
      // The same whether a mail is sent or not.
      return { message: isHeld ? invitations.saved : invitations.sent, isHeld }
    })
    // Of now, also where the rest is the answer of before.
    return { ...invited, user: await readUser(db, memberId) }
  })
}

async function invite(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  inviter: Inviter,
  mail: NewInvitation,
) {
  const now = deps.now()
  const address = emailHash(mail.email)
  await requireWithinLimits(db, inviter.id, address, now)
  const isMailed =
    mailboxKey(inviter.email) !== mailboxKey(mail.email) &&
    !(await isSuppressed(db, mail.email)) &&
    // One that is held takes its turn when it is released.
    (mail.isHeld || (await takeTurn(db, { key: KEYS.inviteTo(address), now, until: now + REPEAT_AFTER })))
  const id = deps.randomBytes(16).toString('base64url')
  await insertInvitation(db, { id, memberId: inviter.id, emailHash: address, isMailed, at: now })
  if (isMailed) await enqueueInvitation(db, deps, inviter, mail)
}

async function requireWithinLimits(db: Transaction, memberId: string, address: string, now: number): Promise<void> {
  if (await hasInvited(db, memberId, address, now - REPEAT_AFTER)) throw new Refusal('ALREADY_INVITED')
  const oldest = await oldestOfFullDay(db, memberId)
  if (oldest === undefined || oldest <= now - DAY) return
  throw new Refusal('TOO_MANY_INVITATIONS', { retryAfter: Math.ceil((oldest + DAY - now) / 1000) })
}

async function enqueueInvitation(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { id, name, invite_code: inviteCode }: Inviter,
  { email, isHeld, messages }: NewInvitation,
): Promise<void> {
  const unsubscribeUrl = await createUnsubscribeLink(db, deps, emailHash(email))
  const mail = invitationMail({ name, inviteCode }, deps.config.publicUrl, unsubscribeUrl, messages)
  await enqueueMail(db, deps, { kind: 'invitation', memberId: id, to: email, unsubscribeUrl, isHeld, ...mail })
}
