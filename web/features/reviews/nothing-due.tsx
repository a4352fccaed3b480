import { Link } from '@tanstack/react-router'
import type { Reviews } from 'contract/reviews'
import * as messages from 'messages/review-session'
import * as shell from 'messages/shell'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { dueDay } from './day-words.ts'
import { ReviewsPerDayChoice } from './reviews-per-day-choice.tsx'

type NothingDueProps = {
  reviews: Reviews
  /** Only one course or station was asked about. */
  isScoped: boolean
}

/** Nothing to review now, and when the next question comes back. */
export function NothingDue({ reviews, isScoped }: NothingDueProps) {
  const { timeZone } = useMember()
  const { waiting, finishedToday, nextDueOn } = reviews
  return (
    <div className="grid gap-6">
      <EmptyState
        title={finishedToday ? messages.reviewDone : messages.nothingToReview}
        action={
          <>
            {isScoped && (
              <Link to="/review" className={buttonClass({ variant: 'go' })}>
                {messages.reviewAll}
              </Link>
            )}
            <Link to="/dashboard" className={buttonClass({ variant: isScoped ? 'out' : 'go' })}>
              {shell.backToDashboard}
            </Link>
            <Link to="/memory" className={buttonClass()}>
              {messages.whatYouRemember}
            </Link>
          </>
        }
      >
        {nextDueOn === null ? messages.whereFrom : messages.nextReturns(dueDay(nextDueOn, timeZone))}
      </EmptyState>
      {waiting > 0 && <ReviewsPerDayChoice about={messages.canWait({ count: waiting })} />}
    </div>
  )
}
