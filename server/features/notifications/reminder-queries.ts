import { dayIn } from 'game/days'
import { nextMoment } from 'game/local-time'
import { type DueToday, writeDueToday } from 'game/notification-references'
import { REMINDER_HOUR, REMINDER_LATE } from 'game/notifications'
import type { Db, Transaction } from '#server/database/database.ts'
import { notifyAll } from './notify.ts'
import { isResting } from './queries.ts'

export type DueReminder = { memberId: string; dueAt: number }

/** In days. Only a wrong clock schedules a reminder further ahead, or records one on a day further ahead. */
const FURTHEST = 3

/** The reminders that are due, those due longest first, then those that a fast clock scheduled too late. */
export async function dueReminders(db: Db, now: number, atMost: number): Promise<DueReminder[]> {
  const reminders = db
    .selectFrom('notification_settings')
    .select(['member_id', 'next_reminder_at'])
    .orderBy('next_reminder_at')
    .orderBy('member_id')
    .limit(atMost)
  const due = await reminders.where('next_reminder_at', '<=', now).execute()
  const misplaced = await reminders.where('next_reminder_at', '>', now + FURTHEST * 86_400_000).execute()
  const rows = [...due, ...misplaced].slice(0, atMost)
  return rows.map(({ member_id, next_reminder_at }) => ({ memberId: member_id, dueAt: next_reminder_at ?? now }))
}

/** Somebody who may be reminded now. */
export type Reminded = {
  id: string
  time_zone: string | null
  reviews_per_day: number
  /** How many reminders were sent since their last visit. */
  unopened: number
}

/**
 * Claims a member's reminder for today and schedules the next one, in the transaction that tells them: no other process
 * claims it, and after a crash it's due again.
 * @returns undefined for a member who had one today, wants none, rests or may not log in, and long after their hour
 */
export async function claimReminder(
  db: Transaction,
  { memberId, dueAt }: DueReminder,
  now: number,
): Promise<Reminded | undefined> {
  const settings = await settingsWithMember(db, memberId)
  if (settings === undefined) return undefined
  const { time_zone, reviews_per_day, last_reminder_day } = settings
  const minutes = (settings.reminder_hour ?? REMINDER_HOUR) * 60
  const claimed = await db
    .updateTable('notification_settings')
    .set({ next_reminder_at: nextMoment(time_zone, minutes, now) })
    .where('member_id', '=', memberId)
    .where('next_reminder_at', '=', dueAt)
    .returning('member_id')
    .executeTakeFirst()
  const today = dayIn(time_zone, now)
  const hadOne = last_reminder_day !== null && last_reminder_day >= today && last_reminder_day <= today + FURTHEST
  const mayHear = settings.deleted_at === null && settings.suspended_at === null && settings.no_nudges === 0
  const isInTime = dueAt <= now && nextMoment(time_zone, minutes, now - REMINDER_LATE - 1) <= now
  const isDue = claimed !== undefined && isInTime && mayHear && !hadOne && !isResting(settings, today)
  return isDue ? { id: memberId, time_zone, reviews_per_day, unopened: unopenedSince(settings) } : undefined
}

type Opening = { last_visit_day: number | null; last_reminder_day: number | null; unopened_reminders: number }

/** A visit on the day of the last reminder or later counts as opening it. */
function unopenedSince({ last_visit_day, last_reminder_day, unopened_reminders }: Opening): number {
  const hasCome = last_visit_day !== null && last_reminder_day !== null && last_visit_day >= last_reminder_day
  return hasCome ? 0 : unopened_reminders
}

/**
 * Reminds a member whose reminder was claimed in this transaction. One that still waits for the end of quiet hours gives way
 * to this one.
 * @returns the id of the notification
 */
export async function remind(
  db: Transaction,
  { id, time_zone, unopened }: Reminded,
  due: DueToday,
  now: number,
): Promise<number | undefined> {
  const news = { memberId: id, kind: 'reminder', about: { reference: writeDueToday(due) }, at: now } as const
  const [told] = await notifyAll(db, [news])
  if (told === undefined) return undefined
  const earlier = db.updateTable('notifications').set({ mail_at: null }).where('member_id', '=', id)
  await earlier.where('kind', '=', 'reminder').where('mail_at', 'is not', null).where('id', '!=', told).execute()
  await db
    .updateTable('notification_settings')
    .set({ last_reminder_day: dayIn(time_zone, now), unopened_reminders: unopened + 1 })
    .where('member_id', '=', id)
    .execute()
  return told
}

/** Reschedules a reminder that failed, so that those after it come first. */
export async function postponeReminder(db: Transaction, { memberId, dueAt }: DueReminder, at: number): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({ next_reminder_at: at })
    .where('member_id', '=', memberId)
    .where('next_reminder_at', '=', dueAt)
    .execute()
}

function settingsWithMember(db: Db, memberId: string) {
  return db
    .selectFrom('notification_settings')
    .innerJoin('members', 'members.id', 'notification_settings.member_id')
    .select(['time_zone', 'reviews_per_day', 'suspended_at', 'deleted_at', 'no_nudges'])
    .select(['rest_from_day', 'rest_to_day', 'last_visit_day'])
    .select(['reminder_hour', 'last_reminder_day', 'unopened_reminders'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
