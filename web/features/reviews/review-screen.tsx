import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Reviews } from 'contract/reviews'
import { X } from 'lucide-react'
import * as messages from 'messages/review-session'
import * as shell from 'messages/shell'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useNewDay } from '#web/client/page/use-new-day.ts'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { NothingDue } from './nothing-due.tsx'
import { ReviewEnd } from './review-end.tsx'
import { type ReviewScope, reviewsQuery } from './review-queries.ts'
import { ReviewQuestion } from './review-question.tsx'
import { useKeepReviews } from './use-keep-reviews.ts'
import { useReviewSession } from './use-review-session.ts'

type ReviewScreenProps = {
  scope: ReviewScope
  /** What is asked once after a finished review. */
  offer?: ReactNode
}

/** /review: the questions that are due. It can be left at any of them; what was answered is done. */
export function ReviewScreen({ scope, offer }: ReviewScreenProps) {
  const { id, timeZone } = useMember()
  const query = useQuery(reviewsQuery(id, scope))
  const { refetch } = query
  // A session and its questions stay as they were at its start, whatever is loaded meanwhile.
  const [begun, setBegun] = useState<Reviews>()
  const [round, setRound] = useState(0)
  if (begun === undefined && query.data) {
    if (query.data.due.length > 0) setBegun(query.data)
    // What comes once a higher number is chosen takes the place of that choice, and the focus.
    else if (round === 0) setRound(1)
  }
  useNewDay(timeZone, begun ? 0 : query.dataUpdatedAt, () => void refetch())
  /** Ends the session, unless nothing could be loaded. */
  const loadAgain = async () => {
    const { isError } = await refetch()
    if (isError) return false
    setBegun(undefined)
    setRound(round + 1)
    return true
  }
  const lookForMore = async () => {
    if (await loadAgain()) return
    toast({ title: shell.error, description: messages.moreFailed, variant: 'destructive' })
  }
  const isScoped = scope.course !== undefined || scope.mission !== undefined
  return (
    <div className="mx-auto grid max-w-reading gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="heading-page">{messages.review}</h1>
        <Link to="/dashboard" className={buttonClass({ variant: 'plain', className: '-me-4' })}>
          {messages.leave}
          <X size={20} aria-hidden />
        </Link>
      </div>
      <Loaded query={query} loading={<ReviewSkeleton />} failure={messages.reviewFailed} whole={2}>
        {(reviews) =>
          begun ? (
            <Session
              key={round}
              reviews={begun}
              isScoped={isScoped}
              isMore={round > 0}
              isFinished={reviews.finishedToday}
              onNewDay={loadAgain}
              onMore={lookForMore}
              offer={offer}
            />
          ) : (
            <NothingDue reviews={reviews} isScoped={isScoped} />
          )
        }
      </Loaded>
    </div>
  )
}

type SessionProps = {
  reviews: Reviews
  isScoped: boolean
  /** It comes in the place of the button that asked for more, or of nothing to review. */
  isMore: boolean
  /** Whether the day is finished by what was loaded last. */
  isFinished: boolean
  onNewDay: () => void
  onMore: () => void
  offer: ReactNode
}

function Session({ reviews: { due, waiting }, isScoped, isMore, isFinished, onNewDay, onMore, offer }: SessionProps) {
  const session = useReviewSession(due)
  useKeepReviews(session)
  const { step, number, total, share } = session
  const [endedAt, setEndedAt] = useState(0)
  if (step === undefined && endedAt === 0) setEndedAt(Date.now())
  // What is finished says nothing of another day.
  useNewDay(useMember().timeZone, endedAt, onNewDay)
  if (step === undefined) {
    const about = { given: session.given, waiting: waiting - due.length, isScoped, isFinished }
    return <ReviewEnd {...about} onMore={onMore} offer={offer} />
  }
  return (
    <>
      <div className="grid gap-2">
        <p className="font-semibold" id="review-progress">
          {step.isAgain ? messages.onceMore({ number, total }) : messages.questionOf({ number, total })}
        </p>
        <ProgressBar labelledBy="review-progress" value={Math.round(share * 100)} size="thin" />
      </div>
      <ReviewQuestion session={session} step={step} takesFocus={isMore} />
    </>
  )
}

function ReviewSkeleton() {
  return (
    <Loading label={messages.loadingReview} className="grid gap-4">
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
