import type { ReactNode } from 'react'

/**
 * The dark veil over the page and, on it, the room for one dialog: in the middle of the screen, or from its top where
 * it is taller, and then scrolled. A message of `ToastViewport` has its own space below, so that it never covers a
 * control.
 */
export function DialogRoom({ children }: { children: ReactNode }) {
  return (
    <div className="veil fade-in pointer-events-auto fixed inset-0 z-40">
      <div className="dialog-room absolute inset-x-0 top-0 flex flex-col items-center overflow-y-auto p-3 *:shrink-0 md:p-6">
        {children}
      </div>
    </div>
  )
}
