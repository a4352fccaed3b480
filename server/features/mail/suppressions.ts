import type { Db, Transaction } from '#server/database/database.ts'
import type { MailTables } from '#server/database/tables/mail.ts'
import { everyHashOf } from './email-hash.ts'

/** From now on no invitation and no mail to a lead is sent to this address. News that its owner chose still comes. */
export async function suppress(
  db: Transaction,
  emailHash: string,
  reason: MailTables['suppressions']['reason'],
  now: number,
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ email_hash: emailHash, reason, created_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute()
}

export async function isSuppressed(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('reason')
    .where('email_hash', 'in', everyHashOf(address))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
