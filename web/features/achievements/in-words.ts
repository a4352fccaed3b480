import type { Achievement, AchievementCategory } from 'game/achievements'

const UNITS: Record<AchievementCategory, (count: number) => string> = {
  stations: (count) => (count === 1 ? '1 station' : `${count} stations`),
  questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
  referrals: (count) => (count === 1 ? '1 friend' : `${count} friends`),
  courses: (count) => (count === 1 ? '1 course' : `${count} courses`),
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
