import type { QuietHours } from 'game/local-time'
import { NOTIFICATIONS_KEPT, type NotificationKind, type Topic, type Way } from 'game/notifications'
import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Schema } from '#server/database/schema.ts'

export type Choice = { topic: Topic; way: Way; isOn: boolean }

type Rest = { rest_from_day: number | null; rest_to_day: number | null }

export type Reader = {
  email: string
  language: string | null
  isVerified: boolean
  isSuspended: boolean
  wantsNoNudges: boolean
  rest: Rest
  timeZone: string | null
  quietHours: QuietHours | null
  nextReminderAt: number | null
  choices: readonly Choice[]
  /** Whether reminders go to a device. */
  hasDevices: boolean
}

/**
 * Those of the members who haven't left, with their choices. None of them can delete their account until the transaction
 * ends, so that nothing names somebody who has left.
 * @param ids sorted, so that transactions lock in the same order
 */
export async function lockReaders(db: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Reader>> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'email', 'language', 'time_zone', 'email_verified_at', 'suspended_at', 'no_nudges'])
    .select(['rest_from_day', 'rest_to_day'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .modifyEnd(dialectOf(db).lockRows.exists)
    .execute()
  const settings = await db
    .selectFrom('notification_settings')
    .select(['member_id', 'quiet_from', 'quiet_until', 'next_reminder_at'])
    .where('member_id', 'in', ids)
    .execute()
  const nextReminders = new Map(settings.map((row) => [row.member_id, row.next_reminder_at]))
  const quietHours = new Map(settings.map((row) => [row.member_id, quietHoursIn(row)]))
  const withDevices = await membersWithDevices(db, ids)
  const choices = Map.groupBy(await choicesOf(db, ids), ({ memberId }) => memberId)
  return new Map(
    members.map(({ id, email, language, time_zone, email_verified_at, suspended_at, no_nudges, ...rest }) => [
      id,
      {
        email,
        language,
        isVerified: email_verified_at !== null,
        isSuspended: suspended_at !== null,
        wantsNoNudges: no_nudges === 1,
        rest,
        timeZone: time_zone,
        quietHours: quietHours.get(id) ?? null,
        nextReminderAt: nextReminders.get(id) ?? null,
        choices: choices.get(id) ?? [],
        hasDevices: withDevices.has(id),
      },
    ]),
  )
}

/** Whether a day is one of a rest that the member announced. */
export function isResting({ rest_from_day: from, rest_to_day: to }: Rest, day: number): boolean {
  return from !== null && to !== null && from <= day && day <= to
}

/** Which of them get reminders on a device: adding a device is the choice. */
export async function membersWithDevices(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const devices = db.selectFrom('push_subscriptions').select('member_id').distinct().where('member_id', 'in', ids)
  return new Set((await devices.execute()).map(({ member_id }) => member_id))
}

export function quietHoursIn(row: { quiet_from: number | null; quiet_until: number | null }): QuietHours | null {
  const { quiet_from: from, quiet_until: until } = row
  return from === null || until === null ? null : { from, until }
}

/** The choices that members made; the defaults aren't stored. */
export async function choicesOf(db: Db, ids: readonly string[]): Promise<(Choice & { memberId: string })[]> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['member_id', 'topic', 'way', 'is_on'])
    .where('member_id', 'in', ids)
    .execute()
  return rows.map(({ member_id, topic, way, is_on }) => ({ memberId: member_id, topic, way, isOn: is_on === 1 }))
}

export async function insertNotifications(
  db: Transaction,
  rows: readonly Insertable<Schema['notifications']>[],
): Promise<number[]> {
  const inserted = await db.insertInto('notifications').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}

/** Deletes the oldest notifications of members who have more than NOTIFICATIONS_KEPT. */
export async function trimNotificationsOf(db: Transaction, ids: readonly string[]): Promise<void> {
  const full = await db
    .selectFrom('notifications')
    .select('member_id')
    .where('member_id', 'in', ids)
    .groupBy('member_id')
    .having((eb) => eb.fn.countAll(), '>', NOTIFICATIONS_KEPT)
    .execute()
  for (const { member_id } of full) {
    await db
      .deleteFrom('notifications')
      .where('member_id', '=', member_id)
      .where('id', '<=', (eb) =>
        eb
          .selectFrom('notifications as newer')
          .select('newer.id')
          .where('newer.member_id', '=', member_id)
          .orderBy('newer.id', 'desc')
          .limit(1)
          .offset(NOTIFICATIONS_KEPT),
      )
      .execute()
  }
}

/** Whether a member was told this kind of news after `since`, in any way. */
export async function wasToldSince(
  db: Db,
  { memberId, kind, reference }: { memberId: string; kind: NotificationKind; reference: string },
  since: number,
): Promise<boolean> {
  const news = db.selectFrom('notifications').select('id').where('member_id', '=', memberId).where('kind', '=', kind)
  return (
    (await news.where('reference', '=', reference).where('at', '>', since).limit(1).executeTakeFirst()) !== undefined
  )
}
