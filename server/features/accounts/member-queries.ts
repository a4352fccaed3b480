import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { AccountTables } from './tables.ts'

export type MemberRow = Selectable<AccountTables['members']>

/** What an answer about a member may need of their row; never the password's hash. */
export const PERSON_COLUMNS = [
  'members.id',
  'members.name',
  'members.email',
  'members.phone',
  'members.is_admin',
  'members.tokens',
  'members.leaderboard_pts',
  'members.invite_code',
  'members.invited_count',
] as const

const memberByKey = prepared((db, values: { id: string }) =>
  db.selectFrom('members').select(PERSON_COLUMNS).where('id', '=', values.id),
)

/** @throws when there is no such member */
export async function memberById(db: Db, id: string) {
  const [member] = await memberByKey(db, { id })
  if (member === undefined) throw new Error('The member of this session is gone.')
  return member
}

/** @returns false when the address has an account already */
export async function insertMember(db: Transaction, member: Insertable<AccountTables['members']>): Promise<boolean> {
  const inserted = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findMemberByEmailKey(db: Db, emailKey: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
}

export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('members').select('id').where('email_key', '=', emailKey).executeTakeFirst()
  return row !== undefined
}

export function findMemberByInviteCode(
  db: Db,
  inviteCode: string,
): Promise<Pick<MemberRow, 'id' | 'name'> | undefined> {
  return db.selectFrom('members').select(['id', 'name']).where('invite_code', '=', inviteCode).executeTakeFirst()
}

export async function countInvited(db: Transaction, sponsorId: string): Promise<void> {
  await db
    .updateTable('members')
    .set((eb) => ({ invited_count: eb('invited_count', '+', 1) }))
    .where('id', '=', sponsorId)
    .execute()
}

export async function setPassword(db: Transaction, memberId: string, passwordHash: string): Promise<void> {
  await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute()
}

/** @returns the points the member had on the board, or undefined when there is no such member or one already */
export function promoteMember(db: Transaction, memberId: string) {
  return db
    .updateTable('members')
    .set({ is_admin: 1 })
    .where('id', '=', memberId)
    .where('is_admin', '=', 0)
    .returning('leaderboard_pts')
    .executeTakeFirst()
}
