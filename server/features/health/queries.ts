import type { Db, Transaction } from '#server/database/database.ts'

/** Asks for one row, whichever it is. */
export async function readARow(db: Db): Promise<void> {
  await db.selectFrom('members').select('id').limit(1).execute()
}

/**
 * Writes a row and takes it back within the same unit: the disk has to take both, and nobody ever sees it. To write a row
 * as it is would not do, because SQLite leaves a page alone that does not change.
 */
export async function writeAndTakeBack(db: Transaction, key: string): Promise<void> {
  await db.insertInto('attempts').values({ key, count: 0, window_ends_at: 0 }).execute()
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
