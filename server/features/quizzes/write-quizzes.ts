import type { NewQuiz, Quiz, QuizUpdate } from 'contract/quizzes'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteCatalogueChange, requireCourse, type Viewer } from '#server/features/courses/public.ts'
import { Refusal } from '#server/refusal.ts'
import { addQuizzes, quizRow } from './course-quizzes.ts'
import { changeQuiz, markQuizDeleted } from './queries.ts'
import { requireQuiz } from './require-quiz.ts'
import { wholeQuizView } from './view.ts'

/** @throws Refusal COURSE_NOT_FOUND */
export function createQuiz({ database, now }: Dependencies, viewer: Viewer, quiz: NewQuiz): Promise<Quiz> {
  const { courseId = null, ...content } = quiz
  return database.write(async (db) => {
    await noteCatalogueChange(db)
    await requireHome(db, courseId, viewer)
    const [id = 0] = await addQuizzes(db, courseId, [content], now())
    return wholeQuizView(await requireQuiz(db, id, viewer))
  })
}

/**
 * Replaces a quiz. Answers given before keep their verdict and what they were paid (reliability A16). Absent points stay
 * as they are; an absent course makes it a general quiz.
 * @throws Refusal QUIZ_NOT_FOUND, COURSE_NOT_FOUND, CHANGED_MEANWHILE, INVALID when the body names another quiz
 */
export function updateQuiz(
  { database, now }: Dependencies,
  viewer: Viewer,
  id: number,
  { id: named = id, courseId = null, points, updatedAt, ...content }: QuizUpdate,
): Promise<Quiz> {
  if (named !== id) throw new Refusal('INVALID', { message: 'This is another quiz than the address names.' })
  return database.write(async (db) => {
    await noteCatalogueChange(db)
    const before = await requireQuiz(db, id, viewer)
    refuseUnseenChange(updatedAt, before)
    await requireHome(db, courseId, viewer)
    const at = momentOfChange(now(), before)
    const row = quizRow({ ...content, points: points ?? before.points }, courseId, at)
    return wholeQuizView(await changeQuiz(db, id, row))
  })
}

/** Nobody sees it any more; what it paid stays. @throws Refusal QUIZ_NOT_FOUND */
export function deleteQuiz({ database, now }: Dependencies, viewer: Viewer, id: number): Promise<void> {
  return database.write(async (db) => {
    await noteCatalogueChange(db)
    await requireQuiz(db, id, viewer)
    await markQuizDeleted(db, id, now())
  })
}

/** The course that a quiz is to stand in must be there; null is none. */
async function requireHome(db: Transaction, courseId: number | null, viewer: Viewer): Promise<void> {
  if (courseId !== null) await requireCourse(db, courseId, viewer)
}
