import { choiceLetter } from 'game/quizzes'
import { Check, X } from 'lucide-react'
import * as messages from 'messages/review-session'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type AnswerVerdictProps = {
  isRight: boolean
  /** The place of the right choice as the choices are shown, and its text. */
  right: { place: number; text: string }
  explanation: string
  /** What else is to be said, such as where it was taught. */
  children?: ReactNode
}

/** How an answer went: in words, with the right one and why it is right. */
export function AnswerVerdict({ isRight, right, explanation, children }: AnswerVerdictProps) {
  const Icon = isRight ? Check : X
  return (
    <div
      className={classNames('wrap-anywhere grid gap-2 rounded-card p-4', isRight ? 'bg-done-tint' : 'bg-danger-tint')}
    >
      <p
        className={classNames(
          'flex items-center gap-2 font-bold font-display text-xl leading-tight',
          isRight ? 'text-done' : 'text-danger',
        )}
      >
        <Icon size={26} strokeWidth={3} aria-hidden />
        {isRight ? messages.right : messages.notThisTime}
      </p>
      {!isRight && (
        <p>
          {messages.rightAnswer({
            letter: choiceLetter(right.place),
            text: right.text,
            answer: (inside) => <strong>{inside}</strong>,
          })}
        </p>
      )}
      {explanation && <p className="whitespace-pre-line">{explanation}</p>}
      {children}
    </div>
  )
}
