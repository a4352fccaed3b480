import { NOTIFICATION_DAYS } from 'game/notifications'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'

const DAY = 24 * 3_600_000

/** The size of one transaction, so that other writers wait only briefly. */
const BATCH = 500

/** Deletes notifications that are 90 days old. */
export async function deleteExpiredNotifications({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = now() - NOTIFICATION_DAYS * DAY
  while ((await database.write((db) => deleteOldest(db, before))) === BATCH);
}

/** Ids rise with time, so the oldest are found without an index on the time. @returns how many were deleted */
async function deleteOldest(db: Transaction, before: number): Promise<number> {
  const deleted = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) => eb.selectFrom('notifications').select('id').orderBy('id').limit(BATCH))
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
