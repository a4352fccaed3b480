import type { Memory, RememberedPlace } from 'contract/reviews'
import { dateOfDay, FORECAST_DAYS, signalFor } from 'game/reviews'
import type { Db } from '#server/database/database.ts'
import { translate } from '#server/features/translations/public.ts'
import { answersByDay, cardsOf } from './due-queries.ts'
import { type Reviewer, readDayState, restartedIdeas } from './list-due.ts'
import { rememberedOn } from './memory-model.ts'
import type { CardRow } from './queries.ts'
import { type Question, type Questions, titleOf, type Wordings } from './questions.ts'
import { forecastView } from './view.ts'

/** Days of the calendar, today included. */
const CALENDAR_DAYS = 84

type Met = { card: CardRow; wordings: Wordings; retrievability: number }

/** What a member remembers today of all that members can still see. */
export async function readMemory(
  db: Db,
  questions: Questions,
  reviewer: Reviewer,
  { now, language }: { now: number; language: string },
): Promise<Memory> {
  const { day } = await readDayState(db, reviewer, { at: now, waited: false })
  const restarted = await restartedIdeas(db, questions, reviewer.id)
  const cards = await cardsOf(db, reviewer.id)
  const met = cards.flatMap((card): Met[] => {
    const wordings = questions.byIdea.get(card.idea)
    if (wordings === undefined) return []
    const isRestarted = restarted.has(card.idea)
    const retrievability = isRestarted ? 0 : rememberedOn(card, day)
    return [{ card: isRestarted ? { ...card, due_day: Math.min(card.due_day, day) } : card, wordings, retrievability }]
  })
  const { missions, courses } = await placesOf(db, language)
  const answers = await answersByDay(db, reviewer.id, day - CALENDAR_DAYS + 1)
  return {
    ideas: met.map(ideaView),
    missions: missions.map((place) => placeView(place, questions, met, ({ missionId }) => missionId === place.id)),
    courses: courses.map((place) => placeView(place, questions, met, ({ courseId }) => courseId === place.id)),
    calendar: answers.map((each) => ({ date: dateOfDay(each.day), answers: each.count })),
    forecast: forecastView(forecastOf(met, day), day),
  }
}

function ideaView({ card, wordings, retrievability }: Met): Memory['ideas'][number] {
  const shown = wordings.find(({ lesson }) => lesson !== null) ?? wordings[0]
  return {
    idea: card.idea,
    title: titleOf(card.idea, wordings),
    met: card.reps,
    retrievability,
    signal: signalFor(retrievability),
    dueOn: dateOfDay(card.due_day),
    missionId: shown.missionId,
    courseId: shown.courseId,
    lesson: shown.lesson,
  }
}

/** A station or course by the ideas that at least one of its questions asks about. */
function placeView(
  { id, title }: { id: number; title: string },
  { byIdea }: Questions,
  met: readonly Met[],
  isThere: (question: Question) => boolean,
): RememberedPlace {
  const own = met.filter(({ wordings }) => wordings.some(isThere))
  const mean = own.length === 0 ? null : own.reduce((sum, each) => sum + each.retrievability, 0) / own.length
  const ideas = [...byIdea.values()].filter((wordings) => wordings.some(isThere)).length
  return { id, title, met: own.length, ideas, retrievability: mean, signal: signalFor(mean) }
}

function forecastOf(met: readonly Met[], day: number): number[] {
  const counts = Array.from({ length: FORECAST_DAYS }, () => 0)
  for (const { card } of met) {
    const ahead = Math.max(0, card.due_day - day)
    if (ahead < FORECAST_DAYS) counts[ahead] = (counts[ahead] ?? 0) + 1
  }
  return counts
}

/** The stations and courses that members see, in their order, with their titles in a language. */
async function placesOf(db: Db, language: string) {
  const missions = await db.selectFrom('missions').select(['id', 'title']).orderBy('id').execute()
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .where('is_public', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    missions: await translate(db, language, 'mission', missions),
    courses: await translate(db, language, 'course', courses),
  }
}
