import type { Course } from 'contract/courses'
import { journeyTheme } from 'game/journey-themes'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as coursesMessages from 'messages/courses'
import * as messages from 'messages/managed-courses'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { focusFirstError } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { CourseFields } from './course-fields.tsx'
import {
  COURSE_LABELS,
  type CourseErrors,
  checkCourse,
  courseFrom,
  courseValues,
  EMPTY_COURSE,
} from './course-values.ts'
import { useCreateCourse, useUpdateCourse } from './use-course-writes.ts'

/** The id of the form's heading. */
export const COURSE_FORM = 'course-form'

const CoursePreview = lazyPart(
  async () => (await import('./course-preview.tsx')).CoursePreview,
  <Skeleton className="h-60 rounded-card" />,
)

type CourseFormProps = {
  /** The course to be edited; undefined: a new one. */
  course: Course | undefined
  /** The id of a deleted course whose draft fills this form. */
  lost?: number | undefined
  /** It was saved, or another one is to be written. */
  onDone: () => void
}

/** The form named Course: creates one or saves one. */
export function CourseForm({ course, lost, onDone }: CourseFormProps) {
  const draft = useCourseDraft(course, lost)
  const [errors, setErrors] = useState<CourseErrors>({})
  const { pending, error, save } = useSaveCourse(course, draft, onDone)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const found = checkCourse(draft.values)
    setErrors(found?.errors ?? {})
    if (found === null) return save()
    toast({ title: found.problem.title, description: found.problem.message, variant: 'destructive' })
    focusFirstError(event.currentTarget)
  }
  return (
    <Card aria-labelledby={COURSE_FORM} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={COURSE_FORM} tabIndex={-1} className="heading-panel min-w-0 outline-none">
          {course ? messages.editCourse({ title: course.title, what: isolated }) : messages.newCourse}
        </h2>
        {course && <Button onClick={onDone}>{messages.toNewCourse}</Button>}
      </div>
      <DraftNotice what="course" draft={draft} labels={COURSE_LABELS} />
      <form noValidate aria-label={coursesMessages.course} onSubmit={send} className="grid gap-4">
        <CourseFields
          values={draft.values}
          errors={errors}
          onChange={(changes) => {
            draft.change(changes)
            setErrors({})
          }}
        />
        <SaveRefusal error={error} draft={draft} />
        <Button type="submit" variant="go" pending={pending}>
          {course ? messages.saveCourse : messages.createCourse}
        </Button>
      </form>
      <Preview label={messages.preview}>
        <CoursePreview
          course={{
            ...(course ?? NO_COURSE),
            ...courseFrom(draft.values),
            theme: journeyTheme(draft.values.title),
            language: ORIGINAL_LANGUAGE,
          }}
        />
      </Preview>
    </Card>
  )
}

/** Stands in for what only the server knows of a course that is not there yet. */
const NO_COURSE = {
  id: 1,
  hasOwnVideo: false,
  order: 1,
  materialTitles: [],
  materialCount: 0,
  quizCount: 0,
  lessonCount: 0,
  updatedAt: '',
}

function useCourseDraft(course: Course | undefined, lost: number | undefined) {
  return useDraft(
    `course:${course?.id ?? lost ?? 'new'}`,
    course ? { values: courseValues(course), version: course.updatedAt } : { values: EMPTY_COURSE, isNew: true },
  )
}

/** Sends the form; a course that somebody else has changed since this draft was begun is not overwritten. */
function useSaveCourse(course: Course | undefined, draft: ReturnType<typeof useCourseDraft>, onDone: () => void) {
  const isShown = useIsShown()
  const settle = (...saved: Parameters<typeof draft.settle>) => {
    if (draft.settle(...saved) && isShown()) onDone()
  }
  const create = useCreateCourse((_, sent) => settle(sent, { values: EMPTY_COURSE, isNew: true }))
  const update = useUpdateCourse((now, { values }) =>
    settle(values, { values: courseValues(now), version: now.updatedAt }),
  )
  const save = () => {
    const { values, version } = draft
    if (course) update.mutate({ course, values, updatedAt: version })
    else create.mutate(values)
  }
  return { pending: create.isPending || update.isPending, error: create.error ?? update.error, save }
}
