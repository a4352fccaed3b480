import { Link } from '@tanstack/react-router'
import * as messages from 'messages/leagues'
import { LeagueSwitch } from './league-switch.tsx'

/** In /account: the switch, and the way to the league. */
export function LeagueChoice() {
  return (
    <div className="grid justify-items-start gap-3">
      <LeagueSwitch />
      <Link to="/league" className="inline-flex min-h-11 items-center font-semibold underline">
        {messages.leagueAndBadges}
      </Link>
    </div>
  )
}
