import { dayIn } from 'game/days'
import { BACKLOG, FORECAST_DAYS, hashOf, NEW_PER_DAY, reviewDay } from 'game/reviews'
import type { Moment } from 'game/waiting-acts'
import type { Db } from '#server/database/database.ts'
import { cardsAmong, dueCounts, lastAnswersAmong, nextAfter, oldestDue } from './due-queries.ts'
import { findLastDay } from './queries.ts'
import type { Questions } from './questions.ts'

/** The part of a member that decides what they review. */
export type Reviewer = { readonly id: string; readonly time_zone: string | null; readonly reviews_per_day: number }

/** The day that counts for a review now, and what was done on it. */
export type DayState = { day: number; answered: number; isFinished: boolean }

/** A review looks ahead as far as a change of zone can move the date. */
const DAYS_AHEAD = 2

/** What waited for a connection belongs to the day of its own moment, whichever later day was reviewed on meanwhile. */
export async function readDayState(db: Db, { id, time_zone }: Reviewer, { at, waited }: Moment): Promise<DayState> {
  const today = dayIn(time_zone, at)
  const last = await findLastDay(db, id, waited ? today : today + DAYS_AHEAD)
  const day = reviewDay(today, last?.day ?? null)
  const row = last?.day === day ? last : undefined
  return { day, answered: row?.answered ?? 0, isFinished: row?.finished_at != null }
}

/** An idea to ask about; `lastQuizId` is null for a new one. */
export type DueIdea = { idea: string; lastQuizId: number | null }

export type DueList = {
  state: DayState
  due: DueIdea[]
  /** Cards that are due, those beyond the daily limit included. */
  waiting: number
  /** For each day from today on, how many cards come back. */
  forecast: number[]
  nextDueDay: number | null
}

/**
 * What a member reviews now: the oldest cards first, courses mixed, as many as are left of the daily number; then new
 * general questions, two a day, unless too many cards wait.
 * @param only where given, these ideas alone are asked, counted and come back, and nothing new
 */
export async function listDue(
  db: Db,
  questions: Questions,
  reviewer: Reviewer,
  now: number,
  only?: ReadonlySet<string>,
): Promise<DueList> {
  return listDueOn(db, questions, reviewer, await readDayState(db, reviewer, { at: now, waited: false }), only)
}

/** The same for the day that something was done on. */
export async function listDueOn(
  db: Db,
  questions: Questions,
  reviewer: Reviewer,
  state: DayState,
  only?: ReadonlySet<string>,
): Promise<DueList> {
  const { day } = state
  const room = Math.max(0, reviewer.reviews_per_day - state.answered)
  const gone = await cardsAmong(db, reviewer.id, questions.gone)
  const restarted = await restartedCards(db, questions, reviewer.id, day)
  const forecast = forecastFrom(await dueCounts(db, reviewer.id, day + FORECAST_DAYS - 1), day, gone, restarted)
  const isAsked = ({ idea }: { idea: string }) => questions.byIdea.has(idea) && (only?.has(idea) ?? true)
  const own = only && (await cardsAmong(db, reviewer.id, [...only]))
  const found =
    own?.filter(({ due_day }) => due_day <= day) ??
    (await oldestDue(db, reviewer.id, day, room + gone.filter(({ due_day }) => due_day <= day).length))
  const asked = [...restarted, ...found].filter(isAsked)
  const waiting = only ? asked.length : (forecast[0] ?? 0)
  const cards = asked.slice(0, room)
  const news = only ? NOTHING_NEW : await newIdeas(db, questions, reviewer.id, day)
  const entering = waiting <= BACKLOG ? news.ideas.slice(0, room - cards.length) : []
  const due = [
    ...mixed(cards, `${reviewer.id} ${day}`).map(({ idea, quiz_id }) => ({ idea, lastQuizId: quiz_id })),
    ...entering.map((idea) => ({ idea, lastQuizId: null })),
  ]
  const isMoreTomorrow = waiting > 0 || news.isMore
  const dayOfNext = async () =>
    firstAfter(day, questions, own ?? (await nextAfter(db, reviewer.id, day, gone.length + 1)))
  const nextDueDay = due.length > 0 ? day : isMoreTomorrow ? day + 1 : await dayOfNext()
  return { state, due, waiting, forecast, nextDueDay }
}

