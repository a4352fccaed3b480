import { Link } from '@tanstack/react-router'
import {
  ACHIEVEMENT_FILTERS,
  type AchievementCategory,
  type AchievementFilter,
  achievementsFor,
  filterAchievements,
  PROJECTED_PER_FRIEND,
} from 'game/achievements'
import * as messages from 'messages/achievements'
import { useState } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { Card } from '#web/ui/card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { AchievementLine, CATEGORY_NAMES } from './achievement-line.tsx'
import { HighlightCard } from './highlight-card.tsx'
import { useHighlight } from './use-highlight.ts'

const FILTERS: Readonly<Record<AchievementFilter, string>> = { all: messages.all, ...CATEGORY_NAMES }
const CATEGORIES = [
  'stations',
  'courses',
  'questions',
  'referrals',
  'earnings',
] as const satisfies AchievementCategory[]

/** What the member has reached, and what comes next. */
export function AchievementsPanel() {
  const [filter, setFilter] = useState<AchievementFilter>('all')
  const list = filterAchievements(achievementsFor(useMember()), filter)
  const [isLookedAt, setLookedAt] = useState({ hover: false, focus: false })
  const [isStopped, setStopped] = useState(false)
  const { entry, canRotate, choose } = useHighlight(list, isStopped || isLookedAt.hover || isLookedAt.focus)
  return (
    <Card aria-labelledby="achievements">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="achievements" className="heading-panel">
          {messages.heading}
        </h2>
        <SegmentedControl
          label={messages.whichToShow}
          options={ACHIEVEMENT_FILTERS.map((value) => ({ value, label: FILTERS[value] }))}
          value={filter}
          onChange={setFilter}
          className="max-sm:w-full"
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: being looked at is all that is noticed here */}
      <div
        className="grid gap-5 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-8"
        onPointerEnter={() => setLookedAt((now) => ({ ...now, hover: true }))}
        onPointerLeave={() => setLookedAt((now) => ({ ...now, hover: false }))}
        onFocus={() => setLookedAt((now) => ({ ...now, focus: true }))}
        onBlur={() => setLookedAt((now) => ({ ...now, focus: false }))}
      >
        {entry && (
          <HighlightCard
            achievement={entry}
            place={list.indexOf(entry) + 1}
            count={list.length}
            rotation={canRotate ? { isStopped, toggle: () => setStopped(!isStopped) } : undefined}
          />
        )}
        <div className="grid content-start gap-4 lg:content-between">
          {CATEGORIES.filter((category) => filterAchievements(list, category).length > 0).map((category) => (
            <AchievementLine
              key={category}
              category={category}
              achievements={filterAchievements(list, category)}
              highlighted={entry?.id}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        {messages.projectionNote({
          dollars: PROJECTED_PER_FRIEND,
          link: (inside) => (
            <Link to="/income-disclosure" className="inline-block font-semibold text-ink underline underline-offset-4">
              {inside}
            </Link>
          ),
        })}
      </p>
    </Card>
  )
}
