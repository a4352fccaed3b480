import { dateOfDay } from 'game/reviews'
import type { Db } from '#server/database/database.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { newInviteCode } from './invite-code.ts'
import { refreshNewestInvited } from './sponsor-queries.ts'

export const personalData: PersonalData = {
  tables: ['members'],
  export: async (db, { id }) => ({ account: accountView(await memberForExport(db, id)) }),
  /** Removes the personal data from a row that the ledger needs. */
  async erase(db, { id, sponsor_id }, { now, randomBytes }) {
    // It isn't an email address, so nobody can log in with it.
    const nobody = randomBytes(16).toString('hex')
    await db
      .updateTable('members')
      .set({
        name: 'Former member',
        email: nobody,
        email_key: nobody,
        phone: null,
        password_hash: null,
        is_admin: 0,
        invite_code: newInviteCode(randomBytes),
        board_name: null,
        time_zone: null,
        language: null,
        email_verified_at: null,
        invited_recent: '[]',
        invitation_count: 0,
        redemption_count: 0,
        login_streak: 0,
        last_visit_day: null,
        ended_streak: 0,
        rest_month: null,
        rest_days_used: 0,
        rest_from_day: null,
        rest_to_day: null,
        line_finished_at: null,
        same_mailbox_as: null,
        reviews_per_day: 10,
        shares_progress_with: null,
        progress_answered_for: null,
        no_nudges: 0,
        in_leagues: 1,
        in_leagues_since: 0,
        deleted_at: now(),
      })
      .where('id', '=', id)
      .execute()
    if (sponsor_id !== null) await refreshNewestInvited(db, sponsor_id)
  },
}

/** Each query of the export names its columns, so that a new column with a secret is never exported by accident. */
function memberForExport(db: Db, id: string) {
  return db
    .selectFrom('members')
    .leftJoin('members as sponsors', 'sponsors.id', 'members.sponsor_id')
    .select(['members.id', 'members.name', 'members.email', 'members.phone', 'members.board_name', 'members.time_zone'])
    .select([
      'members.language',
      'members.is_admin',
      'members.tokens',
      'members.leaderboard_pts',
      'members.invite_code',
    ])
    .select(['members.joined_at', 'members.email_verified_at', 'members.login_streak', 'members.suspended_at'])
    .select(['members.reviews_per_day', 'members.no_nudges', 'members.in_leagues'])
    .select(['members.shares_progress_with', 'members.sponsor_id', 'sponsors.name as sponsor_name'])
    .select(['members.ended_streak', 'members.rest_month', 'members.rest_days_used'])
    .select(['members.rest_from_day', 'members.rest_to_day', 'members.line_finished_at'])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow()
}

function accountView(member: Awaited<ReturnType<typeof memberForExport>>) {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    emailVerifiedAt: isoTime(member.email_verified_at),
    phone: member.phone,
    boardName: member.board_name,
    timeZone: member.time_zone,
    language: member.language,
    isAdmin: member.is_admin === 1,
    tokens: member.tokens,
    leaderboardPts: member.leaderboard_pts,
    inviteCode: member.invite_code,
    loginStreak: member.login_streak,
    endedStreak: member.ended_streak,
    restDays: restDaysView(member),
    lineFinishedAt: isoTime(member.line_finished_at),
    sponsor: member.sponsor_name,
    joinedAt: isoTime(member.joined_at),
    suspendedAt: isoTime(member.suspended_at),
    reviewsPerDay: member.reviews_per_day,
    sharesProgress: member.sponsor_id !== null && member.shares_progress_with === member.sponsor_id,
    noNudges: member.no_nudges === 1,
    inLeagues: member.in_leagues === 1,
  }
}

function restDaysView(member: Awaited<ReturnType<typeof memberForExport>>) {
  const { rest_month: month, rest_from_day: from, rest_to_day: to } = member
  return {
    month: month === null ? null : new Date(Date.UTC(1970, month)).toISOString().slice(0, 7),
    used: member.rest_days_used,
    announced: from === null || to === null ? null : { from: dateOfDay(from), to: dateOfDay(to) },
  }
}
