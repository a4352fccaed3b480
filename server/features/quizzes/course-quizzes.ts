import type { NewQuiz } from 'contract/quizzes'
import { QUIZ_POINTS } from 'game/quizzes'
import type { NotNull } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { insertQuizzes, type NewQuizRow, type QuizRow } from './queries.ts'

/** A whole quiz, including the answer: for administrators and their files only. */
type QuizContent = Required<Pick<NewQuiz, 'question' | 'choices' | 'correctAnswer' | 'points' | 'idea'>> & {
  explanation: string
}

const countsByCourse = prepared((db, _values: Record<never, never>) =>
  db
    .selectFrom('quizzes')
    .select((eb) => ['course_id', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('course_id', 'is not', null)
    .$narrowType<{ course_id: NotNull }>()
    .groupBy('course_id'),
)

/** How many quizzes each course has; courses without any are not included. */
export async function quizCounts(db: Db): Promise<Map<number, number>> {
  const rows = await countsByCourse(db, {})
  return new Map(rows.map(({ course_id, count }) => [course_id, count]))
}

const countOfCourse = prepared((db, values: { courseId: number }) =>
  db
    .selectFrom('quizzes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_id', '=', values.courseId)
    .where('deleted_at', 'is', null),
)

export async function quizCountOf(db: Db, courseId: number): Promise<number> {
  const [row] = await countOfCourse(db, { courseId })
  return row?.count ?? 0
}

/** A course's quizzes by id with their answers, as they go into a file. */
export function quizContentsOf(db: Db, courseId: number): Promise<QuizContent[]> {
  return quizContents(db, 'course_id', courseId)
}

/** The same of a lesson. */
export function quizContentsOfLesson(db: Db, lessonId: number): Promise<QuizContent[]> {
  return quizContents(db, 'lesson_id', lessonId)
}

async function quizContents(db: Db, owner: 'course_id' | 'lesson_id', id: number): Promise<QuizContent[]> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['question', 'choices', 'correct_answer', 'explanation', 'points', 'idea'])
    .where(owner, '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    question: row.question,
    choices: choicesOf(row),
    correctAnswer: row.correct_answer,
    explanation: row.explanation,
    points: row.points,
    idea: row.idea,
  }))
}

/** The row of a new or changed quiz: an explanation that is missing is blank, points that are missing are the default. */
export function quizRow(quiz: Omit<NewQuiz, 'courseId'>, courseId: number | null, at: number): NewQuizRow {
  return {
    course_id: courseId,
    lesson_id: quiz.lessonId ?? null,
    mission_id: quiz.missionId ?? null,
    idea: quiz.idea ?? null,
    question: quiz.question.trim(),
    choices: JSON.stringify(quiz.choices.map((choice) => choice.trim())),
    correct_answer: quiz.correctAnswer,
    explanation: quiz.explanation?.trim() ?? '',
    points: quiz.points ?? QUIZ_POINTS.default,
    updated_at: at,
  }
}

export function choicesOf({ choices }: Pick<QuizRow, 'choices'>): string[] {
  return JSON.parse(choices)
}

/** Adds quizzes to a course, or general ones where it is null. The caller tells the catalogue. @returns their ids */
export function addQuizzes(
  db: Transaction,
  courseId: number | null,
  quizzes: readonly Omit<NewQuiz, 'courseId'>[],
  at: number,
): Promise<number[]> {
  return insertQuizzes(
    db,
    quizzes.map((quiz) => quizRow(quiz, courseId, at)),
  )
}

/**
 * Deletes a course's quizzes with it, softly.
 * @param at exactly the deletion time of the course: by it they still count in a member's percent
 */
export async function deleteQuizzesOf(db: Transaction, courseId: number, at: number): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ deleted_at: at })
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The same of lessons. */
export async function deleteQuizzesOfLessons(db: Transaction, lessonIds: readonly number[], at: number): Promise<void> {
  if (lessonIds.length === 0) return
  await db
    .updateTable('quizzes')
    .set({ deleted_at: at })
    .where('lesson_id', 'in', lessonIds)
    .where('deleted_at', 'is', null)
    .execute()
}
