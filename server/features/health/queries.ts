import type { Db } from '#server/database/database.ts'

/** Asks for one row, whichever it is. */
export async function readARow(db: Db): Promise<void> {
  await db.selectFrom('members').select('id').limit(1).execute()
}
