import type { Transaction } from '#server/database/database.ts'

/**
 * Ends every session, every secret address and every one-time link, whether it sets a password or proves or changes an
 * address.
 */
export async function endAllAccess(db: Transaction): Promise<void> {
  const tables = ['sessions', 'password_links', 'email_links', 'calendar_feeds'] as const
  for (const table of tables) await db.deleteFrom(table).execute()
}
