import type { Transaction } from '#server/database/database.ts'

/**
 * Inserts a row and deletes it in the same unit: both must reach the disk, and no other transaction sees the row. An update
 * that changes nothing would not do, because SQLite does not write a page that stays the same.
 * @param id of this probe alone, so that two at once do not wait for each other
 */
export async function probeWrite(db: Transaction, id: string): Promise<void> {
  const key = `health:${id}`
  await db.insertInto('attempts').values({ key, count: 0, window_ends_at: 0 }).execute()
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
