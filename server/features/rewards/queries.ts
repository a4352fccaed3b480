import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { RewardTables } from '#server/database/tables/rewards.ts'

/** The keys of posts and letters that a member has had. */
export async function itemsHad(db: Db, memberId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('delivered_items').select('item_key').where('member_id', '=', memberId).execute()
  return new Set(rows.map((row) => row.item_key))
}

export async function insertItems(db: Transaction, memberId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = keys.map((key) => ({ member_id: memberId, item_key: key }))
  await db.insertInto('delivered_items').values(rows).execute()
}

export async function insertDelivery(db: Transaction, delivery: Insertable<RewardTables['deliveries']>): Promise<void> {
  await db.insertInto('deliveries').values(delivery).execute()
}

/** @returns false when the member has left */
export async function countRedemption(db: Transaction, memberId: string): Promise<boolean> {
  const counted = await db
    .updateTable('members')
    .set((eb) => ({ redemption_count: eb('redemption_count', '+', 1) }))
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}
