import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { courseQuery } from '#web/features/courses/course-queries.ts'
import { courseStation } from '#web/features/courses/course-scenery.tsx'
import { prefetchLesson } from '#web/features/lessons/lesson-queries.ts'
import { LessonScreen } from '#web/features/lessons/lesson-screen.tsx'
import { CheckYourself } from '#web/features/reviews/check-yourself.tsx'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'

export const Route = createFileRoute('/_member/course/$id/lesson/$n')({
  staticData: { page: { isIndexable: false } },
  params: {
    parse: ({ id, n }) => ({ id: idFrom(id) ?? 0, n: idFrom(n) ?? 0 }),
    stringify: ({ id, n }) => ({ id: String(id), n: String(n) }),
  },
  loader: ({ context: { queryClient, memberId }, params: { id, n } }) => {
    void queryClient.prefetchQuery(courseQuery(id))
    void prefetchLesson(queryClient, { courseId: id, position: n, memberId })
  },
  component: LessonRoute,
})

function LessonRoute() {
  const { id, n } = Route.useParams()
  const { data: course } = useQuery(courseQuery(id))
  return (
    <Page full>
      <div data-station={course ? courseStation(course.theme) : undefined}>
        <LessonScreen
          key={`${id}/${n}`}
          courseId={id}
          position={n}
          courseTitle={course?.title}
          after={(lesson) => <CheckYourself of={{ lessonId: lesson.id }} level={2} />}
        />
      </div>
    </Page>
  )
}
