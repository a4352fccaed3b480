import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'

const DAY = 24 * 3_600_000

/**
 * Deletes mails that were sent 30 days ago, given up 90 days ago, or have waited 30 days for their sender to prove an
 * address.
 */
export function deleteExpiredMails({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = { sent: now() - 30 * DAY, failed: now() - 90 * DAY, held: now() - 30 * DAY }
  return database.write((db) => deleteOldMails(db, before))
}

/** Each state has its own time before which a mail is deleted. */
async function deleteOldMails(db: Transaction, before: { sent: number; failed: number; held: number }): Promise<void> {
  // No mail is sent before it is due, and by that there is an index.
  const sent = db.deleteFrom('mails').where('state', '=', 'sent').where('next_try_at', '<', before.sent)
  await sent.where('sent_at', '<', before.sent).execute()
  await db.deleteFrom('mails').where('state', '=', 'failed').where('next_try_at', '<', before.failed).execute()
  await db.deleteFrom('mails').where('state', '=', 'held').where('created_at', '<', before.held).execute()
}
