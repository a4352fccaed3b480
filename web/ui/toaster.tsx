import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts, type ToastState } from './toast.ts'

type Viewport = ComponentType<{ toasts: readonly ToastState[] }>

// Radix's toast is no part of the first load.
const loadViewport = async (): Promise<Viewport> => (await import('./toast-viewport.tsx')).ToastViewport

/** Milliseconds after which it is fetched: a message about a lost connection could not fetch it any more. */
const FETCHED_AFTER = 3000

const NONE: readonly ToastState[] = []

/** Stands once at the root; shows what `toast()` is given. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  const Viewport = useViewport(toasts[0]?.id)
  if (Viewport === undefined || toasts.length === 0) return null
  return <Viewport toasts={toasts} />
}

/** Where it cannot be fetched, the page goes on without it, and the next message asks for it again. */
function useViewport(newest: number | undefined): Viewport | undefined {
  const [viewport, setViewport] = useState<Viewport>()
  const isThere = viewport !== undefined
  useEffect(() => {
    if (isThere) return
    const fetchIt = () =>
      loadViewport().then(
        (component) => setViewport(() => component),
        () => undefined,
      )
    const timer = setTimeout(fetchIt, newest === undefined ? FETCHED_AFTER : 0)
    return () => clearTimeout(timer)
  }, [isThere, newest])
  return viewport
}
