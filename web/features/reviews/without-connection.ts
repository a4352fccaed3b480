import type { DueReview, ReviewAnswer, Reviews, ReviewsAhead } from 'contract/reviews'
import { dayIn } from 'game/days'
import { dateOfDay } from 'game/reviews'
import { keptAnswers } from '#web/client/offline/keep-answers.ts'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import type { ReviewScope } from './review-queries.ts'

type Answered = { quizId: number; on: string }

/**
 * What is due now by what this device keeps: without what was answered and waits to be sent, and on a later day than the
 * kept list is of, with what comes back by then.
 */
export async function withoutConnection(memberId: string, scope: ReviewScope, kept: Reviews): Promise<Reviews> {
  const timeZone = storedUser()?.timeZone ?? null
  const dateAt = (at: number) => dateOfDay(dayIn(timeZone, at))
  const acts = await outbox.actsOf(memberId)
  const answered = acts
    .filter(({ kind }) => kind === 'review')
    .map(({ body, at }) => ({ quizId: (body as ReviewAnswer).quizId, on: dateAt(at) }))
  const isScoped = scope.course !== undefined || scope.mission !== undefined
  const ahead = isScoped ? [] : await keptAhead(memberId)
  return dueOn(dateAt(Date.now()), kept, ahead, answered)
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
  const open = withoutTwice([...kept.due, ...back]).filter(
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

function withoutTwice(reviews: readonly DueReview[]): DueReview[] {
  return [...new Map(reviews.toReversed().map((review) => [review.quizId, review])).values()].toReversed()
}

async function keptAhead(memberId: string): Promise<ReviewsAhead['due']> {
  const answer = await (await keptAnswers(memberId))?.match(`/api/users/${memberId}/reviews/ahead`)
  return answer === undefined ? [] : ((await answer.json()) as ReviewsAhead).due
}
