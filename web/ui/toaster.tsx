import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from './lazy-component.ts'
import { currentToasts, subscribeToToasts, type ToastState } from './toast.ts'

// Radix's toast is not part of the first load.
const useViewport = lazyComponent(async () => (await import('./toast-viewport.tsx')).ToastViewport)

/** Milliseconds after which it is fetched, because a message about a lost connection couldn't fetch it. */
const FETCHED_AFTER = 3000

const NONE: readonly ToastState[] = []

/** Stands once at the root; shows what `toast()` is given. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FETCHED_AFTER)
    return () => clearTimeout(timer)
  }, [])
  // Where it cannot be fetched, the page goes on without it, and the next message asks for it again.
  const { Component: Viewport } = useViewport(toasts[0]?.id ?? isDue)
  if (Viewport === undefined || toasts.length === 0) return null
  return <Viewport toasts={toasts} />
}
