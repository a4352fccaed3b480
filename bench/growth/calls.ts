import { randomBytes } from 'node:crypto'
import { loadConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import type { PeopleDependencies } from '../../server/dependencies.ts'
import { CourseList } from '../../server/features/courses/course-list.ts'
import { loadStarterCourses } from '../../server/features/courses/starter-courses.ts'
import { sendInvitation } from '../../server/features/invitations/send-invitation.ts'
import { readLeaderboard } from '../../server/features/leaderboard/read-leaderboard.ts'
import { readLedgerPage } from '../../server/features/ledger/public.ts'
import { readUser, readUserText } from '../../server/features/members/public.ts'
import { completeMission } from '../../server/features/missions/complete-mission.ts'
import { MissionList } from '../../server/features/missions/mission-list.ts'
import { loadLibrary } from '../../server/features/rewards/choose-items.ts'
import { redeemReward } from '../../server/features/rewards/redeem-reward.ts'
import { findSession } from '../../server/features/sessions/public.ts'
import { PeopleKey } from '../../server/people-key/people-key.ts'
import { MEMBERS_A_SESSION, nthMember, nthSession } from './many-members.ts'

/** What a call does between its hooks and its answer, for the member of that number. */
export type Call = (index: number) => Promise<unknown>

/** The goal of the issue is for these. */
export const GOVERNED: readonly string[] = ['me', 'leaderboard', 'complete-mission']

/** Everybody has completed the first. */
const NEXT_STATION = 2

/** The calls on a database with the starter courses. A member makes each write once. */
export async function callsOn(database: Database, folder: string): Promise<Record<string, Call>> {
  const config = loadConfig({ DATA_DIR: folder })
  const deps: PeopleDependencies = {
    config,
    database,
    now: Date.now,
    randomBytes,
    peopleKey: new PeopleKey(config, database),
  }
  await loadStarterCourses(deps)
  const library = await loadLibrary('en')
  const { read, write } = database
  return {
    me: async (index) => {
      const session = await findSession(read, nthSession(index - (index % MEMBERS_A_SESSION)))
      if (session === undefined) throw new Error('A session is missing.')
      return readUserText(read, session)
    },
    leaderboard: (index) => readLeaderboard(read, nthMember(index)),
    'complete-mission': (index) => completeMission(deps, nthMember(index), NEXT_STATION),
    redeem: (index) =>
      write(async (db) => {
        await redeemReward(db, deps, library, nthMember(index), 'social_posts')
        return readUser(db, nthMember(index))
      }),
    invite: (index) => {
      const email = `friend-${randomBytes(9).toString('hex')}@example.com`
      return sendInvitation(deps, { memberId: nthMember(index), email, key: undefined, language: 'en' })
    },
    // What is kept in memory is not asked for: each call builds the list anew.
    missions: () => new MissionList(database).read('en'),
    courses: () => new CourseList(database).read('en', false),
    'ledger page': (index) => readLedgerPage(read, nthMember(index), { is_admin: 0 }, undefined, 'en'),
  }
}
