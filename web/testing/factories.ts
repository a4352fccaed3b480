import type { CourseMaterial } from 'contract/course-materials'
import type { Course } from 'contract/courses'
import type { LeaderboardEntry } from 'contract/leaderboard'
import type { Mission, MissionSummary } from 'contract/missions'
import type { Quiz } from 'contract/quizzes'
import type { Contact, Delivery } from 'contract/rewards'
import type { Team } from 'contract/team'
import type { User } from 'contract/users'

export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u-maya',
    name: 'Maya Okafor',
    email: 'maya@example.com',
    phone: null,
    isAdmin: false,
    emailVerified: false,
    boardName: null,
    timeZone: null,
    language: null,
    tokens: 0,
    leaderboardPts: 0,
    invites: 0,
    inviteCode: 'MAYA7K2',
    invitedUsers: [],
    invitedCount: 0,
    reviewsPerDay: 10,
    shareProgress: false,
    noNudges: false,
    inLeagues: true,
    paidReferralCount: 0,
    loginStreak: 1,
    endedStreak: 0,
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
  const updatedAt = '2026-01-01T00:00:00.000Z'
  return { ...aStation(id), content: '## Ask first\n\nThen listen.', updatedAt, ...overrides }
}

export function anEntry(rank: number, overrides: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return { id: `u-${rank}`, name: `Member ${rank}`, leaderboardPts: 500 - rank * 10, rank, ...overrides }
}

export function aCourse(id: number, overrides: Partial<Course> = {}): Course {
  return {
    id,
    title: `Course ${id}`,
    description: `What course ${id} is about.`,
    category: 'training',
    theme: null,
    duration: 12,
    videoAbout: null,
    hasOwnVideo: false,
    videoUrl: `https://videos.example/${id}`,
    isPublic: true,
    order: id,
    materialTitles: [],
    materialCount: 0,
    quizCount: 0,
    lessonCount: 0,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}

export function aMaterial(id: number, overrides: Partial<CourseMaterial> = {}): CourseMaterial {
  return { id, courseId: 1, title: `Material ${id}`, type: 'pdf', description: null, fileUrl: null, ...overrides }
}

export function aQuiz(id: number, overrides: Partial<Quiz> = {}): Quiz {
  return {
    id,
    courseId: 1,
    question: `Question ${id}?`,
    choices: ['First', 'Second', 'Third', 'Fourth'],
    points: 10,
    ...overrides,
  }
}

export function aContact(overrides: Partial<Contact> = {}): Contact {
  return {
    id: 'c-nadia',
    name: 'Nadia Haddad',
    email: 'nadia@example.com',
    phone: '+49 30 1234567',
    consent: 'I agree.',
    consentSource: null,
    isSample: false,
    doNotContact: false,
    askedAt: '2026-11-10T10:00:00.000Z',
    ...overrides,
  }
}

export function aDelivery(overrides: Partial<Delivery> = {}): Delivery {
  return {
    id: 'd-1',
    rewardType: 'social_posts',
    createdAt: '2026-11-18T10:00:00.000Z',
    posts: [],
    emails: [],
    leads: [],
    erased: 0,
    ...overrides,
  }
}

/** A team of which nothing is counted yet. */
export function aTeam(): Team {
  const atStation = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  const levels = [1, 2, 3, 4, 5, 6, 7].map((level) => ({ level, members: 0, counted: 0, atStation, activeThisWeek: 0 }))
  return { asOf: null, levels }
}
