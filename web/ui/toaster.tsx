import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts, type ToastState } from './toast.ts'

const loadViewport = () => import('./toast-viewport.tsx')

// Radix's toast is no part of the first load.
const ToastViewport = lazy(async () => ({ default: (await loadViewport()).ToastViewport }))

/** Milliseconds after which it is fetched: a message about a lost connection could not fetch it any more. */
const FETCHED_AFTER = 3000

const NONE: readonly ToastState[] = []

/** Stands once at the root; shows what `toast()` is given. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  useEffect(() => {
    const timer = setTimeout(() => loadViewport().catch(() => undefined), FETCHED_AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  )
}
