import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { searchTerms } from '#server/features/members/public.ts'

export type ManagedRow = Awaited<ReturnType<typeof listMembers>>[number]

const COLUMNS = [
  'id',
  'name',
  'email',
  'email_verified_at',
  'is_admin',
  'tokens',
  'leaderboard_pts',
  'invited_count',
  'joined_at',
  'suspended_at',
] as const

export type After = { joinedAt: number; id: string }

/** Newest first, without members who left. @param search a part of the name or address; empty for everybody */
export function listMembers(db: Db, search: string, after: After | null, atMost: number) {
  let members = db
    .selectFrom('members')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
  if (search !== '') members = members.where((eb) => eb.or(searchTerms(search)))
  if (after === null) return members.execute()
  return members
    .where(({ eb, refTuple, tuple }) => eb(refTuple('joined_at', 'id'), '<', tuple(after.joinedAt, after.id)))
    .execute()
}

/** Undefined for a member who left. */
export function managedMember(db: Db, id: string): Promise<ManagedRow | undefined> {
  return db
    .selectFrom('members')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Every other change of these members waits until the transaction ends. */
export async function lockMembers(db: Transaction, ids: readonly string[]): Promise<void> {
  const rows = db.selectFrom('members').select('id').where('id', 'in', ids).orderBy('id')
  await rows.modifyEnd(dialectOf(db).lockRows.wait).execute()
}

export async function setRole(db: Transaction, id: string, isAdmin: boolean): Promise<void> {
  await db
    .updateTable('members')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function setSuspension(db: Transaction, id: string, at: number | null): Promise<void> {
  await db.updateTable('members').set({ suspended_at: at }).where('id', '=', id).execute()
}
