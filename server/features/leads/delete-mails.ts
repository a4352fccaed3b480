import type { Transaction } from '#server/database/database.ts'

/** Mails that only exist because somebody was a lead or invited. What the account of a member sent stays. */
const MAIL_KINDS = ['lead-welcome', 'lead-confirm', 'lead-delivered', 'invitation'] as const

/** The outbox keeps to whom a mail went: for somebody who is erased that goes, too. */
export async function deleteMailsTo(db: Transaction, emailHashes: readonly string[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('mails').where('to_hash', 'in', emailHashes).where('kind', 'in', MAIL_KINDS).execute()
}
