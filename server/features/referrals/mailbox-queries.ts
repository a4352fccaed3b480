import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'

type Mailbox = { invitedId: string; hash: string }

/** Whether a referral with this mailbox was paid before, or an earlier referral has it (or had it, and is held). */
export async function isKnownMailbox(db: Db, { invitedId, hash }: Mailbox): Promise<boolean> {
  const found = sql<number>`1`.as('found')
  const known = await db
    .selectFrom('paid_mailboxes')
    .select(found)
    .where('mailbox_hash', '=', hash)
    .union((query) =>
      query
        .selectFrom('referrals as own')
        .innerJoin('referrals as other', (join) => join.on('other.mailbox_hash', '=', hash))
        .select(found)
        .where('own.invited_id', '=', invitedId)
        .where((eb) =>
          eb(eb.refTuple('other.created_at', 'other.invited_id'), '<', eb.refTuple('own.created_at', 'own.invited_id')),
        ),
    )
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** Whether this hash was recorded as paid. */
export async function isMailboxTaken(db: Db, hash: string): Promise<boolean> {
  const taken = db.selectFrom('paid_mailboxes').select('mailbox_hash').where('mailbox_hash', '=', hash)
  return (await taken.executeTakeFirst()) !== undefined
}

/**
 * Records permanently that this mailbox was paid for. Concurrent calls wait for each other here.
 * @returns false when it was recorded before
 */
export async function takeMailbox(db: Transaction, hash: string): Promise<boolean> {
  const taken = await db
    .insertInto('paid_mailboxes')
    .values({ mailbox_hash: hash })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('mailbox_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** After an administrator's decision: records a mailbox that was paid for, and erases that of a deleted account. */
export async function settleMailbox(db: Transaction, invitedId: string, isPaid: boolean): Promise<void> {
  const referral = await db
    .selectFrom('referrals')
    .innerJoin('members', 'members.id', 'referrals.invited_id')
    .select(['referrals.mailbox_hash', 'members.deleted_at'])
    .where('referrals.invited_id', '=', invitedId)
    .executeTakeFirst()
  if (referral === undefined || referral.mailbox_hash === null) return
  if (isPaid) await takeMailbox(db, referral.mailbox_hash)
  if (referral.deleted_at === null) return
  await db.updateTable('referrals').set({ mailbox_hash: null }).where('invited_id', '=', invitedId).execute()
}
