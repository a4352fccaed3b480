import { Link } from '@tanstack/react-router'
import * as messages from 'messages/people'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** On the dashboard, where somebody waits to hear from the member. */
export function TalksDue({ count }: { count: number }) {
  return (
    <Banner title={messages.toGetBackTo({ count })}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{messages.notedSteps({ count })}</p>
        <Link to="/people" className={buttonClass()}>
          {messages.seeWho}
        </Link>
      </div>
    </Banner>
  )
}
