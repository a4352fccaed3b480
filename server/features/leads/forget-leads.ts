import type { Transaction } from '#server/database/database.ts'

/** Mails that only exist because somebody was a lead or invited. What the account of a member sent stays. */
const MAIL_KINDS = ['lead-welcome', 'lead-confirm', 'lead-delivered', 'invitation'] as const

/**
 * What is left of somebody's leads when their account goes: people who asked for them alone are deleted, people who
 * also agreed to another member keep their place in the pool, without a phone number, and people they got by a
 * redemption stay given away, so that nobody gets them again.
 */
export async function forgetLeadsOf(db: Transaction, memberId: string): Promise<void> {
  await db
    .deleteFrom('leads')
    .where('owner_id', '=', memberId)
    .where(({ eb, or, selectFrom }) => {
      // An address is there once without an owner, so an owned row of the same address has nowhere to go.
      const ownerless = selectFrom('leads as pooled').select('pooled.email_hash').where('pooled.owner_id', 'is', null)
      return or([eb('pool_state', '=', 'none'), eb('email_hash', 'in', ownerless)])
    })
    .execute()
  await db.updateTable('leads').set({ owner_id: null, phone: null }).where('owner_id', '=', memberId).execute()
  await db
    .updateTable('leads')
    .set({ delivery_id: null })
    .where(({ eb, selectFrom }) =>
      eb('delivery_id', 'in', selectFrom('deliveries').select('deliveries.id').where('member_id', '=', memberId)),
    )
    .execute()
}

/** The outbox keeps to whom a mail went: for somebody who is erased that goes, too. */
export async function deleteMailsTo(db: Transaction, emailHashes: readonly string[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('mails').where('to_hash', 'in', emailHashes).where('kind', 'in', MAIL_KINDS).execute()
}
