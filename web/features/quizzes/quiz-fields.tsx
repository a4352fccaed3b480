import { QUIZ_LIMITS, QUIZ_POINTS } from 'game/quizzes'
import * as messages from 'messages/quiz-form'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { QuizChoices } from './quiz-choices.tsx'
import { GENERAL, ownerOptions, type QuizOwners } from './quiz-owners.ts'
import { QUIZ_LABELS, type QuizValues } from './quiz-values.ts'

/** Where members find it. */
const OWNER_HINTS: Readonly<Record<string, string>> = {
  [GENERAL]: messages.underGeneral,
  station: messages.underStation,
  lesson: messages.underLesson,
}

const POINTS_HINT = messages.pointsHint({
  least: QUIZ_POINTS.minimum,
  most: QUIZ_POINTS.maximum,
  standard: QUIZ_POINTS.default,
})

type QuizFieldsProps = {
  values: QuizValues
  owners: QuizOwners
  pointsError: string | undefined
  onChange: (changes: Partial<QuizValues>) => void
}

export function QuizFields({ values, owners, pointsError, onChange }: QuizFieldsProps) {
  return (
    <>
      <SelectField
        label={QUIZ_LABELS.owner}
        value={values.owner}
        options={ownerOptions(owners, values.owner)}
        hint={OWNER_HINTS[values.owner.split(':')[0] ?? '']}
        onChange={({ currentTarget }) => onChange({ owner: currentTarget.value })}
      />
      <TextField
        label={QUIZ_LABELS.idea}
        hint={messages.ideaHint}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={QUIZ_LIMITS.idea}
        optional
        value={values.idea}
        onChange={({ currentTarget }) => onChange({ idea: currentTarget.value })}
      />
      <TextArea
        label={QUIZ_LABELS.question}
        rows={2}
        value={values.question}
        maxLength={QUIZ_LIMITS.question}
        required
        onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
      />
      <QuizChoices choices={values.choices} correctAnswer={values.correctAnswer} onChange={onChange} />
      <TextArea
        label={QUIZ_LABELS.explanation}
        rows={2}
        hint={messages.explanationHint}
        value={values.explanation}
        maxLength={QUIZ_LIMITS.explanation}
        optional
        onChange={({ currentTarget }) => onChange({ explanation: currentTarget.value })}
      />
      <TextField
        label={QUIZ_LABELS.points}
        type="number"
        inputMode="numeric"
        min={QUIZ_POINTS.minimum}
        max={QUIZ_POINTS.maximum}
        step={1}
        placeholder={String(QUIZ_POINTS.default)}
        hint={POINTS_HINT}
        value={values.points}
        error={pointsError}
        onChange={({ currentTarget }) => onChange({ points: currentTarget.value })}
      />
    </>
  )
}
