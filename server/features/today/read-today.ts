import type { Today } from 'contract/reviews'
import { CHALLENGES } from 'game/challenges'
import { dayIn } from 'game/days'
import { nextStop } from 'game/missions'
import { dateOfDay, reviewMinutes } from 'game/reviews'
import type { Db } from '#server/database/database.ts'
import { practiceDue } from '#server/features/conversations/public.ts'
import { hasOpenList } from '#server/features/first-days/public.ts'
import { countTalksDue } from '#server/features/people/public.ts'
import { countCards, isHelpAsked } from '#server/features/rescues/public.ts'
import { listDue, type Reviewer, type ReviewQuestions } from '#server/features/reviews/public.ts'
import { recentTryIts } from '#server/features/try-its/public.ts'
import { challengesOf, lastLessonAt, stationsFor } from './queries.ts'

/** The three lines of a member's day. A conversation to practise again is offered beside them and isn't one. */
export async function readToday(
  db: Db,
  reviewQuestions: ReviewQuestions,
  reviewer: Reviewer,
  now: number,
): Promise<Today> {
  const { due } = await listDue(db, await reviewQuestions.read(), reviewer, now)
  const review = { count: due.length, minutes: reviewMinutes(due.length), isDone: due.length === 0 }
  const { station, isStationDone } = await readStation(db, reviewer, now)
  const person = await readPerson(db, reviewer, now)
  const isAllDone = review.isDone && isStationDone && person === null
  const practice = await practiceDue(db, { memberId: reviewer.id, timeZone: reviewer.time_zone, now })
  const needAHand = await countCards(db, reviewer.id, now)
  const wasHelped = await isHelpAsked(db, reviewer.id, now)
  const talksDue = await countTalksDue(db, reviewer.id, dayIn(reviewer.time_zone, now))
  const firstDays = await hasOpenList(db, reviewer.id)
  return { review, station, isStationDone, person, practice, talksDue, isAllDone, needAHand, wasHelped, firstDays }
}

async function readStation(db: Db, { id, time_zone }: Reviewer, now: number) {
  const today = dayIn(time_zone, now)
  const isToday = (at: number | null) => at !== null && dayIn(time_zone, at) === today
  const stations = await stationsFor(db, id)
  const completed = Object.fromEntries(stations.map((each) => [each.id, each.completed_at !== null]))
  const next = nextStop(
    stations.map((each) => ({ ...each, unlockAfter: each.unlock_after })),
    completed,
  )
  const wasFinished = stations.some(({ completed_at }) => isToday(completed_at)) || isToday(await lastLessonAt(db, id))
  return {
    station: next === undefined ? null : { missionId: next.id, title: next.title },
    isStationDone: wasFinished || next === undefined,
  }
}

/**
 * One person a day: what they were told to try before today, oldest first; else a challenge, one that they have begun
 * first. Null once either was done today.
 */
async function readPerson(db: Db, { id, time_zone }: Reviewer, now: number): Promise<Today['person']> {
  const today = dayIn(time_zone, now)
  const tryIts = await recentTryIts(db, { id, time_zone }, now)
  const progress = new Map((await challengesOf(db, id)).map((row) => [row.challenge_key, row]))
  const wasAnswered = tryIts.some(({ answeredAt }) => answeredAt !== null && dayIn(time_zone, answeredAt) === today)
  const wasCheckedIn = [...progress.values()].some(({ last_day }) => (last_day ?? 0) >= today)
  if (wasAnswered || wasCheckedIn) return null
  const due = tryIts.find(({ answer, askedOn }) => (answer === null || answer === 'not-yet') && askedOn <= today)
  if (due !== undefined) {
    return { kind: 'try-it', source: due.source, text: due.text, askedOn: dateOfDay(due.askedOn) }
  }
  const open = CHALLENGES.filter(({ key }) => (progress.get(key)?.completed_at ?? null) === null)
  const challenge = open.find(({ key }) => progress.has(key)) ?? open[0]
  return challenge === undefined ? null : { kind: 'challenge', key: challenge.key, title: challenge.title }
}
