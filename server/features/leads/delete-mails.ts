import type { Transaction } from '#server/database/database.ts'

/** Mails that exist only because a person was a lead or invited. Mails to members about their account stay. */
const MAIL_KINDS = ['lead-welcome', 'lead-confirm', 'lead-delivered', 'invitation'] as const

/** The outbox keeps to whom a mail went: for an erased person that is removed, too. */
export async function deleteMailsTo(db: Transaction, emailHashes: readonly string[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('mails').where('to_hash', 'in', emailHashes).where('kind', 'in', MAIL_KINDS).execute()
}
