import { Link } from '@tanstack/react-router'
import type { DueReview } from 'contract/reviews'
import * as messages from 'messages/review-session'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useAnswerKeys } from '#web/client/page/use-answer-keys.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
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
  useAnswerKeys(question, { onChoice: choose, onEnter: isAnswered ? goOn : submit })
  useFocusOnChange(isAnswered ? result : question, `${number} ${isAgain} ${isAnswered}`, takesFocus)
  return (
    <div className="grid gap-4">
      <NotTranslated language={review.language} />
      <h2
        {...languageProps(review)}
        ref={question}
        id="question"
        tabIndex={-1}
        className="wrap-anywhere heading-panel scroll-mt-28 whitespace-pre-line outline-none md:text-2xl"
      >
        {review.question}
      </h2>
      <div {...languageProps(review)}>
        <Choices
          labelledBy="question"
          choices={review.choices.map(({ text }) => text)}
          chosen={choice}
          right={isAnswered && right >= 0 ? right : undefined}
          closed={isAnswered}
          onChoose={choose}
        />
      </div>
      {!isAgain && !isAnswered && (
        <Switch
          label={messages.guessed}
          hint={messages.guessedHint}
          checked={session.guessed}
          onChange={({ currentTarget }) => session.guess(currentTarget.checked)}
        />
      )}
      {isAnswered && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
        <div
          ref={result}
          role="group"
          aria-label={messages.yourAnswer}
          aria-live="polite"
          tabIndex={-1}
          className="scroll-mb-48 outline-none"
        >
          <Result session={session} review={review} right={right} />
        </div>
      )}
      <div className="sticky bottom-15.5 -mx-2 flex items-center justify-end gap-4 bg-paper px-2 py-3 md:bottom-0">
        <p className="text-ink-soft text-sm max-sm:hidden pointer-coarse:hidden">
          {isAnswered ? messages.enterGoesOn : messages.keysChoose}
        </p>
        {isAnswered ? (
          <Button variant="go" className="max-sm:w-full sm:min-w-44" onClick={goOn}>
            {messages.goOn}
          </Button>
        ) : (
          <Button variant="go" className="max-sm:w-full sm:min-w-44" disabled={choice === undefined} onClick={submit}>
            {messages.answer}
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
    const { code, sentence } = outcome.refused
    return (
      <Banner>
        <p>{code === 'CHANGED_MEANWHILE' ? sentence : messages.notCounted}</p>
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
      {isRight && guessed && <p>{messages.goodGuess}</p>}
      {!isRight && step?.isAgain === false && <p>{messages.onceMoreAtEnd}</p>}
      {review.lesson && <FromLesson {...review.lesson} />}
    </AnswerVerdict>
  )
}

function FromLesson({ title, href }: NonNullable<DueReview['lesson']>) {
  const link = (inside: ReactNode) => (
    <Link to={href} className="font-semibold underline underline-offset-4">
      {inside}
    </Link>
  )
  return <p>{messages.fromLesson({ title, link })}</p>
}

function Unanswered({ isUnsent }: { isUnsent: boolean }) {
  if (!isUnsent) return <p className="rounded-card bg-sunken p-4">{messages.checkingAnswer}</p>
  return (
    <Banner tone="earned">
      <p>{messages.unsentAnswer}</p>
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
