import type { Rescues } from 'contract/rescues'
import { nextStop } from 'game/missions'
import { ONE_CARD_IN, type Standstill, stillStands } from 'game/rescues'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { translate } from '#server/features/translations/public.ts'
import { isActive, isAgreed } from './agreed.ts'
import {
  changeCard,
  deleteCards,
  insertCards,
  lockCard,
  lockParties,
  readOutcomes,
  readShown,
  readStations,
  withCard,
} from './card-queries.ts'
import { type FoundCards, findCards, type NewCard } from './find-cards.ts'
import { isStill } from './is-still.ts'
import { readWithOpenCard } from './standing-queries.ts'
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
  await storeFresh(
    db,
    sponsorId,
    fresh.filter(({ memberId }) => isAgreed(parties, { memberId, sponsorId })),
    at,
  )
}

async function storeFresh(db: Transaction, sponsorId: string, agreed: Stored['fresh'], at: number): Promise<void> {
  const carded = await withCard(db, memberIdsOf(agreed), at - ONE_CARD_IN)
  const fresh = agreed.filter(({ memberId }) => !carded.has(memberId))
  if (fresh.length === 0) return
  const stations = await openStations(db, memberIdsOf(fresh.filter(({ standstill }) => isAtStation(standstill.cause))))
  await insertCards(
    db,
    fresh.map(({ id, memberId, standstill: { cause, since, detail } }) => ({
      id,
      member_id: memberId,
      sponsor_id: sponsorId,
      cause,
      stands_since: since,
      detail: isAtStation(cause) ? (stations.get(memberId) ?? null) : detail,
      state: 'open',
      shown_at: at,
      points: 0,
    })),
  )
  const people = new Map((await readWithOpenCard(db, sponsorId, at - 1)).map((each) => [each.memberId, each]))
  const moved = fresh.filter(({ memberId, standstill }) => {
    const person = people.get(memberId)
    return person === undefined || !stillStands(standstill, person, at)
  })
  await deleteCards(
    db,
    moved.map(({ id }) => id),
  )
}

function memberIdsOf(cards: Stored['fresh']): string[] {
  return cards.map(({ memberId }) => memberId)
}

function isAtStation(cause: Standstill['cause']): boolean {
  return cause === 'first-station' || cause === 'station'
}

/** The station that each of these members stands at; none for who has completed all. */
async function openStations(db: Transaction, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byMember = Map.groupBy(await readStations(db, memberIds), ({ memberId }) => memberId)
  const open = new Map<string, number>()
  for (const [memberId, stations] of byMember) {
    const completed = Object.fromEntries(stations.map(({ id, completedAt }) => [id, completedAt !== null]))
    const next = nextStop(stations, completed)
    if (next !== undefined) open.set(memberId, next.id)
  }
  return open
}
