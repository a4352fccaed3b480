/** How many cards a member may ask for in a day; the default is 10. */
export const REVIEWS_PER_DAY = [5, 10, 20, 40] as const
export type ReviewsPerDay = (typeof REVIEWS_PER_DAY)[number]

/** General questions reach members through review: the most new ones a day. */
export const NEW_PER_DAY = 2

/** No new questions are added while more cards than this wait. */
export const BACKLOG = 10

/** Points for a finished day are one for each card right at the first try, up to this number. */
export const REVIEW_POINTS_MAX = 10

/** Days that a forecast covers, today included. */
export const FORECAST_DAYS = 14

/** Days after today for which a browser keeps the questions, for times without a connection. */
export const REVIEW_DAYS_AHEAD = 7

/** Seconds that a question takes, as *Today* says before it begins. */
const SECONDS_A_QUESTION = 20

/** 1 and 3 of FSRS's four ratings; a choice answer never earns the others. */
export const AGAIN = 1
export const GOOD = 3
export type Rating = typeof AGAIN | typeof GOOD

/** A right answer that the member says was a guess counts as not remembered. */
export function ratingOf({ correct, guessed }: { readonly correct: boolean; readonly guessed: boolean }): Rating {
  return correct && !guessed ? GOOD : AGAIN
}

/** What a finished day pays. @param right how many cards were right at the first try */
export function reviewPoints(right: number): number {
  return Math.min(right, REVIEW_POINTS_MAX)
}

/** Whole minutes, at least one where there is anything to answer. */
export function reviewMinutes(questions: number): number {
  return Math.ceil((questions * SECONDS_A_QUESTION) / 60)
}

export const SIGNALS = ['green', 'amber', 'red', 'none'] as const
export type Signal = (typeof SIGNALS)[number]

/** @param retrievability the mean chance of a right answer, 0 to 1; null where nothing was learned yet */
export function signalFor(retrievability: number | null): Signal {
  if (retrievability === null) return 'none'
  if (retrievability >= 0.9) return 'green'
  return retrievability >= 0.7 ? 'amber' : 'red'
}

/** The key of a question's review card: its idea, or its own id where it has none. No idea holds a colon. */
export function cardKeyOf({ id, idea }: { readonly id: number; readonly idea: string | null }): string {
  return idea ?? `quiz:${id}`
}

/** What an idea's key says to people: `required-purchase` is "Required purchase". */
export function ideaTitle(idea: string): string {
  const words = idea.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Zones are at most 26 hours apart, so a change of zone moves the date by two days at most. */
const ZONES_APART = 2

/**
 * The day that a review counts for. After a move to the west it stays the later date until that has passed, so that no
 * day counts twice; a last day further ahead comes from a wrong clock and is ignored.
 * @param today the date in the member's zone, in days since 1970
 * @param lastDay the latest day the member reviewed on
 */
export function reviewDay(today: number, lastDay: number | null): number {
  return lastDay !== null && lastDay > today && lastDay <= today + ZONES_APART ? lastDay : today
}

/** The date of a day number, as YYYY-MM-DD. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** Items in an order that depends only on the seed: the same for a member on one day, another on the next. */
export function shuffledBy<Item>(seed: string, items: readonly Item[]): Item[] {
  const draw = randomFrom(seed)
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1))
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a]
  }
  return shuffled
}

/** An evenly spread hash of the text: FNV-1a with 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed(hash)
}

/** Mulberry32. @returns numbers from 0 to 1, without 1 */
function randomFrom(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    return mixed(state) / 2 ** 32
  }
}

function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 15), bits | 1)
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
  return (hash ^ (hash >>> 14)) >>> 0
}
