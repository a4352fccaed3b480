import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'

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

/** Radix gives Escape to what was opened last. Where that is a message, the dialog takes it. */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
}

/**
 * Returns the focus to what opened a dialog. If that is gone, the main part of the screen gets it, unless another
 * element has taken the focus.
 */
export function returnFocus(opener: Element | null): void {
  const isGone = opener?.isConnected === false
  if (isGone && document.activeElement !== document.body) return
  const target = isGone ? document.getElementById('main') : opener
  if (target instanceof HTMLElement) target.focus({ preventScroll: isGone })
}

/**
 * While it is there the page behind does not scroll, and does not move either: the room of its scroll bar is kept
 * (base.css). Radix's own way injects a style element, which the content security policy refuses.
 */
export function StillPage() {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
    page.dataset.still = ''
    return () => {
      delete page.dataset.still
    }
  }, [])
  return null
}
