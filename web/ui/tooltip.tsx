import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Wrap a screen that has tooltips in one of these: 700 ms until the first, 300 ms in which the next comes at once (spec §9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes focus and passes its ref on. */
  children: ReactElement
}

/** A few words about a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="on-sign fade-in z-50 max-w-64 rounded-md border-2 border-sign-line bg-sign px-3 py-1.5 text-on-sign text-sm shadow-lift"
        >
          {content}
          <Radix.Arrow className="fill-sign-line" width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
