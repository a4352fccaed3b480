import { dayIn } from 'game/days'
import { afterQuietHours } from 'game/local-time'
import { NOTIFICATION_KINDS, REMINDER_LATE } from 'game/notifications'
import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { isAgreedNews } from './agreed-news.ts'
import { isResting, lockReaders, type Reader } from './queries.ts'
import { isOn } from './settings.ts'

const HOUR = 3_600_000

/**
 * News that couldn't be mailed within this time isn't mailed any more. A reminder leaves before the next one: quiet hours
 * are always shorter than a day.
 */
const MAILED_WITHIN = { reminder: 24 * HOUR - 1, other: 72 * HOUR }

/** After a failure the news is retried this much later, so that those after it come first. */
const POSTPONED_BY = HOUR

/** A reminder waits this much longer for the next one that is due by then, which takes its place if it comes. */
const NEXT_FIRST = 60_000

type Row = Selectable<Schema['notifications']>

export type NewsToMail = Pick<Row, 'id' | 'kind' | 'reference'> & {
  reader: { id: string; email: string; language: string | null }
  about: { id: string; name: string } | null
}

/** The ids of news whose emails are due, those due longest first. */
export async function dueToMail(db: Db, now: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('mail_at', '<=', now)
    .orderBy('mail_at')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Claims news, whose email the caller writes in the same transaction: no other process claims it, and after a crash it's
 * due again.
 * @returns undefined where no email is to be written, or not yet
 */
export async function takeToMail(db: Transaction, id: number, now: number): Promise<NewsToMail | undefined> {
  const news = await newsWithPeople(db, id)
  if (news === undefined || news.row.mail_at === null) return undefined
  const { row, reader, about } = news
  const mailAt = whenToMail(news, now)
  const isDue = mailAt !== null && mailAt <= now
  const taken = await db
    .updateTable('notifications')
    .set({ mail_at: isDue ? null : mailAt, mailed_at: isDue ? now : null })
    .where('id', '=', id)
    .where('mail_at', '=', row.mail_at)
    .returning('id')
    .executeTakeFirst()
  if (!isDue || taken === undefined || reader === undefined) return undefined
  return { id, kind: row.kind, reference: row.reference, reader: { ...reader, id: row.member_id }, about }
}

/** When a written email may be sent: at once if that isn't after `now`, later, or never (null). */
export async function whenMayLeave(db: Transaction, id: number, now: number): Promise<number | null> {
  const news = await newsWithPeople(db, id)
  return news === undefined ? null : whenToMail(news, now)
}

/** Schedules news whose email wasn't sent: it's written again at `at`, or never (null). */
export async function mailLater(db: Transaction, id: number, at: number | null): Promise<void> {
  await db.updateTable('notifications').set({ mail_at: at, mailed_at: null }).where('id', '=', id).execute()
}

/** For a reminder that no device took: it goes by email, or else into the list, as its reader chose. */
export async function remindOtherwise(db: Transaction, id: number, now: number): Promise<void> {
  const news = await newsWithPeople(db, id)
  if (news?.reader === undefined) return
  const mail_at = whenToMail(news, now)
  const is_listed = mail_at === null && isOn(news.reader.choices, 'reminders', 'product') ? 1 : 0
  await db.updateTable('notifications').set({ mail_at, is_listed }).where('id', '=', id).execute()
}

/** After a failure. If the email was written although the commit was never confirmed, the news isn't due again. */
export async function postponeMail(db: Transaction, id: number, now: number): Promise<void> {
  const news = db.updateTable('notifications').set({ mail_at: now + POSTPONED_BY })
  await news.where('id', '=', id).where('mail_at', 'is not', null).execute()
}

type News = { row: Row; reader: Reader | undefined; about: { id: string; name: string } | null }

async function newsWithPeople(db: Transaction, id: number): Promise<News | undefined> {
  const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const reader = (await lockReaders(db, [row.member_id])).get(row.member_id)
  return { row, reader, about: (await isAgreed(db, id)) ? await stillThere(db, row.about_id) : null }
}

/** Whether the news may be shown to its reader now. */
async function isAgreed(db: Db, id: number): Promise<boolean> {
  const news = db.selectFrom('notifications').select('id').where('id', '=', id).where(isAgreedNews())
  return (await news.executeTakeFirst()) !== undefined
}

async function stillThere(db: Db, memberId: string | null): Promise<{ id: string; name: string } | null> {
  if (memberId === null) return null
  const person = db.selectFrom('members').select(['id', 'name']).where('id', '=', memberId)
  return (await person.where('deleted_at', 'is', null).executeTakeFirst()) ?? null
}

/** News of these kinds isn't mailed once the other member has left or no longer shows their progress. */
const ABOUT_SOMEBODY: ReadonlySet<Row['kind']> = new Set(['joined', 'thanks', 'helped', 'first-days'])

/** Checked again here, because both members may have changed their settings since, and the other one may have left. */
function whenToMail({ row, reader, about }: News, now: number): number | null {
  if (reader === undefined || reader.isSuspended || !reader.isVerified) return null
  if (!isOn(reader.choices, NOTIFICATION_KINDS[row.kind], 'email')) return null
  if (row.kind === 'reminder' && reader.wantsNoNudges) return null
  if (ABOUT_SOMEBODY.has(row.kind) && about === null) return null
  const { timeZone, quietHours, nextReminderAt } = reader
  const at = afterQuietHours(timeZone, quietHours, now)
  if (row.kind !== 'reminder') return at - row.at > MAILED_WITHIN.other ? null : at
  if (now - afterQuietHours(timeZone, quietHours, row.at) > REMINDER_LATE) return null
  if (at - row.at > MAILED_WITHIN.reminder || isResting(reader.rest, dayIn(timeZone, at))) return null
  return nextReminderAt !== null && nextReminderAt <= at ? at + NEXT_FIRST : at
}
