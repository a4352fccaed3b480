import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { mailboxHash } from './guard-keys.ts'
import { findHeldReason } from './held-reason.ts'
import { takeMailbox } from './mailbox-queries.ts'
import { incrementPaidCount, lockSponsor, markHeld, markPaid, type NewReferral, type Sponsor } from './queries.ts'
import { tellHeld, tellPaid } from './tell-sponsor.ts'

/** Pays the sponsor of a pending referral, or holds it for an administrator and says so, once. */
export async function settleReferral(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  referral: NewReferral,
): Promise<void> {
  const sponsor = await lockSponsor(db, referral.sponsorId)
  if (sponsor === undefined) return
  const found = await findHeldReason(db, deps, sponsor, referral)
  // Recorded last; of concurrent requests, the first one records it.
  const isFree = found !== undefined || (await takeMailbox(db, await mailboxHash(db, referral.invitedEmail)))
  const reason = isFree ? found : 'KNOWN_MAILBOX'
  if (reason !== undefined) {
    if (await markHeld(db, referral.invitedId, reason)) await tellHeld(db, deps, referral)
    return
  }
  const isPending = await markPaid(db, { invitedId: referral.invitedId, at: deps.now() })
  if (isPending) await payReferral(db, deps, sponsor, referral.invitedId)
}

/** Pays for a referral that was marked as paid in this transaction, and the bonus with the fifth. */
export async function payReferral(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { id: memberId }: Sponsor,
  invitedId: string,
): Promise<void> {
  const at = deps.now()
  const isNew = await postEntry(db, { memberId, kind: 'referral', reference: invitedId, ...REFERRAL_REWARD, at })
  if (!isNew) return
  const isBonusDue = (await incrementPaidCount(db, memberId)) === REFERRAL_BONUS.at
  const { tokens, points } = REFERRAL_BONUS
  const bonus = { memberId, kind: 'referral-bonus', reference: String(REFERRAL_BONUS.at), tokens, points, at } as const
  const hasBonus = isBonusDue && (await postEntry(db, bonus))
  await tellPaid(db, deps, { sponsorId: memberId, invitedId }, hasBonus)
}
