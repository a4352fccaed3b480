import { Tooltip as Radix } from 'radix-ui'
import { useState } from 'react'

type TooltipBubbleProps = {
  name: string
  side: 'top' | 'right' | 'bottom' | 'left'
  control: HTMLElement
  /** Escape was pressed, or the page scrolls away under it. */
  onDismiss: () => void
}

/** What a tooltip shows, next to its control where there is space, until Escape. */
export function TooltipBubble({ name, side, control, onDismiss }: TooltipBubbleProps) {
  const [{ left, top, width, height }] = useState(() => control.getBoundingClientRect())
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(isOpen) => isOpen || onDismiss()}>
        {/* Replaces the control as the trigger: the control is labelled already, and a description would repeat it. */}
        <Radix.Trigger asChild>
          <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="on-sign fade-in pointer-events-none z-50 max-w-64 rounded-md border-2 border-sign-line bg-sign px-3 py-1.5 text-on-sign text-sm shadow-lift"
          >
            {name}
            <Radix.Arrow className="fill-sign-line" width={12} height={6} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
