import type { LeagueBadge } from 'contract/leagues'
import { tierName } from 'game/leagues'
import { Medal, type MedalMetal } from '#web/ui/art/medal.tsx'
import { Card } from '#web/ui/card.tsx'

const METALS: readonly MedalMetal[] = ['gold', 'silver', 'bronze']
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** For the first three places of weeks that are over. */
export function LeagueBadges({ badges }: { badges: readonly LeagueBadge[] }) {
  if (badges.length === 0) return null
  return (
    <Card aria-labelledby="league-badges" className="grid gap-3">
      <h2 id="league-badges" className="heading-card">
        Your badges
      </h2>
      <ul className="grid gap-2">
        {badges.map(({ week, tier, place }) => (
          <li key={week} className="flex items-center gap-3">
            <Medal metal={METALS[place - 1] ?? 'bronze'} className="h-9 shrink-0" />
            <span>
              Place {place} in {tierName(tier)}, in the week of {new Date(week).toLocaleDateString('en-GB', DAY)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
