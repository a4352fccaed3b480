import { COURSE_REWARD } from 'game/courses'
import * as messages from 'messages/courses'
import { Card } from '#web/ui/card.tsx'
import { leftToRight } from '#web/ui/isolated.tsx'

/** A course in figures. */
export function StatsCard({ materialCount, lessonCount }: { materialCount: number; lessonCount: number }) {
  return (
    <Card aria-labelledby="course-stats" className="flex flex-col">
      <h2 id="course-stats" className="heading-panel mb-2">
        {messages.thisCourse}
      </h2>
      <dl className="flex flex-1 flex-col divide-y divide-rule *:flex *:max-h-20 *:flex-1 *:items-center *:justify-between *:gap-3 *:py-3">
        {lessonCount > 0 && (
          <div>
            <dt className="text-ink-soft">{messages.lessons}</dt>
            <dd className="font-bold">{lessonCount}</dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft">{messages.materials}</dt>
          <dd className="font-bold">{materialCount}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{messages.completionReward}</dt>
          <dd className="font-bold text-earned">{messages.rewardTokens({ count: COURSE_REWARD.tokens })}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{messages.leaderboardPoints}</dt>
          <dd className="font-bold">{leftToRight(`+${COURSE_REWARD.points}`)}</dd>
        </div>
      </dl>
    </Card>
  )
}
