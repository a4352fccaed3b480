import { HELPS_WITHIN, SILENCE_IS_THANKS } from 'game/rescues'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { notify } from '#server/features/notifications/public.ts'
import { isActive, isAgreed } from './agreed.ts'
import { changeCard, findCard, lockCard, lockParties } from './card-queries.ts'
import { KEPT_FOR } from './find-cards.ts'
import { readMovedOn } from './moved-on.ts'
import { settleCard } from './settle-card.ts'

const BATCH = 200

type Parts = Pick<Dependencies, 'database' | 'now'>

/**
 * Asks those who have made progress since their sponsor wrote, takes three days of silence for thanks, and ends cards after
 * which nobody made progress. Each card is a transaction of its own, and doing it twice changes nothing.
 */
export async function settleDueCards({ database, now }: Parts): Promise<void> {
  for (const state of ['reached-out', 'asked'] as const) {
    let after: After = { at: 0, id: '' }
    let cards: After[]
    do {
      cards = await cardsIn(database.read, state, after)
      for (const { id } of cards) await database.write((db) => settleDue(db, id, now()))
      after = cards.at(-1) ?? after
    } while (cards.length === BATCH)
  }
}

/** Deletes cards after a year. What they paid stays in the ledger. */
export async function deleteExpiredCards({ database, now }: Parts): Promise<void> {
  await database.write((db) =>
    db
      .deleteFrom('rescues')
      .where('shown_at', '<', now() - KEPT_FOR)
      .execute(),
  )
}

type After = { at: number; id: string }

function cardsIn(db: Db, state: 'reached-out' | 'asked', { at, id }: After): Promise<After[]> {
  return db
    .selectFrom('rescues')
    .select(({ fn, val }) => ['id', fn.coalesce('reached_out_at', val(0)).as('at')])
    .where('state', '=', state)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('reached_out_at', 'id'), '>', tuple(at, id)))
    .orderBy('reached_out_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

async function settleDue(db: Transaction, id: string, at: number): Promise<void> {
  const found = await findCard(db, id)
  if (found === undefined) return
  const { member_id: memberId, sponsor_id: sponsorId } = found
  const parties = await lockParties(db, { memberIds: [memberId], sponsorId })
  const card = await lockCard(db, id)
  if (card === undefined || (card.state !== 'reached-out' && card.state !== 'asked')) return
  const movedOnAt = await readMovedOn(db, card, at)
  if (movedOnAt === null) {
    const isOver = (card.reached_out_at ?? 0) + HELPS_WITHIN < at
    if (isOver) await changeCard(db, id, { state: 'over', settled_at: at })
    return
  }
  // Nobody is asked about somebody who may not see their progress, or who is gone: such a card ends without a word.
  if (!isAgreed(parties, { memberId, sponsorId }) || !isActive(parties, sponsorId)) {
    await changeCard(db, id, { state: 'over', settled_at: at })
    return
  }
  if (card.asked_at === null) {
    await changeCard(db, id, { state: 'asked', asked_at: at, moved_on_at: movedOnAt })
    await notify(db, { memberId, kind: 'helped', about: { memberId: sponsorId }, at })
    return
  }
  if (card.asked_at + SILENCE_IS_THANKS <= at) {
    await settleCard(db, { card, answer: 'thanks', movedOnAt, at })
  }
}
