import type { Course } from 'contract/courses'
import { ArrowDown, ArrowUp, EyeOff, PencilLine } from 'lucide-react'
import * as coursesMessages from 'messages/courses'
import * as messages from 'messages/managed-courses'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MoveButton } from '#web/ui/move-button.tsx'
import { partsOf } from './course-values.ts'

export const editCourseButton = (id: number) => `edit-course-${id}`
export const courseMaterialsButton = (id: number) => `materials-of-${id}`

export const courseLessonsButton = (id: number) => `lessons-of-${id}`

type ManagedCourseRowProps = {
  course: Course
  first: boolean
  last: boolean
  edited: boolean
  opened: boolean
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onMaterials: () => void
  onLessons: () => void
  onDelete: () => void
}

/** One course of the list. Its buttons are described by its title. */
export function ManagedCourseRow({
  course,
  first,
  last,
  edited,
  opened,
  onMove,
  onEdit,
  onMaterials,
  onLessons,
  onDelete,
}: ManagedCourseRowProps) {
  const titleId = `managed-course-${course.id}`
  const { id, title, order } = course
  return (
    <li className={classNames(CARD, 'grid gap-3 p-3 sm:p-4', edited && 'ring-2 ring-signal')}>
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="on-sign grid size-9 shrink-0 place-items-center rounded-sm bg-sign font-bold text-on-sign"
        >
          {order}
        </span>
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h3 id={titleId} className="heading-card">
            <bdi>{title}</bdi>
          </h3>
          <CourseFacts course={course} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <MoveButton label={messages.moveUp} describedBy={titleId} atEnd={first} onMove={() => onMove(-1)}>
          <ArrowUp size={20} aria-hidden />
        </MoveButton>
        <MoveButton label={messages.moveDown} describedBy={titleId} atEnd={last} onMove={() => onMove(1)}>
          <ArrowDown size={20} aria-hidden />
        </MoveButton>
        <Button
          id={editCourseButton(id)}
          aria-describedby={titleId}
          aria-current={edited || undefined}
          className="px-3!"
          onClick={onEdit}
        >
          {messages.edit}
        </Button>
        <Button
          id={courseMaterialsButton(id)}
          aria-describedby={titleId}
          aria-expanded={opened}
          className="px-3!"
          onClick={onMaterials}
        >
          {coursesMessages.materials}
        </Button>
        <Button id={courseLessonsButton(id)} aria-describedby={titleId} className="px-3!" onClick={onLessons}>
          {coursesMessages.lessons}
        </Button>
        <a
          href={`/api/admin/courses/${id}/export`}
          download
          aria-describedby={titleId}
          className={buttonClass({ variant: 'plain', className: 'px-3!' })}
        >
          {messages.exportCourse}
        </a>
        <Button variant="plain" aria-describedby={titleId} className="px-3!" onClick={onDelete}>
          {messages.deleteIt}
        </Button>
      </div>
    </li>
  )
}

function CourseFacts({ course }: { course: Course }) {
  const hasDraft = useHasDraft(`course:${course.id}`)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-soft text-sm">
      <Chip>{coursesMessages.category({ category: course.category })}</Chip>
      {!course.isPublic && (
        <Chip tone="sky" icon={<EyeOff size={16} aria-hidden />}>
          {messages.hidden}
        </Chip>
      )}
      {hasDraft && (
        <Chip tone="earned" icon={<PencilLine size={16} aria-hidden />}>
          {messages.unsavedChanges}
        </Chip>
      )}
      <span>
        {course.duration === null
          ? partsOf(course)
          : messages.partsAndMinutes({ parts: partsOf(course), minutes: course.duration })}
      </span>
    </div>
  )
}
