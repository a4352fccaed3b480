import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { finishedPercent } from '#server/features/catalogue/public.ts'

export const MISSION = 1
export const QUIZ = 2
export const COURSE = 3

/** A mission completed, a quiz answered (and whether rightly), or a course begun. */
export type LearnedRow = { what: typeof MISSION | typeof QUIZ | typeof COURSE; id: number; isDone: 0 | 1 }

/**
 * One query for all three, because every page reads the signed-in user; a member without courses costs nothing extra.
 */
const learnedByMember = prepared((db, values: { memberId: string }) => ({
  compile: () =>
    sql<LearnedRow>`
      select ${sql.lit(MISSION)} as what, mission_id as id, 1 as "isDone"
      from mission_completions where member_id = ${values.memberId}
      union all
      select ${sql.lit(QUIZ)}, quiz_id, is_correct
      from quiz_answers where member_id = ${values.memberId}
      union all
      select ${sql.lit(COURSE)}, course_id, is_completed
      from course_progress where member_id = ${values.memberId}`.compile(db),
}))

/** Everything that a member has learned, in no order. */
export function readLearned(db: Db, memberId: string): Promise<LearnedRow[]> {
  return learnedByMember(db, { memberId })
}

/** How far a member is in a course they have begun, with what its percent is computed from. */
export type CourseProgressRow = {
  courseId: number
  watchTime: number
  /** Finished lessons in percent, where they count instead of a video. */
  finishedPercent: number
  isCompleted: 0 | 1
  hasVideo: 0 | 1
  lessonCount: number
  quizCount: number
  correctCount: number
}

const progressByMember = prepared((db, values: { memberId: string }) => ({
  compile: () =>
    sql<CourseProgressRow>`
      select progress.course_id as "courseId", progress.watch_time as "watchTime", progress.is_completed as "isCompleted",
        ${finishedPercent('progress')} as "finishedPercent",
        (
          select count(*) from lessons
          where lessons.course_id = progress.course_id and lessons.is_draft = 0
            and (lessons.deleted_at is null or lessons.deleted_at = courses.deleted_at)
        ) as "lessonCount",
        case when courses.video_url is null and courses.has_own_video = 0 then 0 else 1 end as "hasVideo",
        count(quizzes.id) as "quizCount", count(answers.quiz_id) as "correctCount"
      from course_progress as progress
      join courses on courses.id = progress.course_id
      left join quizzes on quizzes.course_id = courses.id
        and (quizzes.deleted_at is null or quizzes.deleted_at = courses.deleted_at)
      left join quiz_answers as answers on answers.quiz_id = quizzes.id
        and answers.member_id = progress.member_id and answers.is_correct = 1
      where progress.member_id = ${values.memberId}
      group by progress.member_id, progress.course_id, progress.watch_time, progress.is_completed, courses.video_url, courses.has_own_video,
        courses.deleted_at`.compile(db),
}))

/**
 * A member's courses. Quizzes that were deleted with their course, at the very same time, still count in its percent;
 * one that was deleted alone no longer counts.
 */
export function readProgressOf(db: Db, memberId: string): Promise<CourseProgressRow[]> {
  return progressByMember(db, { memberId })
}
