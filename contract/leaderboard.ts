import Type, { type Static } from 'typebox'
import { Count, UserId } from './common.ts'

/** One row of the board. Equal points share a rank. */
export const LeaderboardEntry = Type.Object(
  { id: UserId, name: Type.String(), leaderboardPts: Count, rank: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)
export type LeaderboardEntry = Static<typeof LeaderboardEntry>

/**
 * The first ten, then, in eleventh place, the asking member's own row where it is not among them. Because equal points
 * share a rank, that row's rank may be 10 or less: its place tells it apart, not its rank.
 */
export const Leaderboard = Type.Array(LeaderboardEntry, { maxItems: 11 })
export type Leaderboard = Static<typeof Leaderboard>
