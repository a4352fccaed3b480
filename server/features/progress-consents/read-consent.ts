import type { ProgressConsent } from 'contract/progress-consents'
import type { Db } from '#server/database/database.ts'
import { saidYesToEarlierText, sponsorOf } from './queries.ts'

/** What a member is asked about their progress, and whether it is for the second time. */
export async function readProgressConsent(db: Db, memberId: string): Promise<ProgressConsent> {
  const sponsor = await sponsorOf(db, memberId)
  if (sponsor === undefined) return { sponsorName: null, isAskedAgain: false }
  const { id, name, progress_answered_for } = sponsor
  const isAskedAgain = progress_answered_for !== id && (await saidYesToEarlierText(db, memberId, id))
  return { sponsorName: name, isAskedAgain }
}
