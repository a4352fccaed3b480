export type LeaderboardTables = {
  /** How many members (administrators aside) hold exactly so many points, spread over slots so that writers rarely meet. */
  points_histogram: {
    points: number
    slot: number
    members: number
  }
}
