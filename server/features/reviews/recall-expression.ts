import { type RawBuilder, sql } from 'kysely'
import { DECAY, FACTOR } from './memory-model.ts'

/** The chance of a right answer on a day, as `retrievabilityOn` says it, for each row of `review_cards` in a query. */
export function retrievability(cards: string, day: number): RawBuilder<number> {
  const lastDay = sql.ref(`${cards}.last_day`)
  const elapsed = sql`case when ${lastDay} < ${sql.lit(day)} then ${sql.lit(day)} - ${lastDay} else 0 end`
  const stability = sql.ref(`${cards}.stability`)
  return sql`power(1 + ${sql.lit(FACTOR)} * (${elapsed}) / ${stability}, ${sql.lit(DECAY)})`
}
