import type { Adjustment, ManagedMember } from 'contract/administration'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { type KeyedRequest, runOnce } from '#server/features/idempotency/public.ts'
import { BalanceTooLow, postEntry } from '#server/features/ledger/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { Refusal } from '#server/refusal.ts'
import { readManagedMember } from './find-members.ts'
import { lockMembers } from './queries.ts'

type Change = Adjustment & { memberId: string; key: string | undefined }

/**
 * Adds tokens or points to a member's balances, or removes some, by an entry that stores the reason and who made it.
 * Once for each Idempotency-Key.
 * @throws Refusal INVALID (nothing to change), MEMBER_NOT_FOUND, BALANCE_TOO_LOW, KEY_REUSED, and NOT_SIGNED_IN or
 * ADMINISTRATORS_ONLY for a caller who has just lost their powers
 */
export async function adjustBalance(
  deps: Pick<Dependencies, 'database' | 'now' | 'randomBytes'>,
  actor: Actor,
  change: Change,
): Promise<ManagedMember> {
  const { memberId, key, tokens, points, reason } = change
  if (tokens === 0 && points === 0) throw new Refusal('INVALID', { message: ({ fields }) => fields.howMuchAndWhy })
  const call = `POST /api/admin/members/${memberId}/adjustments`
  const request: KeyedRequest = { memberId: actor.memberId, key, call, body: { tokens, points, reason } }
  try {
    return await deps.database.write(async (db) => {
      // Locked before the key is written: its reference to the caller would make two requests wait for each other.
      await lockMembers(db, [actor.memberId, memberId])
      return runOnce(db, deps, request, async () => {
        const before = await readManagedMember(db, memberId)
        const reference = deps.randomBytes(12).toString('base64url')
        const entry = { memberId, kind: 'adjustment', reference, tokens, points } as const
        await postEntry(db, { ...entry, note: reason.trim(), madeBy: actor.memberId, at: deps.now() })
        await notify(db, { memberId, kind: 'account', about: { reference: 'balance-adjusted' }, at: deps.now() })
        const after = await readManagedMember(db, memberId)
        await recordAudit(db, actor, {
          kind: 'balance-adjusted',
          at: deps.now(),
          target: { kind: 'member', id: memberId },
          before: balancesOf(before),
          after: { ...balancesOf(after), reason: reason.trim() },
        })
        return after
      })
    })
  } catch (error) {
    if (error instanceof BalanceTooLow) throw new Refusal('BALANCE_TOO_LOW')
    throw error
  }
}

function balancesOf({ tokens, leaderboardPts }: ManagedMember) {
  return { tokens, points: leaderboardPts }
}
