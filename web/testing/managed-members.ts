import type { ManagedMember } from 'contract/administration'

/** As an administrator sees them. */
export function aMember(overrides: Partial<ManagedMember> = {}): ManagedMember {
  return {
    id: 'm1',
    name: 'Ben Adeyemi',
    email: 'ben@example.com',
    emailVerified: true,
    isAdmin: false,
    tokens: 20,
    leaderboardPts: 90,
    invitedCount: 3,
    joinedAt: '2026-11-01T08:00:00.000Z',
    suspendedAt: null,
    ...overrides,
  }
}

export const MEMBERS = 'GET /api/admin/members'

/** A page of them. */
export const pageOf = (members: ManagedMember[], next: string | null = null) => ({ body: { members, next } })
