import type { Db } from '#server/database/database.ts'
import { quizOriginal, translateOne } from '#server/features/translations/public.ts'
import type { QuizRow } from './queries.ts'

/** The explanation of the right answer, in a language. */
export async function explanationIn(db: Db, language: string, quiz: QuizRow): Promise<string> {
  const { id, explanation } = quiz
  return (await translateOne(db, language, 'quiz', { id, explanation }, () => quizOriginal(quiz))).explanation
}
