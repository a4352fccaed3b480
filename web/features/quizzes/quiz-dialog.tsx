import type { Quiz } from 'contract/quizzes'
import { RotateCcw, Timer } from 'lucide-react'
import * as messages from 'messages/quizzes'
import { type RefObject, useEffect, useRef } from 'react'
import { useAnswerKeys } from '#web/client/page/use-answer-keys.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { LastAnswer } from './last-answer.tsx'
import { QuizFooter } from './quiz-footer.tsx'
import { QuizSteps } from './quiz-steps.tsx'
import { useQuizTurn } from './use-quiz-turn.ts'
import { Verdict } from './verdict.tsx'

export type QuizDialogProps = {
  quiz: Quiz
  quizzes: readonly Quiz[]
  quizCorrect: Readonly<Record<string, boolean>>
  onQuiz: (quizId: number) => void
  onClose: () => void
}

/** One quiz after the other, each with its question, its verdict and the next step. */
export function QuizDialog({ quiz, quizzes, quizCorrect, onQuiz, onClose }: QuizDialogProps) {
  const turn = useQuizTurn({ quiz, quizzes, onQuiz, onClose })
  const question = useRef<HTMLHeadingElement>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const mainAction = turn.verdict === undefined ? turn.submit : turn.verdict.correct ? turn.goOn : turn.reset
  useAnswerKeys(question, { onChoice: turn.choose, onEnter: mainAction })
  useFocusOnChange(turn.verdict ? verdict : question, `${quiz.id} ${quiz.updatedAt} ${turn.verdict !== undefined}`)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.quizStation}
      focusFirst={question}
      actions={
        <Tooltip name={messages.restart} side="bottom">
          <Button variant="plain" size="icon" pending={turn.pending} onClick={turn.reset}>
            <RotateCcw size={20} aria-hidden />
          </Button>
        </Tooltip>
      }
      footer={<QuizFooter quizzes={quizzes} turn={turn} onClose={onClose} />}
    >
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          {messages.questionOf({ number: quizzes.indexOf(quiz) + 1, total: quizzes.length })}
        </p>
        <Chip tone="earned">{messages.pointsAvailable({ points: quiz.points })}</Chip>
      </div>
      <QuizSteps quizzes={quizzes} quizCorrect={quizCorrect} quizId={quiz.id} />
      {turn.last && <LastAnswer {...turn.last} number={quizzes.findIndex(({ id }) => id === turn.last?.quiz.id) + 1} />}
      <NotTranslated language={quiz.language} />
      <h3
        {...languageProps(quiz)}
        ref={question}
        id="question"
        tabIndex={-1}
        className="heading-panel mt-4 mb-4 scroll-mt-40 whitespace-pre-line outline-none md:mb-5 md:text-2xl"
      >
        {quiz.question}
      </h3>
      <div {...languageProps(quiz)}>
        <Choices
          labelledBy="question"
          choices={quiz.choices}
          chosen={turn.choice}
          right={turn.verdict?.correctAnswer}
          closed={turn.verdict !== undefined}
          onChoose={turn.choose}
        />
      </div>
      {turn.secondsLeft > 0 && <PauseNotice secondsLeft={turn.secondsLeft} />}
      {turn.verdict && <Verdict ref={verdict} quiz={quiz} verdict={turn.verdict} />}
    </Dialog>
  )
}

/** The focus moves to a new question or its verdict. The dialog itself focuses the first question. */
function useFocusOnChange(target: RefObject<HTMLElement | null>, shown: string): void {
  const focused = useRef(shown)
  useEffect(() => {
    if (focused.current === shown) return
    focused.current = shown
    target.current?.focus()
  }, [target, shown])
}

/** How long the pause between answers that the server asked for still lasts. Announced once, not every second. */
function PauseNotice({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Banner className="mt-4" icon={<Timer size={24} className="shrink-0 text-sky" aria-hidden />}>
      <p>{messages.pause({ seconds: secondsLeft })}</p>
    </Banner>
  )
}
