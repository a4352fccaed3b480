import type { ManagedMember } from 'contract/administration'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deleteSessionsOf, requireAnotherAdministrator } from '#server/features/accounts/public.ts'
import { setOnBoard } from '#server/features/leaderboard/public.ts'
import { deleteUnsentInvitationsOf } from '#server/features/mail/public.ts'
import { Refusal } from '#server/refusal.ts'
import { readManagedMember } from './find-members.ts'
import { holdManagedMember, type ManagedRow, setRole, setSuspension } from './queries.ts'

/**
 * Makes a member an administrator or takes it from them; then their sessions end (reliability A06). The leaderboard
 * follows. Somebody who is that already stays it. Where referrals wait for a proved address, so do powers (W13).
 * @throws Refusal MEMBER_NOT_FOUND, ADDRESS_NOT_PROVED, LAST_ADMINISTRATOR
 */
export function changeRole({ config, database }: Dependencies, id: string, isAdmin: boolean): Promise<ManagedMember> {
  return database.write(async (db) => {
    const member = await holdMember(db, id, !isAdmin)
    if ((member.is_admin === 1) !== isAdmin) {
      const needsProof = isAdmin && config.referralPaysAt !== 'registered'
      if (needsProof && member.email_verified_at === null) throw new Refusal('ADDRESS_NOT_PROVED')
      await setRole(db, id, isAdmin)
      await setOnBoard(db, id, !isAdmin && member.suspended_at === null)
      if (!isAdmin) await deleteSessionsOf(db, id)
    }
    return readManagedMember(db, id)
  })
}

/**
 * Suspends a member, which ends their sessions and takes their invitations back, or lifts it. The leaderboard follows.
 * @throws Refusal MEMBER_NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR
 */
export function changeSuspension(
  { database, now }: Dependencies,
  { id, by, isSuspended }: { id: string; by: string; isSuspended: boolean },
): Promise<ManagedMember> {
  return database.write(async (db) => {
    if (id === by) throw new Refusal('OWN_ACCOUNT')
    const member = await holdMember(db, id, isSuspended)
    if ((member.suspended_at !== null) !== isSuspended) {
      await setSuspension(db, id, isSuspended ? now() : null)
      await setOnBoard(db, id, !isSuspended && member.is_admin === 0)
      if (isSuspended) {
        await deleteSessionsOf(db, id)
        await deleteUnsentInvitationsOf(db, id)
      }
    }
    return readManagedMember(db, id)
  })
}

/**
 * A member as they are until the transaction ends. Whoever loses their powers must leave an administrator behind, also
 * when two take them from each other at once: so the rows of all administrators are locked first, in one order.
 */
async function holdMember(db: Transaction, id: string, losesPowers: boolean): Promise<ManagedRow> {
  if (losesPowers) await requireAnotherAdministrator(db, id)
  const member = await holdManagedMember(db, id)
  if (member === undefined) throw new Refusal('MEMBER_NOT_FOUND')
  return member
}
