import { setTimeout } from 'node:timers/promises'
import { type Operator, onOneLine } from 'game/operator'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliveryAddress } from '#server/email-key.ts'
import { mailLater, whenMayLeave } from '#server/features/notifications/public.ts'
import { mayMailInvitations, readOperator } from '#server/features/operator/public.ts'
import { classifyFailure } from './classify-failure.ts'
import { addFooter, type MailText } from './compose-mail.ts'
import type { Mailer } from './mailer.ts'
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
  /** For how long a mail stays with a process that says nothing more of it, in milliseconds. */
  lease?: number
  /** Once aborted, no further mail is begun. */
  signal?: AbortSignal
  /** Told of each failed try. */
  onFailure?: (failure: { mailId: string; kind: MailKind; isGivenUp: boolean; reason: string }) => void
  onNoticeFailure?: OnNoticeFailure
}

const LEASE = 60_000

/** What goes to people who may not have asked for it: their wish to hear nothing is looked up once more. */
const UNASKED: ReadonlySet<MailKind> = new Set(['invitation', 'lead-welcome', 'lead-confirm', 'lead-delivered'])

/** How long to wait before a note is tried again, in milliseconds: well within the lease. */
const RETRY_PAUSES = [200, 1_000, 3_000] as const

/**
 * Sends what is due, one after the other, and then writes what is due about news and sends that, until nothing is or the
 * mail server is out of reach. Any number of processes
 * may do so at once: each mail is claimed first, and a claim runs out with its process.
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

/** @returns whether it makes sense to go on with the next mail */
async function sendClaimed(deps: SenderParts, mail: ClaimedMail, options: SendOptions & { lease: number }) {
  const { config, database, now } = deps
  const operator = await readOperator(database.read, config)
  if ((await isUnwanted(deps, mail, operator)) || !(await mayLeave(deps, mail))) {
    await database.write((db) => deleteMail(db, mail.id))
    return true
  }
  // A mail server may take its time; nobody else may think that we have died meanwhile.
  const keep = setInterval(() => {
    database.write((db) => renewClaim(db, mail, now() + options.lease)).catch(() => undefined)
  }, options.lease / 3)
  try {
    const failure = await trySending(deps, mail, operator)
    if (failure !== undefined) return await recordFailedAttempt(deps, mail, failure.error, options)
    await insist(() => database.write((db) => recordSent(db, mail, now())))
    return true
  } finally {
    clearInterval(keep)
  }
}

/** Whether a mail may not leave any more, though it was written: its reader, or the operator, has changed something. */
async function isUnwanted({ config, database }: SenderParts, mail: ClaimedMail, operator: Operator): Promise<boolean> {
  if (mail.kind === 'invitation' && !mayMailInvitations(config, operator)) return true
  return UNASKED.has(mail.kind) && (await isSuppressed(database.read, mail.to_address))
}

/** An email about news may have waited into its reader's quiet hours: then it's written anew once they are over. */
async function mayLeave({ database, now }: SenderParts, { notification_id: id }: ClaimedMail): Promise<boolean> {
  if (id === null) return true
  return database.write(async (db) => {
    const at = await whenMayLeave(db, id, now())
    const isDue = at !== null && at <= now()
    if (!isDue) await mailLater(db, id, at)
    return isDue
  })
}

/** Whom every email names: who runs the site, with their postal address, and what we store. */
function imprint({ operatorName, postalAddress }: Operator, publicUrl: string): MailText['footer'] {
  const address = postalAddress && onOneLine(postalAddress)
  const operator = [operatorName, address].filter((part) => part !== null).join(', ')
  return [
    ...(operator === '' ? [] : [`Whistlestop at ${new URL(publicUrl).host} is run by: ${operator}`]),
    { label: 'Privacy', url: `${publicUrl}/privacy` },
  ]
}

/** Named when it leaves, so that what waits in the outbox names who runs the site now. */
async function trySending({ config, mailer }: SenderParts, mail: ClaimedMail, operator: Operator) {
  try {
    await mailer.send({
      messageId: `${mail.id}@${new URL(config.publicUrl).hostname}`,
      to: deliveryAddress(mail.to_address),
      subject: mail.subject,
      ...addFooter(mail, imprint(operator, config.publicUrl)),
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

/** An email that was sent but not recorded would be sent again, so recording it is retried while the database fails. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (const pause of RETRY_PAUSES) {
    try {
      return await write()
    } catch {
      await setTimeout(pause)
    }
  }
  return write()
}