type DueCard = { idea: string; quiz_id: number; due_day: number }

/** Ideas whose right answer was changed since the member answered: what they know of it no longer counts. */
export async function restartedIdeas(
  db: Db,
  { changedAt }: Pick<Questions, 'changedAt'>,
  memberId: string,
): Promise<ReadonlySet<string>> {
  const answers = await lastAnswersAmong(db, memberId, [...changedAt.keys()])
  return new Set(answers.filter(({ idea, at }) => at < (changedAt.get(idea) ?? 0)).map(({ idea }) => idea))
}

/** Cards that would come back later, but start again now. */
async function restartedCards(db: Db, questions: Questions, memberId: string, day: number): Promise<DueCard[]> {
  const ideas = await restartedIdeas(db, questions, memberId)
  return (await cardsAmong(db, memberId, [...ideas])).filter(({ due_day }) => due_day > day)
}

type DueCount = { due_day: number; count: number }

/** What is overdue comes back today; what nobody asks any more doesn't come back. */
function forecastFrom(
  counts: readonly DueCount[],
  day: number,
  gone: readonly Pick<DueCard, 'due_day'>[],
  restarted: readonly Pick<DueCard, 'due_day'>[],
): number[] {
  const forecast = Array.from({ length: FORECAST_DAYS }, () => 0)
  const add = (dueDay: number, count: number) => {
    const ahead = Math.max(0, dueDay - day)
    if (ahead < FORECAST_DAYS) forecast[ahead] = (forecast[ahead] ?? 0) + count
  }
  for (const { due_day, count } of counts) add(due_day, count)
  for (const { due_day } of gone) add(due_day, -1)
  for (const { due_day } of restarted) {
    add(due_day, -1)
    add(day, 1)
  }
  return forecast
}

/** Oldest first; cards of one day in an order that puts courses beside one another. */
function mixed<Card extends DueCard>(cards: readonly Card[], seed: string): Card[] {
  const drawn = new Map(cards.map(({ idea }) => [idea, hashOf(`${seed} ${idea}`)]))
  const draw = ({ idea }: Card) => drawn.get(idea) ?? 0
  return cards.toSorted((a, b) => a.due_day - b.due_day || draw(a) - draw(b))
}

const NOTHING_NEW: Awaited<ReturnType<typeof newIdeas>> = { ideas: [], isMore: false }

/** General ideas that the member hasn't met: as many as may still enter today, and whether there are more. */
async function newIdeas(db: Db, { general }: Questions, memberId: string, day: number) {
  const cards = await cardsAmong(db, memberId, general)
  const met = new Set(cards.map(({ idea }) => idea))
  const metToday = cards.filter(({ reps, last_day }) => reps === 1 && last_day === day).length
  const unmet = general.filter((idea) => !met.has(idea))
  return { ideas: unmet.slice(0, Math.max(0, NEW_PER_DAY - metToday)), isMore: unmet.length > 0 }
}

/** @param cards the soonest first */
function firstAfter(day: number, { byIdea }: Questions, cards: readonly Pick<DueCard, 'idea' | 'due_day'>[]) {
  return cards.find(({ idea, due_day }) => due_day > day && byIdea.has(idea))?.due_day ?? null
}

/** Whether anything is left to answer today, in one query while there are cards. */
export async function isAnythingLeft(db: Db, questions: Questions, reviewer: Reviewer, state: DayState) {
  if (state.answered >= reviewer.reviews_per_day) return false
  const gone = await cardsAmong(db, reviewer.id, questions.gone)
  const oldest = await oldestDue(db, reviewer.id, state.day, 1 + gone.length)
  if (oldest.some(({ idea }) => questions.byIdea.has(idea))) return true
  return (await listDueOn(db, questions, reviewer, state)).due.length > 0
}
