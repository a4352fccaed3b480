import type { TeamTables } from '#server/database/tables/team.ts'

/** The columns of the figures of teams: a part of `TABLE_COLUMNS`. */
export const TEAM_COLUMNS: { [Table in keyof TeamTables]: Record<keyof TeamTables[Table], true> } = {
  team_members: { member_id: true, leaders: true, station: true, week: true, is_counted: true },
  team_counts: {
    leader_id: true,
    level: true,
    at_0: true,
    at_1: true,
    at_2: true,
    at_3: true,
    at_4: true,
    at_5: true,
  },
  team_visits: { leader_id: true, level: true, week: true, members: true },
  team_changes: { id: true, member_id: true, recruits_after: true },
  team_counting: {
    id: true,
    phase: true,
    completions_to: true,
    counted_to: true,
    walk_after: true,
    walk_began_at: true,
    claimed_by: true,
    claimed_until: true,
  },
}
