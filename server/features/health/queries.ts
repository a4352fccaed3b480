import type { Db } from '#server/database/database.ts'

/** Reads any one row. */
export async function readARow(db: Db): Promise<void> {
  await db.selectFrom('members').select('id').limit(1).execute()
}
