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
 * Moves something one place on. At the end it says that it does nothing more, but can still be reached: a button that is
 * disabled under one's finger would lose the keyboard its place.
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
