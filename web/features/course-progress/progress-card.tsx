import type { CoursePayment } from 'contract/course-progress'
import { type CourseState, canMarkCompleted, videoPercent } from 'game/courses'
import * as messages from 'messages/course-progress'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { CompleteButton } from './complete-button.tsx'
import { CompletedCourse } from './completed-course.tsx'
import { PROGRESS_HEADING } from './course-progress-query.ts'
import { useResetCourse } from './reset-course.ts'

type ProgressCardProps = {
  courseId: number
  progress: CourseState
  /** The overall progress as the server has it, the same as on every other screen; undefined before the course is begun. */
  percent: number | undefined
  /** Of a completed course. */
  payment: CoursePayment | undefined
}

/** The member's progress in a course, its parts, and what to do at its end. */
export function ProgressCard({ courseId, progress, percent: known, payment }: ProgressCardProps) {
  const percent = known ?? 0
  // A part that the course doesn't have counts as done once the course is begun, and as 0 before.
  const ofMissing = known === undefined ? messages.onceBegun : messages.percent({ percent: 100 })
  const main = mainPart(progress)
  const [percentAtFirst] = useState(percent)
  return (
    <Card aria-labelledby={PROGRESS_HEADING} className="flex flex-col">
      <h2 id={PROGRESS_HEADING} tabIndex={-1} className="heading-panel outline-none">
        {messages.progress}
      </h2>
      <p className="mt-3.5 mb-3 font-display font-extrabold text-4xl">
        {messages.overall({ value: () => <RollingNumber value={percent} /> })}
      </p>
      <ProgressBar labelledBy={PROGRESS_HEADING} value={percent} />
      <dl className="mt-3 divide-y divide-rule *:flex *:justify-between *:gap-3 *:py-3">
        <div>
          <dt className="text-ink-soft">{main ?? messages.noVideo}</dt>
          <dd className="font-bold">
            {main === null ? ofMissing : messages.percent({ percent: Math.round(videoPercent(progress)) })}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{progress.quizCount > 0 ? messages.quizzesCount : messages.noQuizzes}</dt>
          <dd className="font-bold">
            {progress.quizCount > 0
              ? messages.countOf({ correct: progress.correctCount, total: progress.quizCount })
              : ofMissing}
          </dd>
        </div>
      </dl>
      {percent === 100 && progress.isCompleted && (
        <CompletedCourse courseId={courseId} payment={payment} celebrate={percentAtFirst < 100} />
      )}
      {percent < 100 && progress.isCompleted && <QuizzesLeft count={progress.quizCount - progress.correctCount} />}
      {payment === 'later' && (
        <div className="mt-3 grid">
          <CompleteButton courseId={courseId} again />
        </div>
      )}
      {canMarkCompleted(progress) && <FinishCourse courseId={courseId} />}
    </Card>
  )
}

/** @returns what counts besides the quizzes, or null where there is neither video nor lesson */
function mainPart({ hasVideo, lessonCount }: CourseState): string | null {
  if (hasVideo) return messages.videoCounts
  return lessonCount > 0 ? messages.lessonsCount : null
}

/** A course is completed, and paid, before all its quizzes are right: the page says the same as the message about it. */
function QuizzesLeft({ count }: { count: number }) {
  return <p className="mt-auto rounded-md bg-done-tint p-4 font-semibold">{messages.quizzesLeft({ count })}</p>
}

/** Offered once nine tenths of the video were watched and the course is not completed yet. */
function FinishCourse({ courseId }: { courseId: number }) {
  const reset = useResetCourse(courseId)
  return (
    <div className="mt-auto grid gap-3 pt-3">
      <CompleteButton courseId={courseId} />
      <Button wide size="lg" pending={reset.isPending} onClick={() => reset.mutate()}>
        {messages.resetProgress}
      </Button>
    </div>
  )
}
