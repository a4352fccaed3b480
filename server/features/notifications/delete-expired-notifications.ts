import { NOTIFICATION_DAYS } from 'game/notifications'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'

const DAY = 24 * 3_600_000

/** So many at once: other writers wait for no more. */
const BATCH = 500

/** Deletes what members were told 90 days ago. */
export async function deleteExpiredNotifications({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = now() - NOTIFICATION_DAYS * DAY
  while ((await database.write((db) => deleteOldest(db, before))) === BATCH);
}

/** Ids count up with time, so that the oldest are found without an index on the time. @returns how many were deleted */
async function deleteOldest(db: Transaction, before: number): Promise<number> {
  const deleted = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) => eb.selectFrom('notifications').select('id').orderBy('id').limit(BATCH))
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
