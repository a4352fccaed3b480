import type { CoursePayment } from 'contract/course-progress'
import { type CourseState, canMarkCompleted, videoPercent } from 'game/courses'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { counted } from '#web/ui/counted.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { CompleteButton } from './complete-button.tsx'
import { CompletedCourse } from './completed-course.tsx'
import { useResetCourse } from './reset-course.ts'

type ProgressCardProps = {
  courseId: number
  ride: CourseState
  /** The overall progress as the server has it, the same as on every other screen; undefined before the course is begun. */
  percent: number | undefined
  /** Of a completed ride. */
  payment: CoursePayment | undefined
}

/** How far the member is in a course, of what that is made, and what there is to do at its end. */
export function ProgressCard({ courseId, ride, percent: known, payment }: ProgressCardProps) {
  const percent = known ?? 0
  // What a course does not have counts from its beginning, and nothing before it.
  const ofMissing = known === undefined ? 'once begun' : '100%'
  const [percentAtFirst] = useState(percent)
  return (
    <Card aria-labelledby="course-progress" className="flex flex-col">
      <h2 id="course-progress" className="heading-panel">
        Progress
      </h2>
      <p className="mt-3.5 mb-3 font-display font-extrabold text-4xl">
        <RollingNumber value={percent} />%
      </p>
      <ProgressBar labelledBy="course-progress" value={percent} />
      <dl className="mt-3 divide-y divide-rule *:flex *:justify-between *:gap-3 *:py-3">
        <div>
          <dt className="text-ink-soft">{mainPart(ride) ?? 'No video in this course'}</dt>
          <dd className="font-bold">{mainPart(ride) === null ? ofMissing : `${Math.round(videoPercent(ride))}%`}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{ride.quizCount > 0 ? 'Quizzes, count 40%' : 'No quizzes in this course'}</dt>
          <dd className="font-bold">{ride.quizCount > 0 ? `${ride.correctCount} of ${ride.quizCount}` : ofMissing}</dd>
        </div>
      </dl>
      {percent === 100 && ride.isCompleted && (
        <CompletedCourse courseId={courseId} payment={payment} celebrate={percentAtFirst < 100} />
      )}
      {percent < 100 && ride.isCompleted && <QuizzesLeft count={ride.quizCount - ride.correctCount} />}
      {payment === 'later' && (
        <div className="mt-3 grid">
          <CompleteButton courseId={courseId} again />
        </div>
      )}
      {canMarkCompleted(ride) && <FinishCourse courseId={courseId} />}
    </Card>
  )
}

/** @returns what counts beside the quizzes, or null where there is neither video nor lesson */
function mainPart({ hasVideo, lessonCount }: CourseState): string | null {
  if (hasVideo) return 'Video, counts 60%'
  return lessonCount > 0 ? 'Lessons, count 60%' : null
}

/** A course is completed, and paid, before all its quizzes are right: the page says the same as the message about it. */
function QuizzesLeft({ count }: { count: number }) {
  return (
    <p className="mt-auto rounded-md bg-done-tint p-4 font-semibold">
      Course completed. {counted(count, 'quiz', 'quizzes')} left to reach 100%.
    </p>
  )
}

/** Offered once nine tenths of the video are behind the member and the course is not completed yet. */
function FinishCourse({ courseId }: { courseId: number }) {
  const reset = useResetCourse(courseId)
  return (
    <div className="mt-auto grid gap-3 pt-3">
      <CompleteButton courseId={courseId} />
      <Button wide size="lg" pending={reset.isPending} onClick={() => reset.mutate()}>
        Reset Progress
      </Button>
    </div>
  )
}
