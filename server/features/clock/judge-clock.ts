import type { Selectable } from 'kysely'
import type { ClockTables } from '#server/database/tables/clock.ts'

const HOUR = 3_600_000

/** Housekeeping runs every hour; a laptop that is off overnight is no reason to distrust the clock. */
export const LONGEST_STEP = 25 * HOUR

/** How long a clock must run steadily after a jump, by its own count. */
export const PROBATION = 24 * HOUR

export type KnownClock = Omit<Selectable<ClockTables['clock']>, 'id'>

/**
 * Whether to trust a clock: when it is at most 25 hours from the last trusted time, or when it has run for a day
 * without another jump since it was first distrusted. A clock that jumped is usually set right within that day, and a
 * server that was off for months only waits a day.
 * @param known undefined before the first run
 * @returns what to remember; `doubted_since` is null when the clock is trusted
 */
export function judgeClock(known: KnownClock | undefined, now: number): KnownClock {
  const trusted: KnownClock = { trusted_at: now, doubted_since: null, seen_at: now }
  if (known === undefined) return { trusted_at: null, doubted_since: now, seen_at: now }
  if (known.trusted_at !== null && Math.abs(now - known.trusted_at) <= LONGEST_STEP) return trusted
  const isSteady = known.doubted_since !== null && now >= known.seen_at && now - known.seen_at <= LONGEST_STEP
  if (!isSteady) return { ...known, doubted_since: now, seen_at: now }
  return now - (known.doubted_since ?? now) >= PROBATION ? trusted : { ...known, seen_at: now }
}
