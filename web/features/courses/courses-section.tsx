import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import * as coursesMessages from 'messages/courses'
import * as messages from 'messages/managed-courses'
import type { ReactNode } from 'react'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { GoneNotice } from '#web/client/forms/gone-notice.tsx'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { COURSE_FORM, CourseForm } from './course-form.tsx'
import { CourseImport } from './course-import.tsx'
import { COURSE_LIST, ManagedCourseList } from './managed-course-list.tsx'
import { courseMaterialsButton, editCourseButton } from './managed-course-row.tsx'

/** All courses in their order for the content manager, the hidden ones too. */
export function managedCoursesQuery() {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'managed'],
    queryFn: ({ signal }) => get<Course[]>('/api/courses?original=true', signal),
  })
}

/** Ids of the course in the form, and of the one whose materials are open. */
type CoursesView = { course?: number | undefined; materials?: number | undefined }

type CoursesSectionProps = {
  view: CoursesView
  /** @param focus the id of the element that takes the focus */
  onView: (changes: CoursesView, focus?: string) => void
  onMaterials: (courseId: number) => void
  onLessons: (courseId: number) => void
  /** The materials of one course, with a way to close them. */
  materials: (course: Course, onClose: () => void) => ReactNode
}

/** The courses beside the form that writes them; above it, the materials of the one that is opened. */
export function CoursesSection(props: CoursesSectionProps) {
  const query = useQuery(managedCoursesQuery())
  return (
    <Loaded
      query={query}
      loading={<ListWithFormSkeleton label={coursesMessages.loadingCourses} />}
      failure={coursesMessages.coursesFailed}
    >
      {(courses) => <Courses courses={courses} {...props} />}
    </Loaded>
  )
}

type CoursesProps = CoursesSectionProps & { courses: readonly Course[] }

function Courses({ courses, view, onView, onMaterials, onLessons, materials }: CoursesProps) {
  const edited = courses.find(({ id }) => id === view.course)
  const opened = courses.find(({ id }) => id === view.materials)
  const lost = useHasDraft(`course:${view.course}`) && !edited ? view.course : undefined
  const closeForm = () => {
    onView({ course: undefined }, edited ? editCourseButton(edited.id) : COURSE_FORM)
  }
  const closeMaterials = (id: number) => {
    onView({ materials: undefined }, courseMaterialsButton(id))
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby={COURSE_LIST} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={COURSE_LIST} tabIndex={-1} className="heading-section outline-none">
            {messages.courses}
          </h2>
          <Button className="lg:hidden" onClick={() => focusSoon(COURSE_FORM)}>
            {messages.toForm}
          </Button>
        </div>
        {courses.length === 0 && <NothingYet title={messages.noneCreated}>{messages.createFirst}</NothingYet>}
        <ManagedCourseList
          courses={courses}
          edited={edited?.id}
          opened={opened?.id}
          onEdit={(id) => {
            onView({ course: id }, COURSE_FORM)
          }}
          onMaterials={onMaterials}
          onLessons={onLessons}
          onDeleted={(id) =>
            onView({
              ...(id === view.course && { course: undefined }),
              ...(id === view.materials && { materials: undefined }),
            })
          }
        />
        <CourseImport />
      </section>
      <div className="grid gap-4 md:gap-6">
        {opened && materials(opened, () => closeMaterials(opened.id))}
        {view.course !== undefined && !edited && (
          <GoneNotice sentence={messages.courseGone} hasDraft={lost !== undefined} />
        )}
        <CourseForm key={edited?.id ?? 'new'} course={edited} lost={lost} onDone={closeForm} />
      </div>
    </div>
  )
}
