import type { Transaction } from '#server/database/database.ts'

const RECORDS = ['sessions', 'devices', 'password_links', 'email_links'] as const

/** Every way into an account. */
export async function deleteAccessOf(db: Transaction, memberId: string): Promise<void> {
  for (const table of RECORDS) await db.deleteFrom(table).where('member_id', '=', memberId).execute()
}
