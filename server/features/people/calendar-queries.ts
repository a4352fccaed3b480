import type { Db, Transaction } from '#server/database/database.ts'

export async function feedMadeAt(db: Db, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.made_at ?? null
}

/** Whose calendar it is; nobody's where the account is suspended or deleted. */
export function memberOfFeed(db: Db, tokenHash: string) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('members', 'members.id', 'calendar_feeds.member_id')
    .select(['members.id', 'members.time_zone', 'members.language'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .where('members.suspended_at', 'is', null)
    .where('members.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The address that was there until now leads nowhere. */
export async function setFeed(db: Transaction, memberId: string, tokenHash: string, now: number): Promise<void> {
  const feed = { token_hash: tokenHash, made_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ member_id: memberId, ...feed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(feed))
    .execute()
}

/** For whoever ends every way into an account that somebody else may hold. */
export async function endCalendarOf(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute()
}

/** Those with a day for the next step. */
export function plannedPeopleOf(db: Db, memberId: string) {
  return db
    .selectFrom('people')
    .select(['member_id', 'id', 'next_on', 'updated_at', 'sealed'])
    .where('member_id', '=', memberId)
    .where('next_on', 'is not', null)
    .where('state', '!=', 'no')
    .orderBy('next_on')
    .orderBy('id')
    .execute()
}
