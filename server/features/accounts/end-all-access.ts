import type { Transaction } from '#server/database/database.ts'

/** Ends every session, every secret address and every one-time link: to choose a password, to prove or change an address. */
export async function endAllAccess(db: Transaction): Promise<void> {
  const tables = ['sessions', 'password_links', 'email_links', 'calendar_feeds'] as const
  for (const table of tables) await db.deleteFrom(table).execute()
}
