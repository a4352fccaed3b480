import { QUIZ_LIMITS, QUIZ_POINTS } from 'game/quizzes'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { QuizChoices } from './quiz-choices.tsx'
import { GENERAL, QUIZ_LABELS, type QuizValues } from './quiz-values.ts'

type QuizFieldsProps = {
  values: QuizValues
  courses: readonly { id: number; title: string }[]
  pointsError: string | undefined
  onChange: (changes: Partial<QuizValues>) => void
}

export function QuizFields({ values, courses, pointsError, onChange }: QuizFieldsProps) {
  const options = [
    { value: GENERAL, label: 'General (no course)' },
    ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
  ]
  return (
    <>
      <SelectField
        label={QUIZ_LABELS.courseId}
        value={values.courseId}
        options={options}
        hint={values.courseId === GENERAL ? 'Members find it under General questions.' : undefined}
        onChange={({ currentTarget }) => onChange({ courseId: currentTarget.value })}
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
