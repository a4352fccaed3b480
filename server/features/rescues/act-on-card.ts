import { isAlready, LATER, type RescueAct, stateAfter } from 'game/rescues'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { isAgreed, requireActive } from './agreed.ts'
import { changeCard, findCard, lockCard, lockParties } from './card-queries.ts'
import { KEPT_FOR } from './find-cards.ts'
import { isStill } from './is-still.ts'

type CardAct = { sponsorId: string; rescueId: string; act: RescueAct }

/**
 * What a sponsor does with a card. The same again changes nothing.
 * @throws Refusal RESCUE_NOT_FOUND, also where the person doesn't show their progress any more; RESCUE_OVER for
 *   `reached_out` about somebody who has made progress already; RESCUE_ENDED for what can't be done with it any more, such
 *   as *Later* with one that was put away in another tab; NOT_SIGNED_IN
 */
export function actOnCard(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { sponsorId, rescueId, act }: CardAct,
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
    // Reaching out to somebody who has made progress by themselves is kind, and pays nothing.
    if (act === 'reached_out' && (card.state === 'over' || (state !== null && !(await isStill(db, card))))) {
      throw new Refusal('RESCUE_OVER')
    }
    if (state === null) {
      if (isAlready(card.state, act)) return
      throw new Refusal('RESCUE_ENDED')
    }
    const later_until = act === 'later' ? at + LATER : null
    const reached_out_at = act === 'reached_out' ? at : null
    await changeCard(db, rescueId, { state, later_until, reached_out_at })
  })
}
