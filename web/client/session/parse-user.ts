import type { User } from 'contract/users'

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const textOrNull: Check = (value) => value === null || text(value)
const count: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const flag: Check = (value) => typeof value === 'boolean'
const flagOrNull: Check = (value) => value === null || flag(value)
const list: Check = (value) => Array.isArray(value)
const map: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Browser storage can hold anything, for example the user of an older version. Screens can rely on these types. */
const FIELDS: Record<keyof User, Check> = {
  id: text,
  name: text,
  email: text,
  phone: textOrNull,
  isAdmin: flag,
  emailVerified: flag,
  boardName: textOrNull,
  timeZone: textOrNull,
  language: textOrNull,
  reviewsPerDay: count,
  shareProgress: flagOrNull,
  noNudges: flag,
  inLeagues: flag,
  tokens: count,
  leaderboardPts: count,
  invites: count,
  inviteCode: text,
  invitedUsers: list,
  invitedCount: count,
  paidReferralCount: count,
  loginStreak: count,
  endedStreak: count,
  badges: list,
  claimedRewards: list,
  completedMissions: map,
  courseProgress: map,
  quizCorrect: map,
}

/** Values for fields that an older copy lacks, until the server's user replaces it. */
const ADDED: Partial<User> = {
  language: null,
  paidReferralCount: 0,
  endedStreak: 0,
  reviewsPerDay: 10,
  shareProgress: false,
  noNudges: false,
  inLeagues: true,
}

/** @returns the user that this text holds, or null where it is anything else */
export function parseUser(json: string | null): User | null {
  if (json === null) return null
  try {
    const value: unknown = { ...ADDED, ...JSON.parse(json) }
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(FIELDS).every(([name, check]) => check(fields[name]))
}
