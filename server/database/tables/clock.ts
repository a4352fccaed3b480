export type ClockTables = {
  /** One row: what housekeeping knows of the clock, in milliseconds since 1970. */
  clock: {
    id: 1
    /** The time of the last run whose clock was trusted; null before the first one. */
    trusted_at: number | null
    /** Since when the clock has not been trusted, by that clock; null while it is trusted. */
    doubted_since: number | null
    /** The time of the last run, trusted or not. */
    seen_at: number
  }
}
