import type { Dependencies } from '#server/dependencies.ts'
import { deleteOldMails } from './outbox-queries.ts'

const DAY = 24 * 3_600_000

/**
 * Deletes mails that were sent 30 days ago, given up 90 days ago, or have waited 30 days for their sender to prove an
 * address.
 */
export function deleteExpiredMails({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = { sent: now() - 30 * DAY, failed: now() - 90 * DAY, held: now() - 30 * DAY }
  return database.write((db) => deleteOldMails(db, before))
}
