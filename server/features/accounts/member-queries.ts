import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { MemberTables } from '#server/database/tables/members.ts'
import { everyKeyOf } from '#server/email-key.ts'
import type { MemberRow } from '#server/features/members/public.ts'

/**
 * Locks an address: another registration with it, or change to it, waits until the transaction ends and then finds it
 * taken.
 */
export function lockEmail(db: Transaction, emailKey: string): Promise<void> {
  return dialectOf(db).lockNames(db, [`email:${emailKey}`])
}

/** @returns false when the address has an account already */
export async function insertMember(db: Transaction, member: Insertable<MemberTables['members']>): Promise<boolean> {
  await lockEmail(db, member.email_key)
  const inserted = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * The member with an address, in any spelling. Databases from before addresses were compared in ASCII may have two
 * accounts for one mailbox: then the spelling decides.
 */
export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  const keys = everyKeyOf(email)
  const members = await db.selectFrom('members').selectAll().where('email_key', 'in', keys).execute()
  return keys.map((key) => members.find(({ email_key }) => email_key === key)).find((member) => member !== undefined)
}

export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('members').select('id').where('email_key', '=', emailKey).executeTakeFirst()
  return row !== undefined
}

export async function passwordHashOf(db: Db, memberId: string): Promise<string | null> {
  const row = await db.selectFrom('members').select('password_hash').where('id', '=', memberId).executeTakeFirst()
  return row?.password_hash ?? null
}

export async function setPassword(db: Transaction, memberId: string, passwordHash: string): Promise<void> {
  await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute()
}

/** @returns false when their password has changed since */
export async function changePasswordOf(db: Transaction, memberId: string, from: string, to: string): Promise<boolean> {
  const changed = db.updateTable('members').set({ password_hash: to }).where('id', '=', memberId)
  return (await changed.where('password_hash', '=', from).returning('id').executeTakeFirst()) !== undefined
}

type Mailbox = { id: string; email: string; now: number }

/** Records that the account's address is proved. @returns false when the account's address has changed since */
export async function verifyEmailOf(db: Transaction, { id, email, now }: Mailbox): Promise<boolean> {
  const verified = await db
    .updateTable('members')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return verified !== undefined
}

/** Gives the account a proved address. */
export async function changeEmailOf(db: Transaction, { id, email, key, now }: Mailbox & { key: string }) {
  await db.updateTable('members').set({ email, email_key: key, email_verified_at: now }).where('id', '=', id).execute()
}

export async function promoteMember(db: Transaction, memberId: string): Promise<void> {
  await db.updateTable('members').set({ is_admin: 1 }).where('id', '=', memberId).execute()
}
