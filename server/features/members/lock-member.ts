import type { Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'
import { Refusal } from '#server/refusal.ts'
import type { MemberRow } from './queries.ts'

const lockedRow = prepared((db, values: { id: string }) =>
  db.selectFrom('members').select('id').where('id', '=', values.id).modifyEnd(dialectOf(db).lockRows.change),
)

/** Locks a member's row until the transaction ends: every other payment and change waits, what refers to it does not. */
export async function lockMemberRow(db: Transaction, memberId: string): Promise<void> {
  await lockedRow(db, { id: memberId })
}

/**
 * Reads a member and locks their row until the transaction ends.
 * @returns undefined if there is no such member or the account was deleted
 */
export async function lockMember(db: Transaction, memberId: string): Promise<MemberRow | undefined> {
  const member = db.selectFrom('members').selectAll().where('id', '=', memberId).where('deleted_at', 'is', null)
  return member.modifyEnd(dialectOf(db).lockRows.wait).executeTakeFirst()
}

/** Likewise for what members do themselves. @throws Refusal NOT_SIGNED_IN for one who is suspended or deleted */
export async function lockActiveMember(db: Transaction, memberId: string): Promise<MemberRow> {
  const member = await lockMember(db, memberId)
  if (member === undefined || member.suspended_at !== null) throw new Refusal('NOT_SIGNED_IN')
  return member
}

/**
 * Keeps the roles of all administrators as they are until the transaction ends.
 * @throws Refusal LAST_ADMINISTRATOR if there would be no administrator left
 */
export async function requireAnotherAdministrator(db: Transaction, memberId: string): Promise<void> {
  const administrators = await db
    .selectFrom('members')
    .select(['id', 'suspended_at'])
    .where('is_admin', '=', 1)
    .orderBy('id')
    .modifyEnd(dialectOf(db).lockRows.wait)
    .execute()
  const isOne = administrators.some(({ id }) => id === memberId)
  const hasOther = administrators.some(({ id, suspended_at }) => id !== memberId && suspended_at === null)
  if (isOne && !hasOther) throw new Refusal('LAST_ADMINISTRATOR')
}
