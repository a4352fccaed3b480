import type { Move } from './leagues.ts'

/** How a member's week in a league ended: the class was that of the week. */
export type LeagueResult = { place: number; tier: number; move: Move }

export function writeLeagueResult({ place, tier, move }: LeagueResult): string {
  return `${place} ${tier} ${move}`
}

/** @returns undefined for a text that isn't a reference */
export function readLeagueResult(reference: string | null): LeagueResult | undefined {
  const [, place, tier, move] = /^(\d{1,3}) ([1-5]) (-1|0|1)$/.exec(reference ?? '') ?? []
  return place === undefined ? undefined : { place: Number(place), tier: Number(tier), move: Number(move) as Move }
}

/** What is due for a member on a day. */
export type DueToday = { reviews: number; talks: number }

export function writeDueToday({ reviews, talks }: DueToday): string {
  return `${reviews} ${talks}`
}

export function readDueToday(reference: string | null): DueToday {
  const [, reviews = '0', talks = '0'] = /^(\d{1,4}) (\d{1,4})$/.exec(reference ?? '') ?? []
  return { reviews: Number(reviews), talks: Number(talks) }
}
