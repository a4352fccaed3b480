import type { User } from 'contract/users'
import { coursePercent } from 'game/courses'
import { badgesFor } from 'game/missions'
import type { Db } from '#server/database/database.ts'
import { type Caller, invitedBy, memberById } from '#server/features/accounts/public.ts'
import { COURSE, type LearnedRow, MISSION, QUIZ, readLearned, readRides } from './queries.ts'

type Person = Omit<Caller, 'token_hash' | 'created_at' | 'last_seen_at'>

const INVITED_SHOWN = 100

/** The user object of somebody whose row was just read with their session. */
export async function readUserOf(db: Db, person: Person): Promise<User> {
  const learned = await readLearned(db, person.id)
  const learnedOf = (kind: LearnedRow['what']) => learned.filter(({ what }) => what === kind)
  const completed = learnedOf(MISSION).map(({ id }) => id)
  const hasCourses = learnedOf(COURSE).length > 0
  const invited = person.invited_count > 0 ? await invitedBy(db, person.id, INVITED_SHOWN) : []
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    isAdmin: person.is_admin === 1,
    tokens: person.tokens,
    leaderboardPts: person.leaderboard_pts,
    invites: 0,
    inviteCode: person.invite_code,
    invitedUsers: invited.map(({ id, name, joined_at }) => ({ id, name, joinedAt: new Date(joined_at).toISOString() })),
    invitedCount: person.invited_count,
    loginStreak: 0,
    badges: badgesFor(completed),
    claimedRewards: [],
    completedMissions: Object.fromEntries(completed.map((id) => [id, true])),
    courseProgress: hasCourses ? await courseProgressOf(db, person.id) : {},
    quizCorrect: Object.fromEntries(learnedOf(QUIZ).map(({ id, isDone }) => [id, isDone === 1])),
  }
}

/** The user object after a change, read anew. @throws when there is no such member */
export async function readUser(db: Db, memberId: string): Promise<User> {
  return readUserOf(db, await memberById(db, memberId))
}

async function courseProgressOf(db: Db, memberId: string): Promise<Record<string, number>> {
  const rides = await readRides(db, memberId)
  const percents = rides.map(({ courseId, hasVideo, isCompleted, ...counts }) => {
    const percent = coursePercent({ ...counts, hasVideo: hasVideo === 1, isCompleted: isCompleted === 1 })
    return [courseId, percent]
  })
  return Object.fromEntries(percents)
}
