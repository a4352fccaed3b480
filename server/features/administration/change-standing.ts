import type { ManagedMember } from 'contract/administration'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { setOnBoard } from '#server/features/leaderboard/public.ts'
import { rejoinLeagues } from '#server/features/leagues/public.ts'
import { deleteUnsentInvitationsOf } from '#server/features/mail/public.ts'
import { requireAnotherAdministrator } from '#server/features/members/public.ts'
import { deleteSessionsOf } from '#server/features/sessions/public.ts'
import { Refusal } from '#server/refusal.ts'
import { readManagedMember } from './find-members.ts'
import { lockMembers, type ManagedRow, managedMember, setRole, setSuspension } from './queries.ts'

/**
 * Promotes a member to administrator, which takes them off the leaderboard, or demotes them, which puts them back unless
 * they are suspended and ends their sessions. Nothing changes for a member who already has the role. Where referrals
 * require a confirmed address, so does a promotion.
 * @throws Refusal MEMBER_NOT_FOUND, ADDRESS_NOT_PROVED, LAST_ADMINISTRATOR, and NOT_SIGNED_IN or ADMINISTRATORS_ONLY for
 * a caller who has just lost their own
 */
export function changeRole(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  actor: Actor,
  { id, isAdmin }: { id: string; isAdmin: boolean },
): Promise<ManagedMember> {
  return database.write(async (db) => {
    const member = await lockManagedMember(db, actor, id, !isAdmin)
    const target = { kind: 'member', id }
    const before = { isAdmin: member.is_admin === 1 }
    await recordAudit(db, actor, { kind: 'role-changed', at: now(), target, before, after: { isAdmin } })
    if (before.isAdmin !== isAdmin) {
      const needsProof = isAdmin && config.referralPaysAt !== 'registered'
      if (needsProof && member.email_verified_at === null) throw new Refusal('ADDRESS_NOT_PROVED')
      await setRole(db, id, isAdmin)
      await setTakesPart(db, id, !isAdmin && member.suspended_at === null, now())
      if (!isAdmin) await deleteSessionsOf(db, id)
    }
    return readManagedMember(db, id)
  })
}

/**
 * Suspends a member, which ends their sessions and withdraws their invitations, or lifts the suspension. The
 * leaderboard is updated.
 * @throws Refusal MEMBER_NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR, and NOT_SIGNED_IN or ADMINISTRATORS_ONLY as above
 */
export function changeSuspension(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  { id, isSuspended }: { id: string; isSuspended: boolean },
): Promise<ManagedMember> {
  return database.write(async (db) => {
    if (id === actor.memberId) throw new Refusal('OWN_ACCOUNT')
    const member = await lockManagedMember(db, actor, id, isSuspended)
    const target = { kind: 'member', id }
    const before = { isSuspended: member.suspended_at !== null }
    await recordAudit(db, actor, { kind: 'suspension-changed', at: now(), target, before, after: { isSuspended } })
    if (before.isSuspended !== isSuspended) {
      await setSuspension(db, id, isSuspended ? now() : null)
      await setTakesPart(db, id, !isSuspended && member.is_admin === 0, now())
      if (isSuspended) {
        await deleteSessionsOf(db, id)
        await deleteUnsentInvitationsOf(db, id)
      }
    }
    return readManagedMember(db, id)
  })
}

/** In leaderboard and leagues. */
async function setTakesPart(db: Transaction, id: string, takesPart: boolean, at: number): Promise<void> {
  await setOnBoard(db, id, takesPart)
  if (takesPart) await rejoinLeagues(db, id, at)
}

/**
 * Reads a member and locks them until the transaction ends. The caller's row and the member's are locked in the order
 * of their ids. Where the member may lose the role, the rows of all administrators are locked too: one must remain,
 * even if two demote each other at the same time.
 */
async function lockManagedMember(
  db: Transaction,
  { memberId }: Actor,
  id: string,
  losesPowers: boolean,
): Promise<ManagedRow> {
  if (losesPowers) await requireAnotherAdministrator(db, id, [memberId])
  else await lockMembers(db, [memberId, id])
  const member = await managedMember(db, id)
  if (member === undefined) throw new Refusal('MEMBER_NOT_FOUND')
  return member
}
