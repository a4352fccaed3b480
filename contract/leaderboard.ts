import Type, { type Static } from 'typebox'
import { Count, UserId } from './common.ts'

/** One row of the board. Equal points share a rank. */
export const LeaderboardEntry = Type.Object(
  { id: UserId, name: Type.String(), leaderboardPts: Count, rank: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)
export type LeaderboardEntry = Static<typeof LeaderboardEntry>

/** The first ten, then the asking member's own row where it is not among them. */
export const Leaderboard = Type.Array(LeaderboardEntry, { maxItems: 11 })
export type Leaderboard = Static<typeof Leaderboard>
