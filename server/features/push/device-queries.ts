import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { PushTables } from '#server/database/tables/push.ts'
import type { SiteKeys } from './vapid.ts'

export async function siteKeys(db: Db): Promise<SiteKeys> {
  const row = await db.selectFrom('push_keys').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  return { publicKey: row.public_key, privateKey: row.private_key }
}

/** Browsers subscribe with the key, so those that did so with another one have to do it again. @returns how many */
export async function replaceSiteKeys(db: Transaction, { publicKey, privateKey }: SiteKeys): Promise<number> {
  await db
    .updateTable('push_keys')
    .set({ public_key: publicKey, private_key: privateKey })
    .where('id', '=', 1)
    .execute()
  const deleted = await db.deleteFrom('push_subscriptions').executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** The newest first. */
export function devicesOf(db: Db, memberId: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'session_hash', 'label', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Whoever had subscribed this device until now, or another one in this session, has it no longer. */
export async function insertDevice(
  db: Transaction,
  device: Insertable<PushTables['push_subscriptions']>,
): Promise<void> {
  const { endpoint_hash, session_hash } = device
  await db
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('session_hash', '=', session_hash), eb('endpoint_hash', '=', endpoint_hash)]))
    .execute()
  await db
    .insertInto('push_subscriptions')
    .values(device)
    // Two members may subscribe one device at the same moment: the later one has it.
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(device))
    .execute()
}

export async function deleteDevice(db: Transaction, memberId: string, deviceId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('id', '=', deviceId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteDevicesOf(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('member_id', '=', memberId).execute()
}
