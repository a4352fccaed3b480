import { Link } from '@tanstack/react-router'
import * as messages from 'messages/shell'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { Page } from '#web/shell/page.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The screen for an address without a page. */
export function NotFoundScreen() {
  usePageTitle(messages.notFound)
  const to = useUser() ? '/dashboard' : '/'
  return (
    <Page className="grid items-center">
      <EmptyState
        level={1}
        title={messages.notFoundHeading}
        action={
          <Link to={to} className={buttonClass({ variant: 'go' })}>
            {to === '/' ? messages.goHome : messages.backToDashboard}
          </Link>
        }
      >
        {messages.nothingHere}
      </EmptyState>
    </Page>
  )
}
