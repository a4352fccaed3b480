import type { LeaderboardEntry } from 'contract/leaderboard'
import type { Mission, MissionSummary } from 'contract/missions'
import type { User } from 'contract/users'

export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u-maya',
    name: 'Maya Okafor',
    email: 'maya@example.com',
    phone: null,
    isAdmin: false,
    tokens: 0,
    leaderboardPts: 0,
    invites: 0,
    inviteCode: 'MAYA7K2',
    invitedUsers: [],
    invitedCount: 0,
    loginStreak: 1,
    badges: [],
    claimedRewards: [],
    completedMissions: {},
    courseProgress: {},
    quizCorrect: {},
    ...overrides,
  }
}

const TITLES = [
  'Attraction Village',
  'Friendship Frontier',
  'Lead Generation Station',
  'Leadership Lagoon',
  'Duplication Depot',
]

export function aStation(id: number, overrides: Partial<MissionSummary> = {}): MissionSummary {
  return {
    id,
    title: TITLES[id - 1] ?? `Stop ${id}`,
    description: `What station ${id} is about.`,
    tokens: 5,
    points: 10,
    unlockAfter: id === 1 ? null : id - 1,
    ...overrides,
  }
}

export function aLine(): MissionSummary[] {
  return [1, 2, 3, 4, 5].map((id) => aStation(id))
}

export function aMission(id: number, overrides: Partial<Mission> = {}): Mission {
  return { ...aStation(id), content: '## Ask first\n\nThen listen.', ...overrides }
}

export function anEntry(rank: number, overrides: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return { id: `u-${rank}`, name: `Member ${rank}`, leaderboardPts: 500 - rank * 10, rank, ...overrides }
}
