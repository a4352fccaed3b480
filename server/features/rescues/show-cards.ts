import type { Rescues } from 'contract/rescues'
import { nextStop } from 'game/missions'
import { ONE_CARD_IN } from 'game/rescues'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { translate } from '#server/features/translations/public.ts'
import { isActive, isAgreed } from './agreed.ts'
import {
  changeCard,
  deleteCard,
  hasCard,
  insertCard,
  lockCard,
  lockParties,
  readOutcomes,
  readShown,
  readStations,
} from './card-queries.ts'
import { type FoundCards, findCards, type NewCard } from './find-cards.ts'
import { isStill } from './is-still.ts'
import { rescuesView } from './view.ts'

type Parts = Pick<Dependencies, 'database' | 'now' | 'randomBytes'>

/** Who needs a hand, with what they stand at in the sponsor's language. A card is stored when it is first shown. */
export async function showCards(
  { database, now, randomBytes }: Parts,
  sponsorId: string,
  language: string,
): Promise<Rescues> {
  const at = now()
  const found = await findCards(database.read, sponsorId, at)
  const fresh = found.fresh.map((card) => ({ ...card, id: randomBytes(12).toString('base64url') }))
  if (fresh.length > 0 || found.over.length > 0) {
    await database.write((db) => store(db, sponsorId, { fresh, over: found.over }, at))
  }
  const ids = [...found.stored, ...fresh.map(({ id }) => id)]
  const shown = await inLanguage(database.read, language, await readShown(database.read, sponsorId, ids))
  return rescuesView(shown, await readOutcomes(database.read, sponsorId, at))
}

type Shown = Awaited<ReturnType<typeof readShown>>[number]

async function inLanguage(db: Db, language: string, shown: readonly Shown[]): Promise<Shown[]> {
  const stations = shown.flatMap(({ detail: id, stationTitle: title }) => (id && title !== null ? [{ id, title }] : []))
  const courses = shown.flatMap(({ detail: id, courseTitle: title }) => (id && title !== null ? [{ id, title }] : []))
  const stationTitles = byId(await translate(db, language, 'mission', stations))
  const courseTitles = byId(await translate(db, language, 'course', courses))
  return shown.map((card) => ({
    ...card,
    stationTitle: card.stationTitle && (stationTitles.get(card.detail) ?? card.stationTitle),
    courseTitle: card.courseTitle && (courseTitles.get(card.detail) ?? card.courseTitle),
  }))
}

function byId(named: readonly { id: number; title: string }[]): ReadonlyMap<number | null, string> {
  return new Map(named.map(({ id, title }) => [id, title]))
}

type Stored = Pick<FoundCards, 'over'> & { fresh: readonly (NewCard & { id: string })[] }

/**
 * Two tabs may find the same cards at once: the second waits for the rows of the people, and then finds the card. What was found
 * is looked at again once the rows are locked: somebody may have made progress, or begun anew, since it was read.
 */
async function store(db: Transaction, sponsorId: string, { fresh, over }: Stored, at: number): Promise<void> {
  const memberIds = [...new Set([...fresh, ...over].map(({ memberId }) => memberId))]
  const parties = await lockParties(db, { memberIds, sponsorId })
  if (!isActive(parties, sponsorId)) return
  for (const id of over.map((each) => each.id).toSorted()) {
    const card = await lockCard(db, id)
    if (card?.state !== 'open' || (await isStill(db, card)) !== false) continue
    await changeCard(db, id, { state: 'over', settled_at: at })
  }
  for (const { id, memberId, standstill } of fresh) {
    if (!isAgreed(parties, { memberId, sponsorId })) continue
    if (await hasCard(db, memberId, at - ONE_CARD_IN)) continue
    const { cause, since, detail } = standstill
    const card = { id, member_id: memberId, sponsor_id: sponsorId, cause, stands_since: since } as const
    await insertCard(db, {
      ...card,
      detail: cause === 'first-station' || cause === 'station' ? await openStation(db, memberId) : detail,
      state: 'open',
      shown_at: at,
      points: 0,
    })
    if (!(await isStill(db, { ...card, detail }))) await deleteCard(db, id)
  }
}

/** The station that a member stands at. */
async function openStation(db: Transaction, memberId: string): Promise<number | null> {
  const stations = await readStations(db, memberId)
  const completed = Object.fromEntries(stations.map(({ id, completedAt }) => [id, completedAt !== null]))
  return nextStop(stations, completed)?.id ?? null
}
