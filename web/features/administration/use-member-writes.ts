import type { Adjustment, ManagedMember, RoleChange, SuspensionChange } from 'contract/administration'
import { post, postOnce } from '#web/client/api.ts'
import { LEADERBOARD_KEY } from '#web/client/paid-write.ts'
import { refreshUser } from '#web/client/session.ts'
import { storedUser } from '#web/client/stored-user.ts'
import { LEDGER_KEY } from '#web/client/ticket-ledger.tsx'
import { MEMBERS } from './admin-queries.ts'
import { useAdminWrite } from './use-admin-write.ts'

/** Roles, suspensions and points all show on the board. */
const SHOWN_BY = [MEMBERS, [LEADERBOARD_KEY]]

export function useChangeRole() {
  return useAdminWrite({
    send: ({ member, isAdmin }: RoleChange & { member: ManagedMember }) =>
      post<ManagedMember>(`/api/admin/members/${member.id}/role`, { isAdmin } satisfies RoleChange),
    done: ({ name, isAdmin }) => ({
      title: 'Role changed',
      description: isAdmin ? `${name} is an administrator now.` : `${name} is a member now.`,
    }),
    failed: 'Failed to change the role',
    shownBy: SHOWN_BY,
    onSaved: followOwnAccount,
  })
}

export function useChangeSuspension() {
  return useAdminWrite({
    send: ({ member, isSuspended }: SuspensionChange & { member: ManagedMember }) =>
      post<ManagedMember>(`/api/admin/members/${member.id}/suspension`, { isSuspended } satisfies SuspensionChange),
    done: ({ name, suspendedAt }) => ({
      title: suspendedAt === null ? 'Member restored' : 'Member suspended',
      description: suspendedAt === null ? `${name} can log in again.` : `${name} can no longer log in.`,
    }),
    failed: 'Failed to change the suspension',
    shownBy: SHOWN_BY,
  })
}

type Adjusting = { member: ManagedMember; adjustment: Adjustment; key: string }

export function useAdjust(onSaved: () => void) {
  return useAdminWrite({
    send: ({ member, adjustment, key }: Adjusting) =>
      postOnce<ManagedMember>(`/api/admin/members/${member.id}/adjustments`, key, adjustment),
    done: ({ name, tokens, leaderboardPts }) => ({
      title: 'Adjusted',
      description: `${name} has ${tokens} tokens and ${leaderboardPts} points now.`,
    }),
    failed: 'Failed to adjust',
    shownBy: [...SHOWN_BY, [LEDGER_KEY]],
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
