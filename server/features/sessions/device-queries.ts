import type { Db, Transaction } from '#server/database/database.ts'

/** Which members have signed in from the browser that holds this token; empty for one that we never issued. */
export async function membersOfDevice(db: Db, tokenHash: string): Promise<string[]> {
  const rows = await db.selectFrom('devices').select('member_id').where('token_hash', '=', tokenHash).execute()
  return rows.map((row) => row.member_id)
}

/** Whether a member has logged in from the same browser as one of the others. */
export async function haveSharedDevice(db: Db, memberId: string, otherIds: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('devices')
    .innerJoin('devices as others', 'others.token_hash', 'devices.token_hash')
    .select('devices.token_hash')
    .where('devices.member_id', '=', memberId)
    .where('others.member_id', 'in', otherIds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function rememberDevice(db: Transaction, tokenHash: string, memberId: string, now: number) {
  await db
    .insertInto('devices')
    .values({ token_hash: tokenHash, member_id: memberId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'member_id']).doUpdateSet({ last_used_at: now }))
    .execute()
}

export async function deleteDevicesOf(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('devices').where('member_id', '=', memberId).execute()
}

export async function deleteDevicesUnusedSince(db: Transaction, since: number): Promise<void> {
  await db.deleteFrom('devices').where('last_used_at', '<', since).execute()
}
