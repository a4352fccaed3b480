import type { Quiz } from 'contract/quizzes'
import { isQuizComplete } from 'game/quizzes'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as messages from 'messages/quiz-form'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { focusFirstError } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuizFields } from './quiz-fields.tsx'
import { GENERAL, knownOwner, type QuizOwners } from './quiz-owners.ts'
import { QuizPreview } from './quiz-preview.tsx'
import { checkPoints, EMPTY_QUIZ, QUIZ_LABELS, quizFrom, quizValues } from './quiz-values.ts'
import { useCreateQuiz, useUpdateQuiz } from './use-quiz-writes.ts'

/** The id of the form's heading. */
export const QUIZ_FORM = 'quiz-form'

type QuizFormProps = {
  /** The quiz to be edited; undefined: a new one. */
  quiz: Quiz | undefined
  /** The id of a deleted quiz whose draft fills this form. */
  lost?: number | undefined
  owners: QuizOwners
  /** The initial owner of a new quiz. */
  owner: string
  /** Called when it was saved, or when another one is to be written. */
  onDone: () => void
}

/** The form named Quiz: creates one or saves one. */
export function QuizForm({ quiz, lost, owners, owner, onDone }: QuizFormProps) {
  const draft = useQuizDraft({ quiz, lost, owners, owner })
  const { values } = draft
  const [pointsError, setPointsError] = useState<string | null>(null)
  const { pending, error, save } = useSaveQuiz(quiz, draft, onDone)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || !isQuizComplete(values)) return
    const problem = checkPoints(values)
    setPointsError(problem)
    if (problem === null) return save()
    toast({ title: messages.invalidPoints, description: problem, variant: 'destructive' })
    focusFirstError(event.currentTarget)
  }
  return (
    <Card aria-labelledby={QUIZ_FORM} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={QUIZ_FORM} tabIndex={-1} className="heading-panel outline-none">
          {quiz ? messages.editQuiz : messages.newQuiz}
        </h2>
        {quiz && <Button onClick={onDone}>{messages.newQuizButton}</Button>}
      </div>
      <DraftNotice what="quiz" draft={draft} labels={QUIZ_LABELS} />
      <form noValidate aria-label={messages.quiz} onSubmit={send} className="grid gap-4">
        <QuizFields
          values={values}
          owners={owners}
          pointsError={pointsError ?? undefined}
          onChange={(changes) => {
            draft.change(changes)
            setPointsError(null)
          }}
        />
        <SaveRefusal error={error} draft={draft} />
        <SubmitQuiz
          label={quiz ? messages.saveQuiz : messages.createQuiz}
          complete={isQuizComplete(values)}
          pending={pending}
        />
      </form>
      <Preview label={messages.preview} language={ORIGINAL_LANGUAGE}>
        <QuizPreview quiz={{ id: quiz?.id ?? 1, ...quizFrom(values), updatedAt: draft.version }} />
      </Preview>
    </Card>
  )
}

function useQuizDraft({ quiz, lost, owners, owner }: Omit<QuizFormProps, 'onDone'>) {
  const ofNew = owner === GENERAL ? 'new' : `new:${owner}`
  const draft = useDraft(
    `quiz:${quiz?.id ?? lost ?? ofNew}`,
    quiz ? { values: quizValues(quiz), version: quiz.updatedAt } : { values: { ...EMPTY_QUIZ, owner }, isNew: true },
  )
  if (quiz !== undefined) return draft
  // The course may have been deleted in the meantime, perhaps together with the quiz.
  return { ...draft, values: { ...draft.values, owner: knownOwner(owners, draft.values.owner) } }
}

function useSaveQuiz(quiz: Quiz | undefined, draft: ReturnType<typeof useQuizDraft>, onDone: () => void) {
  const isShown = useIsShown()
  const settle = (...saved: Parameters<typeof draft.settle>) => {
    if (draft.settle(...saved) && isShown()) onDone()
  }
  // Quizzes are written one after the other for one course or station.
  const create = useCreateQuiz((_, sent) => settle(sent, { values: { ...EMPTY_QUIZ, owner: sent.owner }, isNew: true }))
  const update = useUpdateQuiz((now, { values }) => settle(values, { values: quizValues(now), version: now.updatedAt }))
  const save = () => {
    const { values, version } = draft
    if (quiz) update.mutate({ id: quiz.id, values, updatedAt: version })
    else {
      // The stored draft may still name an owner that's gone, and `settle` compares it with what is sent.
      draft.change({ owner: values.owner })
      create.mutate(values)
    }
  }
  return { pending: create.isPending || update.isPending, error: create.error ?? update.error, save }
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
          {messages.needs}
        </p>
      )}
    </div>
  )
}
