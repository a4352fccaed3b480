import { Link } from '@tanstack/react-router'

/** Beside the leaderboard. */
export function LeagueLink() {
  return (
    <Link to="/league" className="ms-auto inline-flex min-h-11 items-center font-semibold underline">
      Your league this week
    </Link>
  )
}
