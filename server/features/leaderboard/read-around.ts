import type { Leaderboard } from 'contract/leaderboard'
import type { Db } from '#server/database/database.ts'
import { findPlace, nearest } from './around-queries.ts'

/**
 * A member with the five above them and the five below, ranked as on the board; empty for a member who isn't on it.
 * Equal points share a rank here, too.
 */
export async function readAround(db: Db, memberId: string): Promise<Leaderboard> {
  const own = await findPlace(db, memberId)
  if (own === undefined) return []
  const { above, below } = await nearest(db, own)
  const [any] = [...above, ...below]
  const [ahead, withOwn] = [any?.ahead ?? 0, any?.with_own ?? 1]
  // The list has no gaps: it has everyone between the member and a row, except those with the row's own points.
  const ranks = new Map([[own.points, ahead + 1]])
  let rank = ahead + 1
  for (const { points, alike } of above.toReversed()) {
    if (ranks.has(points)) continue
    rank -= alike
    ranks.set(points, rank)
  }
  rank = ahead + 1 + withOwn
  for (const { points, alike } of below) {
    if (ranks.has(points)) continue
    ranks.set(points, rank)
    rank += alike
  }
  return [...above, own, ...below].map(({ id, name, points }) => ({
    id,
    name,
    leaderboardPts: points,
    rank: ranks.get(points) ?? 1,
  }))
}
