import { Link } from '@tanstack/react-router'
import * as messages from 'messages/team-news'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'

type TeamNewsProps = {
  /** How many people stand still. */
  needAHand: number
  /** How many new members are in their first days. */
  firstDays: number
}

/** On the dashboard, when someone in the team needs the member; the team page has the details. */
export function TeamNews({ needAHand, firstDays }: TeamNewsProps) {
  const [title = '', more] = [
    ...(needAHand > 0 ? [messages.needAHand({ count: needAHand })] : []),
    ...(firstDays > 0 ? [messages.firstDays({ count: firstDays })] : []),
  ]
  return (
    <Banner title={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{more ?? messages.aWord}</p>
        <Link to="/team" className={buttonClass()}>
          {messages.seeTeam}
        </Link>
      </div>
    </Banner>
  )
}
