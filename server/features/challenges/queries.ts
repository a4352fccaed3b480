import type { Challenge } from 'game/challenges'
import { type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { ChallengeTables } from '#server/database/tables/challenges.ts'

export type Progress = Selectable<ChallengeTables['challenge_progress']>

export function progressOf(db: Db, memberId: string): Promise<Progress[]> {
  return db.selectFrom('challenge_progress').selectAll().where('member_id', '=', memberId).execute()
}

export function findProgress(db: Db, memberId: string, key: Challenge['key']): Promise<Progress | undefined> {
  return db
    .selectFrom('challenge_progress')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('challenge_key', '=', key)
    .executeTakeFirst()
}

/** `day`: on which it was done, in the member's zone. */
type CheckIn = { memberId: string; challenge: Challenge; day: number; now: number }

/**
 * Adds one, unless the challenge is finished, or goes by days and this day or a later one has counted.
 * @returns the progress after it, or undefined where nothing was added
 */
export function addCheckIn(db: Transaction, checkIn: CheckIn): Promise<Progress | undefined> {
  const { memberId, challenge, day, now } = checkIn
  const progress = sql.ref<number>('challenge_progress.count')
  return db
    .insertInto('challenge_progress')
    .values({
      member_id: memberId,
      challenge_key: challenge.key,
      count: 1,
      last_day: day,
      completed_at: challenge.target <= 1 ? now : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'challenge_key'])
        .doUpdateSet({
          count: sql`${progress} + 1`,
          // A clock that was set back, or an act that waited, must not remove a day.
          last_day: sql`case when challenge_progress.last_day > ${day} then challenge_progress.last_day else excluded.last_day end`,
          completed_at: sql`case when ${progress} + 1 >= ${sql.lit(challenge.target)} then ${sql.lit(now)} end`,
        })
        .where('challenge_progress.completed_at', 'is', null)
        .where((eb) => (challenge.kind === 'count' ? eb.lit(true) : eb('challenge_progress.last_day', '<', day))),
    )
    .returningAll()
    .executeTakeFirst()
}

/** After a change of zone, today's check-in counts for today's date in the new zone, so that no day counts twice. */
export async function moveToday(db: Transaction, memberId: string, from: number, to: number): Promise<void> {
  await db
    .updateTable('challenge_progress')
    .set({ last_day: to })
    .where('member_id', '=', memberId)
    .where('last_day', '>=', from)
    .where('last_day', '<', to)
    .execute()
}
