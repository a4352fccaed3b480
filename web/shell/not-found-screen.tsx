import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { Page } from '#web/shell/page.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  usePageTitle('Page Not Found')
  const to = useUser() ? '/dashboard' : '/'
  return (
    <Page className="grid items-center">
      <EmptyState
        level={1}
        title="404 Page Not Found"
        action={
          <Link to={to} className={buttonClass({ variant: 'go' })}>
            {to === '/' ? 'Go to the home page' : 'Back to Dashboard'}
          </Link>
        }
      >
        There’s no page at this address. The link may be old, or part of it may be missing.
      </EmptyState>
    </Page>
  )
}
