import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { cameFromServer } from '#server/database/postgres-errors.ts'
import { StartError } from '#server/operator-error.ts'

/** How long to wait for the server at start, in milliseconds. */
const TIMEOUT = 10_000
const PAUSE = 250

const OLDEST_POSTGRES = 15

export type PostgresSettings = { version: number; fsync: string; synchronousCommit: string; encoding: string }

const SETTINGS = `select current_setting('server_version_num')::integer / 10000 as "version",
  current_setting('fsync') as "fsync",
  current_setting('synchronous_commit') as "synchronousCommit",
  current_setting('server_encoding') as "encoding"`

/** Waits until the server answers, then checks that it syncs what it acknowledges. @throws StartError */
export async function requireUsablePostgres(url: string, timeout = TIMEOUT): Promise<void> {
  const reason = reasonToRefuse(await askUntilAnswered(url, timeout))
  if (reason !== undefined) throw new StartError(`The database at ${address(url)} cannot be used: ${reason}.`)
}

/** The settings of PostgreSQL without which an acknowledged write isn't durable. */
export function reasonToRefuse(settings: PostgresSettings): string | undefined {
  const { version, fsync, synchronousCommit, encoding } = settings
  if (version < OLDEST_POSTGRES) return `PostgreSQL is ${version}, but ${OLDEST_POSTGRES} or newer is needed`
  if (fsync !== 'on') return `fsync is ${fsync}, so a power failure could lose confirmed changes`
  if (synchronousCommit === 'off') return 'synchronous_commit is off, so a crash could lose confirmed changes'
  if (encoding !== 'UTF8') return `its encoding is ${encoding}, but names need UTF8`
  return undefined
}

async function askUntilAnswered(url: string, timeout: number): Promise<PostgresSettings> {
  const giveUpAt = performance.now() + timeout
  for (;;) {
    try {
      return await ask(url, giveUpAt - performance.now())
    } catch (error) {
      if (isFinal(error))
        throw new StartError(`The database at ${address(url)} refused the connection: ${messageOf(error)}.`)
      if (performance.now() + PAUSE > giveUpAt) {
        const seconds = timeout / 1000
        throw new StartError(`No database answered at ${address(url)} within ${seconds} s: ${messageOf(error)}.`)
      }
    }
    await setTimeout(PAUSE)
  }
}

async function ask(url: string, timeout: number): Promise<PostgresSettings> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeout, query_timeout: timeout })
  // The error of a query or of connecting is thrown; this one is a connection lost meanwhile, and needs a listener.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<PostgresSettings>(SETTINGS)
    if (rows[0] === undefined) throw new Error('it does not report its settings')
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Waiting doesn't help with a wrong password (class 28) or a missing database (3D). */
function isFinal(error: unknown): boolean {
  return cameFromServer(error) && /^(28|3D)/.test(error.code ?? '')
}

/** Where the database is, without the password. */
function address(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  // Node throws one that contains the failure of each address tried, without a message.
  const first = error instanceof AggregateError ? messageOf(error.errors[0]) : message
  return first.replace(/\.$/, '')
}
