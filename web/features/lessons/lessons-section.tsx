import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Lesson, LessonSummary } from 'contract/lessons'
import { ArrowLeft } from 'lucide-react'
import * as messages from 'messages/lesson-form'
import { type ReactNode, useState } from 'react'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { GoneNotice } from '#web/client/forms/gone-notice.tsx'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { EditorSkeleton, ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { LESSON_FORM, LessonForm } from './lesson-form.tsx'
import { editLessonButton, ManagedLessonRow } from './managed-lesson-row.tsx'
import { useDeleteLesson, useMoveLesson } from './use-lesson-writes.ts'

/** The id of the heading above the list. */
export const LESSON_LIST = 'lesson-list'

const managedKey = (courseId: number) => [...queryKeys.courses, 'managed', courseId, 'lessons'] as const

/** All lessons of a course for the content manager, the drafts too. */
function managedLessonsQuery(courseId: number) {
  return queryOptions({
    queryKey: managedKey(courseId),
    queryFn: ({ signal }) => get<LessonSummary[]>(`/api/courses/${courseId}/lessons?original=true`, signal),
  })
}

/** The id of the lesson in the form. */
type LessonsView = { lesson?: number | undefined }

type LessonsSectionProps = {
  course: { id: number; title: string }
  view: LessonsView
  /** @param focus the id of the element that takes the focus */
  onView: (changes: LessonsView, focus?: string) => void
  /** The questions of the lesson in the form. */
  questions?: (lessonId: number) => ReactNode
  /** Back to the courses. */
  onClose: () => void
}

/** The lessons of one course next to their form. */
export function LessonsSection(props: LessonsSectionProps) {
  const query = useQuery(managedLessonsQuery(props.course.id))
  return (
    <div className="grid gap-4">
      <Button className="justify-self-start" onClick={props.onClose}>
        <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />
        {messages.allCourses}
      </Button>
      <Loaded
        query={query}
        loading={<ListWithFormSkeleton label={messages.loadingLessons} />}
        failure={messages.lessonsFailed}
      >
        {(lessons) => <Lessons lessons={lessons} {...props} />}
      </Loaded>
    </div>
  )
}

type LessonsProps = LessonsSectionProps & { lessons: readonly LessonSummary[] }

function Lessons({ lessons, course, view, questions, onView }: LessonsProps) {
  const edited = lessons.find(({ id }) => id === view.lesson)
  const lost = useHasDraft(`lesson:${view.lesson}`) && !edited ? view.lesson : undefined
  const closeForm = () => onView({ lesson: undefined }, edited ? editLessonButton(edited.id) : LESSON_FORM)
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section aria-labelledby={LESSON_LIST} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={LESSON_LIST} tabIndex={-1} className="heading-section min-w-0 outline-none">
            {messages.lessonsOf({ title: course.title, what: isolated })}
          </h2>
          <Button className="lg:hidden" onClick={() => focusSoon(LESSON_FORM)}>
            {messages.toForm}
          </Button>
        </div>
        {lessons.length === 0 && <NothingYet title={messages.noLessons}>{messages.writeFirst}</NothingYet>}
        <LessonList
          lessons={lessons}
          edited={edited?.id}
          onEdit={(id) => onView({ lesson: id }, LESSON_FORM)}
          onDeleted={(id) => id === view.lesson && onView({ lesson: undefined })}
        />
      </section>
      <div className="grid gap-4">
        {view.lesson !== undefined && !edited && (
          <GoneNotice sentence={messages.noLonger} hasDraft={lost !== undefined} />
        )}
        {edited ? (
          <EditedLesson key={edited.id} lesson={edited} onDone={closeForm} />
        ) : (
          <LessonForm key="new" courseId={course.id} lesson={undefined} lost={lost} onDone={closeForm} />
        )}
      </div>
      {edited && questions && <div className="mt-4 lg:col-span-2">{questions(edited.id)}</div>}
    </div>
  )
}

type LessonListProps = {
  lessons: readonly LessonSummary[]
  edited: number | undefined
  onEdit: (id: number) => void
  onDeleted: (id: number) => void
}

function LessonList({ lessons, edited, onEdit, onDeleted }: LessonListProps) {
  const move = useMoveLesson()
  const [asked, setAsked] = useState<LessonSummary>()
  return (
    <>
      <ol className="grid gap-3">
        {lessons.map((lesson, index) => (
          <ManagedLessonRow
            key={lesson.id}
            lesson={lesson}
            last={index === lessons.length - 1}
            edited={lesson.id === edited}
            onMove={(by) => !move.isPending && move.mutate({ lesson, by })}
            onEdit={() => onEdit(lesson.id)}
            onDelete={() => setAsked(lesson)}
          />
        ))}
      </ol>
      {asked && <DeleteLesson lesson={asked} onClose={() => setAsked(undefined)} onDeleted={onDeleted} />}
    </>
  )
}

type DeleteLessonProps = { lesson: LessonSummary; onClose: () => void; onDeleted: (id: number) => void }

function DeleteLesson({ lesson, onClose, onDeleted }: DeleteLessonProps) {
  const { mutate, isPending } = useDeleteLesson(() => onDeleted(lesson.id))
  const confirm = () => mutate(lesson, { onSuccess: () => focusSoon(LESSON_LIST), onSettled: onClose })
  return (
    <ConfirmDialog
      open
      title={messages.deleteLesson}
      question={messages.deleteQuestion({ title: lesson.title })}
      confirmLabel={messages.remove}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}

type EditedLessonProps = { lesson: LessonSummary; onDone: () => void }

/** The form of a lesson, once its text and cards are there. */
function EditedLesson({ lesson: { courseId, id }, onDone }: EditedLessonProps) {
  const query = useQuery({
    queryKey: [...managedKey(courseId), id],
    queryFn: ({ signal }) => get<Lesson>(`/api/courses/${courseId}/lessons/${id}?original=true`, signal),
  })
  return (
    <Loaded query={query} loading={<EditorSkeleton label={messages.loadingLesson} />} failure={messages.lessonFailed}>
      {(lesson) => <LessonForm courseId={courseId} lesson={lesson} onDone={onDone} />}
    </Loaded>
  )
}
