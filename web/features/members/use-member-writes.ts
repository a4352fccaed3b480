import type { Adjustment, ManagedMember, RoleChange, SuspensionChange } from 'contract/administration'
import * as messages from 'messages/members'
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
      title: messages.roleChanged,
      description: (isAdmin ? messages.isAdministrator : messages.isMember)({ name }),
    }),
    failed: messages.roleFailed,
    invalidates: SHOWS_MEMBERS,
    onSaved: followOwnAccount,
  })
}

export function useChangeSuspension() {
  return useToastMutation({
    send: ({ member, isSuspended }: SuspensionChange & { member: ManagedMember }) =>
      post<ManagedMember>(`/api/admin/members/${member.id}/suspension`, { isSuspended } satisfies SuspensionChange),
    done: ({ name, suspendedAt }) => ({
      title: suspendedAt === null ? messages.restored : messages.suspended,
      description: (suspendedAt === null ? messages.canLogIn : messages.cannotLogIn)({ name }),
    }),
    failed: messages.suspensionFailed,
    invalidates: SHOWS_MEMBERS,
  })
}

type Adjusting = { member: ManagedMember; adjustment: Adjustment; key: string }

export function useAdjust(onSaved: () => void) {
  return useToastMutation({
    send: ({ member, adjustment, key }: Adjusting) =>
      postOnce<ManagedMember>(`/api/admin/members/${member.id}/adjustments`, key, adjustment),
    done: ({ name, tokens, leaderboardPts }) => ({
      title: messages.adjusted,
      description: messages.hasNow({ name, tokens, points: leaderboardPts }),
    }),
    failed: messages.adjustFailed,
    invalidates: [...SHOWS_MEMBERS, queryKeys.ledger],
    onSaved: (member) => {
      onSaved()
      followOwnAccount(member)
    },
  })
}

/** Administrators who change their own account see it in the header, and may lose access to these pages. */
function followOwnAccount({ id }: ManagedMember): void {
  if (storedUser()?.id === id) refreshUser().catch(() => undefined)
}
