import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { focusOnceThere } from '#web/client/page/focus-once-there.ts'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { checkedUser } from '#web/client/session/session.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { AdministratorsOnly } from '#web/features/administration/administrators-only.tsx'
import { type ChangeView, type ManagerView, tabFrom } from '#web/features/content-manager/manager-view.ts'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'
import { useLogout } from '#web/shell/use-logout.ts'
import { ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'

export const Route = createFileRoute('/content-manager')({
  staticData: { page: { isIndexable: false } },
  validateSearch: (search: Partial<Record<keyof ManagerView, unknown>>): ManagerView => ({
    tab: tabFrom(search.tab),
    course: idFrom(search.course),
    materials: idFrom(search.materials),
    lessons: idFrom(search.lessons),
    lesson: idFrom(search.lesson),
    quiz: idFrom(search.quiz),
    station: idFrom(search.station),
    conversation: textFrom(search.conversation),
    language: textFrom(search.language),
    translation: textFrom(search.translation),
  }),
  // Who is an administrator is never read from the copy alone.
  beforeLoad: async () => void (await checkedUser()),
  component: ContentManagerRoute,
})

function textFrom(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Only administrators load it. */
const Workbench = lazyPart(
  async () => (await import('./-content-manager/workbench-route.tsx')).ContentManagerWorkbench,
  <ListWithFormSkeleton label={messages.loadingCourses} />,
)

function ContentManagerRoute() {
  const navigate = useNavigate()
  const toLogin = () => navigate({ to: '/auth/$mode', params: { mode: 'login' } })
  const logout = useLogout(toLogin)
  usePageTitle(messages.contentManager)
  return (
    <Page>
      <AdministratorsOnly user={useUser()} isContentManager onLogin={toLogin} onLoginAgain={logout}>
        <Workbench view={Route.useSearch()} onView={useChangeView()} />
      </AdministratorsOnly>
    </Page>
  )
}

/** What is chosen stands in the address, and the page stays where it is. Who has gone elsewhere is not pulled back. */
function useChangeView(): ChangeView {
  const navigate = Route.useNavigate()
  const isShown = useIsShown()
  return async (changes, focus) => {
    if (!isShown()) return
    await navigate({ search: (view) => ({ ...view, ...changes }), resetScroll: false })
    if (focus !== undefined) focusOnceThere(focus)
  }
}
