import { useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { materialsQuery } from '#web/features/course-materials/material-queries.ts'
import { MaterialsCard } from '#web/features/course-materials/materials-card.tsx'
import { courseProgressQuery } from '#web/features/course-progress/course-progress-query.ts'
import { ProgressCard } from '#web/features/course-progress/progress-card.tsx'
import { rideOf } from '#web/features/course-progress/progress-of.ts'
import { CourseHeading, CourseNotFound } from '#web/features/courses/course-heading.tsx'
import { courseQuery } from '#web/features/courses/course-queries.ts'
import { courseStation } from '#web/features/courses/course-scenery.tsx'
import { CourseSkeleton, JourneySkeleton, ProgressSkeleton } from '#web/features/courses/course-skeleton.tsx'
import { StatsCard } from '#web/features/courses/stats-card.tsx'
import { VideoBlock } from '#web/features/courses/video-block.tsx'
import { JourneyPanel } from '#web/features/journey/journey-panel.tsx'
import { QuizModal } from '#web/features/quizzes/quiz-modal.tsx'
import { courseQuizzesQuery } from '#web/features/quizzes/quiz-queries.ts'
import { useVideo } from './use-video.ts'

type QuizDialog = { open: (quizId: number) => void; goTo: (quizId: number) => void; close: () => void }

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
    <Loaded query={query} loading={<CourseSkeleton />} failure="The course couldn’t be loaded.">
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
  const percent = courseProgress[course.id]
  const video = useVideo(course, percent !== undefined)
  const ride =
    quizzes.data &&
    progress.data &&
    rideOf({ course, progress: progress.data, courseProgress, quizzes: quizzes.data, quizCorrect })
  return (
    <div data-station={courseStation(course.title)} className="grid gap-4 md:gap-6">
      <CourseHeading course={course} completed={percent !== undefined && percent >= 100} />
      <Loaded query={progress} loading={<JourneySkeleton />} failure="Your progress couldn’t be loaded.">
        {() => (
          <Loaded query={quizzes} loading={<JourneySkeleton />} failure="The quizzes couldn’t be loaded.">
            {(list) =>
              ride && (
                <>
                  <JourneyPanel
                    title={course.title}
                    ride={ride}
                    quizzes={list}
                    quizCorrect={quizCorrect}
                    clickedStart={video.isStarted}
                    held={quizId !== undefined}
                    onStartQuiz={quizDialog.open}
                  >
                    {restartButton}
                  </JourneyPanel>
                  <QuizModal
                    quizzes={list}
                    quizCorrect={quizCorrect}
                    quizId={quizId}
                    onQuiz={quizDialog.goTo}
                    onClose={quizDialog.close}
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
          blocked={video.isBlocked}
          onWatch={video.watch}
          onFollow={video.follow}
        />
        {ride ? (
          <ProgressCard courseId={course.id} ride={ride} percent={percent} payment={progress.data?.payment} />
        ) : (
          <ProgressSkeleton />
        )}
        <MaterialsCard query={materials} />
        <StatsCard materialCount={materials.data?.length ?? course.materialCount} />
      </div>
    </div>
  )
}
