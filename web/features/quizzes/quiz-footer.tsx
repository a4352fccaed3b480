import type { Quiz } from 'contract/quizzes'
import * as messages from 'messages/quizzes'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { QuizTurn } from './use-quiz-turn.ts'

type QuizFooterProps = { quizzes: readonly Quiz[]; turn: QuizTurn; onClose: () => void }

/** What comes next, in words, and the buttons for it. */
export function QuizFooter({ quizzes, turn, onClose }: QuizFooterProps) {
  return (
    <div className="grid w-full grid-cols-[auto_1fr] items-center gap-2.5 sm:flex sm:flex-wrap sm:justify-end">
      <p
        role="status"
        className={classNames(
          'empty:hidden max-sm:text-center',
          turn.verdict
            ? 'col-span-2 font-semibold sm:basis-full'
            : 'me-auto text-ink-soft text-sm max-sm:hidden pointer-coarse:hidden',
        )}
      >
        {statusOf(quizzes, turn)}
      </p>
      <Button onClick={onClose}>{messages.close}</Button>
      <MainButtons turn={turn} />
    </div>
  )
}

function MainButtons({ turn }: { turn: QuizTurn }) {
  if (turn.verdict === undefined) {
    return (
      <Button
        variant="go"
        pending={turn.pending}
        disabled={turn.choice === undefined || turn.secondsLeft > 0}
        onClick={turn.submit}
      >
        {messages.submitAnswer}
      </Button>
    )
  }
  if (!turn.verdict.correct) {
    return (
      <Button variant="go" onClick={turn.reset}>
        {messages.resetRetry}
      </Button>
    )
  }
  if (!turn.next) return null
  return (
    <>
      {!turn.waiting && <Button onClick={turn.wait}>{messages.waitForNext}</Button>}
      <Button variant="go" className={turn.waiting ? undefined : 'max-sm:col-span-2'} onClick={turn.goOn}>
        {messages.continueJourney}
      </Button>
    </>
  )
}

function statusOf(quizzes: readonly Quiz[], { verdict, next, waiting }: QuizTurn): string {
  if (verdict === undefined) return messages.keysChoose
  if (!verdict.correct) return ''
  if (!next) return messages.allComplete
  const place = { number: quizzes.findIndex(({ id }) => id === next.id) + 1, total: quizzes.length }
  return waiting ? messages.nextReady(place) : messages.loadingNext(place)
}
