import type { Move } from 'game/leagues'
import type { Generated } from 'kysely'

/** A week is the number of its Monday's week (`weekOf`), a tier the number of a class from 1. Times are ms since 1970. */
export type LeagueTables = {
  /** One row: the week whose points are being added up, or that is being closed. */
  league_week: {
    id: 1
    week: number
    /** Entries up to this time have been added up, except those that were committed late. */
    folded_until: number
    /** Whether all points of the week have been added up and its leagues may be closed. */
    is_complete: 0 | 1
  }
  leagues: {
    id: Generated<number>
    week: number
    tier: number
    /** How many seats have been given, also to members who have left since. */
    seats: number
    closed_at: number | null
  }
  /** A member's seat in a week. Deleted some weeks later. */
  league_scores: {
    member_id: string
    week: number
    league_id: number
    points: number
    /** When the points came to this number. */
    reached_at: number
    /** Null while the week isn't closed, and for members who had left by then. */
    place: number | null
    /** Null while the week isn't closed. */
    move: Move | null
  }
  /** The class of members who aren't in the lowest one, or have been in another. */
  league_tiers: {
    member_id: string
    tier: number
  }
  /** For the places 1 to 3. */
  league_badges: {
    member_id: string
    week: number
    tier: number
    place: number
  }
}
