import { choiceLetter } from 'game/quizzes'
import { Check, X } from 'lucide-react'
import * as messages from 'messages/quizzes'
import type { LastQuestion } from './use-quiz-turn.ts'

type LastAnswerProps = LastQuestion & {
  /** Its place among the questions. */
  number: number
}

/** The question answered before: why its answer is right, to be read on above the next one. */
export function LastAnswer({ quiz, verdict, number }: LastAnswerProps) {
  const { correct, correctAnswer, explanation } = verdict
  const answer = { number, letter: choiceLetter(correctAnswer), text: quiz.choices[correctAnswer] ?? '' }
  const Icon = correct ? Check : X
  return (
    <aside aria-label={messages.yourLastAnswer} className="mt-4 rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="flex items-start gap-1.5 font-semibold">
        <Icon size={18} strokeWidth={3} className={correct ? 'text-done' : 'text-danger'} aria-hidden />
        <span>{correct ? messages.lastCorrect(answer) : messages.lastIncorrect(answer)}</span>
      </p>
      {explanation && <p className="mt-1 whitespace-pre-line">{explanation}</p>}
    </aside>
  )
}
