import { useNavigate } from '@tanstack/react-router'
import * as messages from 'messages/missions'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A mission's address that belongs to none. */
export function MissionNotFound() {
  usePageTitle(messages.missionNotFound)
  const navigate = useNavigate()
  return (
    <EmptyState
      level={1}
      title={messages.missionNotFound}
      action={
        <Button variant="go" onClick={() => navigate({ to: '/dashboard' })}>
          {messages.backToDashboard}
        </Button>
      }
    >
      {messages.noSuchStation}
    </EmptyState>
  )
}
