import type { Course } from 'contract/courses'
import * as messages from 'messages/managed-courses'
import { useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { partsOf } from './course-values.ts'
import { ManagedCourseRow } from './managed-course-row.tsx'
import { useDeleteCourse, useMoveCourse } from './use-course-writes.ts'

/** The id of the heading above the list. */
export const COURSE_LIST = 'course-list'

type ManagedCourseListProps = {
  courses: readonly Course[]
  /** The course in the form, and the one whose materials are open. */
  edited: number | undefined
  opened: number | undefined
  onEdit: (id: number) => void
  onMaterials: (id: number) => void
  onLessons: (id: number) => void
  onDeleted: (id: number) => void
}

/** Every course in its order, the hidden ones too, each with what can be done to it. */
export function ManagedCourseList({ courses, edited, opened, onDeleted, ...acts }: ManagedCourseListProps) {
  const move = useMoveCourse()
  const [asked, setAsked] = useState<Course>()
  return (
    <>
      <ol className="grid gap-3">
        {courses.map((course, index) => (
          <ManagedCourseRow
            key={course.id}
            course={course}
            first={index === 0}
            last={index === courses.length - 1}
            edited={course.id === edited}
            opened={course.id === opened}
            onMove={(by) => !move.isPending && move.mutate({ course, by })}
            onEdit={() => acts.onEdit(course.id)}
            onMaterials={() => acts.onMaterials(course.id)}
            onLessons={() => acts.onLessons(course.id)}
            onDelete={() => setAsked(course)}
          />
        ))}
      </ol>
      {asked && <DeleteCourse course={asked} onClose={() => setAsked(undefined)} onDeleted={onDeleted} />}
    </>
  )
}

type DeleteCourseProps = { course: Course; onClose: () => void; onDeleted: (id: number) => void }

function DeleteCourse({ course, onClose, onDeleted }: DeleteCourseProps) {
  const { mutate, isPending } = useDeleteCourse(() => onDeleted(course.id))
  const confirm = () => mutate(course, { onSuccess: () => focusSoon(COURSE_LIST), onSettled: onClose })
  return (
    <ConfirmDialog
      open
      title={messages.deleteCourse}
      question={messages.deleteQuestion({ title: course.title, parts: partsOf(course) })}
      confirmLabel={messages.deleteIt}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
