import { PROGRESS_WORDING } from 'game/progress-consent'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { MemberRow } from '#server/features/members/public.ts'

type Member = Pick<MemberRow, 'id' | 'sponsor_id' | 'shares_progress_with' | 'progress_answered_for'>

/**
 * Stores what a member says about showing their progress to their sponsor. Without a sponsor, or where they have said so
 * before, nothing changes.
 * @param member with their row locked
 */
export async function recordProgressConsent(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
  { id, sponsor_id, shares_progress_with, progress_answered_for }: Member,
  hasAgreed: boolean,
): Promise<void> {
  if (sponsor_id === null) return
  const shared = hasAgreed ? sponsor_id : null
  if (progress_answered_for === sponsor_id && shares_progress_with === shared) return
  await db
    .updateTable('members')
    .set({ shares_progress_with: shared, progress_answered_for: sponsor_id })
    .where('id', '=', id)
    .execute()
  await insertConsent(
    db,
    { now, randomBytes },
    { memberId: id, sponsorId: sponsor_id, hasAgreed, wording: PROGRESS_WORDING },
  )
}

type Consent = { memberId: string; sponsorId: string; hasAgreed: boolean; wording: string }

/** Keeps for good what a member read and said. @param wording with `{sponsor}` in place of the name of who would see it */
export async function insertConsent(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
  { memberId, sponsorId, hasAgreed, wording }: Consent,
): Promise<void> {
  await db
    .insertInto('progress_consents')
    .values({
      id: randomBytes(12).toString('base64url'),
      member_id: memberId,
      sponsor_id: sponsorId,
      agreed: hasAgreed ? 1 : 0,
      wording,
      said_at: now(),
    })
    .execute()
}
