import { Link } from '@tanstack/react-router'
import type { LessonSummary } from 'contract/lessons'
import { ArrowDown, ArrowUp, EyeOff, PencilLine } from 'lucide-react'
import * as messages from 'messages/lesson-form'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip, MinutesChip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MoveButton } from '#web/ui/move-button.tsx'

export const editLessonButton = (id: number) => `edit-lesson-${id}`

type ManagedLessonRowProps = {
  lesson: LessonSummary
  last: boolean
  edited: boolean
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onDelete: () => void
}

/** One lesson of the list. Its buttons are described by its title. */
export function ManagedLessonRow({ lesson, last, edited, onMove, onEdit, onDelete }: ManagedLessonRowProps) {
  const { id, courseId, title, position, minutes, isDraft } = lesson
  const titleId = `managed-lesson-${id}`
  const hasDraft = useHasDraft(`lesson:${id}`)
  return (
    <li className={classNames(CARD, 'grid gap-3 p-3 sm:p-4', edited && 'ring-2 ring-signal')}>
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="on-sign grid size-9 shrink-0 place-items-center rounded-sm bg-sign font-bold text-on-sign"
        >
          {position}
        </span>
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h3 id={titleId} className="heading-card">
            <bdi>{title}</bdi>
          </h3>
          <div className="flex flex-wrap gap-2">
            <MinutesChip minutes={minutes} />
            {isDraft && (
              <Chip tone="sky" icon={<EyeOff size={16} aria-hidden />}>
                {messages.draft}
              </Chip>
            )}
            {hasDraft && (
              <Chip tone="earned" icon={<PencilLine size={16} aria-hidden />}>
                {messages.unsavedChanges}
              </Chip>
            )}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <MoveButton label={messages.moveUp} describedBy={titleId} atEnd={position === 1} onMove={() => onMove(-1)}>
          <ArrowUp size={20} aria-hidden />
        </MoveButton>
        <MoveButton label={messages.moveDown} describedBy={titleId} atEnd={last} onMove={() => onMove(1)}>
          <ArrowDown size={20} aria-hidden />
        </MoveButton>
        <Button
          id={editLessonButton(id)}
          aria-describedby={titleId}
          aria-current={edited || undefined}
          className="px-3!"
          onClick={onEdit}
        >
          {messages.edit}
        </Button>
        <Link
          to="/course/$id/lesson/$n"
          params={{ id: courseId, n: position }}
          aria-describedby={titleId}
          className={buttonClass({ variant: 'plain', className: 'px-3!' })}
        >
          {messages.view}
        </Link>
        <Button variant="plain" aria-describedby={titleId} className="px-3!" onClick={onDelete}>
          {messages.remove}
        </Button>
      </div>
    </li>
  )
}
