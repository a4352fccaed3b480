import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

type Answer = { memberId: string; quizId: number; isCorrect: 0 | 1; at: number }

const firstAnswer = prepared((db, values: Answer) =>
  db
    .insertInto('quiz_answers')
    .values({
      member_id: values.memberId,
      quiz_id: values.quizId,
      is_correct: values.isCorrect,
      tries: 1,
      answered_at: values.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'quiz_id']).doNothing())
    .returning('quiz_id'),
)

const nextAnswer = prepared((db, values: Answer) =>
  db
    .updateTable('quiz_answers')
    .set((eb) => ({ is_correct: values.isCorrect, tries: eb('tries', '+', 1), answered_at: values.at }))
    .where('member_id', '=', values.memberId)
    .where('quiz_id', '=', values.quizId)
    .where('is_correct', '=', 0)
    .returning('quiz_id'),
)

/** Records a member's answer. A correct one stays until a reset. @returns false if it was correct before: nothing changes */
export async function recordAnswer(db: Transaction, answer: Answer): Promise<boolean> {
  const [first] = await firstAnswer(db, answer)
  if (first !== undefined) return true
  const [next] = await nextAnswer(db, answer)
  return next !== undefined
}

const countedAnswer = prepared((db, values: { quizId: number; wrong: 0 | 1 }) =>
  db
    .insertInto('quiz_statistics')
    .values({ quiz_id: values.quizId, answered: 1, wrong: values.wrong })
    .onConflict((conflict) =>
      conflict.column('quiz_id').doUpdateSet((eb) => ({
        answered: eb('quiz_statistics.answered', '+', 1),
        wrong: eb('quiz_statistics.wrong', '+', eb.ref('excluded.wrong')),
      })),
    ),
)

/** All members' answers update this one row, so it comes last in its transaction, to keep the lock short. */
export async function countAnswer(db: Transaction, quizId: number, isCorrect: 0 | 1): Promise<void> {
  await countedAnswer(db, { quizId, wrong: isCorrect === 1 ? 0 : 1 })
}

/** Deletes a member's answer to a quiz. */
export async function clearAnswer(db: Transaction, memberId: string, quizId: number): Promise<void> {
  await db.deleteFrom('quiz_answers').where('member_id', '=', memberId).where('quiz_id', '=', quizId).execute()
}

/** Deletes a member's answers to all quizzes of a course and its lessons. */
export async function clearAnswersOf(db: Transaction, memberId: string, courseId: number): Promise<void> {
  await db
    .deleteFrom('quiz_answers')
    .where('member_id', '=', memberId)
    .where('quiz_id', 'in', (eb) =>
      eb
        .selectFrom('quizzes')
        .select('quizzes.id')
        .where('quizzes.course_id', '=', courseId)
        .unionAll(
          eb
            .selectFrom('quizzes')
            .innerJoin('lessons', 'lessons.id', 'quizzes.lesson_id')
            .select('quizzes.id')
            .where('lessons.course_id', '=', courseId),
        ),
    )
    .execute()
}

const correctOfCourse = prepared((db, values: { memberId: string; courseId: number }) =>
  db
    .selectFrom('quizzes')
    .innerJoin('quiz_answers', 'quiz_answers.quiz_id', 'quizzes.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('quizzes.course_id', '=', values.courseId)
    .where('quizzes.deleted_at', 'is', null)
    .where('quiz_answers.member_id', '=', values.memberId)
    .where('quiz_answers.is_correct', '=', 1),
)

/** How many of a course's quizzes a member answered correctly. */
export async function correctCountOf(db: Db, memberId: string, courseId: number): Promise<number> {
  const [row] = await correctOfCourse(db, { memberId, courseId })
  return row?.count ?? 0
}
