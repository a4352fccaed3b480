import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { Unsubscribe } from '#web/features/leads/unsubscribe.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({ component: UnsubscribeRoute })

function UnsubscribeRoute() {
  usePageTitle('Unsubscribe')
  return (
    <Page>
      <Unsubscribe token={Route.useParams().token} />
    </Page>
  )
}
