import type { Transaction } from '#server/database/database.ts'

/** Ends every session and every one-time link: to choose a password, to prove or to change an address. */
export async function endAllAccess(db: Transaction): Promise<void> {
  for (const table of ['sessions', 'password_links', 'email_links'] as const) await db.deleteFrom(table).execute()
}
