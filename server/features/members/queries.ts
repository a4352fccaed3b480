import type { Selectable } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { MemberTables } from '#server/database/tables/members.ts'

export type MemberRow = Selectable<MemberTables['members']>

/** The columns that an answer about a member may need; never the password's hash. */
export const PERSON_COLUMNS = [
  'members.id',
  'members.name',
  'members.email',
  'members.phone',
  'members.is_admin',
  'members.tokens',
  'members.leaderboard_pts',
  'members.invite_code',
  'members.invited_count',
  'members.invited_recent',
  'members.board_name',
  'members.time_zone',
  'members.language',
  'members.email_verified_at',
  'members.invitation_count',
  'members.paid_referral_count',
  'members.redemption_count',
  'members.login_streak',
  'members.last_visit_day',
  'members.ended_streak',
  'members.rest_month',
  'members.rest_days_used',
  'members.rest_from_day',
  'members.rest_to_day',
  'members.suspended_at',
  'members.reviews_per_day',
  'members.sponsor_id',
  'members.shares_progress_with',
  'members.progress_answered_for',
  'members.no_nudges',
  'members.in_leagues',
  'members.joined_at',
] as const

const memberByKey = prepared((db, values: { id: string }) =>
  db.selectFrom('members').select(PERSON_COLUMNS).where('id', '=', values.id),
)

/** @throws when there is no such member */
export async function memberById(db: Db, id: string) {
  const [member] = await memberByKey(db, { id })
  if (member === undefined) throw new Error('The member of this session is gone.')
  return member
}

/** A member as other features read them. */
export type Person = Awaited<ReturnType<typeof memberById>>

export function findMemberByInviteCode(
  db: Db,
  inviteCode: string,
): Promise<Pick<MemberRow, 'id' | 'name'> | undefined> {
  return db.selectFrom('members').select(['id', 'name']).where('invite_code', '=', inviteCode).executeTakeFirst()
}
