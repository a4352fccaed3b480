import type { Quiz } from 'contract/quizzes'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { counted } from '#web/ui/counted.ts'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ownerTitles, type QuizOwners } from './quiz-owners.ts'
import { QuizRow } from './quiz-row.tsx'
import { useDeleteQuiz } from './use-quiz-writes.ts'

/** The id of the heading above the list. */
export const QUIZ_LIST = 'quiz-list'

/** So many are shown at first: of all the newest, of those found the newest. */
const SHOWN = 20

type QuizListProps = {
  /** The newest first. */
  quizzes: readonly Quiz[]
  owners: QuizOwners
  /** The quiz in the form. */
  edited: number | undefined
  onEdit: (id: number) => void
  onDeleted: (id: number) => void
}

/** The newest quizzes, and all of them by search. */
export function QuizList({ onDeleted, ...list }: QuizListProps) {
  const [asked, setAsked] = useState<Quiz>()
  return (
    <>
      {list.quizzes.length === 0 ? (
        <NothingYet title="No quizzes yet">Create the first question in the form.</NothingYet>
      ) : (
        <Quizzes {...list} onDelete={setAsked} />
      )}
      {asked && <DeleteQuiz quiz={asked} onClose={() => setAsked(undefined)} onDeleted={onDeleted} />}
    </>
  )
}

type QuizzesProps = Omit<QuizListProps, 'onDeleted'> & { onDelete: (quiz: Quiz) => void }

function Quizzes({ quizzes, owners, edited, onEdit, onDelete }: QuizzesProps) {
  const [words, setWords] = useState('')
  const ownerTitle = ownerTitles(owners)
  const sought = useDeferredValue(words.trim().toLowerCase())
  const found = quizzes.filter((quiz) =>
    `${quiz.question} ${ownerTitle(quiz)} ${quiz.idea ?? ''}`.toLowerCase().includes(sought),
  )
  return (
    <>
      <TextField
        label="Search all quizzes"
        type="search"
        placeholder="A word from the question, course, station or idea"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status" className="text-ink-soft text-sm">
        {sought === ''
          ? `The newest ${Math.min(SHOWN, quizzes.length)} of ${counted(quizzes.length, 'quiz', 'quizzes')}`
          : `${counted(found.length, 'quiz', 'quizzes')} found`}
      </p>
      <FoundQuizzes key={sought} quizzes={found} search={sought !== ''}>
        {(quiz) => (
          <QuizRow
            key={quiz.id}
            quiz={quiz}
            ownerTitle={ownerTitle(quiz)}
            edited={quiz.id === edited}
            onEdit={() => onEdit(quiz.id)}
            onDelete={() => onDelete(quiz)}
          />
        )}
      </FoundQuizzes>
    </>
  )
}

type FoundQuizzesProps = { quizzes: readonly Quiz[]; search: boolean; children: (quiz: Quiz) => ReactNode }

function FoundQuizzes({ quizzes, search, children }: FoundQuizzesProps) {
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      {quizzes.length > 0 && (
        <ul className={classNames(CARD, 'divide-y divide-rule overflow-clip')}>
          {quizzes.slice(0, shown).map(children)}
        </ul>
      )}
      {search && quizzes.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>Show {Math.min(SHOWN, quizzes.length - shown)} more</Button>
      )}
    </>
  )
}

type DeleteQuizProps = { quiz: Quiz; onClose: () => void; onDeleted: (id: number) => void }

function DeleteQuiz({ quiz, onClose, onDeleted }: DeleteQuizProps) {
  const { mutate, isPending } = useDeleteQuiz(() => onDeleted(quiz.id))
  const confirm = () => mutate(quiz, { onSuccess: () => focusSoon(QUIZ_LIST), onSettled: onClose })
  return (
    <ConfirmDialog
      open
      title="Delete Quiz"
      question={`Delete "${quiz.question}"? Members keep the points they earned.`}
      confirmLabel="Delete"
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
