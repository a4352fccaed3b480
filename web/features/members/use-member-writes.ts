import type { Adjustment, ManagedMember, RoleChange, SuspensionChange } from 'contract/administration'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { post, postOnce } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { refreshUser } from '#web/client/session/session.ts'
import { storedUser } from '#web/client/session/stored-user.ts'

/** Roles, suspensions and points all show on the board. */
const SHOWS_MEMBERS = [adminQueryKeys.members, queryKeys.leaderboard]

export function useChangeRole() {
  return useToastMutation({
    send: ({ member, isAdmin }: RoleChange & { member: ManagedMember }) =>
      post<ManagedMember>(`/api/admin/members/${member.id}/role`, { isAdmin } satisfies RoleChange),
    done: ({ name, isAdmin }) => ({
      title: 'Role changed',
      description: isAdmin ? `${name} is an administrator now.` : `${name} is a member now.`,
    }),
    failed: 'Failed to change the role',
    invalidates: SHOWS_MEMBERS,
    onSaved: followOwnAccount,
  })
}

export function useChangeSuspension() {
  return useToastMutation({
    send: ({ member, isSuspended }: SuspensionChange & { member: ManagedMember }) =>
      post<ManagedMember>(`/api/admin/members/${member.id}/suspension`, { isSuspended } satisfies SuspensionChange),
    done: ({ name, suspendedAt }) => ({
      title: suspendedAt === null ? 'Member restored' : 'Member suspended',
      description: suspendedAt === null ? `${name} can log in again.` : `${name} can no longer log in.`,
    }),
    failed: 'Failed to change the suspension',
    invalidates: SHOWS_MEMBERS,
  })
}

type Adjusting = { member: ManagedMember; adjustment: Adjustment; key: string }

export function useAdjust(onSaved: () => void) {
  return useToastMutation({
    send: ({ member, adjustment, key }: Adjusting) =>
      postOnce<ManagedMember>(`/api/admin/members/${member.id}/adjustments`, key, adjustment),
    done: ({ name, tokens, leaderboardPts }) => ({
      title: 'Adjusted',
      description: `${name} has ${tokens} tokens and ${leaderboardPts} points now.`,
    }),
    failed: 'Failed to adjust',
    invalidates: [...SHOWS_MEMBERS, queryKeys.ledger],
    onSaved: (member) => {
      onSaved()
      followOwnAccount(member)
    },
  })
}

/** Who changes their own account sees it in the header, and may have closed these pages for themselves. */
function followOwnAccount({ id }: ManagedMember): void {
  if (storedUser()?.id === id) refreshUser().catch(() => undefined)
}
