import type { User } from 'contract/users'
import { coursePercent } from 'game/courses'
import { badgesFor } from 'game/missions'
import { REVIEWS_PER_DAY, type ReviewsPerDay } from 'game/reviews'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { COURSE, type LearnedRow, MISSION, QUIZ, readLearned, readProgressOf } from './learned-queries.ts'
import { memberById, type Person } from './queries.ts'

const typesByMember = prepared((db, values: { memberId: string }) =>
  db
    .selectFrom('deliveries')
    .select('reward_type')
    .where('member_id', '=', values.memberId)
    .orderBy('created_at')
    .orderBy('id'),
)

/** The type of each redemption of a member, oldest first. */
async function claimedRewards(db: Db, memberId: string): Promise<string[]> {
  const rows = await typesByMember(db, { memberId })
  return rows.map((row) => row.reward_type)
}

/** The user object of a member whose row was just read with their session. */
export async function readUserOf(db: Db, person: Person): Promise<User> {
  return { ...(await readBesidesInvited(db, person)), invitedUsers: JSON.parse(person.invited_recent) }
}

/** The same, serialised. Its long part is stored as text and inserted without parsing it. */
export async function readUserText(db: Db, person: Person): Promise<string> {
  const rest = JSON.stringify(await readBesidesInvited(db, person))
  return `${rest.slice(0, -1)},"invitedUsers":${person.invited_recent}}`
}

async function readBesidesInvited(db: Db, person: Person): Promise<Omit<User, 'invitedUsers'>> {
  const learned = await readLearned(db, person.id)
  const learnedOf = (kind: LearnedRow['what']) => learned.filter(({ what }) => what === kind)
  const completed = learnedOf(MISSION).map(({ id }) => id)
  const hasCourses = learnedOf(COURSE).length > 0
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    isAdmin: person.is_admin === 1,
    emailVerified: person.email_verified_at !== null,
    boardName: person.board_name,
    timeZone: person.time_zone,
    language: person.language,
    reviewsPerDay: reviewsPerDayOf(person),
    shareProgress: sharesProgress(person),
    noNudges: person.no_nudges === 1,
    inLeagues: person.in_leagues === 1,
    tokens: person.tokens,
    leaderboardPts: person.leaderboard_pts,
    invites: person.invitation_count,
    inviteCode: person.invite_code,
    invitedCount: person.invited_count,
    paidReferralCount: person.paid_referral_count,
    loginStreak: person.login_streak,
    endedStreak: person.ended_streak,
    badges: badgesFor(completed),
    claimedRewards: person.redemption_count > 0 ? await claimedRewards(db, person.id) : [],
    completedMissions: Object.fromEntries(completed.map((id) => [id, true])),
    courseProgress: hasCourses ? await courseProgressOf(db, person.id) : {},
    quizCorrect: Object.fromEntries(learnedOf(QUIZ).map(({ id, isDone }) => [id, isDone === 1])),
  }
}

/** An answer about a former sponsor doesn't count for the present one. Without a sponsor there is nothing to ask. */
function sharesProgress({ sponsor_id, shares_progress_with, progress_answered_for }: Person): boolean | null {
  if (sponsor_id === null) return false
  return progress_answered_for === sponsor_id ? shares_progress_with === sponsor_id : null
}

/** The column has no other values: the contract refuses them. */
function reviewsPerDayOf({ reviews_per_day }: Person): ReviewsPerDay {
  return REVIEWS_PER_DAY.find((count) => count === reviews_per_day) ?? 10
}

/** The user object after a change, read again. @throws when there is no such member */
export async function readUser(db: Db, memberId: string): Promise<User> {
  return readUserOf(db, await memberById(db, memberId))
}

async function courseProgressOf(db: Db, memberId: string): Promise<Record<string, number>> {
  const rows = await readProgressOf(db, memberId)
  const percents = rows.map(({ courseId, hasVideo, isCompleted, watchTime, finishedPercent, ...counts }) => {
    const percent = coursePercent({
      ...counts,
      watchTime: Math.max(watchTime, finishedPercent),
      isBegun: true,
      hasVideo: hasVideo === 1,
      isCompleted: isCompleted === 1,
    })
    return [courseId, percent]
  })
  return Object.fromEntries(percents)
}
