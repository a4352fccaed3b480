import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { Refusal } from '#server/refusal.ts'
import { settleMailbox } from './mailbox-queries.ts'
import { decide, heldReferralOf, lockSponsor } from './queries.ts'
import { payReferral } from './settle-referral.ts'

/**
 * Pays a referral that was held, without any cap: an administrator has reviewed it.
 * @throws Refusal REFERRAL_NOT_FOUND when it is not held, or its sponsor has left
 */
export function releaseReferral(deps: Dependencies, actor: Actor, invitedId: string): Promise<void> {
  return deps.database.write(async (db) => {
    const held = await heldReferralOf(db, invitedId)
    const sponsor = held && (await lockSponsor(db, held.sponsor_id))
    if (sponsor === undefined || sponsor.deleted_at !== null) throw new Refusal('REFERRAL_NOT_FOUND')
    const isHeld = await decide(db, { invitedId, state: 'paid', by: actor.memberId, at: deps.now() })
    if (!isHeld) throw new Refusal('REFERRAL_NOT_FOUND')
    await settleMailbox(db, invitedId, true)
    await payReferral(db, deps, sponsor, invitedId)
    const target = { kind: 'member', id: invitedId }
    const [before, after] = [{ referral: 'held' }, { referral: 'paid' }]
    await recordAudit(db, actor, { kind: 'referral-released', at: deps.now(), target, before, after })
  })
}

/** Closes a referral that was held without paying it. @throws Refusal REFERRAL_NOT_FOUND when it is not held */
export function refuseReferral(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  invitedId: string,
): Promise<void> {
  return database.write(async (db) => {
    const isHeld = await decide(db, { invitedId, state: 'refused', by: actor.memberId, at: now() })
    if (!isHeld) throw new Refusal('REFERRAL_NOT_FOUND')
    await settleMailbox(db, invitedId, false)
    const target = { kind: 'member', id: invitedId }
    const [before, after] = [{ referral: 'held' }, { referral: 'refused' }]
    await recordAudit(db, actor, { kind: 'referral-refused', at: now(), target, before, after })
  })
}
