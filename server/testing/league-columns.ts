import type { Schema } from '#server/database/schema.ts'

type LeagueTable = 'league_week' | 'leagues' | 'league_scores' | 'league_tiers' | 'league_badges'

/** The columns of leagues: a part of `TABLE_COLUMNS`. */
export const LEAGUE_COLUMNS: { [Table in LeagueTable]: Record<keyof Schema[Table], true> } = {
  league_week: { id: true, week: true, folded_until: true, is_complete: true },
  leagues: { id: true, week: true, tier: true, seats: true, closed_at: true },
  league_scores: {
    member_id: true,
    week: true,
    league_id: true,
    points: true,
    reached_at: true,
    place: true,
    move: true,
  },
  league_tiers: { member_id: true, tier: true },
  league_badges: { member_id: true, week: true, tier: true, place: true },
}
