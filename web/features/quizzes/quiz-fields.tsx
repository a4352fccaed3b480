import { QUIZ_LIMITS, QUIZ_POINTS } from 'game/quizzes'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { QuizChoices } from './quiz-choices.tsx'
import { GENERAL, ownerOptions, type QuizOwners } from './quiz-owners.ts'
import { QUIZ_LABELS, type QuizValues } from './quiz-values.ts'

/** Where members find it. */
const OWNER_HINTS: Readonly<Record<string, string>> = {
  [GENERAL]: 'Members find it under General questions.',
  station: 'Members find it under the station’s lesson. It pays nothing.',
  lesson: 'Members find it under the lesson. It pays nothing.',
}

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
        hint="A short key, such as required-purchase. Questions that share it ask the same thing in other words."
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
        hint="Shown after answering: why the correct answer is correct."
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
        hint={`${QUIZ_POINTS.minimum} to ${QUIZ_POINTS.maximum}; ${QUIZ_POINTS.default} when left blank.`}
        value={values.points}
        error={pointsError}
        onChange={({ currentTarget }) => onChange({ points: currentTarget.value })}
      />
    </>
  )
}
