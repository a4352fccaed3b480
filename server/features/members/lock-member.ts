import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'
import { Refusal } from '#server/refusal.ts'
import type { MemberRow } from './queries.ts'

const lockedRow = prepared((db, values: { id: string }) =>
  db.selectFrom('members').select('id').where('id', '=', values.id).modifyEnd(dialectOf(db).lockRows.change),
)

/**
 * Locks a member's row until the transaction ends: other payments and changes wait; writes that only refer to it don't.
 */
export async function lockMemberRow(db: Transaction, memberId: string): Promise<void> {
  await lockedRow(db, { id: memberId })
}

const lockedMember = prepared((db, values: { id: string }) =>
  db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', values.id)
    .where('deleted_at', 'is', null)
    .modifyEnd(dialectOf(db).lockRows.wait),
)

/**
 * Reads a member and locks their row until the transaction ends.
 * @returns undefined if there is no such member or the account was deleted
 */
export async function lockMember(db: Transaction, memberId: string): Promise<MemberRow | undefined> {
  const [member] = await lockedMember(db, { id: memberId })
  return member
}

/** Likewise for what members do themselves. @throws Refusal NOT_SIGNED_IN for one who is suspended or deleted */
export async function lockActiveMember(db: Transaction, memberId: string): Promise<MemberRow> {
  const member = await lockMember(db, memberId)
  if (member === undefined || member.suspended_at !== null) throw new Refusal('NOT_SIGNED_IN')
  return member
}

/** All administrators and these members, locked in the order of their ids. */
export function administratorsAnd(db: Db, ids: readonly string[]) {
  return (
    db
      .selectFrom('members')
      .select(['id', 'is_admin', 'suspended_at'])
      // Two lists, because with two conditions SQLite would read every member.
      .where((eb) => {
        const administrators = eb.selectFrom('members').select('id').where('is_admin', '=', eb.lit(1))
        const named = eb.selectFrom('members').select('id').where('id', 'in', ids)
        return eb('id', 'in', administrators.unionAll(named))
      })
      .orderBy('id')
      .modifyEnd(dialectOf(db).lockRows.wait)
  )
}

/**
 * Keeps the roles of all administrators as they are until the transaction ends, and locks the member's row and those of
 * `others` with theirs. All in one query and in the order of their ids, because locking in another order could
 * deadlock.
 * @throws Refusal LAST_ADMINISTRATOR if there would be no administrator left
 */
export async function requireAnotherAdministrator(
  db: Transaction,
  memberId: string,
  others: readonly string[] = [],
): Promise<void> {
  const locked = await administratorsAnd(db, [memberId, ...others]).execute()
  const administrators = locked.filter(({ is_admin }) => is_admin === 1)
  const isOne = administrators.some(({ id }) => id === memberId)
  const hasOther = administrators.some(({ id, suspended_at }) => id !== memberId && suspended_at === null)
  if (isOne && !hasOther) throw new Refusal('LAST_ADMINISTRATOR')
}
