import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { PERSON_COLUMNS } from '#server/features/members/public.ts'

const sessionByToken = prepared((db, values: { tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.token_hash', 'sessions.created_at', 'sessions.last_seen_at'])
    .select(PERSON_COLUMNS)
    .where('sessions.token_hash', '=', values.tokenHash)
    .where('members.deleted_at', 'is', null),
)

/** The session and everything of its member that an answer may need: one read for every signed-in request. */
export async function findSession(db: Db, tokenHash: string) {
  const [session] = await sessionByToken(db, { tokenHash })
  return session
}

export async function insertSession(db: Transaction, tokenHash: string, memberId: string, now: number) {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, member_id: memberId, created_at: now, last_seen_at: now })
    .execute()
}

export async function deleteSession(db: Transaction, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute()
}

export async function deleteOtherSessionsOf(db: Transaction, memberId: string, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '!=', tokenHash).execute()
}

/** The one that was used last comes first. */
export function sessionsOf(db: Db, memberId: string) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

export async function recordVisit(db: Transaction, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsStartedBefore(db: Transaction, start: number): Promise<void> {
  await db.deleteFrom('sessions').where('created_at', '<', start).execute()
}
