import type { Db } from '#server/database/database.ts'

/** Whom a member would be asked about: their sponsor; undefined where there is none or they have left. */
export function sponsorOf(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .innerJoin('members as sponsors', 'sponsors.id', 'members.sponsor_id')
    .select(['sponsors.id', 'sponsors.name', 'members.progress_answered_for'])
    .where('members.id', '=', memberId)
    .where('sponsors.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the last thing that a member said to this sponsor was yes, to the text from before languages were stored. */
export async function saidYesToEarlierText(db: Db, memberId: string, sponsorId: string): Promise<boolean> {
  const last = await db
    .selectFrom('progress_consents')
    .select(['agreed', 'language'])
    .where('member_id', '=', memberId)
    .where('sponsor_id', '=', sponsorId)
    .orderBy('said_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.agreed === 1 && last.language === null
}

/** What a member said, oldest first. */
export function consentsOf(db: Db, memberId: string) {
  return db
    .selectFrom('progress_consents')
    .innerJoin('members as sponsors', 'sponsors.id', 'progress_consents.sponsor_id')
    .select(['sponsors.name', 'progress_consents.agreed', 'progress_consents.wording', 'progress_consents.language'])
    .select('progress_consents.said_at')
    .where('progress_consents.member_id', '=', memberId)
    .orderBy('progress_consents.said_at')
    .orderBy('progress_consents.id')
    .execute()
}
