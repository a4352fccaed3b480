import type { Write } from '#server/database/database.ts'

/**
 * How many units of work have ended in this process. A failed one counts too, because a connection that breaks at the
 * commit reports a failure although the commit may have succeeded.
 */
export class WriteCount {
  #ended = 0

  /** @returns the number so far */
  readonly ended = (): number => this.#ended

  /** The same writes, counted before they are answered. */
  counting(write: Write): Write {
    return async (unit) => {
      try {
        return await write(unit)
      } finally {
        this.#ended += 1
      }
    }
  }
}
