import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useWatchVideo } from '#web/features/course-progress/use-watch-video.ts'
import { CourseList } from '#web/features/courses/course-list.tsx'
import { coursesQuery } from '#web/features/courses/course-queries.ts'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/courses')({
  staticData: { page: { isIndexable: true, calls: ['/api/courses'] } },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(coursesQuery()),
  component: CoursesRoute,
})

function CoursesRoute() {
  const { watch } = useWatchVideo()
  usePageTitle('Courses')
  return (
    <Page>
      <CourseList onWatch={watch} />
    </Page>
  )
}
