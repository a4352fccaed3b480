import type { Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'
import { Refusal } from '#server/refusal.ts'

const activeMember = prepared((db, values: { id: string }) =>
  db
    .selectFrom('members')
    .select('is_admin')
    .where('id', '=', values.id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .modifyEnd(dialectOf(db).lockRows.share),
)

/**
 * For writes by a member: the session was looked up before the transaction began, and the member may have been suspended
 * or deleted since. Until the transaction ends, such a change waits for it.
 * @throws Refusal NOT_SIGNED_IN for a member who is suspended or deleted
 */
export async function requireActiveMember(db: Transaction, memberId: string): Promise<{ isAdmin: boolean }> {
  const [member] = await activeMember(db, { id: memberId })
  if (member === undefined) throw new Refusal('NOT_SIGNED_IN')
  return { isAdmin: member.is_admin === 1 }
}

/** Likewise for administrators. @throws Refusal NOT_SIGNED_IN, and ADMINISTRATORS_ONLY for one who was demoted */
export async function requireActiveAdministrator(db: Transaction, memberId: string): Promise<void> {
  const { isAdmin } = await requireActiveMember(db, memberId)
  if (!isAdmin) throw new Refusal('ADMINISTRATORS_ONLY')
}
