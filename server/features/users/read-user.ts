import type { User } from 'contract/users'
import { coursePercent } from 'game/courses'
import { badgesFor } from 'game/missions'
import type { Db } from '#server/database/database.ts'
import { type Caller, invitedBy, memberById } from '#server/features/accounts/public.ts'
import { ANSWER, type LearnedRow, MISSION, RIDE, readLearned } from './queries.ts'

type Person = Omit<Caller, 'token_hash' | 'created_at' | 'last_seen_at'>

const INVITED_SHOWN = 100

/** The user object of somebody whose row was just read with their session. */
export async function readUserOf(db: Db, person: Person): Promise<User> {
  const { completed, courseProgress, quizCorrect } = learningOf(await readLearned(db, person.id))
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
    courseProgress,
    quizCorrect,
  }
}

/** The user object after a change, read anew. @throws when there is no such member */
export async function readUser(db: Db, memberId: string): Promise<User> {
  return readUserOf(db, await memberById(db, memberId))
}

/** What a member has learned, as the user object's maps have it. */
function learningOf(rows: readonly LearnedRow[]) {
  const completed: number[] = []
  const courseProgress: Record<string, number> = {}
  const quizCorrect: Record<string, boolean> = {}
  for (const row of rows) {
    switch (row.what) {
      case MISSION:
        completed.push(row.id)
        break
      case ANSWER:
        quizCorrect[row.id] = row.isDone === 1
        break
      case RIDE:
        courseProgress[row.id] = coursePercent({
          ...row,
          hasVideo: row.hasVideo === 1,
          isCompleted: row.isDone === 1,
        })
    }
  }
  return { completed, courseProgress, quizCorrect }
}
