import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { keysInSearch } from '#server/email-key.ts'

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

/**
 * Both engines fold the case of a to z only. For other letters the search is tried in small letters, in capitals, and
 * with each word's first letter large, as names are written.
 */
function searchTerms(search: string) {
  const small = search.toLowerCase()
  const titled = small.replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
  const spellings = new Set([small, search.toUpperCase(), titled])
  return [
    ...keysInSearch(search).map((key) => sql<boolean>`email_key like ${pattern(key)} escape '!'`),
    ...[...spellings].map((each) => sql<boolean>`lower(name) like ${pattern(foldLatin(each))} escape '!'`),
  ]
}

function foldLatin(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function pattern(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`
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
