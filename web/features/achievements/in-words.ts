import type { Achievement, AchievementCategory } from 'game/achievements'
import * as messages from 'messages/achievements'

/** Short enough for a medal. */
export function dollars(amount: number): string {
  return messages.dollars({ amount })
}

type CategoryWords = {
  asked: (count: number) => string
  standing: (current: number, count: number) => string
  soFar: (count: number) => string
}

const WORDS: Readonly<Record<AchievementCategory, CategoryWords>> = {
  stations: {
    asked: (count) => messages.stationsAsked({ count }),
    standing: (current, count) => messages.stationsStanding({ current, count }),
    soFar: (count) => messages.stationsSoFar({ count }),
  },
  courses: {
    asked: (count) => messages.coursesAsked({ count }),
    standing: (current, count) => messages.coursesStanding({ current, count }),
    soFar: (count) => messages.coursesSoFar({ count }),
  },
  questions: {
    asked: (count) => messages.questionsAsked({ count }),
    standing: (current, count) => messages.questionsStanding({ current, count }),
    soFar: (count) => messages.questionsSoFar({ count }),
  },
  referrals: {
    asked: (count) => messages.referralsAsked({ count }),
    standing: (current, count) => messages.referralsStanding({ current, count }),
    soFar: (count) => messages.referralsSoFar({ count }),
  },
  earnings: {
    asked: (count) => messages.earningsAsked({ amount: dollars(count) }),
    standing: (current, count) => messages.earningsStanding({ current: dollars(current), amount: dollars(count) }),
    soFar: (count) => messages.earningsSoFar({ amount: dollars(count) }),
  },
}

/** What an achievement asks for: `5 friends`. */
export function requirementOf({ category, requirement }: Achievement): string {
  return WORDS[category].asked(requirement)
}

/** How far it is: `Reached`, or `2 of 5 friends`. */
export function standingOf({ category, requirement, current, isReached }: Achievement): string {
  return isReached ? messages.reached : WORDS[category].standing(current, requirement)
}

/** What a member has so far in a category: `3 so far`. */
export function soFar(category: AchievementCategory, current: number): string {
  return WORDS[category].soFar(current)
}

/** The number in the medal: `5`, `$100`. */
export function figureOf({ category, requirement }: Achievement): string {
  return category === 'earnings' ? dollars(requirement) : String(requirement)
}
