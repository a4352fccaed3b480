export type LeaderboardTables = {
  /**
   * How many members (without administrators) have exactly this total of points, spread over slots to reduce
   * contention.
   */
  points_histogram: {
    points: number
    slot: number
    members: number
  }
}
