import { LATER, type RescueAct, stateAfter, stillStands } from 'game/rescues'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { isAgreed, requireActive } from './agreed.ts'
import { type CardRow, changeCard, findCard, lockCard, lockParties } from './card-queries.ts'
import { KEPT_FOR } from './find-cards.ts'
import { readWithCard } from './standing-queries.ts'

type Act = { sponsorId: string; rescueId: string; act: RescueAct }

/**
 * What a sponsor does with a card. One that was dealt with already, in another tab for example, stays as it is.
 * @throws Refusal RESCUE_NOT_FOUND, also where the person doesn't show their progress any more; RESCUE_OVER for
 *   `reached_out` about somebody who has made progress already; NOT_SIGNED_IN
 */
export function actOnCard(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { sponsorId, rescueId, act }: Act,
): Promise<void> {
  return database.write(async (db) => {
    const at = now()
    const found = await findCard(db, rescueId)
    const parties = await lockParties(db, { memberIds: found ? [found.member_id] : [], sponsorId })
    requireActive(parties, sponsorId)
    const card = await lockCard(db, rescueId)
    if (card?.sponsor_id !== sponsorId) throw new Refusal('RESCUE_NOT_FOUND')
    if (card.shown_at <= at - KEPT_FOR || !isAgreed(parties, { memberId: card.member_id, sponsorId })) {
      throw new Refusal('RESCUE_NOT_FOUND')
    }
    const state = stateAfter(card.state, act)
    if (act === 'reached_out' && (card.state === 'over' || (state !== null && !(await isStill(db, card))))) {
      throw new Refusal('RESCUE_OVER')
    }
    if (state === null) return
    const later_until = act === 'later' ? at + LATER : null
    const reached_out_at = act === 'reached_out' ? at : null
    await changeCard(db, rescueId, { state, later_until, reached_out_at })
  })
}

/** Reaching out to somebody who has made progress by themselves is kind, and pays nothing. */
async function isStill(db: Transaction, { id, sponsor_id, cause, stands_since, detail }: CardRow): Promise<boolean> {
  const person = await readWithCard(db, sponsor_id, id)
  return person !== undefined && stillStands({ cause, since: stands_since, detail }, person)
}
