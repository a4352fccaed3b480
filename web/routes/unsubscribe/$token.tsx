import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Unsubscribe } from '#web/features/leads/unsubscribe.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({
  staticData: { page: { isIndexable: false } },
  // As the link in the email says it; the server looks at the token alone.
  validateSearch: (search: { for?: unknown }): { for?: 'notices' } =>
    search.for === 'notices' ? { for: 'notices' } : {},
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  usePageTitle('Unsubscribe')
  return (
    <Page>
      <Unsubscribe token={Route.useParams().token} of={Route.useSearch().for ?? 'invitations'} />
    </Page>
  )
}
