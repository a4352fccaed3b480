import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CourseProgressRecord } from 'contract/course-progress'
import type { Course } from 'contract/courses'
import * as messages from 'messages/pages'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { materialsQuery } from '#web/features/course-materials/material-queries.ts'
import { MaterialsCard } from '#web/features/course-materials/materials-card.tsx'
import { courseProgressQuery } from '#web/features/course-progress/course-progress-query.ts'
import { ProgressCard } from '#web/features/course-progress/progress-card.tsx'
import { courseStateOf } from '#web/features/course-progress/progress-of.ts'
import { laterProgress } from '#web/features/course-progress/use-complete-course.ts'
import { CourseHeading, CourseNotFound } from '#web/features/courses/course-heading.tsx'
import { courseQuery } from '#web/features/courses/course-queries.ts'
import { courseStation } from '#web/features/courses/course-scenery.tsx'
import { CourseSkeleton, JourneySkeleton, ProgressSkeleton } from '#web/features/courses/course-skeleton.tsx'
import { VideoBlock } from '#web/features/courses/video-block.tsx'
import { CourseLessons } from '#web/features/lessons/course-lessons.tsx'
import { lessonsQuery } from '#web/features/lessons/lesson-queries.ts'
import { courseQuizzesQuery } from '#web/features/quizzes/quiz-queries.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CourseJourney, type QuizDialog } from './course-journey.tsx'
import { useVideo } from './use-video.ts'

const OwnVideoCard = lazyPart(
  async () => (await import('#web/features/course-videos/own-video-card.tsx')).OwnVideoCard,
  <Skeleton className="aspect-video" />,
)

// Below the fold.
const StatsCard = lazyPart(
  async () => (await import('#web/features/courses/stats-card.tsx')).StatsCard,
  <Skeleton className="h-64" />,
)

const TakeAlong = lazyPart(
  async () => (await import('#web/features/courses/take-along.tsx')).TakeAlong,
  <div className="h-27 sm:h-18" />,
)

type CourseScreenProps = {
  courseId: number
  /** The open quiz. */
  quizId: number | undefined
  quizDialog: QuizDialog
  restartButton: ReactNode
}

/** A course's page for a member, put together of the features that stand on it. */
export function CourseScreen({ courseId, ...rest }: CourseScreenProps) {
  const query = useQuery(courseQuery(courseId))
  return (
    <Loaded query={query} loading={<CourseSkeleton />} failure={messages.courseFailed} whole={1}>
      {(course) => (course ? <CourseParts course={course} {...rest} /> : <CourseNotFound />)}
    </Loaded>
  )
}

type CoursePartsProps = Omit<CourseScreenProps, 'courseId'> & { course: Course }

function CourseParts({ course, quizId, quizDialog, restartButton }: CoursePartsProps) {
  const { id: memberId, courseProgress, quizCorrect } = useMember()
  const materials = useQuery(materialsQuery(course.id))
  const quizzes = useQuery(courseQuizzesQuery(memberId, course.id))
  const progress = useQuery(courseProgressQuery(memberId, course.id))
  const hasLessons = course.lessonCount > 0
  const hasVideo = course.videoUrl !== null || course.hasOwnVideo
  const lessons = useQuery({ ...lessonsQuery(course.id, memberId), enabled: hasLessons })
  const percent = courseProgress[course.id]
  const video = useVideo(course, percent !== undefined)
  const watched = progress.data?.isCompleted === true || progress.data?.watchTime === 100
  const queryClient = useQueryClient()
  const keepProgress = (now: CourseProgressRecord) =>
    queryClient.setQueryData(courseProgressQuery(memberId, course.id).queryKey, laterProgress(now))
  const state =
    quizzes.data &&
    progress.data &&
    courseStateOf({ course, progress: progress.data, courseProgress, quizzes: quizzes.data, quizCorrect })
  return (
    <div data-station={courseStation(course.theme)} className="grid gap-4 md:gap-6">
      <CourseHeading course={course} completed={percent !== undefined && percent >= 100} />
      {/* Only a worker can open it without a connection. */}
      {navigator.serviceWorker?.controller && <TakeAlong course={course} />}
      <Loaded query={progress} loading={<JourneySkeleton />} failure={messages.progressFailed}>
        {() => (
          <CourseJourney
            course={course}
            quizzes={quizzes}
            lessons={lessons}
            progress={state}
            clickedStart={video.isStarted}
            quizId={quizId}
            quizDialog={quizDialog}
            restartButton={restartButton}
          />
        )}
      </Loaded>
      {hasLessons && hasVideo && <CourseLessons query={lessons} />}
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] *:lg:odd:col-start-1 *:lg:even:col-start-2">
        {hasLessons && !hasVideo && <CourseLessons query={lessons} />}
        {course.hasOwnVideo && <OwnVideoCard course={course} watched={watched} onProgress={keepProgress} />}
        {!course.hasOwnVideo && (hasVideo || !hasLessons) && (
          <VideoBlock
            course={course}
            watched={watched}
            blocked={video.isBlocked}
            onWatch={video.watch}
            onFollow={video.follow}
          />
        )}
        {state ? (
          <ProgressCard courseId={course.id} progress={state} percent={percent} payment={progress.data?.payment} />
        ) : (
          <ProgressSkeleton />
        )}
        <MaterialsCard query={materials} />
        <StatsCard lessonCount={course.lessonCount} materialCount={materials.data?.length ?? course.materialCount} />
      </div>
    </div>
  )
}
