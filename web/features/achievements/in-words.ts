import type { Achievement, AchievementCategory } from 'game/achievements'
import { counted } from '#web/ui/counted.ts'

const UNITS: Record<AchievementCategory, (count: number) => string> = {
  stations: (count) => counted(count, 'station'),
  questions: (count) => counted(count, 'question'),
  referrals: (count) => counted(count, 'friend'),
  courses: (count) => counted(count, 'course'),
  earnings: (count) => `$${count} projected`,
}

/** What an achievement asks for: `5 friends`. */
export function requirementOf({ category, requirement }: Achievement): string {
  return UNITS[category](requirement)
}

/** How far it is: `Reached`, or `2 of 5 friends`. */
export function standingOf({ category, requirement, current, isReached }: Achievement): string {
  if (isReached) return 'Reached'
  return `${category === 'earnings' ? `$${current}` : current} of ${UNITS[category](requirement)}`
}

/** What a member has so far in a category: `3 friends so far`. */
export function soFar(category: AchievementCategory, current: number): string {
  if (category === 'stations' || category === 'courses') return `${current} completed`
  if (category === 'questions') return `${current} correct`
  return category === 'earnings' ? `$${current}, a projection` : `${current} so far`
}

/** The number in the medal: `5`, `$100`. */
export function figureOf({ category, requirement }: Achievement): string {
  return category === 'earnings' ? `$${requirement}` : String(requirement)
}
