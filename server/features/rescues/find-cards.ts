import { CARDS_SHOWN, isResting, type Standstill, standstillsOf, stillStands } from 'game/rescues'
import type { Db } from '#server/database/database.ts'
import { readUnderWay } from './card-queries.ts'
import { type PersonStanding, readCandidates, readPast, readWithOpenCard } from './standing-queries.ts'

const DAY = 86_400_000

/** Older cards are deleted, and show nothing until then. */
export const KEPT_FOR = 365 * DAY

/** A card that there is none of yet. */
export type NewCard = { memberId: string; standstill: Standstill }

/** What a sponsor sees now. `over` are open cards about what has moved since. */
export type FoundCards = { stored: string[]; fresh: NewCard[]; over: { id: string; memberId: string }[] }

/** Reads who needs a hand, from the newest recruits of a sponsor. Writes nothing. */
export async function findCards(db: Db, sponsorId: string, now: number): Promise<FoundCards> {
  const underWay = await readUnderWay(db, sponsorId, now - KEPT_FOR)
  const { standing, over } = await splitOpen(db, sponsorId, underWay, now)
  const ended = new Set(over.map(({ id }) => id))
  const carded = new Set(underWay.filter(({ id }) => !ended.has(id)).map(({ member_id }) => member_id))
  const fresh = (await findFresh(db, sponsorId, now)).filter(({ memberId }) => !carded.has(memberId))
  const ranked = [
    ...standing
      .filter(({ later_until, isAway }) => !isAway && (later_until ?? 0) <= now)
      .map(({ id, stands_since }) => ({ stored: [id], fresh: [], since: stands_since })),
    ...fresh.map((card) => ({ stored: [], fresh: [card], since: card.standstill.since })),
  ]
  const shown = ranked.sort((one, other) => other.since - one.since).slice(0, CARDS_SHOWN)
  return { stored: shown.flatMap((each) => each.stored), fresh: shown.flatMap((each) => each.fresh), over }
}

/** How many cards a sponsor would be shown. */
export async function countCards(db: Db, sponsorId: string, now: number): Promise<number> {
  const { stored, fresh } = await findCards(db, sponsorId, now)
  return stored.length + fresh.length
}

type UnderWay = Awaited<ReturnType<typeof readUnderWay>>

async function splitOpen(db: Db, sponsorId: string, underWay: UnderWay, now: number) {
  const open = underWay.filter(({ state }) => state === 'open')
  if (open.length === 0) return { standing: [], over: [] }
  const people = new Map((await readWithOpenCard(db, sponsorId, now - KEPT_FOR)).map((each) => [each.memberId, each]))
  // Somebody who isn't there keeps their progress private now: their card waits, unseen.
  const known = open.flatMap((card) => {
    const person = people.get(card.member_id)
    return person === undefined ? [] : [{ card, person }]
  })
  const stands = ({ card, person }: (typeof known)[number]) =>
    stillStands({ ...card, since: card.stands_since }, person, card.shown_at)
  return {
    standing: known.filter(stands).map(({ card, person }) => ({ ...card, isAway: isResting(person, now) })),
    over: known.filter((each) => !stands(each)).map(({ card }) => ({ id: card.id, memberId: card.member_id })),
  }
}

async function findFresh(db: Db, sponsorId: string, now: number): Promise<NewCard[]> {
  const stalled = (await readCandidates(db, sponsorId, now)).flatMap((person: PersonStanding) => {
    const standstills = standstillsOf(person, now)
    return standstills.length === 0 ? [] : [{ memberId: person.memberId, standstills }]
  })
  if (stalled.length === 0) return []
  const past = new Set(
    (await readPast(db, sponsorId, now)).map((each) => `${each.memberId} ${each.cause} ${each.since}`),
  )
  return stalled.flatMap(({ memberId, standstills }) => {
    const standstill = standstills.find(({ cause, since }) => !past.has(`${memberId} ${cause} ${since}`))
    return standstill === undefined ? [] : [{ memberId, standstill }]
  })
}
