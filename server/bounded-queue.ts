import { Refusal } from '#server/refusal.ts'

export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Runs up to `atOnce` tasks, lets up to `waitingAtMost` wait, and refuses further ones immediately. The tasks it returns
 * throw Refusal BUSY then.
 */
export function boundedQueue(atOnce: number, waitingAtMost: number): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new Refusal('BUSY', { retryAfter: 2 })
      await new Promise<void>((resume) => waiting.push(resume))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      // The slot goes directly to the next waiting task, so that no new one can take it first.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
