import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { checkedUser } from '#web/client/session/session.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { SECTION_NAMES, sectionFrom } from '#web/features/administration/admin-section.ts'
import { AdministratorsOnly } from '#web/features/administration/administrators-only.tsx'
import { Page } from '#web/shell/page.tsx'
import { useLogout } from '#web/shell/use-logout.ts'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'

export const Route = createFileRoute('/admin/$section')({
  staticData: { page: { isIndexable: false } },
  validateSearch: ({ search }: { search?: string }): { search?: string | undefined } => ({ search }),
  // Who is an administrator is never read from the copy alone.
  beforeLoad: async ({ params }) => {
    const section = sectionFrom(params.section)
    if (section === undefined) throw notFound()
    await checkedUser()
    return { section }
  },
  component: AdminRoute,
})

/** Only administrators load it. */
const Administration = lazyPart(
  async () => (await import('../-administration/administration-route.tsx')).AdministrationRoute,
  <RowsSkeleton label={messages.loadingAdministration} />,
)

function AdminRoute() {
  const navigate = useNavigate()
  const changeAddress = Route.useNavigate()
  const { section } = Route.useRouteContext()
  const { search = '' } = Route.useSearch()
  const toLogin = () => navigate({ to: '/auth/$mode', params: { mode: 'login' } })
  const logout = useLogout(toLogin)
  usePageTitle(messages.administration({ section: SECTION_NAMES[section] }))
  const look = (text: string) =>
    changeAddress({ search: { search: text === '' ? undefined : text }, replace: true, resetScroll: false })
  return (
    <Page>
      <AdministratorsOnly user={useUser()} onLogin={toLogin} onLoginAgain={logout}>
        <Administration section={section} search={search} onSearch={look} />
      </AdministratorsOnly>
    </Page>
  )
}
