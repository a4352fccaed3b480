import { choiceLetter, QUIZ_LIMITS } from 'game/quizzes'
import { Check } from 'lucide-react'
import * as messages from 'messages/quiz-form'
import { classNames } from '#web/ui/class-names.ts'
import { FIELD } from '#web/ui/field-frame.tsx'
import type { QuizValues } from './quiz-values.ts'

type QuizChoicesProps = Pick<QuizValues, 'choices' | 'correctAnswer'> & {
  onChange: (changes: Partial<QuizValues>) => void
}

/** The four choices, each marked as right or not. */
export function QuizChoices({ choices, correctAnswer, onChange }: QuizChoicesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{messages.choices}</legend>
      <p className="text-ink-soft text-sm">{messages.selectCorrect}</p>
      {choices.map((choice, index) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
          key={index}
          index={index}
          text={choice}
          right={index === correctAnswer}
          onText={(text) => onChange({ choices: choices.with(index, text) })}
          onRight={() => onChange({ correctAnswer: index })}
        />
      ))}
    </fieldset>
  )
}

type ChoiceProps = { index: number; text: string; right: boolean; onText: (text: string) => void; onRight: () => void }

function Choice({ index, text, right, onText, onRight }: ChoiceProps) {
  const letter = choiceLetter(index)
  return (
    <div className="flex items-center gap-2">
      <label
        className={classNames(
          'relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-md border-2 font-bold font-display has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2',
          right ? 'border-done bg-done text-card' : 'border-control bg-paper',
        )}
      >
        <input
          type="radio"
          name="correct-answer"
          aria-label={messages.isCorrect({ letter })}
          checked={right}
          onChange={onRight}
          className="absolute inset-0 cursor-pointer appearance-none outline-none"
        />
        <span className="flex items-center">
          {letter}
          {right && <Check size={14} strokeWidth={4} aria-hidden />}
        </span>
      </label>
      <input
        aria-label={messages.choice({ letter })}
        value={text}
        maxLength={QUIZ_LIMITS.choice}
        required
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        className={classNames(FIELD, 'border-control')}
      />
    </div>
  )
}
