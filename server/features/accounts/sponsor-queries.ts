import type { Db } from '#server/database/database.ts'

/** Who registered with this member's code, newest first, at most so many. */
export function invitedBy(db: Db, sponsorId: string, atMost: number) {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'joined_at'])
    .where('sponsor_id', '=', sponsorId)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
}
