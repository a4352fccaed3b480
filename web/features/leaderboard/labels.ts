import type { LeaderboardLabel } from 'game/leaderboard'
import * as messages from 'messages/leaderboard'

/** The titles next to the names. */
export const LABELS: Readonly<Record<LeaderboardLabel, string>> = {
  champion: messages.champion,
  'runner-up': messages.runnerUp,
  'bronze-winner': messages.bronzeWinner,
  'top-player': messages.topPlayer,
  'rising-star': messages.risingStar,
}
