import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { MailTables } from '#server/database/tables/mail.ts'

/** A mail that this process may send until `claimed_until`. Its number of tries tells this claim from any later one. */
export type ClaimedMail = Selectable<MailTables['mails']>

/** Whether a claim is worth a write. */
export async function hasDueMail(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where('claimed_until', '<', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Claims the mail that has been due longest, for this process only, until the lease (in milliseconds) ends. */
export function claimDueMail(db: Transaction, now: number, lease: number): Promise<ClaimedMail | undefined> {
  return db
    .updateTable('mails')
    .set((eb) => ({ claimed_until: now + lease, tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .where('claimed_until', '<', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .modifyEnd(dialectOf(db).lockRows.skip),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Holds a claim for longer, while its mail is on its way. */
export async function renewClaim(db: Transaction, { id, tries }: ClaimedMail, until: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .where('claimed_until', '>', 0)
    .execute()
}

/** By any process: a sent mail must not be sent again. Its text is deleted, so that no link is kept. */
export async function recordSent(db: Transaction, { id }: ClaimedMail, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now, claimed_until: 0, text: '', html: '', unsubscribe_url: null, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Gives a claim back. A mail given up keeps in `next_try_at` when that was. */
export async function recordFailure(
  db: Transaction,
  { id, tries }: ClaimedMail,
  failure: { state: 'waiting' | 'failed'; nextTryAt: number; reason: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: failure.state, next_try_at: failure.nextTryAt, last_error: failure.reason, claimed_until: 0 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .execute()
}

export async function deleteMail(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

/** The state of the outbox: how many mails wait, since when the oldest has, and how many were given up. */
export async function outboxState(db: Db): Promise<{ waiting: number; oldestAt: number | null; failed: number }> {
  const rows = await db
    .selectFrom('mails')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  return {
    waiting: of('waiting')?.count ?? 0,
    oldestAt: of('waiting')?.oldest ?? null,
    failed: of('failed')?.count ?? 0,
  }
}

/** What was given up, newest first. */
export function failedMails(db: Db, atMost: number) {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address', 'subject', 'tries', 'last_error', 'created_at'])
    .where('state', '=', 'failed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
}

/** @returns false when there is no such mail, or it is not given up */
export async function retryFailedMail(db: Transaction, id: string, now: number): Promise<boolean> {
  const retried = await db
    .updateTable('mails')
    .set({ state: 'waiting', tries: 0, next_try_at: now, claimed_until: 0 })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst()
  return retried !== undefined
}
