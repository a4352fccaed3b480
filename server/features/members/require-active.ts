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
    .modifyEnd(dialectOf(db).lockRows.change),
)

const activeAdministrator = prepared((db, values: { id: string }) =>
  db
    .selectFrom('members')
    .select('is_admin')
    .where('id', '=', values.id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .modifyEnd(dialectOf(db).lockRows.share),
)

/**
 * For writes by a member: the session was looked up before the transaction began, and the member may have been
 * suspended or deleted since. Until the transaction ends, such a change waits for it, and so do the member's other
 * writes. A use case that updates the member's row anyway checks in that update instead.
 * @throws Refusal NOT_SIGNED_IN for a member who is suspended or deleted
 */
export async function requireActiveMember(db: Transaction, memberId: string): Promise<void> {
  const [member] = await activeMember(db, { id: memberId })
  if (member === undefined) throw new Refusal('NOT_SIGNED_IN')
}

/**
 * Likewise for acts of administrators, which seldom change their own row: several acts of one administrator can run at
 * once.
 * @throws Refusal NOT_SIGNED_IN, and ADMINISTRATORS_ONLY for one who was demoted
 */
export async function requireActiveAdministrator(db: Transaction, memberId: string): Promise<void> {
  const [member] = await activeAdministrator(db, { id: memberId })
  if (member === undefined) throw new Refusal('NOT_SIGNED_IN')
  if (member.is_admin === 0) throw new Refusal('ADMINISTRATORS_ONLY')
}
