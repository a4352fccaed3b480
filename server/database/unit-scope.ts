import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin, QueryId } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'

export type Unit<T> = (db: Transaction) => Promise<T>

/** A unit while it runs, and the queries that it started and has not seen succeed. */
type Life = { over: boolean; readonly open: Set<QueryId> }

/**
 * Isolates units of work. Mistakes that would wait forever, or write outside the transaction, fail with a message
 * instead.
 */
export class UnitScope {
  readonly #current = new AsyncLocalStorage<Life>()

  /** The same handle, but it refuses queries inside a unit, which would miss the unit's changes or wait for it. */
  guardReads(db: Db): Db {
    return db.withPlugin(
      plugin(() => {
        if (this.#isInside()) throw new Error('Inside write(), query with the handle that write() gave you.')
      }),
    )
  }

  refuseNesting(): void {
    if (this.#isInside()) throw new Error('write() inside write() would wait for itself: pass the handle on instead.')
  }

  /** Runs a unit with a new handle, which stops working when the unit is over. */
  async run<T>(transaction: Transaction, unit: Unit<T>): Promise<T> {
    const life: Life = { over: false, open: new Set() }
    try {
      const value = await this.#current.run(life, unit, transaction.withPlugin(lifePlugin(life)))
      if (life.open.size > 0) throw new Error('A query of this unit was not awaited, or its failure was ignored.')
      return value
    } finally {
      life.over = true
    }
  }

  #isInside(): boolean {
    return this.#current.getStore()?.over === false
  }
}

function lifePlugin(life: Life): KyselyPlugin {
  return plugin(
    (query) => {
      if (life.over) throw new Error('This unit is over: its handle was kept, or a query in it was not awaited.')
      life.open.add(query)
    },
    (query) => life.open.delete(query),
  )
}

function plugin(onQuery: (query: QueryId) => void, onResult?: (query: QueryId) => void): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      onQuery(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      onResult?.(queryId)
      return result
    },
  }
}
