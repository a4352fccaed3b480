import type { RescueCause, RescueState } from 'game/rescues'

export type RescueTables = {
  /**
   * A card about a member who stands still, for the sponsor to whom they show their progress. Times are milliseconds
   * since 1970.
   */
  rescues: {
    id: string
    member_id: string
    sponsor_id: string
    cause: RescueCause
    /** Since when it stands still: one card for each (member, sponsor, cause, stands_since). */
    stands_since: number
    /** The station or course that is meant, or the days of the streak that ended. */
    detail: number | null
    state: RescueState
    /** When the sponsor first saw it. */
    shown_at: number
    /** Put off until then. */
    later_until: number | null
    reached_out_at: number | null
    /** When the person did something after that. */
    moved_on_at: number | null
    asked_at: number | null
    settled_at: number | null
    /** What it paid the sponsor. */
    points: number
  }
}
