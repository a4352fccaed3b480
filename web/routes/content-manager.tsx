import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { checkedUser } from '#web/client/session.ts'
import { useUser } from '#web/client/stored-user.ts'
import { ContentManager } from '#web/features/content-manager/content-manager.tsx'
import { Page } from '#web/shell/page.tsx'
import { useLogout } from '#web/shell/use-logout.ts'

export const Route = createFileRoute('/content-manager')({
  // Who is an administrator is never read from the copy alone.
  beforeLoad: async () => void (await checkedUser()),
  component: ContentManagerRoute,
})

function ContentManagerRoute() {
  const navigate = useNavigate()
  const toLogin = () => navigate({ to: '/auth/$mode', params: { mode: 'login' } })
  const logout = useLogout(toLogin)
  usePageTitle('Content Manager')
  return (
    <Page>
      <ContentManager user={useUser()} onLogin={toLogin} onLoginAgain={logout} />
    </Page>
  )
}
