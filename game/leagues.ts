/** The five classes, lowest first. On the wire and in the database a class is its number from 1. */
export const TIERS = ['Local', 'Regional', 'Express', 'Intercity', 'Night Train'] as const
export const LOWEST_TIER = 1
export const HIGHEST_TIER = TIERS.length

/** The number of members in a full league. */
export const LEAGUE_SIZE = 30

/** How many members go up a class at the end of a week, and how many go down. */
export const MOVING = 5

/** The places for which an account gets a badge. */
export const BADGE_PLACES = 3

/**
 * How long after its end a week is closed, in milliseconds, so that points earned just before the end are saved by
 * then.
 */
export const CLOSING_AFTER = 5 * 60_000

const DAY = 24 * 3_600_000
const WEEK = 7 * DAY

/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * DAY

/** For each kind of ledger entry whether its points count in leagues: those of learning do, and no others. */
export const COUNTS_IN_LEAGUES = {
  mission: true,
  course: true,
  quiz: true,
  challenge: true,
  review: true,
  practice: true,
  referral: false,
  'referral-bonus': false,
  redemption: false,
  adjustment: false,
  help: false,
  'first-days': false,
} as const

type Kinds = typeof COUNTS_IN_LEAGUES
export type LearningKind = { [Kind in keyof Kinds]: Kinds[Kind] extends true ? Kind : never }[keyof Kinds]

export const LEARNING_KINDS = (Object.keys(COUNTS_IN_LEAGUES) as (keyof Kinds)[]).filter(
  (kind): kind is LearningKind => COUNTS_IN_LEAGUES[kind],
)

/** The class by its number; the lowest for a number out of range. */
export function tierName(tier: number): string {
  return TIERS[tier - 1] ?? TIERS[0]
}

/**
 * The number of the week that contains a time. Weeks run from Monday to Monday in UTC, so that a change of time zone
 * changes nothing.
 * @param at milliseconds since 1970
 */
export function weekOf(at: number): number {
  return Math.floor((at - FIRST_MONDAY) / WEEK)
}

/** When a week begins, in milliseconds since 1970. It ends when the next one begins. */
export function startOfWeek(week: number): number {
  return FIRST_MONDAY + week * WEEK
}

/** `reachedAt`: when the points came to this number, in milliseconds since 1970. */
export type Contender = { readonly memberId: string; readonly points: number; readonly reachedAt: number }

/** The order of a league: by points, then who had them earlier, then by id. */
export function compareContenders(one: Contender, other: Contender): number {
  return (
    other.points - one.points ||
    one.reachedAt - other.reachedAt ||
    (one.memberId < other.memberId ? -1 : Number(one.memberId > other.memberId))
  )
}

export type Move = -1 | 0 | 1

/**
 * Where a place leads when the week ends. In a small league going up comes first: the first five never go down. Members
 * without points never go up.
 */
export function moveFor({ place, points }: { place: number; points: number }, size: number, tier: number): Move {
  if (place <= MOVING) return points > 0 && tier < HIGHEST_TIER ? 1 : 0
  return place > size - MOVING && tier > LOWEST_TIER ? -1 : 0
}

/** `isIn`: whether they are in leagues when the week is closed. */
export type Seat = Contender & { readonly isIn: boolean }

/** `place`: null for members who left. */
export type Result = Contender & { readonly place: number | null; readonly move: Move }

/**
 * How a week ends. A member who left gets no place and doesn't go up, but goes down if their points would have led
 * there: leaving early doesn't save a class.
 */
export function closeLeague(seats: readonly Seat[], tier: number): Result[] {
  const ranked = seats.filter(({ isIn }) => isIn).toSorted(compareContenders)
  const placed = ranked.map((seat, index) => {
    const place = index + 1
    return { ...contenderOf(seat), place, move: moveFor({ place, points: seat.points }, ranked.length, tier) }
  })
  const left = seats.filter(({ isIn }) => !isIn)
  return [
    ...placed,
    ...left.map((seat) => {
      const place = 1 + ranked.filter((each) => compareContenders(each, seat) < 0).length
      const move = moveFor({ place, points: seat.points }, ranked.length + 1, tier)
      return { ...contenderOf(seat), place: null, move: move < 0 ? move : (0 as const) }
    }),
  ]
}

function contenderOf({ memberId, points, reachedAt }: Seat): Contender {
  return { memberId, points, reachedAt }
}
