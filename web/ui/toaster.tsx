import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts, type ToastState } from './toast.ts'

// Radix's toast comes with the first message, so that pages without one do not load it.
const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }))

const NONE: readonly ToastState[] = []

/** Stands once at the root; shows what `toast()` is given. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  )
}
