import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/notifications')({
  staticData: { page: { isIndexable: false } },
  component: NotificationsRoute,
})

function NotificationsRoute() {
  usePageTitle(messages.notifications)
  return (
    <Page>
      <NotificationsScreen />
    </Page>
  )
}
