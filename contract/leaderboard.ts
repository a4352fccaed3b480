import { BOARD_SIZE } from 'game/leaderboard'
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

/** One row of a board of the month. Equal counts share a rank. */
export const BoardEntry = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    count: Type.Integer({ minimum: 1, description: 'Points for helping, or people who finished the line' }),
    rank: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)
export type BoardEntry = Static<typeof BoardEntry>

/** The first of a month, under the names of the leaderboard. Counts are up to a minute old. */
export const Board = Type.Object(
  {
    month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', description: 'In UTC' }),
    asOf: Type.String({ format: 'date-time' }),
    entries: Type.Array(BoardEntry, { maxItems: BOARD_SIZE }),
  },
  { additionalProperties: false },
)
export type Board = Static<typeof Board>
