import type { Rescues } from 'contract/rescues'
import { nextStop } from 'game/missions'
import { ONE_CARD_IN } from 'game/rescues'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { isActive, isAgreed } from './agreed.ts'
import {
  changeCard,
  hasCard,
  insertCard,
  lockCard,
  lockParties,
  readOutcomes,
  readShown,
  readStations,
} from './card-queries.ts'
import { type FoundCards, findCards, type NewCard } from './find-cards.ts'
import { rescuesView } from './view.ts'

type Parts = Pick<Dependencies, 'database' | 'now' | 'randomBytes'>

/** Who needs a hand. A card is stored when it is first shown. */
export async function showCards({ database, now, randomBytes }: Parts, sponsorId: string): Promise<Rescues> {
  const at = now()
  const found = await findCards(database.read, sponsorId, at)
  const fresh = found.fresh.map((card) => ({ ...card, id: randomBytes(12).toString('base64url') }))
  if (fresh.length > 0 || found.over.length > 0) {
    await database.write((db) => store(db, sponsorId, { fresh, over: found.over }, at))
  }
  const ids = [...found.stored, ...fresh.map(({ id }) => id)]
  const shown = await readShown(database.read, sponsorId, ids)
  return rescuesView(shown, await readOutcomes(database.read, sponsorId, at))
}

type Stored = Pick<FoundCards, 'over'> & { fresh: readonly (NewCard & { id: string })[] }

/** Two tabs may find the same cards at once: the second waits for the rows of the people, and then finds the card. */
async function store(db: Transaction, sponsorId: string, { fresh, over }: Stored, at: number): Promise<void> {
  const parties = await lockParties(db, { memberIds: fresh.map(({ memberId }) => memberId), sponsorId })
  if (!isActive(parties, sponsorId)) return
  for (const id of over.toSorted()) {
    // Another request may have shown another outcome meanwhile.
    const card = await lockCard(db, id)
    if (card?.state === 'open') await changeCard(db, id, { state: 'over', settled_at: at })
  }
  for (const { id, memberId, standstill } of fresh) {
    if (!isAgreed(parties, { memberId, sponsorId })) continue
    if (await hasCard(db, memberId, at - ONE_CARD_IN)) continue
    const { cause, since, detail } = standstill
    await insertCard(db, {
      id,
      member_id: memberId,
      sponsor_id: sponsorId,
      cause,
      stands_since: since,
      detail: cause === 'first-station' || cause === 'station' ? await openStation(db, memberId) : detail,
      state: 'open',
      shown_at: at,
      points: 0,
    })
  }
}

/** The station that a member stands at. */
async function openStation(db: Transaction, memberId: string): Promise<number | null> {
  const stations = await readStations(db, memberId)
  const completed = Object.fromEntries(stations.map(({ id, completedAt }) => [id, completedAt !== null]))
  return nextStop(stations, completed)?.id ?? null
}
