import type { Db } from '#server/database/database.ts'
import { canonicalKey } from '#server/email-key.ts'

/** How many pairs are named; the others are only counted. */
const NAMED = 10

/**
 * One line for the operator about accounts that share a mailbox: an older version treated two spellings of one address
 * as two. Empty where there are none.
 */
export async function reportSharedMailboxes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('members as second')
    .innerJoin('members as first', 'first.id', 'second.same_mailbox_as')
    .select(['second.id', 'second.email', 'first.id as first_id', 'first.email as first_email'])
    .where('second.same_mailbox_as', 'is not', null)
    .where('first.deleted_at', 'is', null)
    .orderBy('second.id')
    .execute()
  // Either may have changed its address since.
  const pairs = rows.filter(({ email, first_email }) => canonicalKey(email) === canonicalKey(first_email))
  if (pairs.length === 0) return []
  const named = pairs.slice(0, NAMED).map(({ id, first_id }) => `${id} and ${first_id}`)
  const more = pairs.length > NAMED ? [`${pairs.length - NAMED} more`] : []
  return [
    `Accounts whose addresses reach the same inbox (docs/operations.md, Upgrades): ${[...named, ...more].join(', ')}.`,
  ]
}
