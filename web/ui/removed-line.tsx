import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type RemovedLineProps = {
  /** What was removed. */
  children: ReactNode
  undoLabel: string
  onUndo: () => void
}

/** Below a list: what was just removed from it, and a way to bring it back. */
export function RemovedLine({ children, undoLabel, onUndo }: RemovedLineProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken py-1 ps-3 pe-1"
    >
      <p className="py-2 text-sm">{children}</p>
      <Button variant="plain" onClick={onUndo}>
        {undoLabel}
      </Button>
    </div>
  )
}
