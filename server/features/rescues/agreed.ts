import { Refusal } from '#server/refusal.ts'
import type { Party } from './card-queries.ts'

/** Whether this member may still be seen by, and counted for, this sponsor. Both rows are locked. */
export function isAgreed(parties: readonly Party[], { memberId, sponsorId }: { memberId: string; sponsorId: string }) {
  const member = parties.find(({ id }) => id === memberId)
  return (
    member !== undefined &&
    isActive(parties, memberId) &&
    member.no_nudges === 0 &&
    member.sponsor_id === sponsorId &&
    member.shares_progress_with === sponsorId
  )
}

export function isActive(parties: readonly Party[], memberId: string): boolean {
  const party = parties.find(({ id }) => id === memberId)
  return party !== undefined && party.suspended_at === null && party.deleted_at === null
}

/** @throws Refusal NOT_SIGNED_IN for a caller who was suspended or deleted meanwhile */
export function requireActive(parties: readonly Party[], callerId: string): void {
  if (!isActive(parties, callerId)) throw new Refusal('NOT_SIGNED_IN')
}
