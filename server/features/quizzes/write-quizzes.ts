import type { NewQuiz, Quiz, QuizUpdate } from 'contract/quizzes'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Act, recordAudit } from '#server/features/audit/public.ts'
import { ADMINISTRATOR, raiseCatalogueVersion, requireCourse } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { addQuizzes, quizRow } from './course-quizzes.ts'
import { changeQuiz, markQuizDeleted } from './queries.ts'
import { requireQuiz } from './require-quiz.ts'
import { wholeQuizView } from './view.ts'

/** @throws Refusal COURSE_NOT_FOUND */
export function createQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  act: Act,
  quiz: NewQuiz,
): Promise<Quiz> {
  const { courseId = null, ...content } = quiz
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    await requireHome(db, courseId)
    const [id = 0] = await addQuizzes(db, courseId, [content], now())
    const after = await requireQuiz(db, id, ADMINISTRATOR)
    await recordAudit(db, act, { kind: 'quiz-created', at: now(), target: { kind: 'quiz', id }, after })
    return wholeQuizView(after)
  })
}

/**
 * Replaces a quiz. Answers given before keep their verdict and what they were paid. Absent points stay
 * as they are; an absent course makes it a general quiz.
 * @throws Refusal QUIZ_NOT_FOUND, COURSE_NOT_FOUND, CHANGED_MEANWHILE, INVALID when the body names another quiz
 */
export function updateQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  act: Act,
  id: number,
  { id: named = id, courseId = null, points, updatedAt, ...content }: QuizUpdate,
): Promise<Quiz> {
  if (named !== id) throw new Refusal('INVALID', { message: 'The quiz in the request isn’t the one in the address.' })
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireQuiz(db, id, ADMINISTRATOR)
    refuseUnseenChange(updatedAt, before)
    await requireHome(db, courseId)
    const at = momentOfChange(now(), before)
    const row = quizRow({ ...content, points: points ?? before.points }, courseId, at)
    const after = await changeQuiz(db, id, row)
    await recordAudit(db, act, { kind: 'quiz-updated', at: now(), target: { kind: 'quiz', id }, before, after })
    return wholeQuizView(after)
  })
}

/** Nobody sees it any more; what it paid stays. @throws Refusal QUIZ_NOT_FOUND */
export function deleteQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  act: Act,
  id: number,
): Promise<void> {
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireQuiz(db, id, ADMINISTRATOR)
    await markQuizDeleted(db, id, now())
    await recordAudit(db, act, { kind: 'quiz-deleted', at: now(), target: { kind: 'quiz', id }, before })
  })
}

/** The course that a quiz is to stand in must be there; null is none. */
async function requireHome(db: Transaction, courseId: number | null): Promise<void> {
  if (courseId !== null) await requireCourse(db, courseId, ADMINISTRATOR)
}
