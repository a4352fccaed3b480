import { NOTIFICATION_KINDS, TOPIC_NAMES } from 'game/notifications'
import type { Db, Transaction } from '#server/database/database.ts'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import {
  dueToMail,
  mailLater,
  type NewsToMail,
  postponeMail,
  takeToMail,
} from '#server/features/notifications/public.ts'
import { composeMail } from './compose-mail.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { noticeText } from './notice-text.ts'
import { isSuppressed } from './suppressions.ts'
import { createTopicLink } from './unsubscribe.ts'

type Parts = Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>

/** With so many waiting, no more are written: what a person waits for, such as a link, must not queue behind them. */
const ENOUGH_WAITING = 20

/** Told of each email that could not be written. */
export type OnNoticeFailure = (failure: { notificationId: number; err: unknown }) => void

/**
 * Puts the emails about news into the outbox, those that are due longest first and a few at a time. Until then they wait
 * as notifications, so that quiet hours make no email late. One that fails is tried again in an hour.
 * @returns how many were looked at
 */
export async function writeDueNotices(deps: Parts, onFailure?: OnNoticeFailure): Promise<number> {
  const { database, now } = deps
  if ((await waiting(database.read)) >= ENOUGH_WAITING) return 0
  const due = await dueToMail(database.read, now(), ENOUGH_WAITING)
  for (const id of due) {
    try {
      await database.write((db) => writeNotice(db, deps, id))
    } catch (err) {
      onFailure?.({ notificationId: id, err })
      await database.write((db) => postponeMail(db, id, now()))
    }
  }
  return due.length
}

async function waiting(db: Db): Promise<number> {
  const rows = await db.selectFrom('mails').select('id').where('state', '=', 'waiting').limit(ENOUGH_WAITING).execute()
  return rows.length
}

async function writeNotice(db: Transaction, deps: Parts, id: number): Promise<void> {
  const news = await takeToMail(db, id, deps.now())
  if (news === undefined) return
  if (await isSuppressed(db, news.reader.email)) return mailLater(db, id, null)
  const topic = NOTIFICATION_KINDS[news.kind]
  const unsubscribeUrl = await createTopicLink(db, deps, news.reader, topic)
  const { subject, ...text } = noticeText(news, deps.config.publicUrl)
  const footer = [...text.footer, { label: `Stop emails about ${TOPIC_NAMES[topic]}`, url: unsubscribeUrl }]
  const to = { memberId: news.about?.id ?? null, to: news.reader.email, notificationId: id }
  const mail = { kind: mailKindOf(news), subject, unsubscribeUrl, ...composeMail({ ...text, footer }) }
  await enqueueMail(db, deps, { ...to, ...mail })
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
