import { Link } from '@tanstack/react-router'
import type { Reviews } from 'contract/reviews'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { counted } from '#web/ui/counted.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { dayWords } from './day-words.ts'
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
        title={finishedToday ? 'Today’s review is done' : 'Nothing to review now'}
        action={
          <>
            {isScoped && (
              <Link to="/review" className={buttonClass({ variant: 'go' })}>
                Review everything that is due
              </Link>
            )}
            <Link to="/dashboard" className={buttonClass({ variant: isScoped ? 'out' : 'go' })}>
              Back to Dashboard
            </Link>
            <Link to="/memory" className={buttonClass()}>
              What you remember
            </Link>
          </>
        }
      >
        {nextDueOn === null
          ? 'Questions come back here after you have answered them for the first time: under a lesson, in a course or at a station.'
          : `The next question comes back ${dayWords(nextDueOn, timeZone)}.`}
      </EmptyState>
      {waiting > 0 && <ReviewsPerDayChoice about={`${counted(waiting, 'more question')} can wait until tomorrow.`} />}
    </div>
  )
}
