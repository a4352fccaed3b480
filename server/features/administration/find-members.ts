import type { ManagedMember, MemberPage } from 'contract/administration'
import type { Db } from '#server/database/database.ts'
import { Refusal } from '#server/refusal.ts'
import { type After, listMembers, type ManagedRow, managedMember } from './queries.ts'

const PAGE = 50

type MemberSearch = { search?: string; after?: string }

/**
 * One page of the members, the newest first.
 * @param search a part of a name or an address, in any case
 * @param after the `next` of the page before
 * @throws Refusal INVALID for a value that no page returned
 */
export async function findMembers(db: Db, { search = '', after }: MemberSearch): Promise<MemberPage> {
  const rows = await listMembers(db, search.trim(), after === undefined ? null : readCursor(after), PAGE + 1)
  const members = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? members.at(-1) : undefined
  return {
    members: members.map(managedMemberView),
    next: last === undefined ? null : `${last.joined_at}~${last.id}`,
  }
}

/** @throws Refusal MEMBER_NOT_FOUND, also for one who left */
export async function readManagedMember(db: Db, id: string): Promise<ManagedMember> {
  const row = await managedMember(db, id)
  if (row === undefined) throw new Refusal('MEMBER_NOT_FOUND')
  return managedMemberView(row)
}

function readCursor(text: string): After {
  const [, joinedAt, id] = /^(\d{1,15})~([A-Za-z0-9_-]{1,64})$/.exec(text) ?? []
  if (joinedAt === undefined || id === undefined) throw new Refusal('INVALID')
  return { joinedAt: Number(joinedAt), id }
}

function managedMemberView(row: ManagedRow): ManagedMember {
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
