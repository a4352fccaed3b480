import type { Db } from '#server/database/database.ts'
import { seesHidden, type Viewer } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { findQuiz, type QuizRow } from './queries.ts'

/**
 * A quiz that this viewer may see: nobody sees a deleted quiz, and only administrators see one of a hidden course.
 * @throws Refusal QUIZ_NOT_FOUND
 */
export async function requireQuiz(db: Db, id: number, viewer: Viewer): Promise<QuizRow> {
  const quiz = await findQuiz(db, id, seesHidden(viewer))
  if (quiz === undefined) throw new Refusal('QUIZ_NOT_FOUND')
  return quiz
}
