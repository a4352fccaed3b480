import { useSyncExternalStore } from 'react'

/** Whether to log out although so many things haven't been sent. */
type LeaveQuestion = { count: number; answer: (leaves: boolean) => void }

let question: LeaveQuestion | undefined
const listeners = new Set<() => void>()

/** Asks the member. If the page has no place for the strip, nobody is asked and the answer is yes. */
export function askToLeave(count: number): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  set({
    count,
    answer: (leaves) => {
      set(undefined)
      resolve(leaves)
    },
  })
  return promise
}

export function useLeaveQuestion(): LeaveQuestion | undefined {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  )
}

function set(next: LeaveQuestion | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
