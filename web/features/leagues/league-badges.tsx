import type { LeagueBadge } from 'contract/leagues'
import { locale } from 'messages/language'
import * as messages from 'messages/leagues'
import { Medal, type MedalMetal } from '#web/ui/art/medal.tsx'
import { Card } from '#web/ui/card.tsx'
import { tierName } from './league-words.ts'

const METALS: readonly MedalMetal[] = ['gold', 'silver', 'bronze']
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** For the first three places of weeks that are over. */
export function LeagueBadges({ badges }: { badges: readonly LeagueBadge[] }) {
  if (badges.length === 0) return null
  return (
    <Card aria-labelledby="league-badges" className="grid gap-3">
      <h2 id="league-badges" className="heading-card">
        {messages.badges}
      </h2>
      <ul className="grid gap-2">
        {badges.map(({ week, tier, place }) => (
          <li key={week} className="flex items-center gap-3">
            <Medal metal={METALS[place - 1] ?? 'bronze'} className="h-9 shrink-0" />
            <span>
              {messages.badge({ place, tier: tierName(tier), day: new Date(week).toLocaleDateString(locale, DAY) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
