import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { Course } from 'contract/courses'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#web/client/loaded.tsx'
import { MemberProvider, useMember } from '#web/client/member.tsx'
import { currentUser } from '#web/client/session.ts'
import { useUser } from '#web/client/stored-user.ts'
import { courseProgressQuery } from '#web/features/course-progress/course-progress-query.ts'
import { ProgressCard } from '#web/features/course-progress/progress-card.tsx'
import { RestartButton } from '#web/features/course-progress/restart-button.tsx'
import { rideOf } from '#web/features/course-progress/ride-of.ts'
import { useRestartJourney } from '#web/features/course-progress/use-restart-journey.ts'
import { useWatchVideo } from '#web/features/course-progress/use-watch-video.ts'
import { BackToCourses } from '#web/features/courses/back-to-courses.tsx'
import { CourseForMembers } from '#web/features/courses/course-for-members.tsx'
import { CourseHeading } from '#web/features/courses/course-heading.tsx'
import { CourseNotFound } from '#web/features/courses/course-not-found.tsx'
import { courseQuery, materialsQuery } from '#web/features/courses/course-queries.ts'
import { courseStation } from '#web/features/courses/course-scenery.tsx'
import { CourseSkeleton, JourneySkeleton, ProgressSkeleton } from '#web/features/courses/course-skeleton.tsx'
import { MaterialsCard } from '#web/features/courses/materials-card.tsx'
import { StatsCard } from '#web/features/courses/stats-card.tsx'
import { VideoBlock } from '#web/features/courses/video-block.tsx'
import { JourneyPanel } from '#web/features/journey/journey-panel.tsx'
import { QuizModal } from '#web/features/quizzes/quiz-modal.tsx'
import { courseQuizzesQuery } from '#web/features/quizzes/quiz-queries.ts'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'

export const Route = createFileRoute('/course/$id')({
  params: { parse: ({ id }) => ({ id: idFrom(id) ?? 0 }), stringify: ({ id }) => ({ id: String(id) }) },
  // The address says which quiz is open, so that Back closes it.
  validateSearch: ({ quiz }: { quiz?: unknown }): { quiz?: number | undefined } => ({ quiz: idFrom(quiz) }),
  beforeLoad: async () => ({ memberId: (await currentUser())?.id }),
  // All at once: nothing waits for the course itself.
  loader: ({ context: { queryClient, memberId }, params: { id } }) => {
    if (memberId === undefined || id === 0) return
    void queryClient.prefetchQuery(courseQuery(id))
    void queryClient.prefetchQuery(materialsQuery(id))
    void queryClient.prefetchQuery(courseQuizzesQuery(memberId, id))
    void queryClient.prefetchQuery(courseProgressQuery(memberId, id))
  },
  component: CourseRoute,
})

function CourseRoute() {
  const { id } = Route.useParams()
  const user = useUser()
  const restart = useRestartJourney(id)
  return (
    <Page className="grid content-start gap-4 md:gap-6">
      {user && (
        <MemberProvider user={user}>
          <BackToCourses />
          <CourseScreen
            key={id}
            courseId={id}
            restartButton={<RestartButton pending={restart.isPending} onRestart={() => restart.mutate(user.id)} />}
          />
        </MemberProvider>
      )}
      {/* Restarting forgets the user a moment before the page is loaded anew. */}
      {!user && (restart.isIdle ? <CourseForMembers /> : <CourseSkeleton />)}
    </Page>
  )
}

type CourseScreenProps = { courseId: number; restartButton: ReactNode }

function CourseScreen({ courseId, restartButton }: CourseScreenProps) {
  const query = useQuery(courseQuery(courseId))
  return (
    <Loaded query={query} loading={<CourseSkeleton />} failure="The course could not be loaded.">
      {(course) => (course ? <CourseParts course={course} restartButton={restartButton} /> : <CourseNotFound />)}
    </Loaded>
  )
}

function CourseParts({ course, restartButton }: { course: Course; restartButton: ReactNode }) {
  const { id: memberId, courseProgress, quizCorrect } = useMember()
  const materials = useQuery(materialsQuery(course.id))
  const quizzes = useQuery(courseQuizzesQuery(memberId, course.id))
  const progress = useQuery(courseProgressQuery(memberId, course.id))
  const quizWindow = useQuizWindow()
  const watchVideo = useWatchVideo()
  const [watched, setWatched] = useState<ReturnType<typeof watchVideo>>()
  const ride =
    quizzes.data && progress.data && rideOf({ course, progress: progress.data, quizzes: quizzes.data, quizCorrect })
  return (
    <div data-station={courseStation(course.title)} className="grid gap-4 md:gap-6">
      <CourseHeading course={course} completed={(courseProgress[course.id] ?? 0) >= 100} />
      <Loaded query={progress} loading={<JourneySkeleton />} failure="Your progress could not be loaded.">
        {() => (
          <Loaded query={quizzes} loading={<JourneySkeleton />} failure="The quizzes could not be loaded.">
            {(list) =>
              ride && (
                <>
                  <JourneyPanel
                    title={course.title}
                    ride={ride}
                    quizzes={list}
                    quizCorrect={quizCorrect}
                    clickedStart={watched === 'opened'}
                    held={quizWindow.quizId !== undefined}
                    onStartQuiz={quizWindow.open}
                  >
                    {restartButton}
                  </JourneyPanel>
                  <QuizModal
                    quizzes={list}
                    quizCorrect={quizCorrect}
                    quizId={quizWindow.quizId}
                    onQuiz={quizWindow.goTo}
                    onClose={quizWindow.close}
                  />
                </>
              )
            }
          </Loaded>
        )}
      </Loaded>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] *:lg:odd:col-start-1 *:lg:even:col-start-2">
        <VideoBlock
          course={course}
          watched={progress.data?.isCompleted === true || progress.data?.watchTime === 100}
          blocked={watched === 'blocked'}
          onWatch={() => setWatched(watchVideo(course))}
        />
        {ride ? <ProgressCard courseId={course.id} ride={ride} /> : <ProgressSkeleton />}
        <MaterialsCard query={materials} />
        <StatsCard materialCount={materials.data?.length ?? course.materialCount} />
      </div>
    </div>
  )
}

/** The open quiz stands in the address: opening one is a step that Back takes back, the next one takes its place. */
function useQuizWindow() {
  const { quiz: quizId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history, state } = useRouter()
  return {
    quizId,
    open: (quiz: number) => void navigate({ search: { quiz }, state: { opened: true }, resetScroll: false }),
    goTo: (quiz: number) =>
      void navigate({
        search: { quiz },
        state: ({ opened }) => (opened ? { opened } : {}),
        replace: true,
        resetScroll: false,
      }),
    close: () => {
      if (state.location.state.opened) history.back()
      else void navigate({ search: {}, replace: true, resetScroll: false })
    },
  }
}
