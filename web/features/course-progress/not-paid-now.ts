import { COURSE_REWARD } from 'game/courses'

/** What to say of a completed course in place of the sum (decisions §3). */
export const NOT_PAID_NOW = {
  before: `A course pays once: its ${COURSE_REWARD.tokens} tokens and ${COURSE_REWARD.points} leaderboard points were paid before.`,
  later: 'You completed many courses in a short time. Complete this one once more later, and it will be paid.',
} as const
