import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg'
import { CommitUnconfirmed } from '#server/database/database.ts'
import { cameFromServer, translatePostgresError } from '#server/database/postgres-errors.ts'
import { statementName } from '#server/database/statement-names.ts'

/** In milliseconds. */
const LONGEST_CONNECT = 10_000

/**
 * A pool in which each query succeeds or fails within `queryTimeout` milliseconds, including the wait for a connection,
 * so that a frozen server costs a request no more than that. A connection that has failed is never used again.
 */
export class DeadlinePool implements PostgresPool {
  readonly options: PoolConfig
  readonly #pool: Pool
  readonly #queryTimeout: number

  constructor(options: PoolConfig, queryTimeout: number) {
    this.options = options
    this.#queryTimeout = queryTimeout
    // A query may wait first for a free slot and then for a new connection, each for this time.
    this.#pool = new Pool({ ...options, connectionTimeoutMillis: Math.min(queryTimeout / 2, LONGEST_CONNECT) })
    // A connection lost while idle: the pool has dropped it already, and without a listener the program would end.
    this.#pool.on('error', () => undefined)
  }

  async connect(): Promise<PostgresPoolClient> {
    const deadline = performance.now() + this.#queryTimeout
    try {
      return new DeadlineClient(await this.#pool.connect(), { deadline, queryTimeout: this.#queryTimeout })
    } catch (error) {
      throw translatePostgresError(error)
    }
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }
}

const UNCONFIRMED = 'The database did not say whether it has committed.'

/** `pg` reads this from a query as well as from its settings; its types do not say so. */
type TimedQuery = QueryConfig<unknown[]> & { query_timeout: number }

class DeadlineClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #queryTimeout: number
  /** For the first query, which has waited for the connection. */
  #deadline: number | undefined
  #failure: unknown

  constructor(client: PoolClient, { deadline, queryTimeout }: { deadline: number; queryTimeout: number }) {
    this.#client = client
    this.#deadline = deadline
    this.#queryTimeout = queryTimeout
    // Without a listener a connection that is lost between two queries would end the program.
    client.on('error', this.#fail)
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.')
    return this.#query<R>(text, values)
  }

  async #query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#failure !== undefined) throw this.#failure
    const name = statementName(text)
    const query: TimedQuery = { text, values: [...values], query_timeout: this.#timeLeft(), ...(name && { name }) }
    try {
      const { command, rowCount, rows } = await this.#client.query(query)
      return { command, rowCount, rows } as PostgresQueryResult<R>
    } catch (error) {
      if (cameFromServer(error)) throw translatePostgresError(error)
      const isCommit = text === 'commit'
      const failure = isCommit ? new CommitUnconfirmed(UNCONFIRMED, { cause: error }) : translatePostgresError(error)
      // The rollback that follows fails with it, too.
      this.#failure = failure
      throw failure
    }
  }

  #timeLeft(): number {
    const deadline = this.#deadline
    this.#deadline = undefined
    return deadline === undefined ? this.#queryTimeout : Math.max(1, deadline - performance.now())
  }

  release(): void {
    this.#client.off('error', this.#fail)
    this.#client.release(this.#failure !== undefined)
  }

  readonly #fail = (error: unknown): void => {
    this.#failure ??= translatePostgresError(error)
  }
}
