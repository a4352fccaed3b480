/** How many members the board lists before the asking member's own row. */
export const LEADERBOARD_SIZE = 10

/** How many a board of the month lists. */
export const BOARD_SIZE = 20

/** How many members *around me* shows above the member, and below. */
export const AROUND_EACH_SIDE = 5

export type Medal = 'gold' | 'silver' | 'bronze'

export type LeaderboardLabel = 'champion' | 'runner-up' | 'bronze-winner' | 'top-player' | 'rising-star'

const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze']
const LABELS: readonly LeaderboardLabel[] = ['champion', 'runner-up', 'bronze-winner', 'top-player', 'top-player']

/** The title next to a name. Titles need more than 0 points; all others are rising stars. */
export function leaderboardLabel(rank: number, points: number): LeaderboardLabel {
  return (points > 0 ? LABELS[rank - 1] : undefined) ?? 'rising-star'
}

/** The medal of the first three ranks, or undefined. A medal needs more than 0 points. */
export function leaderboardMedal(rank: number, points: number): Medal | undefined {
  return points > 0 ? MEDALS[rank - 1] : undefined
}

/**
 * Ranks for a list sorted by points, highest first: one plus the number of members with more points, so equal points
 * share a rank.
 */
export function sharedRanks(pointsDescending: readonly number[]): number[] {
  let rank = 0
  return pointsDescending.map((points, index) => {
    if (points !== pointsDescending[index - 1]) rank = index + 1
    return rank
  })
}

/** A calendar month in UTC: `from` is its first moment, `until` that of the next one. */
export type Month = { name: string; from: number; until: number }

/** @param now milliseconds since 1970 */
export function monthAt(now: number): Month {
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const from = Date.UTC(year, month)
  return { name: new Date(from).toISOString().slice(0, 7), from, until: Date.UTC(year, month + 1) }
}
