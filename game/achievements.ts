export type AchievementCategory = 'stations' | 'courses' | 'questions' | 'referrals' | 'earnings'
export type AchievementRarity = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond'

/**
 * `requirement` counts completed stations or courses, questions answered correctly, friends who joined, or projected
 * dollars, by the category.
 */
export type AchievementRule = {
  readonly id: AchievementId
  readonly category: AchievementCategory
  readonly rarity: AchievementRarity
  readonly requirement: number
}
export type AchievementId = (typeof TIERS)[number]['id']
export type Achievement = AchievementRule & { readonly current: number; readonly isReached: boolean }

/** How long one card stays highlighted, in milliseconds. */
export const HIGHLIGHT_MS = 3_000

/** In the order shown: what a member learned comes before whom they brought. */
export const ACHIEVEMENT_FILTERS = ['all', 'stations', 'courses', 'questions', 'referrals', 'earnings'] as const
export type AchievementFilter = (typeof ACHIEVEMENT_FILTERS)[number]

/** The panel's model: 5 and 3 dollars for each friend who joined. */
export const PROJECTED_PER_FRIEND = 5 + 3

const COURSE_COMPLETE = 100

const TIERS = [
  tier('stations', 1, 'bronze'),
  tier('stations', 2, 'silver'),
  tier('stations', 3, 'gold'),
  tier('stations', 4, 'platinum'),
  tier('stations', 5, 'diamond'),
  tier('courses', 1, 'bronze'),
  tier('courses', 3, 'silver'),
  tier('courses', 5, 'gold'),
  tier('questions', 1, 'bronze'),
  tier('questions', 5, 'silver'),
  tier('questions', 10, 'gold'),
  tier('questions', 15, 'platinum'),
  tier('questions', 20, 'diamond'),
  tier('referrals', 1, 'bronze'),
  tier('referrals', 5, 'silver'),
  tier('referrals', 10, 'gold'),
  tier('referrals', 20, 'platinum'),
  tier('referrals', 50, 'diamond'),
  tier('earnings', 25, 'bronze'),
  tier('earnings', 100, 'silver'),
  tier('earnings', 500, 'gold'),
] as const

/** Stations and questions have as many tiers each as referrals, and stand before them. */
export const ACHIEVEMENTS: readonly AchievementRule[] = TIERS

function tier<Category extends AchievementCategory, Requirement extends number>(
  category: Category,
  requirement: Requirement,
  rarity: AchievementRarity,
) {
  return { id: `${category}-${requirement}` as const, category, rarity, requirement }
}

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
