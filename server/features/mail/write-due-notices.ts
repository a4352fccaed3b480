import { writeDueToday } from 'game/notification-references'
import { NOTIFICATION_KINDS } from 'game/notifications'
import { messagesIn } from 'messages/server'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import {
  dueToMail,
  mailLater,
  type NewsToMail,
  postponeMail,
  takeToMail,
} from '#server/features/notifications/public.ts'
import { type Questions, stillDue } from '#server/features/reminders/public.ts'
import { reviewQuestionsOf } from '#server/features/reviews/public.ts'
import { languageFor } from '#server/languages.ts'
import { composeMail } from './compose-mail.ts'
import { emailHash } from './email-hash.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { noticeText } from './notice-text.ts'
import { topicName } from './topic-name.ts'
import { createTopicLink } from './unsubscribe.ts'

type Parts = Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>

/**
 * How many may be due; beyond that no more are written, because a mail that a person waits for, such as a link, must not
 * queue behind them.
 */
const ENOUGH_DUE = 20

/** How many may wait in all, retries included. Beyond that the mail server is probably down, and news stays in the list. */
const ENOUGH_WAITING = 200

/** Further news of the day is only in the member's list: others cause it, and could flood a mailbox. */
const NOTICES_A_DAY = 10

const DAY = 24 * 3_600_000

/** Told of each email that could not be written. */
export type OnNoticeFailure = (failure: { notificationId: number; err: unknown }) => void

/**
 * Puts the emails about news into the outbox, a few at a time, the longest due first. Until then they wait as
 * notifications, so that quiet hours don't make an email look late. One that fails is tried again in an hour.
 * @returns how many were processed
 */
export async function writeDueNotices(deps: Parts, onFailure?: OnNoticeFailure): Promise<number> {
  const { database, now } = deps
  if (await isFull(database.read, now())) return 0
  const due = await dueToMail(database.read, now(), ENOUGH_DUE)
  if (due.length === 0) return 0
  const questions = await reviewQuestionsOf(database).read()
  for (const id of due) {
    try {
      await database.write((db) => writeNotice(db, deps, id, questions))
    } catch (err) {
      onFailure?.({ notificationId: id, err })
      await database.write((db) => postponeMail(db, id, now()))
    }
  }
  return due.length
}

/** A few retries hold nothing back: a recipient's mail server may put emails off for hours. */
async function isFull(db: Db, now: number): Promise<boolean> {
  const waiting = db.selectFrom('mails').select('id').where('state', '=', 'waiting')
  const due = await waiting.where('next_try_at', '<=', now).limit(ENOUGH_DUE).execute()
  return due.length >= ENOUGH_DUE || (await waiting.limit(ENOUGH_WAITING).execute()).length >= ENOUGH_WAITING
}

async function writeNotice(db: Transaction, deps: Parts, id: number, questions: Questions): Promise<void> {
  const told = await takeToMail(db, id, deps.now())
  if (told === undefined) return
  const news = told.kind === 'reminder' ? await countedAgain(db, deps, told, questions) : told
  if (news === undefined) return mailLater(db, id, null)
  if (news.kind !== 'reminder' && (await hadEnough(db, news.reader.email, deps.now()))) return mailLater(db, id, null)
  const topic = NOTIFICATION_KINDS[news.kind]
  const unsubscribeUrl = await createTopicLink(db, deps, news.reader, topic)
  const messages = messagesIn(languageFor(deps.config, news.reader.language))
  const { subject, ...text } = noticeText(news, deps.config.publicUrl, messages)
  const footer = [...text.footer, { label: messages.mail.stopTopic({ topic: topicName(topic) }), url: unsubscribeUrl }]
  const to = { memberId: news.about?.id ?? null, to: news.reader.email, notificationId: id }
  const mail = { kind: mailKindOf(news), subject, unsubscribeUrl, ...composeMail({ ...text, footer }, messages) }
  await enqueueMail(db, deps, { ...to, ...mail })
}

/** A reminder with what is due now: since its hour the member may have done some of it, or all. */
async function countedAgain(db: Transaction, { now }: Parts, reminder: NewsToMail, questions: Questions) {
  const due = await stillDue(db, questions, reminder.id, now())
  return due && { ...reminder, reference: writeDueToday(due) }
}

async function hadEnough(db: Transaction, email: string, now: number): Promise<boolean> {
  const hash = emailHash(email)
  // So that two processes don't both write the last one.
  await dialectOf(db).lockNames(db, [`news:${hash}`])
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('to_hash', '=', hash)
    .where('created_at', '>', now - DAY)
    .where('notification_id', 'is not', null)
    .where('kind', '!=', 'reminder')
    .limit(NOTICES_A_DAY)
    .execute()
  return rows.length === NOTICES_A_DAY
}

function mailKindOf({ kind, reference }: NewsToMail): MailKind {
  const topic = NOTIFICATION_KINDS[kind]
  switch (topic) {
    case 'joined':
      return reference === 'held' ? 'referral-held' : 'referral-paid'
    case 'reminders':
      return 'reminder'
    case 'account':
      throw new Error('What concerns the account has an email of its own.')
    default:
      return topic
  }
}
