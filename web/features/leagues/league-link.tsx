import { Link } from '@tanstack/react-router'
import * as messages from 'messages/leagues'

/** Beside the leaderboard. */
export function LeagueLink() {
  return (
    <Link to="/league" className="ms-auto inline-flex min-h-11 items-center font-semibold underline">
      {messages.thisWeek}
    </Link>
  )
}
