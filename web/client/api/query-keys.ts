/** The first parts of every query key. Invalidating one refetches everything cached under it. */
export const queryKeys = {
  availableRewards: ['available-rewards'],
  challenges: ['challenges'],
  contacts: ['contacts'],
  courseProgress: ['course-progress'],
  courseStatistics: ['course-statistics'],
  courses: ['courses'],
  deliveries: ['rewards'],
  disclosure: ['income-disclosure'],
  figures: ['marketing-figures'],
  invites: ['invites'],
  leaderboard: ['leaderboard'],
  ledger: ['ledger'],
  me: ['me'],
  missions: ['missions'],
  notices: ['notices'],
  quizzes: ['quizzes'],
  sessions: ['sessions'],
  site: ['site'],
  verification: ['verify-email'],
} as const

/** Whatever shows courses, quizzes or stations, to members and in the content manager. */
export const CONTENT_KEYS = [queryKeys.courses, queryKeys.quizzes, queryKeys.missions]
