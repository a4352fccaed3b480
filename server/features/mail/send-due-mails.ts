import { type Operator, onOneLine } from 'game/operator'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliveryAddress } from '#server/email-key.ts'
import { mailLater, whenMayLeave } from '#server/features/notifications/public.ts'
import { mayMailInvitations, readOperator } from '#server/features/operator/public.ts'
import { stillDue } from '#server/features/reminders/public.ts'
import { reviewQuestionsOf } from '#server/features/reviews/public.ts'
import { languageFor } from '#server/languages.ts'
import { retryBriefly } from '#server/repeat.ts'
import { classifyFailure } from './classify-failure.ts'
import { addFooter, type MailText } from './compose-mail.ts'
import type { Mailer } from './open-mailer.ts'
import {
  type ClaimedMail,
  claimDueMail,
  deleteMail,
  hasDueMail,
  recordFailure,
  recordSent,
  renewClaim,
} from './outbox-queries.ts'
import { isSuppressed } from './suppressions.ts'
import { type OnNoticeFailure, writeDueNotices } from './write-due-notices.ts'

export type SenderParts = Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'> & { mailer: Mailer }

export type SendOptions = {
  /** How long a process's claim on a mail lasts without renewal, in milliseconds. */
  lease?: number
  /** Once aborted, no further mail is begun. */
  signal?: AbortSignal
  /** Told of each failed try. */
  onFailure?: (failure: { mailId: string; kind: MailKind; isGivenUp: boolean; reason: string }) => void
  onNoticeFailure?: OnNoticeFailure
}

const LEASE = 60_000

/** Mails to people who may not have asked for them: suppression is checked again before they are sent. */
const UNASKED: ReadonlySet<MailKind> = new Set(['invitation', 'lead-welcome', 'lead-confirm', 'lead-delivered'])

/**
 * Sends due mails one after the other, then writes and sends due emails about news, until none is left or the mail
 * server is out of reach. Any number of processes may do so at once: each mail is claimed first, and the claim of a
 * dead process expires.
 * @throws when the database fails
 */
export async function sendDueMails(deps: SenderParts, options: SendOptions = {}): Promise<void> {
  const { database, now } = deps
  const { lease = LEASE, signal } = options
  let isReachable = true
  while (isReachable && !signal?.aborted) {
    if (!(await hasDueMail(database.read, now()))) {
      if ((await writeDueNotices(deps, options.onNoticeFailure)) === 0) return
      continue
    }
    const mail = await database.write((db) => claimDueMail(db, now(), lease))
    if (mail === undefined) return
    isReachable = await sendClaimed(deps, mail, { ...options, lease })
  }
}

/** @returns whether to go on with the next mail */
async function sendClaimed(deps: SenderParts, mail: ClaimedMail, options: SendOptions & { lease: number }) {
  const { config, database, now } = deps
  const operator = await readOperator(database.read, config)
  if (await isUnwanted(deps, mail, operator)) {
    await database.write((db) => deleteMail(db, mail.id))
    return true
  }
  if (await isPutOff(deps, mail)) return true
  // A mail server may be slow; other processes must not assume meanwhile that this one has died.
  const keep = setInterval(() => {
    database.write((db) => renewClaim(db, mail, now() + options.lease)).catch(() => undefined)
  }, options.lease / 3)
  try {
    const failure = await trySending(deps, mail, operator)
    if (failure !== undefined) return await recordFailedAttempt(deps, mail, failure.error, options)
    await retryBriefly(() => database.write((db) => recordSent(db, mail, now())))
    return true
  } finally {
    clearInterval(keep)
  }
}

/** Whether a mail must not be sent any more, because its reader or the operator has changed something since. */
async function isUnwanted({ config, database }: SenderParts, mail: ClaimedMail, operator: Operator): Promise<boolean> {
  if (mail.kind === 'invitation' && !mayMailInvitations(config, operator)) return true
  return UNASKED.has(mail.kind) && (await isSuppressed(database.read, mail.to_address))
}

/**
 * Deletes an email about news that must not leave now. One that has waited into its reader's quiet hours is written again
 * once they are over; a reminder of what was done meanwhile is not. Both changes are one transaction, so that no news is
 * mailed twice.
 */
async function isPutOff(deps: SenderParts, { id: mailId, kind, notification_id: id }: ClaimedMail): Promise<boolean> {
  const { database, now } = deps
  if (id === null) return false
  const isDone =
    kind === 'reminder' && !(await stillDue(database.read, await reviewQuestionsOf(database).read(), id, now()))
  return database.write(async (db) => {
    const at = isDone ? null : await whenMayLeave(db, id, now())
    if (at !== null && at <= now()) return false
    await mailLater(db, id, at)
    await deleteMail(db, mailId)
    return true
  })
}

/** What every email states: who runs the site, with their postal address, and what we store. */
function imprint(
  { operatorName, postalAddress }: Operator,
  publicUrl: string,
  { mail }: ServerMessages,
): MailText['footer'] {
  const address = postalAddress && onOneLine(postalAddress)
  const operator = [operatorName, address].filter((part) => part !== null).join(', ')
  return [
    ...(operator === '' ? [] : [mail.runBy({ host: new URL(publicUrl).host, operator })]),
    { label: mail.privacy, url: `${publicUrl}/privacy` },
  ]
}

/** Added when it is sent, so that a mail that waited in the outbox names the current operator. */
async function trySending({ config, mailer }: SenderParts, mail: ClaimedMail, operator: Operator) {
  const language = languageFor(config, mail.language)
  const messages = messagesIn(language)
  try {
    await mailer.send({
      messageId: `${mail.id}@${new URL(config.publicUrl).hostname}`,
      to: deliveryAddress(mail.to_address),
      subject: mail.subject,
      language,
      ...addFooter(mail, imprint(operator, config.publicUrl, messages), messages),
      unsubscribeUrl: mail.unsubscribe_url,
    })
    return undefined
  } catch (error) {
    return { error }
  }
}

async function recordFailedAttempt(
  { database, now }: SenderParts,
  mail: ClaimedMail,
  error: unknown,
  options: SendOptions,
) {
  const { retryIn, reason, isOutOfReach } = classifyFailure(error, mail.tries)
  const state = retryIn === undefined ? 'failed' : 'waiting'
  await database.write((db) => recordFailure(db, mail, { state, nextTryAt: now() + (retryIn ?? 0), reason }))
  options.onFailure?.({ mailId: mail.id, kind: mail.kind, isGivenUp: state === 'failed', reason })
  return !isOutOfReach
}
