import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export const MISSION = 1
export const ANSWER = 2
export const RIDE = 3

export type LearnedRow = {
  what: typeof MISSION | typeof ANSWER | typeof RIDE
  /** Of the mission, quiz or course. */
  id: number
  isDone: 0 | 1
  watchTime: number
  hasVideo: 0 | 1
  quizCount: number
  correctCount: number
}

/**
 * Everything that a member has learned: missions completed, quizzes answered, courses begun. One query for all three,
 * because every page asks who is signed in: a member without courses costs nothing more. Quizzes that were deleted with
 * their course, at the very same time, still count in its percent; one deleted alone counts no more.
 */
export function readLearned(db: Db, memberId: string): Promise<LearnedRow[]> {
  return learnedByMember(db, { memberId })
}

const learnedByMember = prepared((db, values: { memberId: string }) => ({
  compile: () =>
    sql<LearnedRow>`
    select ${sql.lit(MISSION)} as what, mission_id as id, 1 as "isDone",
      0 as "watchTime", 0 as "hasVideo", 0 as "quizCount", 0 as "correctCount"
    from mission_completions
    where member_id = ${values.memberId}
    union all
    select ${sql.lit(ANSWER)}, quiz_id, is_correct, 0, 0, 0, 0
    from quiz_answers
    where member_id = ${values.memberId}
    union all
    select ${sql.lit(RIDE)}, ride.course_id, ride.is_completed, ride.watch_time,
      case when courses.video_url is null then 0 else 1 end, count(quizzes.id), count(answers.quiz_id)
    from course_progress as ride
    join courses on courses.id = ride.course_id
    left join quizzes on quizzes.course_id = courses.id
      and (quizzes.deleted_at is null or quizzes.deleted_at = courses.deleted_at)
    left join quiz_answers as answers on answers.quiz_id = quizzes.id
      and answers.member_id = ride.member_id and answers.is_correct = 1
    where ride.member_id = ${values.memberId}
    group by ride.course_id, ride.is_completed, ride.watch_time, courses.video_url`.compile(db),
}))
