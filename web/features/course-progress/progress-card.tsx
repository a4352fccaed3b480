import { canMarkCompleted, coursePercent, type Ride, videoPercent } from 'game/courses'
import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { CompletedRide } from './completed-ride.tsx'
import { FinishRide } from './finish-ride.tsx'

type ProgressCardProps = { courseId: number; ride: Ride }

/** How far the member is in a course, of what that is made, and what there is to do at its end (spec §2, §4). */
export function ProgressCard({ courseId, ride }: ProgressCardProps) {
  const percent = coursePercent(ride)
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
          <dt className="text-ink-soft">{ride.hasVideo ? 'Video, counts 60%' : 'No video, counts as watched'}</dt>
          <dd className="font-bold">{Math.round(videoPercent(ride))}%</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{ride.quizCount > 0 ? 'Quizzes, count 40%' : 'No quizzes, count as right'}</dt>
          <dd className="font-bold">{ride.quizCount > 0 ? `${ride.correctCount} of ${ride.quizCount}` : '100%'}</dd>
        </div>
      </dl>
      {percent === 100 && ride.isCompleted && <CompletedRide courseId={courseId} celebrate={percentAtFirst < 100} />}
      {canMarkCompleted(ride) && <FinishRide courseId={courseId} />}
    </Card>
  )
}
