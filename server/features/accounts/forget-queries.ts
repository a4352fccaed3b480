import type { Transaction } from '#server/database/database.ts'

type MailState = 'held' | 'waiting' | 'failed'

/** Mails that a member caused and that have not left yet. */
export async function deleteUnsentMailsOf(
  db: Transaction,
  memberId: string,
  states: readonly MailState[] = ['held', 'waiting', 'failed'],
): Promise<void> {
  await db.deleteFrom('mails').where('member_id', '=', memberId).where('state', 'in', states).execute()
}

/** What the outbox keeps of a member: every mail to them, and to whom they wrote. */
export async function deleteMailsOf(db: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('member_id', '=', id), eb('to_address', '=', email)]))
    .execute()
}

/** What a member did, but for the ledger, which only ever grows and names nobody. */
const RECORDS = [
  'sessions',
  'devices',
  'password_links',
  'email_links',
  'invitations',
  'idempotency_keys',
  'challenge_progress',
  'mission_completions',
  'course_progress',
  'quiz_answers',
] as const

export async function deleteRecordsOf(db: Transaction, memberId: string): Promise<void> {
  for (const table of RECORDS) await db.deleteFrom(table).where('member_id', '=', memberId).execute()
}

/** A referral stays, so that nobody is paid for it twice; from where and with what they registered does not. */
export async function forgetWhereRegistered(db: Transaction, memberId: string): Promise<void> {
  await db
    .updateTable('referrals')
    .set({ address_block: null, device_hash: null })
    .where('invited_id', '=', memberId)
    .execute()
}
