import { dayIn } from 'game/days'
import { cardKeyOf, type Rating, ratingOf } from 'game/reviews'
import type { Transaction } from '#server/database/database.ts'
import type { ReviewPlace } from '#server/database/tables/reviews.ts'
import { cardAfter, retrievabilityOn } from './memory-model.ts'
import { type CardRow, changeCard, insertCard, insertReview } from './queries.ts'

type Answered = {
  memberId: string
  quiz: { id: number; idea: string | null }
  /** Index of the choice. */
  answer: number
  correct: boolean
  at: number
}

/** `answeredAt`: when the member did, which decides the day; `at` is when it's recorded. */
type FirstAnswer = Answered & {
  answeredAt: number
  timeZone: string | null
  place: Exclude<ReviewPlace, 'review'>
  retention: number
}

/**
 * Makes a review card of the first answer that a member ever gives to an idea, wherever that is. Later answers outside of
 * reviews change nothing, and neither does a reset.
 */
export async function recordFirstAnswer(db: Transaction, first: FirstAnswer): Promise<void> {
  const { memberId, quiz, answer, correct, at, answeredAt, timeZone, place, retention } = first
  const rating = ratingOf({ correct, guessed: false })
  const [idea, day] = [cardKeyOf(quiz), dayIn(timeZone, answeredAt)]
  const card = { member_id: memberId, idea, quiz_id: quiz.id, ...cardAfter(null, rating, day, retention) }
  if (!(await insertCard(db, card))) return
  const review = { member_id: memberId, idea, quiz_id: quiz.id, at, day, rating, place, answer }
  await insertReview(db, { ...review, retrievability: null })
}

type Reviewed = Answered & { day: number; rating: Rating; retention: number }

/**
 * Records an answer in a review and moves the card.
 * @param card undefined for an idea that is new to the member
 * @param startsAgain whether what the card remembers no longer counts
 * @returns the day on which it comes back
 */
export async function recordReview(
  db: Transaction,
  reviewed: Reviewed,
  card: CardRow | undefined,
  startsAgain: boolean,
): Promise<number> {
  const { memberId, quiz, day, rating, at, answer, retention } = reviewed
  const known = startsAgain ? undefined : card
  const moved = {
    member_id: memberId,
    idea: cardKeyOf(quiz),
    quiz_id: quiz.id,
    ...cardAfter(known ?? null, rating, day, retention),
  }
  if (card === undefined) await insertCard(db, moved)
  else await changeCard(db, moved)
  await insertReview(db, {
    member_id: memberId,
    idea: moved.idea,
    quiz_id: quiz.id,
    at,
    day,
    rating,
    retrievability: known === undefined ? null : retrievabilityOn(known, day),
    place: 'review',
    answer,
  })
  return moved.due_day
}
