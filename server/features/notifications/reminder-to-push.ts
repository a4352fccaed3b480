import { dayIn } from 'game/days'
import { afterQuietHours } from 'game/local-time'
import { REMINDER_LATE } from 'game/notifications'
import type { Transaction } from '#server/database/database.ts'
import { isResting, lockReaders } from './queries.ts'

/** A reminder that may go to a device, no earlier than `mayLeaveAt` and no later than `lateAt`. */
export type PushableReminder = {
  member: { id: string; time_zone: string | null; reviews_per_day: number; language: string | null }
  mayLeaveAt: number
  lateAt: number
}

/** @returns undefined if its reader must not be told any more, or it's too late */
export async function reminderToPush(db: Transaction, id: number, now: number): Promise<PushableReminder | undefined> {
  const row = await db
    .selectFrom('notifications')
    .innerJoin('members', 'members.id', 'notifications.member_id')
    .select(['at', 'member_id', 'time_zone', 'reviews_per_day'])
    .where('notifications.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const reader = (await lockReaders(db, [row.member_id])).get(row.member_id)
  if (reader === undefined || reader.isSuspended || reader.wantsNoNudges) return undefined
  const { timeZone, quietHours, language } = reader
  const lateAt = afterQuietHours(timeZone, quietHours, row.at) + REMINDER_LATE
  const mayLeaveAt = afterQuietHours(timeZone, quietHours, now)
  if (mayLeaveAt > lateAt || isResting(reader.rest, dayIn(timeZone, mayLeaveAt))) return undefined
  const member = { id: row.member_id, time_zone: row.time_zone, reviews_per_day: row.reviews_per_day, language }
  return { member, mayLeaveAt, lateAt }
}
