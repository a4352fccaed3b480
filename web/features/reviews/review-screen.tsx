import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Reviews } from 'contract/reviews'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { NothingDue } from './nothing-due.tsx'
import { ReviewEnd } from './review-end.tsx'
import { type ReviewScope, reviewsQuery } from './review-queries.ts'
import { ReviewQuestion } from './review-question.tsx'
import { useReviewSession } from './use-review-session.ts'

type ReviewScreenProps = { scope: ReviewScope }

/** /review: the questions that are due. It can be left at any of them; what was answered is done. */
export function ReviewScreen({ scope }: ReviewScreenProps) {
  const query = useQuery(reviewsQuery(useMember().id, scope))
  // The questions of a session stay as they were at its start, whatever is loaded meanwhile.
  const [round, setRound] = useState(0)
  const lookForMore = async () => {
    const { isError } = await query.refetch()
    if (isError) toast({ title: 'Error', description: 'More questions couldn’t be loaded.', variant: 'destructive' })
    else setRound(round + 1)
  }
  const isScoped = scope.course !== undefined || scope.mission !== undefined
  return (
    <div className="mx-auto grid max-w-reading gap-5">
      <div className="flex items-center justify-between gap-4">
        <h1 className="heading-page">Review</h1>
        <Link to="/dashboard" className={buttonClass({ variant: 'plain', className: '-me-4' })}>
          Leave
          <X size={20} aria-hidden />
        </Link>
      </div>
      <Loaded query={query} loading={<ReviewSkeleton />} failure="Your review couldn’t be loaded.">
        {(reviews) =>
          reviews.due.length === 0 ? (
            <NothingDue reviews={reviews} isScoped={isScoped} />
          ) : (
            <Session key={round} reviews={reviews} isMore={round > 0} onMore={lookForMore} />
          )
        }
      </Loaded>
    </div>
  )
}

type SessionProps = {
  reviews: Reviews
  /** It comes in the place of the button that asked for more. */
  isMore: boolean
  onMore: () => void
}

function Session({ reviews, isMore, onMore }: SessionProps) {
  const [{ due, waiting }] = useState(reviews)
  const session = useReviewSession(due)
  const { step, number, total, share } = session
  if (step === undefined) {
    return <ReviewEnd given={session.given} waiting={waiting - due.length} onMore={onMore} />
  }
  return (
    <>
      <div className="grid gap-2">
        <p className="font-semibold" id="review-progress">
          {step.isAgain ? `Once more, without counting: ${number} of ${total}` : `Question ${number} of ${total}`}
        </p>
        <ProgressBar labelledBy="review-progress" value={Math.round(share * 100)} size="thin" />
      </div>
      <ReviewQuestion session={session} step={step} takesFocus={isMore} />
    </>
  )
}

function ReviewSkeleton() {
  return (
    <Loading label="Loading your review..." className="grid gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-2" />
      <Skeleton className="h-9 w-5/6" />
      <Skeleton className="h-15 rounded-card" />
      <Skeleton className="h-15 rounded-card" />
      <Skeleton className="h-15 rounded-card" />
      <Skeleton className="h-15 rounded-card" />
    </Loading>
  )
}
