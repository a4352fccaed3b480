import { type RawBuilder, sql } from 'kysely'

/**
 * How many of a course's lessons a member finished, in whole percent, where they count instead of a video and the
 * course isn't completed; otherwise 0. It's computed on each read: a lesson that was deleted or made a draft no longer
 * counts.
 * @param progress what `course_progress` is called in the query, which must also join `courses`
 */
export function finishedPercent(progress: string): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${progress}.${name}`)
  return sql<number>`
    case when courses.video_url is null and courses.has_own_video = 0 and ${column('is_completed')} = 0 then coalesce((
      select 100 * count(finished.lesson_id) / nullif(count(*), 0)
      from lessons
      left join lesson_completions as finished
        on finished.lesson_id = lessons.id and finished.member_id = ${column('member_id')}
      where lessons.course_id = ${column('course_id')} and lessons.deleted_at is null and lessons.is_draft = 0
    ), 0) else 0 end`
}
