import type { Quiz } from 'contract/quizzes'
import { isQuizComplete } from 'game/quizzes'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { DraftNotice } from './draft-notice.tsx'
import { focusFirstError, QUIZ_FORM } from './focus.ts'
import { Preview } from './preview.tsx'
import type { Previews } from './previews.ts'
import { QuizFields } from './quiz-fields.tsx'
import { checkPoints, EMPTY_QUIZ, QUIZ_LABELS, quizFrom, quizValues } from './quiz-values.ts'
import { useDraft } from './use-draft.ts'
import { useCreateQuiz, useUpdateQuiz } from './use-quiz-writes.ts'

type QuizFormProps = {
  /** The quiz to be edited; undefined: a new one. */
  quiz: Quiz | undefined
  courses: readonly { id: number; title: string }[]
  /** It was saved, or another one is to be written. */
  onDone: () => void
  preview: Previews['quiz']
}

/** The form named Quiz: creates one or saves one (spec §2). */
export function QuizForm({ quiz, courses, onDone, preview }: QuizFormProps) {
  const [lastCourse, setLastCourse] = useState(EMPTY_QUIZ.courseId)
  const empty = { ...EMPTY_QUIZ, courseId: lastCourse }
  const draft = useDraft(`quiz:${quiz?.id ?? 'new'}`, { values: quiz ? quizValues(quiz) : empty })
  const { values } = draft
  const [pointsError, setPointsError] = useState<string | null>(null)
  const done = () => {
    draft.discard()
    // Quizzes are written one after the other for one course.
    if (!quiz) setLastCourse(values.courseId)
    onDone()
  }
  const create = useCreateQuiz(done)
  const update = useUpdateQuiz(done)
  const pending = create.isPending || update.isPending

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || !isQuizComplete(values)) return
    const problem = checkPoints(values)
    setPointsError(problem)
    if (problem === null) {
      return quiz ? update.mutate({ id: quiz.id, quiz: quizFrom(values) }) : create.mutate(quizFrom(values))
    }
    toast({ title: 'Invalid Points', description: problem, variant: 'destructive' })
    focusFirstError(event.currentTarget)
  }
  return (
    <Card aria-labelledby={QUIZ_FORM} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={QUIZ_FORM} tabIndex={-1} className="heading-panel outline-none">
          {quiz ? 'Edit quiz' : 'New quiz'}
        </h2>
        {quiz && <Button onClick={onDone}>New Quiz</Button>}
      </div>
      <DraftNotice what="quiz" draft={draft} labels={QUIZ_LABELS} />
      <form noValidate aria-label="Quiz" onSubmit={send} className="grid gap-4">
        <QuizFields
          values={values}
          courses={courses}
          pointsError={pointsError ?? undefined}
          onChange={(changes) => {
            draft.change(changes)
            setPointsError(null)
          }}
        />
        <SubmitQuiz label={quiz ? 'Save Quiz' : 'Create Quiz'} complete={isQuizComplete(values)} pending={pending} />
      </form>
      <Preview>{() => preview({ id: quiz?.id ?? 1, ...quizFrom(values) })}</Preview>
    </Card>
  )
}

type SubmitQuizProps = { label: string; complete: boolean; pending: boolean }

function SubmitQuiz({ label, complete, pending }: SubmitQuizProps) {
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        variant="ink"
        disabled={!complete}
        pending={pending}
        aria-describedby={complete ? undefined : 'quiz-needs'}
      >
        {label}
      </Button>
      {!complete && (
        <p id="quiz-needs" className="text-ink-soft text-sm">
          It needs a question and all four choices.
        </p>
      )}
    </div>
  )
}
