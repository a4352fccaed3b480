import type { Db } from '#server/database/database.ts'

/** The stations in the order of the line, each with when the member completed it. */
export function stationsFor(db: Db, memberId: string) {
  return db
    .selectFrom('missions')
    .leftJoin('mission_completions', (join) =>
      join
        .onRef('mission_completions.mission_id', '=', 'missions.id')
        .on('mission_completions.member_id', '=', memberId),
    )
    .select(['missions.id', 'missions.title', 'missions.unlock_after', 'mission_completions.completed_at'])
    .orderBy('missions.id')
    .execute()
}

/** When the member last finished a lesson; null if never. */
export async function lastLessonAt(db: Db, memberId: string): Promise<number | null> {
  const last = await db
    .selectFrom('lesson_completions')
    .select((eb) => eb.fn.max<number | null>('completed_at').as('at'))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return last?.at ?? null
}

export function challengesOf(db: Db, memberId: string) {
  return db
    .selectFrom('challenge_progress')
    .select(['challenge_key', 'last_day', 'completed_at'])
    .where('member_id', '=', memberId)
    .execute()
}
