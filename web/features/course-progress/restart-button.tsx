import { RotateCcw } from 'lucide-react'
import * as messages from 'messages/course-progress'
import { useState } from 'react'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { Button } from '#web/ui/button.tsx'

type RestartButtonProps = { pending: boolean; onRestart: () => void }

const useConfirmDialog = lazyDialog(() =>
  import('#web/ui/confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog),
)

/** Restart Journey, which asks first. */
export function RestartButton({ pending, onRestart }: RestartButtonProps) {
  const [asking, setAsking] = useState(false)
  const stopAsking = () => setAsking(false)
  const ConfirmDialog = useConfirmDialog(asking, stopAsking)
  const restart = () => {
    stopAsking()
    onRestart()
  }
  return (
    <>
      <Button pending={pending} onClick={() => setAsking(true)}>
        <RotateCcw size={18} aria-hidden />
        {messages.restartJourney}
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={asking}
          title={messages.restartJourney}
          question={messages.restartQuestion}
          confirmLabel={messages.restart}
          onConfirm={restart}
          onCancel={stopAsking}
        />
      )}
    </>
  )
}
