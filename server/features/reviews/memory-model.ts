import { AGAIN } from 'game/reviews'
import { type RawBuilder, sql } from 'kysely'
import { computeDecayFactor, default_w, type FSRS, fsrs } from 'ts-fsrs'

/** Nobody forgets a thing for a year and then still knows it. */
const LONGEST_INTERVAL = 365

const schedulers = new Map<number, FSRS>()

/** FSRS with its default weights, in whole days, and the same answer for the same input. */
function schedulerFor(retention: number): FSRS {
  const known = schedulers.get(retention)
  if (known !== undefined) return known
  const scheduler = fsrs({
    enable_fuzz: false,
    enable_short_term: false,
    request_retention: retention,
    maximum_interval: LONGEST_INTERVAL,
  })
  schedulers.set(retention, scheduler)
  return scheduler
}

/** What a card holds of a member's memory. Days are counted from 1970 in the member's zone. */
export type CardMemory = {
  stability: number
  difficulty: number
  last_day: number
  due_day: number
  reps: number
  lapses: number
}

/** @param card null for the first answer, and where the card starts again */
export function cardAfter(card: CardMemory | null, rating: number, day: number, retention: number): CardMemory {
  const scheduler = schedulerFor(retention)
  const { stability, difficulty } = scheduler.next_state(card, card === null ? 0 : daysSince(card, day), rating)
  const isLapse = card !== null && rating === AGAIN
  return {
    stability,
    difficulty,
    last_day: day,
    due_day: day + scheduler.next_interval(stability, 0),
    reps: (card?.reps ?? 0) + 1,
    lapses: (card?.lapses ?? 0) + (isLapse ? 1 : 0),
  }
}

/**
 * The chance of a right answer on a day, 0 to 1; on the day of an answer, for the day after it, because what was read just
 * now says nothing about memory. It doesn't depend on the retention that is asked for.
 */
export function rememberedOn(card: Pick<CardMemory, 'stability' | 'last_day'>, day: number): number {
  return retrievabilityOn(card, Math.max(day, card.last_day + 1))
}

/** The chance of a right answer on a day, 0 to 1. */
export function retrievabilityOn(card: Pick<CardMemory, 'stability' | 'last_day'>, day: number): number {
  return schedulerFor(0.9).forgetting_curve(daysSince(card, day), card.stability)
}

/** What the curve of forgetting is made of. */
const { decay: DECAY, factor: FACTOR } = computeDecayFactor(default_w)

/** The chance of a right answer on a day, as `rememberedOn` says it, for each row of `review_cards` in a query. */
export function remembered(cards: string, day: number): RawBuilder<number> {
  const lastDay = sql.ref(`${cards}.last_day`)
  const elapsed = sql`case when ${lastDay} < ${sql.lit(day)} then ${sql.lit(day)} - ${lastDay} else 1 end`
  const stability = sql.ref(`${cards}.stability`)
  return sql`power(1 + ${sql.lit(FACTOR)} * (${elapsed}) / ${stability}, ${sql.lit(DECAY)})`
}

/** A clock that was set back, and a move to the west, are no time at all. */
function daysSince({ last_day }: Pick<CardMemory, 'last_day'>, day: number): number {
  return Math.max(0, day - last_day)
}
