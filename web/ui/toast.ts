/** `destructive` is an error; both are announced, the error at once. */
export type ToastVariant = 'default' | 'destructive'

export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: ToastVariant | undefined
}

export interface ToastState extends ToastMessage {
  id: number
  open: boolean
}

/** At most one is shown; a dismissed one is removed after this many milliseconds. */
const LIMIT = 1
export const REMOVE_AFTER_MS = 1_000_000

let toasts: readonly ToastState[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastState[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message above everything, from anywhere; it takes the place of the one before. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  publish([{ ...message, id: lastId, open: true }, ...toasts].slice(0, LIMIT))
  return lastId
}

/** Dismisses a toast: it closes now and is removed 1,000,000 ms later. */
export function dismissToast(id: number): void {
  publish(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)))
  setTimeout(() => publish(toasts.filter((each) => each.id !== id)), REMOVE_AFTER_MS)
}

/** For `Toaster` and tests. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function currentToasts(): readonly ToastState[] {
  return toasts
}
