import type { Write } from '#server/database/database.ts'

/**
 * How many units of work have ended in this process. A refused one counts too, because a connection that breaks at the
 * commit says no although the database may have said yes.
 */
export class WriteCount {
  #ended = 0

  /** @returns the number so far */
  readonly ended = (): number => this.#ended

  /** The same writing, counted before it is answered. */
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
