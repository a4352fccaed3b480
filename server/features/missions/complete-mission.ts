import { missionStatus, STATION_COUNT } from 'game/missions'
import type { Dependencies } from '#server/dependencies.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { qualifyReferral } from '#server/features/referrals/public.ts'
import { type Act, DONE_NOW, requireMoment } from '#server/http/acts.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { completedMissionIds, findTerms, insertCompletion, recordFinish } from './queries.ts'

/** Where REFERRAL_PAYS_AT says so, a sponsor is paid with it. */
const FIRST_STATION = 1

/**
 * Completes a station for a member and pays its tokens and points, once for ever. Doing it again changes nothing. What is
 * paid counts from the moment it's paid, the completion from the moment of the act.
 * @returns what it paid, for the member
 * @throws Refusal MISSION_NOT_FOUND, MISSION_LOCKED, NOT_SIGNED_IN
 */
export function completeMission(
  deps: Dependencies,
  memberId: string,
  missionId: number,
  act: Act = DONE_NOW,
): Promise<Sentence> {
  const { database, now } = deps
  return database.write(async (db) => {
    const terms = await findTerms(db, missionId)
    if (!terms) throw new Refusal('MISSION_NOT_FOUND')
    const completed = await completedMissionIds(db, memberId)
    const status = missionStatus(
      { id: missionId, unlockAfter: terms.unlock_after },
      Object.fromEntries(completed.map((id) => [id, true])),
    )
    if (status === 'locked') throw new Refusal('MISSION_LOCKED')
    const { at: completedAt } = requireMoment('station', act, now())
    const isNew = status === 'active' && (await insertCompletion(db, memberId, missionId, completedAt))
    if (!isNew) return ({ content }) => content.stationDoneBefore
    if (missionId === FIRST_STATION) await qualifyReferral(db, deps, memberId, 'station1')
    const { tokens, points } = terms
    await postEntry(db, { memberId, kind: 'mission', reference: String(missionId), tokens, points, at: now() })
    // Two may be completed at once, where neither waits for the other: the second, which waited for the payment, sees both.
    if (completed.length + 2 >= STATION_COUNT) await recordFinish(db, memberId, now())
    return ({ content }) => content.stationPaid({ tokens: String(tokens), points: String(points) })
  })
}
