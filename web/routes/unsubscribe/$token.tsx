import { createFileRoute } from '@tanstack/react-router'
import { TOPICS, type Topic } from 'game/notifications'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Unsubscribe } from '#web/features/leads/unsubscribe.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({
  staticData: { page: { isIndexable: false } },
  // As the link in the email says it; the server looks at the token alone.
  validateSearch: (search: { for?: unknown }): { for?: Topic } => {
    // Links of older versions were about referrals alone.
    const topic = search.for === 'notices' ? 'joined' : TOPICS.find((each) => each === search.for)
    return topic === undefined ? {} : { for: topic }
  },
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  usePageTitle(messages.unsubscribe)
  return (
    <Page>
      <Unsubscribe token={Route.useParams().token} topic={Route.useSearch().for ?? null} />
    </Page>
  )
}
