import type { Adjustment, ManagedMember } from 'contract/administration'
import type { Dependencies } from '#server/dependencies.ts'
import { type KeyedRequest, runOnce } from '#server/features/idempotency/public.ts'
import { BalanceTooLow, postEntry } from '#server/features/ledger/public.ts'
import { Refusal } from '#server/refusal.ts'
import { readManagedMember } from './find-members.ts'

type Change = Adjustment & { memberId: string; by: string; key: string | undefined }

/**
 * Adds tokens or points to a member's balances, or takes some, by an entry that keeps the reason and who made it. Once
 * for each Idempotency-Key.
 * @throws Refusal INVALID (nothing to change), MEMBER_NOT_FOUND, BALANCE_TOO_LOW, KEY_REUSED
 */
export async function adjustBalance(deps: Dependencies, change: Change): Promise<ManagedMember> {
  const { memberId, by, key, tokens, points, reason } = change
  if (tokens === 0 && points === 0) throw new Refusal('INVALID', { message: 'Please say how much, and why' })
  const call = `POST /api/admin/members/${memberId}/adjustments`
  const request: KeyedRequest = { memberId: by, key, call, body: { tokens, points, reason } }
  try {
    return await deps.database.write((db) =>
      runOnce(db, deps, request, async () => {
        await readManagedMember(db, memberId)
        const reference = deps.randomBytes(12).toString('base64url')
        const entry = { memberId, kind: 'adjustment', reference, tokens, points } as const
        await postEntry(db, { ...entry, note: reason.trim(), madeBy: by, at: deps.now() })
        return readManagedMember(db, memberId)
      }),
    )
  } catch (error) {
    if (error instanceof BalanceTooLow) throw new Refusal('BALANCE_TOO_LOW')
    throw error
  }
}
