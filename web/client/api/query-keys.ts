/** The first parts of every query key. Invalidating one refetches everything cached under it. */
export const queryKeys = {
  availableRewards: ['available-rewards'],
  challenges: ['challenges'],
  contacts: ['contacts'],
  conversations: ['conversations'],
  courseProgress: ['course-progress'],
  courseStatistics: ['course-statistics'],
  courses: ['courses'],
  deliveries: ['rewards'],
  disclosure: ['income-disclosure'],
  figures: ['marketing-figures'],
  invites: ['invites'],
  leaderboard: ['leaderboard'],
  league: ['league'],
  ledger: ['ledger'],
  me: ['me'],
  memory: ['memory'],
  missions: ['missions'],
  notificationSettings: ['notification-settings'],
  notifications: ['notifications'],
  progressConsent: ['progress-consent'],
  quizzes: ['quizzes'],
  restDays: ['rest-days'],
  reviews: ['reviews'],
  sessions: ['sessions'],
  site: ['site'],
  today: ['today'],
  verification: ['verify-email'],
} as const

/** Whatever shows courses, quizzes or stations, to members and in the content manager. */
export const CONTENT_KEYS = [queryKeys.courses, queryKeys.quizzes, queryKeys.missions]
