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

/** How long a change by another process may go unnoticed, in milliseconds. This process's own changes show at once. */
const STALE_AFTER = 5

type Snapshot = { version: number; endedWrites: number; at: number }

/** The lists of missions and courses are unchanged as long as the catalogue's version is. */
export class CatalogueVersion {
  readonly #database: Database
  readonly #clock: () => number
  #last: Snapshot | undefined

  /** `clock` gives milliseconds and never goes back. */
  constructor(database: Database, clock = () => performance.now()) {
    this.#database = database
    this.#clock = clock
  }

  /**
   * Reading it from the database in every request would cost more than the rest of a cached answer.
   * @returns the version, without a promise if it was read just now and this process has written nothing since
   */
  current(): number | Promise<number> {
    const last = this.#last
    const isKnown =
      last !== undefined && last.endedWrites === this.#database.endedWrites() && this.#clock() - last.at < STALE_AFTER
    return isKnown ? last.version : this.#look()
  }

  async #look(): Promise<number> {
    // Read before the query, which may not see later writes.
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
 * Call it when what the lists of missions and courses show has changed, counts of materials and quizzes included. Call it
 * first in the transaction: on PostgreSQL it also locks, so that such changes run one after another.
 */
export async function raiseCatalogueVersion(db: Transaction): Promise<void> {
  await raisedVersion(db, { id: CATALOGUE })
}
