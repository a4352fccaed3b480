import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MemberProvider } from '#web/client/session/member.tsx'
import { currentUser } from '#web/client/session/session.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { materialsQuery } from '#web/features/course-materials/material-queries.ts'
import { courseProgressQuery } from '#web/features/course-progress/course-progress-query.ts'
import { RestartButton } from '#web/features/course-progress/restart-button.tsx'
import { useRestartJourney } from '#web/features/course-progress/use-restart-journey.ts'
import { CourseForMembers } from '#web/features/courses/course-for-members.tsx'
import { BackToCourses } from '#web/features/courses/course-heading.tsx'
import { courseQuery } from '#web/features/courses/course-queries.ts'
import { CourseSkeleton } from '#web/features/courses/course-skeleton.tsx'
import { lessonsQuery } from '#web/features/lessons/lesson-queries.ts'
import { courseQuizzesQuery } from '#web/features/quizzes/quiz-queries.ts'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'
import { useDialogInAddress } from '#web/shell/use-dialog-in-address.ts'
import { CourseScreen } from '../-course/course-screen.tsx'

export const Route = createFileRoute('/course/$id')({
  staticData: { page: { isIndexable: true, memberCalls: ['/api/courses/:id', '/api/course-materials/:id'] } },
  params: { parse: ({ id }) => ({ id: idFrom(id) ?? 0 }), stringify: ({ id }) => ({ id: String(id) }) },
  // The address says which quiz is open, so that Back closes it.
  validateSearch: ({ quiz }: { quiz?: unknown }): { quiz?: number | undefined } => ({ quiz: idFrom(quiz) }),
  beforeLoad: async () => ({ memberId: (await currentUser())?.id }),
  // All at once: nothing but the lessons waits for the course itself, which says whether there are any.
  loader: ({ context: { queryClient, memberId }, params: { id } }) => {
    if (memberId === undefined || id === 0) return
    void prefetchCourse(queryClient, id, memberId)
    void queryClient.prefetchQuery(materialsQuery(id))
    void queryClient.prefetchQuery(courseQuizzesQuery(memberId, id))
    void queryClient.prefetchQuery(courseProgressQuery(memberId, id))
  },
  component: CourseRoute,
})

/** The course, and then its lessons where it has any. */
async function prefetchCourse(queryClient: QueryClient, id: number, memberId: string): Promise<void> {
  await queryClient.prefetchQuery(courseQuery(id))
  const course = queryClient.getQueryData(courseQuery(id).queryKey)
  if (course && course.lessonCount > 0) await queryClient.prefetchQuery(lessonsQuery(id, memberId))
}

function CourseRoute() {
  const { id } = Route.useParams()
  const { quiz } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  const restart = useRestartJourney(id)
  const quizDialog = useDialogInAddress(quiz, (next, step) =>
    navigate({ search: { quiz: next }, resetScroll: false, ...step }),
  )
  return (
    <Page className="grid content-start gap-4 md:gap-6">
      {user && (
        <MemberProvider user={user}>
          <BackToCourses />
          <CourseScreen
            key={id}
            courseId={id}
            quizId={quiz}
            quizDialog={quizDialog}
            restartButton={<RestartButton pending={restart.isPending} onRestart={() => restart.mutate(user.id)} />}
          />
        </MemberProvider>
      )}
      {/* Restarting forgets the user a moment before the page is loaded anew. */}
      {!user && (restart.isIdle ? <CourseForMembers /> : <CourseSkeleton />)}
    </Page>
  )
}
