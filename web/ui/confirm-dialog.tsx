import * as messages from 'messages/ui'
import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { DialogRoom, onEscape, returnFocus, StillPage } from './dialog-room.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** The question, and what follows from a yes. */
  question: ReactNode
  /** What the yes does, as a verb: `Restart`, `Delete`. */
  confirmLabel: string
  /** The work is in progress: neither button does anything until it's done. */
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. Escape and Cancel mean no; a press outside does nothing. */
export function ConfirmDialog({
  open,
  title,
  question,
  confirmLabel,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const opener = useRef<Element | null>(null)
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    returnFocus(opener.current)
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <Radix.Portal>
        <StillPage />
        <DialogRoom>
          <Radix.Content
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={giveFocusBack}
            onKeyDown={onEscape(() => pending || onCancel())}
            className="dialog-in w-full max-w-form overflow-clip rounded-card border-2 border-line bg-card text-ink shadow-lift"
          >
            <div className="on-sign bg-sign px-4 py-3.5 text-on-sign md:px-6">
              <Radix.Title className="heading-panel">{title}</Radix.Title>
            </div>
            <Radix.Description className="p-4 md:p-6">{question}</Radix.Description>
            <div className="flex flex-col gap-3 border-rule border-t-2 p-4 sm:flex-row sm:justify-end md:px-6">
              <Radix.Cancel asChild>
                <Button pending={pending}>{messages.cancel}</Button>
              </Radix.Cancel>
              <Button variant="go" pending={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </DialogRoom>
      </Radix.Portal>
    </Radix.Root>
  )
}
