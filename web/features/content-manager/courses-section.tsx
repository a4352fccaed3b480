import { useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import { Loaded } from '#web/client/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CourseForm } from './course-form.tsx'
import { CourseImport } from './course-import.tsx'
import { CourseList } from './course-list.tsx'
import {
  COURSE_FORM,
  COURSE_LIST,
  courseMaterialsButton,
  editCourseButton,
  focusSoon,
  MATERIALS_PANEL,
} from './focus.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { managedCoursesQuery } from './manager-queries.ts'
import type { ChangeView, ManagerView } from './manager-view.ts'
import { MaterialsPanel } from './materials-panel.tsx'
import { NothingYet } from './nothing-yet.tsx'
import type { Previews } from './previews.ts'

type CoursesSectionProps = { view: ManagerView; onView: ChangeView; preview: Previews['course'] }

/** The courses beside the form that writes them; above it, the materials of the one that is opened. */
export function CoursesSection({ view, onView, preview }: CoursesSectionProps) {
  const query = useQuery(managedCoursesQuery())
  return (
    <Loaded
      query={query}
      loading={<ListSkeleton label="Loading courses..." />}
      failure="The courses couldn't be loaded."
    >
      {(courses) => <Courses courses={courses} view={view} onView={onView} preview={preview} />}
    </Loaded>
  )
}

function Courses({ courses, view, onView, preview }: CoursesSectionProps & { courses: readonly Course[] }) {
  const edited = courses.find(({ id }) => id === view.course)
  const opened = courses.find(({ id }) => id === view.materials)
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
            Courses
          </h2>
          <Button className="lg:hidden" onClick={() => focusSoon(COURSE_FORM)}>
            To the form
          </Button>
        </div>
        {courses.length === 0 && (
          <NothingYet title="No courses created yet">
            Create the first one in the form, or import one from a file.
          </NothingYet>
        )}
        <CourseList
          courses={courses}
          edited={edited?.id}
          opened={opened?.id}
          onEdit={(id) => {
            onView({ course: id }, COURSE_FORM)
          }}
          onMaterials={(id) => {
            onView({ materials: id }, MATERIALS_PANEL)
          }}
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
        {opened && <MaterialsPanel key={opened.id} course={opened} onClose={() => closeMaterials(opened.id)} />}
        {view.course !== undefined && !edited && <CourseGone />}
        <CourseForm key={edited?.id ?? 'new'} course={edited} onDone={closeForm} preview={preview} />
      </div>
    </div>
  )
}

function CourseGone() {
  return (
    <Banner tone="danger" role="alert">
      <p>This course no longer exists.</p>
    </Banner>
  )
}
