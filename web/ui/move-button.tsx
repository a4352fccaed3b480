import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

type MoveButtonProps = {
  label: string
  describedBy: string
  /** There is no further in this direction. */
  atEnd: boolean
  onMove: () => void
  children: ReactNode
}

/**
 * Moves something by one place. At the end it is marked as disabled but stays focusable, because a truly disabled
 * button would lose the focus.
 */
export function MoveButton({ label, describedBy, atEnd, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={atEnd || undefined}
      onClick={() => !atEnd && onMove()}
      className={buttonClass({
        size: 'icon',
        className:
          'aria-disabled:border-rule aria-disabled:bg-sunken aria-disabled:text-ink-soft aria-disabled:opacity-60',
      })}
    >
      {children}
    </button>
  )
}
