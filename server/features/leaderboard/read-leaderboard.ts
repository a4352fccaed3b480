import type { Leaderboard } from 'contract/leaderboard'
import { sharedRanks } from 'game/leaderboard'
import type { Db } from '#server/database/database.ts'
import { topAndOwn } from './queries.ts'

/**
 * The first ten, then the asking member's own row where it is not among them. Administrators aren't on the board and
 * get no row; nor do visitors (null).
 */
export async function readLeaderboard(db: Db, memberId: string | null): Promise<Leaderboard> {
  const { top, own } = await topAndOwn(db, memberId)
  const ranks = sharedRanks(top.map(({ points }) => points))
  const board = top.map((member, index) => entry(member, ranks[index] ?? 1))
  if (own === undefined || board.some(({ id }) => id === own.id)) return board
  return [...board, entry(own, 1 + (own.ahead ?? 0))]
}

function entry({ id, name, points }: { id: string; name: string; points: number }, rank: number): Leaderboard[number] {
  return { id, name, leaderboardPts: points, rank }
}
