import { BOARD_SIZE } from 'game/boards'
import Type, { type Static } from 'typebox'
import { UserId } from './common.ts'

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
