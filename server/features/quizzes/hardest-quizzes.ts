import type { NotNull } from 'kysely'
import type { Db } from '#server/database/database.ts'

/** How many of a course's quizzes count as its hardest. */
const HARDEST = 3

type HardQuiz = { quizId: number; question: string; answered: number; wrong: number }

/**
 * The quizzes of each course that went wrong most, by the share of wrong answers of all members ever: at most three a
 * course, hardest first, without those never answered wrongly.
 */
export async function hardestQuizzes(db: Db): Promise<Map<number, HardQuiz[]>> {
  const rows = await db
    .selectFrom('quiz_statistics')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_statistics.quiz_id')
    .select([
      'quizzes.id',
      'quizzes.course_id',
      'quizzes.question',
      'quiz_statistics.answered',
      'quiz_statistics.wrong',
    ])
    .where('quizzes.deleted_at', 'is', null)
    .where('quizzes.course_id', 'is not', null)
    .where('quiz_statistics.wrong', '>', 0)
    .$narrowType<{ course_id: NotNull }>()
    .execute()
  rows.sort((a, b) => b.wrong / b.answered - a.wrong / a.answered || b.wrong - a.wrong || a.id - b.id)
  const hardest = new Map<number, HardQuiz[]>()
  for (const { id, course_id, question, answered, wrong } of rows) {
    const ofCourse = hardest.get(course_id) ?? []
    if (ofCourse.length < HARDEST) ofCourse.push({ quizId: id, question, answered, wrong })
    hardest.set(course_id, ofCourse)
  }
  return hardest
}
