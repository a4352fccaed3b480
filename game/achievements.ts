export type AchievementCategory = 'stations' | 'courses' | 'questions' | 'referrals' | 'earnings'
export type AchievementRarity = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond'

/**
 * `requirement` counts completed stations or courses, questions answered correctly, friends who joined, or projected
 * dollars, by the category.
 */
export type AchievementRule = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: AchievementCategory
  readonly rarity: AchievementRarity
  readonly requirement: number
}
export type Achievement = AchievementRule & { readonly current: number; readonly isReached: boolean }

/** How long one card stays highlighted, in milliseconds. */
export const HIGHLIGHT_MS = 3_000

/** In the order shown: what somebody learned comes before whom they brought. */
export const ACHIEVEMENT_FILTERS = ['all', 'stations', 'courses', 'questions', 'referrals', 'earnings'] as const
export type AchievementFilter = (typeof ACHIEVEMENT_FILTERS)[number]

/** The panel's model: 5 and 3 dollars for each friend who joined. */
const PROJECTED_PER_FRIEND = 5 + 3

const COURSE_COMPLETE = 100

/** Stations and questions have as many tiers each as referrals, and stand before them. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  stations(1, 'bronze', 'First Stamp', 'Complete one station.'),
  stations(2, 'silver', 'On the Way', 'Complete two stations.'),
  stations(3, 'gold', 'Past Halfway', 'Complete three stations.'),
  stations(4, 'platinum', 'One Stop to Go', 'Complete four stations.'),
  stations(5, 'diamond', 'The Whole Line', 'Complete five stations.'),
  courses(1, 'bronze', 'First CourseState', 'Complete one course.'),
  courses(3, 'silver', 'Regular Traveller', 'Complete three courses.'),
  courses(5, 'gold', 'Season Ticket', 'Complete five courses.'),
  questions(1, 'bronze', 'First Right Answer', 'Answer one question correctly.'),
  questions(5, 'silver', 'Good Listener', 'Answer five questions correctly.'),
  questions(10, 'gold', 'Well Read', 'Answer ten questions correctly.'),
  questions(15, 'platinum', 'Sure of the Way', 'Answer fifteen questions correctly.'),
  questions(20, 'diamond', 'Knows the Line', 'Answer twenty questions correctly.'),
  referrals(1, 'bronze', 'First Passenger', 'One friend joins with your link.'),
  referrals(5, 'silver', 'Full Compartment', 'Five friends join with your link.'),
  referrals(10, 'gold', 'Two Compartments', 'Ten friends join with your link.'),
  referrals(20, 'platinum', 'Half a Carriage', 'Twenty friends join with your link.'),
  referrals(50, 'diamond', 'Full Carriage', 'Fifty friends join with your link.'),
  earnings(25, 'bronze', 'Timetable for $25'),
  earnings(100, 'silver', 'Timetable for $100'),
  earnings(500, 'gold', 'Timetable for $500'),
]

type Standing = {
  readonly invitedCount: number
  /** Course id to overall percent. */
  readonly courseProgress: Readonly<Record<string, number>>
  /** Station id to whether it is complete. */
  readonly completedMissions: Readonly<Record<string, boolean>>
  /** Question id to whether it was answered correctly. */
  readonly quizCorrect: Readonly<Record<string, boolean>>
}

/** Every achievement with how far the member has come; `current` is not cut at the requirement. */
export function achievementsFor({
  invitedCount,
  courseProgress,
  completedMissions,
  quizCorrect,
}: Standing): Achievement[] {
  const current: Record<AchievementCategory, number> = {
    stations: countTrue(completedMissions),
    questions: countTrue(quizCorrect),
    referrals: invitedCount,
    courses: Object.values(courseProgress).filter((percent) => percent >= COURSE_COMPLETE).length,
    earnings: invitedCount * PROJECTED_PER_FRIEND,
  }
  return ACHIEVEMENTS.map((rule) => ({
    ...rule,
    current: current[rule.category],
    isReached: current[rule.category] >= rule.requirement,
  }))
}

function countTrue(record: Readonly<Record<string, boolean>>): number {
  return Object.values(record).filter(Boolean).length
}

export function filterAchievements<Entry extends { readonly category: AchievementCategory }>(
  list: readonly Entry[],
  filter: AchievementFilter,
): Entry[] {
  return list.filter(({ category }) => filter === 'all' || category === filter)
}

function referrals(
  requirement: number,
  rarity: AchievementRarity,
  title: string,
  description: string,
): AchievementRule {
  return { id: `referrals-${requirement}`, title, description, category: 'referrals', rarity, requirement }
}

function stations(requirement: number, rarity: AchievementRarity, title: string, description: string): AchievementRule {
  return { id: `stations-${requirement}`, title, description, category: 'stations', rarity, requirement }
}

function questions(
  requirement: number,
  rarity: AchievementRarity,
  title: string,
  description: string,
): AchievementRule {
  return { id: `questions-${requirement}`, title, description, category: 'questions', rarity, requirement }
}

function courses(requirement: number, rarity: AchievementRarity, title: string, description: string): AchievementRule {
  return { id: `courses-${requirement}`, title, description, category: 'courses', rarity, requirement }
}

function earnings(requirement: number, rarity: AchievementRarity, title: string): AchievementRule {
  const description = `A projection: $${PROJECTED_PER_FRIEND} for each friend who joined adds up to $${requirement}. It is arithmetic, not income.`
  return { id: `earnings-${requirement}`, title, description, category: 'earnings', rarity, requirement }
}
