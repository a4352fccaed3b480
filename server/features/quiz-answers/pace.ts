import type { Transaction } from '#server/database/database.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { KEYS, LIMITS } from '#server/limits/limits.ts'
import { clearMistakes, countMistake, mistakesInARow } from '#server/limits/mistakes.ts'
import { Refusal } from '#server/refusal.ts'

const SECOND = 1_000
const MINUTE = 60_000

/** Wrong answers to one quiz in a row that cost no wait. */
const FREE_MISTAKES = 3

const FIRST_PAUSE = 5 * SECOND
const LONGEST_PAUSE = 5 * MINUTE

/** One member at one quiz. */
export type Attempt = { memberId: string; quizId: number }

/**
 * Counts an answer against the rate limits that stop members from trying all four choices: one a second and quiz,
 * twenty a minute and member, and after three wrong ones in a row a pause that doubles from 5 s. A reset of the quiz
 * doesn't lift them. The first limit's row also makes other answers to this quiz wait until the transaction ends, so
 * that answers sent at once can't bypass the limits.
 * @throws Refusal TOO_MANY_ATTEMPTS with the seconds to wait
 */
export async function countQuizAttempt(db: Transaction, { memberId, quizId }: Attempt, now: number): Promise<void> {
  await countAttempt(db, [LIMITS.answerOneQuiz(memberId, quizId)], now)
  await countAttempt(db, [LIMITS.answerQuizzes(memberId)], now)
  const mistakes = await mistakesInARow(db, KEYS.mistakesAtQuiz(memberId, quizId), now)
  if (mistakes === undefined) return
  const freeAt = mistakes.lastAt + pauseAfter(mistakes.count)
  if (freeAt > now) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil((freeAt - now) / SECOND) })
}

/** @returns milliseconds from the last of this number of wrong answers in a row until the next answer is accepted */
export function pauseAfter(mistakes: number): number {
  if (mistakes < FREE_MISTAKES) return 0
  return Math.min(FIRST_PAUSE * 2 ** (mistakes - FREE_MISTAKES), LONGEST_PAUSE)
}

/** Counts a wrong answer; a correct one clears the count. */
export async function recordMistake(db: Transaction, { memberId, quizId }: Attempt, isCorrect: boolean, now: number) {
  const key = KEYS.mistakesAtQuiz(memberId, quizId)
  await (isCorrect ? clearMistakes(db, key) : countMistake(db, key, now))
}
