import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { CourseList } from '#web/features/courses/course-list.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/courses')({ component: CoursesRoute })

function CoursesRoute() {
  usePageTitle('Courses')
  return (
    <Page>
      <CourseList />
    </Page>
  )
}
