import type { Challenge } from 'contract/challenges'
import type { DueReview, ReviewAnswer, Reviews, ReviewsAhead, Today } from 'contract/reviews'
import { dayIn } from 'game/days'
import { dateOfDay, reviewMinutes } from 'game/reviews'
import type { WaitingActKind } from 'game/waiting-acts'
import { keptAnswers, keptAt } from '#web/client/offline/keep-answers.ts'
import type { KeptAct } from '#web/client/outbox/act-store.ts'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import type { ReviewScope } from './review-queries.ts'

type Answered = { quizId: number; on: string }

/**
 * What is due now by what this device keeps: without what was answered and waits to be sent, and on a later day than the
 * kept list is of, with what comes back by then.
 * @param sending what waited before the list was asked for: it may know nothing of it, though it was sent meanwhile
 */
export async function withoutConnection(
  memberId: string,
  scope: ReviewScope,
  kept: Reviews,
  sending: readonly KeptAct[] = [],
): Promise<Reviews> {
  const acts = await actsOf(memberId, sending)
  const isScoped = scope.course !== undefined || scope.mission !== undefined
  const ahead = isScoped ? [] : await keptAhead(memberId)
  return dueOn(dateAt(Date.now()), kept, ahead, reviewsIn(acts))
}

/**
 * What there is to do today, without what waits to be sent: the answer knows nothing of it, and a kept one may be of an
 * earlier day.
 * @param sending what waited before the answer was asked for: it may know nothing of it, though it was sent meanwhile
 * @param isKept whether this device gave the answer; the server's own is of today, and its count is newer
 */
export async function todayWithoutConnection(
  memberId: string,
  answer: Today,
  sending: readonly KeptAct[] = [],
  isKept = true,
): Promise<Today> {
  const today = dateAt(Date.now())
  const at = isKept ? await keptAt(memberId, `/api/users/${memberId}/today`) : undefined
  const answers = await keptAnswers(memberId)
  // The server's count is without what it took since.
  const acts = isKept ? await actsOf(memberId, sending) : await outbox.actsOf(memberId)
  const list = await answers?.match(`/api/users/${memberId}/reviews`)
  const reviews: Reviews | undefined = await list?.json()
  const due = isKept
    ? reviews && (await withoutConnection(memberId, {}, reviews, sending)).due.length
    : Math.max(0, answer.review.count - answeredOf(reviews, acts))
  const done = acts.filter((act) => act.refusal === undefined && dateAt(act.at) === today).map(({ kind }) => kind)
  const challenges = await answers?.match(`/api/users/${memberId}/challenges`)
  const challenge = challenges && nextChallenge(await challenges.json())
  return todayOn({ kept: answer, isLater: at !== undefined && dateAt(at) < today, due, done, challenge })
}

/** How many of these reviews are answered and wait. */
function answeredOf(reviews: Reviews | undefined, acts: readonly KeptAct[]): number {
  const answered = reviewsIn(acts.filter(({ refusal }) => refusal === undefined)).map(({ quizId }) => quizId)
  return reviews?.due.filter(({ quizId }) => answered.includes(quizId)).length ?? 0
}

/** Each once, in its present state. */
async function actsOf(memberId: string, sending: readonly KeptAct[]): Promise<KeptAct[]> {
  const acts = [...sending, ...(await outbox.actsOf(memberId))]
  return [...new Map(acts.map((act) => [act.key, act])).values()]
}

function reviewsIn(acts: readonly KeptAct[]): Answered[] {
  return acts
    .filter(({ kind }) => kind === 'review')
    .map(({ body, at }) => ({ quizId: (body as ReviewAnswer).quizId, on: dateAt(at) }))
}

type KeptToday = {
  kept: Today
  /** Whether today is a later day than the one it was kept on. */
  isLater: boolean
  /** How many questions are due; undefined where no list of them is kept. */
  due: number | undefined
  /** What was done today and waits to be sent. */
  done: readonly WaitingActKind[]
  /** The one to go on with; undefined where none is open, or none is kept. */
  challenge: Pick<Challenge, 'key' | 'title'> | undefined
}

export function todayOn({ kept, isLater, due, done, challenge }: KeptToday): Today {
  const review = due === undefined ? kept.review : { count: due, minutes: reviewMinutes(due), isDone: due === 0 }
  const wasFinished = done.includes('station') || done.includes('lesson')
  const isStationDone = wasFinished || kept.station === null || (!isLater && kept.isStationDone)
  // Yesterday's check-in was for yesterday.
  const again = isLater && challenge ? ({ kind: 'challenge', ...challenge } as const) : null
  const person = done.includes('check-in') ? null : (kept.person ?? again)
  return { ...kept, review, isStationDone, person, isAllDone: review.isDone && isStationDone && person === null }
}

/** As the server chooses it: one that was begun first. */
function nextChallenge(challenges: readonly Challenge[]): Pick<Challenge, 'key' | 'title'> | undefined {
  const open = challenges.filter(({ completedAt }) => completedAt === null)
  const next = open.find(({ count }) => count > 0) ?? open[0]
  return next && { key: next.key, title: next.title }
}

/** The date for the member, YYYY-MM-DD. */
function dateAt(at: number): string {
  return dateOfDay(dayIn(storedUser()?.timeZone ?? null, at))
}

/** @param today the date for the member, YYYY-MM-DD */
export function dueOn(
  today: string,
  kept: Reviews,
  ahead: ReviewsAhead['due'],
  answered: readonly Answered[],
): Reviews {
  const isLater = today > (kept.forecast[0]?.date ?? today)
  const answeredToday = answered.filter(({ on }) => on === today).length
  const back = isLater ? ahead.filter((each) => each.dueOn <= today) : []
  const open = uniqueByQuiz([...kept.due, ...back]).filter(
    ({ quizId }) => !answered.some((each) => each.quizId === quizId),
  )
  // Of its own day, the list has no more than there is room for.
  const due = isLater ? open.slice(0, Math.max(0, kept.perDay - answeredToday)) : open
  const next = ahead.find((each) => each.dueOn > today)?.dueOn ?? kept.nextDueOn
  return {
    ...kept,
    due,
    waiting: isLater ? open.length : Math.max(0, kept.waiting - (kept.due.length - open.length)),
    finishedToday: due.length === 0 && (answeredToday > 0 || (!isLater && kept.finishedToday)),
    nextDueOn: due.length > 0 ? today : next !== null && next > today ? next : null,
  }
}

function uniqueByQuiz(reviews: readonly DueReview[]): DueReview[] {
  return [...new Map(reviews.toReversed().map((review) => [review.quizId, review])).values()].toReversed()
}

async function keptAhead(memberId: string): Promise<ReviewsAhead['due']> {
  const answer = await (await keptAnswers(memberId))?.match(`/api/users/${memberId}/reviews/ahead`)
  return answer === undefined ? [] : ((await answer.json()) as ReviewsAhead).due
}
