import { setTimeout } from 'node:timers/promises'

type Options = {
  /** Between two runs, in milliseconds. */
  pause: (hasFailed: boolean) => number
  onFailure: (err: unknown) => void
}

/**
 * Runs `work` again and again with pauses, also after a failure. The pauses don't keep the program running.
 * @param work gets a signal, after which it begins nothing more
 * @returns how to stop it, which resolves once the run under way has ended
 */
export function repeatUntilStopped(
  work: (signal: AbortSignal) => Promise<void>,
  { pause, onFailure }: Options,
): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      let hasFailed = false
      try {
        await work(signal)
      } catch (err) {
        hasFailed = true
        onFailure(err)
      }
      await setTimeout(pause(hasFailed), undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const done = repeat()
  return () => {
    stopped.abort()
    return done
  }
}

/** In milliseconds. */
const RETRY_PAUSES = [200, 1_000, 3_000] as const

/** Retries for some seconds, while the database fails. For recording what was sent: unrecorded, it would be sent again. */
export async function retryBriefly(write: () => Promise<void>): Promise<void> {
  for (const pause of RETRY_PAUSES) {
    try {
      return await write()
    } catch {
      await setTimeout(pause)
    }
  }
  return write()
}
