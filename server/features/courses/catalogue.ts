import type { Database, Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** The id of the one row. */
const CATALOGUE = 1

const versionRow = prepared((db, values: { id: number }) =>
  db.selectFrom('catalogue').select('version').where('id', '=', values.id),
)

async function readVersion(db: Db): Promise<number> {
  const [row] = await versionRow(db, { id: CATALOGUE })
  if (row === undefined) throw new Error('The catalogue has lost its row.')
  return row.version
}

/** For so long a change made by another process may go unseen, in milliseconds. One made by this process never does. */
const LOOK_AGAIN_AFTER = 5

type Sight = { version: number; endedWrites: number; at: number }

/** What the lists of stations and courses show is the same for as long as the catalogue's version is. */
export class CatalogueVersion {
  readonly #database: Database
  readonly #clock: () => number
  #last: Sight | undefined

  /** `clock` gives milliseconds and never goes back. */
  constructor(database: Database, clock = () => performance.now()) {
    this.#database = database
    this.#clock = clock
  }

  /**
   * Asking the database in every request would cost more than all the rest of a kept answer.
   * @returns the version without a promise where it was seen just now and nothing has been written here since
   */
  current(): number | Promise<number> {
    const last = this.#last
    const isKnown =
      last !== undefined &&
      last.endedWrites === this.#database.endedWrites() &&
      this.#clock() - last.at < LOOK_AGAIN_AFTER
    return isKnown ? last.version : this.#look()
  }

  async #look(): Promise<number> {
    // Noted before looking: what is written meanwhile may be too late to be seen.
    const [endedWrites, at] = [this.#database.endedWrites(), this.#clock()]
    const version = await readVersion(this.#database.read)
    this.#last = { version, endedWrites, at }
    return version
  }
}

const raisedVersion = prepared((db, values: { id: number }) =>
  db
    .updateTable('catalogue')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', values.id),
)

/**
 * Says that the list of courses will show something else: a course, or a count of materials or quizzes. It comes first
 * in its transaction, because on PostgreSQL it also makes such changes wait for one another.
 */
export async function noteCatalogueChange(db: Transaction): Promise<void> {
  await raisedVersion(db, { id: CATALOGUE })
}
