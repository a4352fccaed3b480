import type { Quiz } from 'contract/quizzes'
import { choiceLetter } from 'game/quizzes'
import { PencilLine } from 'lucide-react'
import * as messages from 'messages/quiz-form'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'

export const editQuizButton = (id: number) => `edit-quiz-${id}`

type QuizRowProps = { quiz: Quiz; ownerTitle: string; edited: boolean; onEdit: () => void; onDelete: () => void }

/** One quiz of the list. Its buttons are described by its question. */
export function QuizRow({ quiz, ownerTitle, edited, onEdit, onDelete }: QuizRowProps) {
  const { id, idea, question, choices, correctAnswer = 0, points } = quiz
  const questionId = `managed-quiz-${id}`
  const hasDraft = useHasDraft(`quiz:${id}`)
  return (
    <li
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5 sm:px-4', edited && 'bg-sunken')}
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h3 id={questionId} className="line-clamp-3 font-semibold font-sans text-base tracking-normal">
          <bdi>{question}</bdi>
        </h3>
        <p className="text-ink-soft text-sm">
          {choiceLetter(correctAnswer)}: <bdi>{choices[correctAnswer]}</bdi>
        </p>
        <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <Chip className="wrap-anywhere">{ownerTitle}</Chip>
          {idea && <Chip className="wrap-anywhere">{idea}</Chip>}
          {messages.points({ points })}
          {hasDraft && (
            <Chip tone="earned" icon={<PencilLine size={16} aria-hidden />}>
              {messages.unsavedChanges}
            </Chip>
          )}
        </div>
      </div>
      <div className="flex gap-2">
        <Button
          id={editQuizButton(id)}
          aria-describedby={questionId}
          aria-current={edited || undefined}
          className="px-3.5!"
          onClick={onEdit}
        >
          {messages.edit}
        </Button>
        <Button variant="plain" aria-describedby={questionId} className="px-3.5!" onClick={onDelete}>
          {messages.remove}
        </Button>
      </div>
    </li>
  )
}
