import type { Quiz, QuizVerdict } from 'contract/quizzes'
import { choiceLetter } from 'game/quizzes'
import { Check, X } from 'lucide-react'
import * as messages from 'messages/quizzes'
import type { Ref } from 'react'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { classNames } from '#web/ui/class-names.ts'

type VerdictProps = { quiz: Quiz; verdict: QuizVerdict; ref: Ref<HTMLDivElement> }

/** How the answer went: in words, with the right one, why it is right, and what it paid. */
export function Verdict({ quiz, verdict, ref }: VerdictProps) {
  const { correct, correctAnswer, explanation, pointsEarned } = verdict
  const Icon = correct ? Check : X
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
    <div
      ref={ref}
      role="group"
      aria-labelledby="verdict"
      aria-describedby="verdict-reason"
      tabIndex={-1}
      className={classNames(
        'dialog-in mt-4 scroll-mb-48 rounded-card p-4 outline-none sm:scroll-mb-28',
        correct ? 'bg-done-tint' : 'bg-danger-tint',
      )}
    >
      <h4
        id="verdict"
        className={classNames('heading-panel flex items-center gap-2', correct ? 'text-done' : 'text-danger')}
      >
        <Icon size={26} strokeWidth={3} aria-hidden />
        {correct ? messages.correctAnswer : messages.incorrect}
      </h4>
      <div id="verdict-reason" className="mt-1.5 grid gap-2">
        {!correct && (
          <p>
            {messages.correctAnswerIs({
              letter: choiceLetter(correctAnswer),
              text: quiz.choices[correctAnswer] ?? '',
              answer: (inside) => <strong>{inside}</strong>,
            })}
          </p>
        )}
        {explanation && <p className="whitespace-pre-line">{explanation}</p>}
        {correct && <Earned points={pointsEarned} />}
      </div>
    </div>
  )
}

function Earned({ points }: { points: number }) {
  return (
    <>
      <p className="flex items-center gap-2 font-bold">
        <Ticket punched={points === 0} className="w-7.5" />
        {messages.pointsEarned({ points })}
      </p>
      {points === 0 && <p className="text-sm">{messages.alreadyEarned}</p>}
    </>
  )
}
