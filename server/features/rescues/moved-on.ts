import { movedOnAt, type RescueCause } from 'game/rescues'
import type { Db } from '#server/database/database.ts'
import type { CardRow } from './card-queries.ts'

const DAY = 86_400_000

/** When somebody made progress after their sponsor wrote to them; null where they didn't. It is decided by what they were stuck at. */
export async function readMovedOn(db: Db, card: CardRow, now: number): Promise<number | null> {
  if (card.moved_on_at !== null) return card.moved_on_at
  if (card.reached_out_at === null) return null
  return movedOnAt(card.reached_out_at, await READERS[card.cause](db, card, card.reached_out_at, now))
}

type Reader = (db: Db, card: CardRow, after: number, now: number) => Promise<number[]>

const READERS: Readonly<Record<RescueCause, Reader>> = {
  'first-station': stationsAfter,
  station: stationsAfter,
  course: courseTouchedAfter,
  streak: visitAfter,
  finished: sharedAfter,
}

async function stationsAfter(db: Db, { member_id }: CardRow, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mission_completions')
    .select('completed_at as at')
    .where('member_id', '=', member_id)
    .where('completed_at', '>', after)
    .execute()
  return rows.map(({ at }) => at)
}

async function courseTouchedAfter(db: Db, { member_id, detail }: CardRow, after: number): Promise<number[]> {
  const courseId = detail ?? 0
  const rows = await db
    .selectFrom('lesson_completions')
    .innerJoin('lessons', 'lessons.id', 'lesson_completions.lesson_id')
    .select('lesson_completions.completed_at as at')
    .where('lesson_completions.member_id', '=', member_id)
    .where('lessons.course_id', '=', courseId)
    .where('lesson_completions.completed_at', '>', after)
    .unionAll((eb) =>
      eb
        .selectFrom('quizzes')
        .innerJoin('quiz_answers', 'quiz_answers.quiz_id', 'quizzes.id')
        .select('quiz_answers.answered_at as at')
        .where('quiz_answers.member_id', '=', member_id)
        .where('quizzes.course_id', '=', courseId)
        .where('quiz_answers.answered_at', '>', after),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('course_progress')
        .select((row) => row.fn.coalesce('first_completed_at', 'started_at').as('at'))
        .where('member_id', '=', member_id)
        .where('course_id', '=', courseId),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('video_plays')
        .select('reported_at as at')
        .where('member_id', '=', member_id)
        .where('course_id', '=', courseId),
    )
    .execute()
  return rows.map(({ at }) => at)
}

/**
 * A day is all that is known of a visit. When the sponsor wrote there had been none since the streak ended, so a later day is
 * one after that.
 */
async function visitAfter(db: Db, { member_id, stands_since }: CardRow, after: number, now: number): Promise<number[]> {
  const member = await db
    .selectFrom('members')
    .select(['last_visit_day', 'login_streak'])
    .where('id', '=', member_id)
    .executeTakeFirstOrThrow()
  const lastDay = member.last_visit_day ?? 0
  if (lastDay * DAY < stands_since) return []
  const firstDay = lastDay - Math.max(0, member.login_streak - 1)
  return [Math.min(Math.max(after + 1, firstDay * DAY), now)]
}

/** Who finished all stations makes progress by practising, or by inviting somebody. */
async function sharedAfter(db: Db, { member_id }: CardRow, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('practice_runs')
    .select('played_at as at')
    .where('member_id', '=', member_id)
    .where('played_at', '>', after)
    .unionAll((eb) =>
      eb
        .selectFrom('invitations')
        .select('created_at as at')
        .where('member_id', '=', member_id)
        .where('created_at', '>', after),
    )
    .execute()
  return rows.map(({ at }) => at)
}
