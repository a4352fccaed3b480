import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { useWatchVideo } from '#web/features/course-progress/use-watch-video.ts'
import { CourseList } from '#web/features/courses/course-list.tsx'
import { coursesQuery } from '#web/features/courses/course-queries.ts'
import { FRESH_FOR, memoryQuery } from '#web/features/reviews/day-queries.ts'
import { PlaceSignal } from '#web/features/reviews/place-signal.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/courses')({
  staticData: { page: { isIndexable: true, calls: ['/api/courses'] } },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(coursesQuery())
    const member = storedUser()
    // It changes with every day.
    if (member) void queryClient.prefetchQuery({ ...memoryQuery(member.id), staleTime: FRESH_FOR })
  },
  component: CoursesRoute,
})

function CoursesRoute() {
  const { watch } = useWatchVideo()
  usePageTitle(messages.courses)
  return (
    <Page>
      <CourseList
        onWatch={watch}
        signal={(courseId) => <PlaceSignal of={{ courseId }} describedBy={`course-${courseId}`} />}
      />
    </Page>
  )
}
