import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { lockMemberRow } from '#server/features/members/public.ts'
import { insertReferral, type NewReferral, type Pending, pendingReferral } from './queries.ts'
import { settleReferral } from './settle-referral.ts'
import { tellJoined } from './tell-sponsor.ts'

/** What a new member has done that their sponsor's payment may wait for. */
export type QualifyingStep = 'verified' | 'station1'

/**
 * Records permanently who brought a new member, in the transaction that opens the account. If REFERRAL_PAYS_AT says so,
 * it is settled at once: paid, or held for an administrator. Call it with the sponsor's row locked.
 */
export async function recordReferral(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  referral: NewReferral,
): Promise<void> {
  await insertReferral(db, { ...referral, at: deps.now() })
  if (deps.config.referralPaysAt === 'registered') await settleReferral(db, deps, referral)
  else await tellJoined(db, deps, referral)
}

/**
 * Settles a referral that waited for the new member, if this was the last thing it waited for (REFERRAL_PAYS_AT). Nothing
 * happens for a member without a sponsor, or whose referral is settled.
 */
export async function qualifyReferral(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  invitedId: string,
  by: QualifyingStep,
): Promise<void> {
  const [pending] = await pendingReferral(db, { invitedId })
  if (pending === undefined) return
  // Both steps may be completed at the same time: the second waits here, and then sees the first.
  await lockMemberRow(db, invitedId)
  const [current] = await pendingReferral(db, { invitedId })
  if (current === undefined || !isQualified(deps, current, by)) return
  await settleReferral(db, deps, {
    invitedId,
    invitedEmail: current.email,
    sponsorId: current.sponsor_id,
    addressBlock: current.address_block ?? '',
    deviceHash: current.device_hash ?? '',
  })
}

/** Under the stricter settings a sponsor earns nothing for an unproved address. */
function isQualified({ config }: Pick<Dependencies, 'config'>, pending: Pending, by: QualifyingStep): boolean {
  if (config.referralPaysAt === 'registered') return true
  const isVerified = by === 'verified' || pending.email_verified_at !== null
  if (config.referralPaysAt === 'verified') return isVerified
  return isVerified && (by === 'station1' || pending.first_station !== null)
}
