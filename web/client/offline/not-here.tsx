import * as client from 'messages/client'
import * as messages from 'messages/offline'
import { useEffect } from 'react'
import { noteNoAnswer } from '#web/client/offline/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NotHereProps = { level: 1 | 2; onRetry: () => void }

/** What a screen is for isn't on this device. What can be opened is in the line under the header. */
export function NotHere({ level, onRetry }: NotHereProps) {
  useEffect(() => noteNoAnswer('page'), [])
  return (
    <EmptyState
      level={level}
      title={messages.notHere}
      action={
        <Button variant="go" onClick={onRetry}>
          {client.tryAgain}
        </Button>
      }
    >
      {messages.notHereAbout}
    </EmptyState>
  )
}
