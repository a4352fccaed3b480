import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const newCompletion = prepared((db, values: { memberId: string; lessonId: number; at: number }) =>
  db
    .insertInto('lesson_completions')
    .values({ member_id: values.memberId, lesson_id: values.lessonId, completed_at: values.at })
    .onConflict((conflict) => conflict.columns(['member_id', 'lesson_id']).doNothing()),
)

/** Records that a member finished a lesson. Nothing changes if they had before. */
export async function insertCompletion(db: Transaction, memberId: string, lessonId: number, at: number): Promise<void> {
  await newCompletion(db, { memberId, lessonId, at })
}

const removedCompletions = prepared((db, values: { memberId: string; courseId: number }) =>
  db
    .deleteFrom('lesson_completions')
    .where('member_id', '=', values.memberId)
    .where('lesson_id', 'in', (eb) => eb.selectFrom('lessons').select('id').where('course_id', '=', values.courseId)),
)

/** Removes what a member finished of a course, deleted lessons and drafts included. */
export async function clearCompletionsOf(db: Transaction, memberId: string, courseId: number): Promise<void> {
  await removedCompletions(db, { memberId, courseId })
}
