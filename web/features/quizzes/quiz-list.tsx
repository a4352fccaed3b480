import type { Quiz } from 'contract/quizzes'
import * as messages from 'messages/quiz-form'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ownerTitles, type QuizOwners } from './quiz-owners.ts'
import { QuizRow } from './quiz-row.tsx'
import { useDeleteQuiz } from './use-quiz-writes.ts'

/** The id of the heading above the list. */
export const QUIZ_LIST = 'quiz-list'

/** How many are shown at first, the newest ones, with and without a search. */
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
        <NothingYet title={messages.noQuizzes}>{messages.createFirst}</NothingYet>
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
        label={messages.search}
        type="search"
        placeholder={messages.searchHint}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status" className="text-ink-soft text-sm">
        {sought === ''
          ? messages.newest({ shown: Math.min(SHOWN, quizzes.length), total: quizzes.length })
          : messages.found({ count: found.length })}
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
        <Button onClick={() => setShown(shown + SHOWN)}>
          {messages.showMore({ count: Math.min(SHOWN, quizzes.length - shown) })}
        </Button>
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
      title={messages.deleteQuiz}
      question={messages.deleteQuestion({ question: quiz.question })}
      confirmLabel={messages.remove}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
