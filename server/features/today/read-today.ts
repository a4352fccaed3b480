import type { Today } from 'contract/reviews'
import { CHALLENGES } from 'game/challenges'
import { dayIn } from 'game/days'
import { nextStop } from 'game/missions'
import { dateOfDay, reviewMinutes } from 'game/reviews'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'
import { challengeTitle } from '#server/challenge-title.ts'
import type { Db } from '#server/database/database.ts'
import { practiceDue } from '#server/features/conversations/public.ts'
import { openListsOf } from '#server/features/first-days/public.ts'
import { countTalksDue } from '#server/features/people/public.ts'
import { countCards, isHelpAsked } from '#server/features/rescues/public.ts'
import { listDue, type Reviewer, type ReviewQuestions } from '#server/features/reviews/public.ts'
import { translateOne } from '#server/features/translations/public.ts'
import { recentTryIts, tryItInLanguage } from '#server/features/try-its/public.ts'
import { challengesOf, lastLessonAt, stationsFor } from './queries.ts'

/** The three lines of a member's day. A conversation to practise again is offered in addition to these. */
export async function readToday(
  db: Db,
  reviewQuestions: ReviewQuestions,
  reviewer: Reviewer,
  { now, language }: { now: number; language: LanguageCode },
): Promise<Today> {
  const today = dayIn(reviewer.time_zone, now)
  // At once: on PostgreSQL one after the other waits a round trip for each query.
  const [{ due }, { station, isStationDone }, person, practice, ...counts] = await Promise.all([
    reviewQuestions.read().then((questions) => listDue(db, questions, reviewer, now)),
    readStation(db, reviewer, now, language),
    readPerson(db, reviewer, now, language),
    practiceDue(db, { memberId: reviewer.id, timeZone: reviewer.time_zone, now, language }),
    countCards(db, reviewer.id, now),
    isHelpAsked(db, reviewer.id, now),
    countTalksDue(db, reviewer.id, today),
    openListsOf(db, reviewer.id),
  ])
  const [needAHand, wasHelped, talksDue, { isOwnOpen: firstDays, toHelp: firstDaysToHelp }] = counts
  const review = { count: due.length, minutes: reviewMinutes(due.length), isDone: due.length === 0 }
  const isAllDone = review.isDone && isStationDone && person === null
  const ofOthers = { talksDue, needAHand, wasHelped, firstDaysToHelp }
  return { review, station, isStationDone, person, practice, isAllDone, firstDays, ...ofOthers }
}

async function readStation(db: Db, { id, time_zone }: Reviewer, now: number, language: LanguageCode) {
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
    station: next === undefined ? null : { missionId: next.id, title: await titleIn(db, language, next) },
    isStationDone: wasFinished || next === undefined,
  }
}

async function titleIn(db: Db, language: LanguageCode, { id, title }: { id: number; title: string }): Promise<string> {
  return (await translateOne(db, language, 'mission', { id, title })).title
}

/**
 * One person a day: what they were told to try before today, oldest first; else a challenge, one that they have begun
 * first. Null once either was done today.
 */
async function readPerson(
  db: Db,
  { id, time_zone }: Reviewer,
  now: number,
  language: LanguageCode,
): Promise<Today['person']> {
  const today = dayIn(time_zone, now)
  const tryIts = await recentTryIts(db, { id, time_zone }, now)
  const progress = new Map((await challengesOf(db, id)).map((row) => [row.challenge_key, row]))
  const wasAnswered = tryIts.some(({ answeredAt }) => answeredAt !== null && dayIn(time_zone, answeredAt) === today)
  const wasCheckedIn = [...progress.values()].some(({ last_day }) => (last_day ?? 0) >= today)
  if (wasAnswered || wasCheckedIn) return null
  const due = tryIts.find(({ answer, askedOn }) => (answer === null || answer === 'not-yet') && askedOn <= today)
  if (due !== undefined) {
    const text = await tryItInLanguage(db, language, due)
    return { kind: 'try-it', source: due.source, text, askedOn: dateOfDay(due.askedOn) }
  }
  const open = CHALLENGES.filter(({ key }) => (progress.get(key)?.completed_at ?? null) === null)
  const challenge = open.find(({ key }) => progress.has(key)) ?? open[0]
  if (challenge === undefined) return null
  const { challenges } = messagesIn(language)
  return { kind: 'challenge', key: challenge.key, title: challengeTitle(challenge.key, challenges) }
}
