import { Link } from '@tanstack/react-router'
import type { ReviewVerdict } from 'contract/reviews'
import { Check, RotateCcw } from 'lucide-react'
import * as messages from 'messages/review-session'
import * as shell from 'messages/shell'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { dueDay } from './day-words.ts'
import { ReviewsPerDayChoice } from './reviews-per-day-choice.tsx'
import { type Given, verdictOf } from './use-review-session.ts'

type ReviewEndProps = {
  given: readonly Given[]
  /** Only one course or station was asked about, so there may be more. */
  isScoped: boolean
  /** Whether the day is finished by what was loaded last. */
  isFinished: boolean
  /** How many more are due beyond the day's number. */
  waiting: number
  /** Another number a day was chosen, or the day isn't finished: look for more. */
  onMore: () => void
  offer: ReactNode
}

/** What the member knew, what it paid, and when it returns. */
export function ReviewEnd({ given, isScoped, isFinished, waiting, onMore, offer }: ReviewEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const unsent = given.filter(({ outcome }) => outcome === undefined).length
  const last = verdictOf(given.at(-1)?.outcome)
  // New questions follow once fewer cards wait.
  const isUnfinished = !isScoped && !isFinished && unsent === 0 && last?.finishedToday === false
  return (
    <div className="grid gap-5">
      <Sign as="section" aria-labelledby="review-end" className="grid gap-3">
        <h2 ref={heading} id="review-end" tabIndex={-1} className="heading-station outline-none">
          {headingOf(given)}
        </h2>
        <div role="status" className="grid gap-3 empty:hidden">
          <Points given={given} />
          {unsent > 0 && <p className="text-on-sign-soft">{messages.unsentAnswers({ count: unsent })}</p>}
          {isUnfinished && <p>{messages.moreToday}</p>}
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          {isUnfinished && (
            <Button variant="go" onClick={onMore}>
              {messages.lookForMore}
            </Button>
          )}
          <Link to="/dashboard" className={buttonClass({ variant: isUnfinished ? 'out' : 'go' })}>
            {shell.backToDashboard}
          </Link>
          <Link to="/memory" className={buttonClass()}>
            {messages.whatYouRemember}
          </Link>
        </div>
      </Sign>
      {unsent === 0 && offer}
      <Answers given={given} />
      <ReviewsPerDayChoice about={waiting > 0 ? messages.chooseMore({ count: waiting }) : messages.atMostThisMany} />
      {waiting > 0 && !isUnfinished && (
        <Button className="justify-self-start" onClick={onMore}>
          {messages.lookForMore}
        </Button>
      )}
    </div>
  )
}

function headingOf(given: readonly Given[]): string {
  const verdicts = given.flatMap(({ outcome }) => verdictOf(outcome) ?? [])
  const right = verdicts.filter(({ correct }) => correct).length
  return verdicts.length === 0 ? messages.reviewFinished : messages.youKnew({ right, total: verdicts.length })
}

function Points({ given }: Pick<ReviewEndProps, 'given'>) {
  const points = given.reduce((sum, { outcome }) => sum + (verdictOf(outcome)?.pointsEarned ?? 0), 0)
  if (points === 0) return null
  return (
    <p className="flex items-center gap-2 font-bold text-sign-gold">
      <Ticket className="w-7.5" />
      {messages.paid({ points })}
    </p>
  )
}

/** Each question with how it went, and when it comes back. */
function Answers({ given }: Pick<ReviewEndProps, 'given'>) {
  const { timeZone } = useMember()
  return (
    <section aria-labelledby="answers" className="grid gap-3">
      <h2 id="answers" className="heading-panel">
        {messages.whenTheyReturn}
      </h2>
      <ul className={`${CARD} divide-y divide-rule`}>
        {given.map(({ review, outcome }) => {
          const verdict = verdictOf(outcome)
          const Icon = verdict?.correct ? Check : RotateCcw
          return (
            <li key={review.quizId} className="flex items-start gap-3 px-4 py-3">
              {verdict && (
                <Icon
                  size={20}
                  strokeWidth={3}
                  className={verdict.correct ? 'mt-0.5 text-done' : 'mt-0.5 text-danger'}
                  aria-hidden
                />
              )}
              <span className="min-w-0">
                <span className="block break-words">{review.question}</span>
                <span className="text-ink-soft text-sm">
                  {verdict ? verdictWords(verdict, timeZone) : outcome ? messages.notDue : messages.notSent}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function verdictWords({ correct, nextDueOn }: ReviewVerdict, timeZone: string | null): string {
  const day = dueDay(nextDueOn, timeZone)
  return correct ? messages.knewIt(day) : messages.didNotKnow(day)
}
