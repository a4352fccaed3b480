import type { Transaction } from '#server/database/database.ts'

/**
 * Inserts a row and deletes it in the same unit: both must reach the disk, and no other transaction sees the row. An
 * update that changes nothing isn't enough, because SQLite doesn't write an unchanged page.
 * @param id unique to this probe, so that two at once don't wait for each other
 */
export async function probeWrite(db: Transaction, id: string): Promise<void> {
  const key = `health:${id}`
  await db.insertInto('attempts').values({ key, count: 0, window_ends_at: 0 }).execute()
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
