import type { Generated } from 'kysely'

export type TeamTables = {
  /** What was last counted for each member. */
  team_members: {
    member_id: string
    /** The ids of the leaders above them, the sponsor first, at most seven, with blanks between. */
    leaders: string
    /** How many stations they had completed, from 0 to 5. */
    station: number
    /** The week of their last visit, since 1970; null before the first one. */
    week: number | null
    /** 0 for a suspended member. */
    is_counted: 0 | 1
  }
  /** How many members stand below a leader, by level and station. No row: none. */
  team_counts: {
    leader_id: string
    /** 1 to 7. */
    level: number
    at_0: number
    at_1: number
    at_2: number
    at_3: number
    at_4: number
    at_5: number
  }
  /** How many of them visited last in that week. Only this week and the one before are kept right. */
  team_visits: {
    leader_id: string
    level: number
    week: number
    members: number
  }
  /** Members to be recounted. Triggers of `members` add rows; several rows for one member have no further meaning. */
  team_changes: {
    id: Generated<number>
    member_id: string
    /** Null: the member. Else their recruits from this place of the list on, because the leaders above all of them changed. */
    recruits_after: Generated<string | null>
  }
  /** One row: how far the counting is, and which process does it. */
  team_counting: {
    id: number
    /** `clearing` deletes all that was counted, `counting` is the first walk over all members. */
    phase: Generated<'clearing' | 'counting' | 'counted'>
    /** Completions until then were counted; null before the first walk. */
    completions_to: number | null
    /** Everything until then was counted; null before the first complete count. */
    counted_to: number | null
    /** A walk over all members continues after this id. */
    walk_after: Generated<string>
    walk_began_at: number | null
    claimed_by: string | null
    claimed_until: number | null
  }
}
