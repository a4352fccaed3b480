import { Kysely, PostgresDialect, sql } from 'kysely'
import { type ClientBase, type PoolConfig, type QueryConfig, types } from 'pg'
import { type Database, DatabaseUnavailable, type Db, type Write } from '#server/database/database.ts'
import { DeadlinePool } from '#server/database/postgres-pool.ts'
import { requireUsablePostgres } from '#server/database/postgres-settings.ts'
import type { Schema } from '#server/database/schema.ts'
import { singleCommit } from '#server/database/single-commit.ts'
import { UnitScope } from '#server/database/unit-scope.ts'
import { WriteCount } from '#server/database/write-count.ts'

const CONNECTIONS = 10

/** In milliseconds. */
const QUERY_TIMEOUT = 3_000
const NO_TIMEOUT = 24 * 60 * 60 * 1000

/** Any number, the same in every process of this program. */
const EXCLUSIVE_LOCK = 708_221_944

/** PostgreSQL's type for 64-bit integers. */
const INT8 = 20

/**
 * The database for more than one process. `queryTimeout` is how long a query outside `exclusive` may take, in
 * milliseconds; a command that reads everything needs longer than a request.
 * @throws StartError
 */
export async function openPostgres(url: string, queryTimeout = QUERY_TIMEOUT): Promise<Database> {
  await requireUsablePostgres(url)
  const scope = new UnitScope()
  const db = connect(url, queryTimeout, {
    max: CONNECTIONS,
    idleTimeoutMillis: 30_000,
    onConnect: (client) => limitSession(client, queryTimeout),
  })
  const read = scope.guardReads(db)
  const writes = new WriteCount()
  const exclusive = writes.counting(exclusiveWrite(url, scope))
  return {
    engine: 'postgres',
    read,
    write: writes.counting(singleCommit(db, scope)),
    exclusive,
    changeSchema: exclusive,
    endedWrites: writes.ended,
    isReady: async (onFailure) => {
      try {
        await commitNothing(read)
        return true
      } catch (reason) {
        onFailure?.(reason)
        return false
      }
    },
    close: () => db.destroy(),
  }
}

/**
 * Commits a message in the write-ahead log and no row, so that it waits for no lock, leaves nothing to vacuum, and is
 * refused by a server that doesn't accept writes. It waits for a synchronous standby as every commit does. While
 * another commit is waiting for the standby, it sends no further one: a server doesn't notice that the caller has given
 * up, and each such commit would occupy a connection until the standby is back.
 * @throws DatabaseUnavailable
 */
async function commitNothing(db: Db): Promise<void> {
  const { rows } = await sql<{ waiting: boolean }>`
    select case when waiting then null else pg_logical_emit_message(true, 'whistlestop', 'ready') end, waiting
    from (select exists (
      select from pg_stat_activity
      where datname = current_database() and wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '2 s'
    ) as waiting) as commits`.execute(db)
  if (rows[0]?.waiting === false) return
  throw new DatabaseUnavailable('Commits are waiting for a synchronous standby that does not answer.')
}

/**
 * The server's own limits, in milliseconds. Set once a connection is made, because PgBouncer refuses a connection that asks
 * for them as it starts.
 */
async function limitSession(client: ClientBase, queryTimeout: number): Promise<void> {
  // A process that stops in the middle of a transaction must not keep its locks.
  const text = `set statement_timeout = ${queryTimeout}; set lock_timeout = ${queryTimeout};
    set idle_in_transaction_session_timeout = ${2 * queryTimeout}`
  const query: QueryConfig & { query_timeout: number } = { text, query_timeout: queryTimeout }
  await client.query(query)
}

/** One connection without a time limit, for long work. */
export function connectForLong(url: string): Kysely<Schema> {
  return connect(url, NO_TIMEOUT, { max: 1 })
}

function connect(url: string, queryTimeout: number, options: PoolConfig): Kysely<Schema> {
  const pool = new DeadlinePool(
    { connectionString: url, application_name: 'whistlestop', keepAlive: true, types: OUR_TYPES, ...options },
    queryTimeout,
  )
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** As on SQLite: a 64-bit integer is a number, and one that no number can hold fails loudly. */
const OUR_TYPES: NonNullable<PoolConfig['types']> = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? toSafeInteger : types.getTypeParser(type, format as 'text'),
}

function toSafeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number.`)
  return number
}

/** Waits for its turn and uses a separate connection, without a time limit. */
function exclusiveWrite(url: string, scope: UnitScope): Write {
  return async (unit) => {
    const db = connectForLong(url)
    const write = singleCommit(db, scope)
    try {
      return await write(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${EXCLUSIVE_LOCK})`.execute(transaction)
        return unit(transaction)
      })
    } finally {
      await db.destroy()
    }
  }
}
