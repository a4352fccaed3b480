import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { countAttempt } from '#server/features/accounts/public.ts'
import { Refusal } from '#server/refusal.ts'

const SECOND = 1_000
const MINUTE = 60_000

/** Wrong answers to one quiz in a row that cost no wait, and for how long the program remembers them. */
const FREE_MISTAKES = 3
const REMEMBERED = 60 * MINUTE

const FIRST_PAUSE = 5 * SECOND
const LONGEST_PAUSE = 5 * MINUTE

/** One member at one quiz. */
export type Attempt = { memberId: string; quizId: number }

/**
 * Counts an answer against the limits on pace that keep anybody from trying all four choices (reliability W6): one a
 * second and quiz, twenty a minute and member, and after three wrong ones in a row a pause that doubles from 5 s. A reset
 * of the quiz lifts none of them. The first limit's row also keeps other answers to this quiz waiting until the
 * transaction ends, so that those sent at once cannot slip past together.
 * @throws Refusal TOO_MANY_ATTEMPTS with the seconds to wait
 */
export async function countQuizAttempt(db: Transaction, { memberId, quizId }: Attempt, now: number): Promise<void> {
  await countAttempt(db, [{ key: `quiz:second:${memberId}:${quizId}`, count: 1, windowMs: SECOND }], now)
  await countAttempt(db, [{ key: `quiz:minute:${memberId}`, count: 20, windowMs: MINUTE }], now)
  const [mistakes] = await mistakesInARow(db, { key: mistakesKey({ memberId, quizId }) })
  if (mistakes === undefined || mistakes.window_ends_at <= now) return
  const freeAt = mistakes.window_ends_at - REMEMBERED + pauseAfter(mistakes.count)
  if (freeAt > now) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil((freeAt - now) / SECOND) })
}

/** @returns milliseconds from the last of so many wrong answers in a row until the next answer is taken */
export function pauseAfter(mistakes: number): number {
  if (mistakes < FREE_MISTAKES) return 0
  return Math.min(FIRST_PAUSE * 2 ** (mistakes - FREE_MISTAKES), LONGEST_PAUSE)
}

/** Counts a wrong answer; a correct one clears the count. */
export async function recordMistake(db: Transaction, attempt: Attempt, isCorrect: boolean, now: number): Promise<void> {
  const key = mistakesKey(attempt)
  if (isCorrect) await forgottenMistakes(db, { key })
  else await oneMoreMistake(db, { key, now, until: now + REMEMBERED })
}

function mistakesKey({ memberId, quizId }: Attempt): string {
  return `quiz:wrong:${memberId}:${quizId}`
}

const mistakesInARow = prepared((db, values: { key: string }) =>
  db.selectFrom('attempts').select(['count', 'window_ends_at']).where('key', '=', values.key),
)

const oneMoreMistake = prepared((db, values: { key: string; now: number; until: number }) =>
  db
    .insertInto('attempts')
    .values({ key: values.key, count: 1, window_ends_at: values.until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.window_ends_at <= ${values.now} then 1 else attempts.count + 1 end`,
        window_ends_at: sql`excluded.window_ends_at`,
      }),
    ),
)

const forgottenMistakes = prepared((db, values: { key: string }) =>
  db.deleteFrom('attempts').where('key', '=', values.key),
)
