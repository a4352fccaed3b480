import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { PushTables } from '#server/database/tables/push.ts'

/** A push that this process may send until `claimed_until`. Its number of tries tells this claim from any later one. */
export type ClaimedPush = Selectable<PushTables['pushes']>

/** Puts a notification into the outbox for each of its reader's devices. @returns to how many */
export async function enqueuePushes(
  db: Transaction,
  { memberId, notificationId, at }: { memberId: string; notificationId: number; at: number },
): Promise<number> {
  const devices = await db.selectFrom('push_subscriptions').select('id').where('member_id', '=', memberId).execute()
  const rows = devices.map(({ id }) => ({ subscription_id: id, notification_id: notificationId, next_try_at: at }))
  if (rows.length > 0) await db.insertInto('pushes').values(rows).execute()
  return rows.length
}

/** Whether a claim is worth a write. */
export async function hasDuePush(db: Db, now: number): Promise<boolean> {
  const due = db.selectFrom('pushes').select('id').where('next_try_at', '<=', now).where('claimed_until', '<', now)
  return (await due.limit(1).executeTakeFirst()) !== undefined
}

/** Takes those that are due longest, for this process alone until the lease (in milliseconds) is over. */
export function claimDuePushes(db: Transaction, now: number, lease: number, atMost: number): Promise<ClaimedPush[]> {
  return db
    .updateTable('pushes')
    .set((eb) => ({ claimed_until: now + lease, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pushes')
        .select('id')
        .where('next_try_at', '<=', now)
        .where('claimed_until', '<', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(atMost)
        .modifyEnd(dialectOf(db).lockRows.skip),
    )
    .returningAll()
    .execute()
}

export function deviceOfPush(db: Db, { subscription_id }: ClaimedPush) {
  const device = db.selectFrom('push_subscriptions').select(['id', 'member_id', 'endpoint', 'p256dh', 'auth'])
  return device.where('id', '=', subscription_id).executeTakeFirst()
}

/** Gives a claim back: it's tried again at this moment. */
export async function postponePush(db: Transaction, { id, tries }: ClaimedPush, at: number): Promise<void> {
  const claim = db.updateTable('pushes').set({ next_try_at: at, claimed_until: 0 })
  await claim.where('id', '=', id).where('tries', '=', tries).execute()
}

/** As `postponePush`, for one that wasn't sent at all: that was no try. */
export async function waitWithPush(db: Transaction, { id, tries }: ClaimedPush, at: number): Promise<void> {
  const claim = db.updateTable('pushes').set({ next_try_at: at, claimed_until: 0, tries: tries - 1 })
  await claim.where('id', '=', id).where('tries', '=', tries).execute()
}

export async function deletePush(db: Transaction, { id }: ClaimedPush): Promise<void> {
  await db.deleteFrom('pushes').where('id', '=', id).execute()
}

/** Whoever sent it: a push that is out must not go again. */
export async function recordPushed(db: Transaction, push: ClaimedPush, now: number): Promise<void> {
  await deletePush(db, push)
  const device = db.updateTable('push_subscriptions').set({ last_used_at: now })
  await device.where('id', '=', push.subscription_id).execute()
  const notification = db.updateTable('notifications').set({ pushed_at: now }).where('pushed_at', 'is', null)
  await notification.where('id', '=', push.notification_id).execute()
}

/** The device has withdrawn its subscription. @returns whether the notification still reaches, or has reached, another one */
export async function deleteWithdrawnDevice(
  db: Transaction,
  { subscription_id, notification_id }: ClaimedPush,
  endpoint: string,
): Promise<boolean> {
  // Locked, so that of two devices that withdraw at the same moment the second one sees that the first is gone.
  const notification = db.selectFrom('notifications').select('id').where('id', '=', notification_id)
  await notification.modifyEnd(dialectOf(db).lockRows.wait).execute()
  // It may have subscribed anew meanwhile.
  const device = db.deleteFrom('push_subscriptions').where('id', '=', subscription_id)
  await device.where('endpoint', '=', endpoint).execute()
  const other = db.selectFrom('pushes').select('id').where('notification_id', '=', notification_id)
  const reached = db.selectFrom('notifications').select('id').where('id', '=', notification_id)
  return (
    (await other.limit(1).executeTakeFirst()) !== undefined ||
    (await reached.where('pushed_at', 'is not', null).executeTakeFirst()) !== undefined
  )
}
