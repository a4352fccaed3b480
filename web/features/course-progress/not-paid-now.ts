import { COURSE_REWARD } from 'game/courses'

/** What to say of a completed course in place of the sum. */
export const NOT_PAID_NOW = {
  before: `Each course pays once. You already received its ${COURSE_REWARD.tokens} tokens and ${COURSE_REWARD.points} leaderboard points.`,
  later: 'You’ve completed many courses in a short time. Complete this one again later to receive its reward.',
} as const
