import { COURSE_REWARD } from 'game/courses'
import { Card } from '#web/ui/card.tsx'

/** A course in figures. */
export function StatsCard({ materialCount, lessonCount }: { materialCount: number; lessonCount: number }) {
  return (
    <Card aria-labelledby="course-stats" className="flex flex-col">
      <h2 id="course-stats" className="heading-panel mb-2">
        This course
      </h2>
      <dl className="flex flex-1 flex-col divide-y divide-rule *:flex *:max-h-20 *:flex-1 *:items-center *:justify-between *:gap-3 *:py-3">
        {lessonCount > 0 && (
          <div>
            <dt className="text-ink-soft">Lessons</dt>
            <dd className="font-bold">{lessonCount}</dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft">Materials</dt>
          <dd className="font-bold">{materialCount}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Completion reward</dt>
          <dd className="font-bold text-earned">+{COURSE_REWARD.tokens} tokens</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Leaderboard points</dt>
          <dd className="font-bold">+{COURSE_REWARD.points}</dd>
        </div>
      </dl>
    </Card>
  )
}
