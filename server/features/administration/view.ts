import type { ManagedMember } from 'contract/administration'
import type { ManagedRow } from './queries.ts'

export function managedMemberView(row: ManagedRow): ManagedMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    isAdmin: row.is_admin === 1,
    tokens: row.tokens,
    leaderboardPts: row.leaderboard_pts,
    invitedCount: row.invited_count,
    joinedAt: new Date(row.joined_at).toISOString(),
    suspendedAt: row.suspended_at === null ? null : new Date(row.suspended_at).toISOString(),
  }
}
