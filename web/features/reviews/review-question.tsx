import { Link } from '@tanstack/react-router'
import type { DueReview } from 'contract/reviews'
import { type RefObject, useEffect, useRef } from 'react'
import { useAnswerKeys } from '#web/client/page/use-answer-keys.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useUnsentAnswers } from './answer-queue.ts'
import { AnswerVerdict } from './answer-verdict.tsx'
import { type ReviewSession, verdictOf } from './use-review-session.ts'

type ReviewQuestionProps = {
  session: ReviewSession
  step: NonNullable<ReviewSession['step']>
  /** Whether the first question takes the focus, too. */
  takesFocus: boolean
}

/** One question with its choices, and after the answer its verdict, which stays until the member goes on. */
export function ReviewQuestion({ session, step, takesFocus }: ReviewQuestionProps) {
  const { review, isAgain } = step
  const { number, choice, isAnswered, choose, submit, goOn } = session
  const question = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const verdict = verdictOf(session.outcome)
  const right = review.choices.findIndex(({ index }) => index === verdict?.correctAnswer)
  useAnswerKeys({ onChoice: choose, onEnter: isAnswered ? goOn : submit })
  useFocusOnChange(isAnswered ? result : question, `${number} ${isAgain} ${isAnswered}`, takesFocus)
  return (
    <div className="grid gap-4">
      <h2
        ref={question}
        id="question"
        tabIndex={-1}
        className="wrap-anywhere heading-panel scroll-mt-28 whitespace-pre-line outline-none md:text-2xl"
      >
        {review.question}
      </h2>
      <Choices
        labelledBy="question"
        choices={review.choices.map(({ text }) => text)}
        chosen={choice}
        right={isAnswered && right >= 0 ? right : undefined}
        closed={isAnswered}
        onChoose={choose}
      />
      {!isAgain && !isAnswered && (
        <Switch
          label="I guessed"
          hint="It comes back sooner, and it costs you nothing."
          checked={session.guessed}
          onChange={({ currentTarget }) => session.guess(currentTarget.checked)}
        />
      )}
      {isAnswered && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
        <div
          ref={result}
          role="group"
          aria-label="Your answer"
          aria-live="polite"
          tabIndex={-1}
          className="scroll-mb-48 outline-none"
        >
          <Result session={session} review={review} right={right} />
        </div>
      )}
      <div className="sticky bottom-15.5 -mx-2 flex items-center justify-end gap-4 bg-paper px-2 py-3 md:bottom-0">
        <p className="text-ink-soft text-sm max-sm:hidden">
          {isAnswered ? 'Enter goes on' : 'Keys 1 to 4 choose, Enter answers'}
        </p>
        {isAnswered ? (
          <Button variant="go" className="max-sm:w-full sm:min-w-44" onClick={goOn}>
            Continue
          </Button>
        ) : (
          <Button variant="go" className="max-sm:w-full sm:min-w-44" disabled={choice === undefined} onClick={submit}>
            Answer
          </Button>
        )}
      </div>
    </div>
  )
}

type ResultProps = { session: ReviewSession; review: DueReview; right: number }

function Result({ session, review, right }: ResultProps) {
  const isUnsent = useUnsentAnswers()
  const { outcome, step, choice, guessed } = session
  if (outcome === undefined) return <Unanswered isUnsent={isUnsent} />
  if ('refused' in outcome) {
    return (
      <Banner>
        <p>This question isn’t due any more, so your answer wasn’t counted. That costs you nothing.</p>
      </Banner>
    )
  }
  const { explanation } = outcome.verdict
  const isRight = choice === right
  return (
    <AnswerVerdict
      isRight={isRight}
      right={{ place: right, text: review.choices[right]?.text ?? '' }}
      explanation={explanation}
    >
      {isRight && guessed && <p>A good guess. We’ll ask you again soon, so that next time you know.</p>}
      {!isRight && step?.isAgain === false && <p>It comes once more at the end of this review.</p>}
      {review.lesson && (
        <p>
          From{' '}
          <Link to={review.lesson.href} className="font-semibold underline underline-offset-4">
            {review.lesson.title}
          </Link>
        </p>
      )}
    </AnswerVerdict>
  )
}

function Unanswered({ isUnsent }: { isUnsent: boolean }) {
  if (!isUnsent) return <p className="rounded-card bg-sunken p-4">Checking your answer...</p>
  return (
    <Banner tone="earned">
      <p>
        We couldn’t send your answer yet. It is saved in this browser and will be sent as soon as the connection is
        back. You can go on.
      </p>
    </Banner>
  )
}

/** What has just come up, a question or its verdict, is where reading goes on. */
function useFocusOnChange(target: RefObject<HTMLElement | null>, shown: string, takesFocus: boolean): void {
  const focused = useRef(takesFocus ? undefined : shown)
  useEffect(() => {
    if (focused.current === shown) return
    focused.current = shown
    target.current?.focus()
  }, [target, shown])
}
