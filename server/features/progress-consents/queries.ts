import type { Db } from '#server/database/database.ts'

/** The name of a member's sponsor; undefined where there is none or they have left. */
export async function sponsorNameOf(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .innerJoin('members as sponsors', 'sponsors.id', 'members.sponsor_id')
    .select('sponsors.name')
    .where('members.id', '=', memberId)
    .where('sponsors.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}

/** What a member said, oldest first. */
export function consentsOf(db: Db, memberId: string) {
  return db
    .selectFrom('progress_consents')
    .innerJoin('members as sponsors', 'sponsors.id', 'progress_consents.sponsor_id')
    .select(['sponsors.name', 'progress_consents.agreed', 'progress_consents.wording', 'progress_consents.said_at'])
    .where('progress_consents.member_id', '=', memberId)
    .orderBy('progress_consents.said_at')
    .orderBy('progress_consents.id')
    .execute()
}
