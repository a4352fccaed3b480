import { useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A mission's address that belongs to none. */
export function MissionNotFound() {
  usePageTitle('Mission Not Found')
  const navigate = useNavigate()
  return (
    <EmptyState
      level={1}
      title="Mission Not Found"
      action={
        <Button variant="go" onClick={() => navigate({ to: '/dashboard' })}>
          Back to Dashboard
        </Button>
      }
    >
      There’s no station with this number.
    </EmptyState>
  )
}
