import { REVIEW_DAYS_AHEAD } from 'game/reviews'
import type { Db } from '#server/database/database.ts'
import { cardsAmong, oldestDue } from './due-queries.ts'
import { type DueIdea, listDueOn, type Reviewer, readDayState } from './list-due.ts'
import type { Questions } from './questions.ts'

/** `dueDay`: the first day after today on which it can be answered. */
export type IdeaAhead = DueIdea & { dueDay: number }

/**
 * The cards that come back within the next days, the soonest first, as many as these days have room for. What is due today
 * and beyond today's number is among them; new questions aren't, because each day chooses its own.
 */
export async function listAhead(db: Db, questions: Questions, reviewer: Reviewer, now: number): Promise<IdeaAhead[]> {
  const state = await readDayState(db, reviewer, { at: now, waited: false })
  const { due } = await listDueOn(db, questions, reviewer, state)
  const today = new Set(due.map(({ idea }) => idea))
  const gone = await cardsAmong(db, reviewer.id, questions.gone)
  const room = reviewer.reviews_per_day * REVIEW_DAYS_AHEAD
  const cards = await oldestDue(db, reviewer.id, state.day + REVIEW_DAYS_AHEAD, room + today.size + gone.length)
  return cards
    .filter(({ idea }) => questions.byIdea.has(idea) && !today.has(idea))
    .slice(0, room)
    .map(({ idea, quiz_id, due_day }) => ({ idea, lastQuizId: quiz_id, dueDay: Math.max(due_day, state.day + 1) }))
}
