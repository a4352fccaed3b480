import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { openPglite, startPglite } from '#server/testing/pglite.ts'

/** A database for one suite, and where another process can open it: undefined where none can. */
type Given = { database: Database; location?: DatabaseLocation; remove: () => Promise<void> }

type Engine = { name: string; give: () => Promise<Given> }

const { TEST_DATABASE_URL, TEST_QUICK } = process.env

const SQLITE: Engine = { name: 'SQLite', give: giveSqlite }
const ENGINES: readonly Engine[] = [
  SQLITE,
  { name: 'PGlite', give: givePglite },
  ...(TEST_DATABASE_URL ? [{ name: 'PostgreSQL', give: () => givePostgres(TEST_DATABASE_URL) }] : []),
]

/**
 * Where the two engines have SQL or errors of their own, or much depends on how they order and count: tried on both in a
 * quick run too.
 */
const ON_EACH_ENGINE = /\/server\/(database|backups|features\/(idempotency|leaderboard|ledger|missions|rewards))\//

/**
 * Runs a suite on each engine, with a migrated, empty database of its own: on SQLite, on PGlite, and on PostgreSQL where
 * TEST_DATABASE_URL names a server on which it may create databases. With TEST_QUICK=1, as `npm test` sets it, most
 * suites run on SQLite only, unless TEST_DATABASE_URL asks for PostgreSQL.
 */
export function describeEachDatabase(title: string, suite: (database: () => Database) => void): void {
  const isQuick = TEST_QUICK === '1' && !TEST_DATABASE_URL && !ON_EACH_ENGINE.test(expect.getState().testPath ?? '')
  describeOn(isQuick ? [SQLITE] : ENGINES, title, suite)
}

type SharedSuite = (database: () => Database, location: () => DatabaseLocation) => void

/**
 * The same for suites that need several processes on one database, which PGlite cannot give. `prepare` is done with the
 * empty database first.
 */
export function describeEachSharedDatabase(
  title: string,
  suite: SharedSuite,
  prepare: (database: Database) => Promise<unknown> = migrate,
): void {
  const shared = ENGINES.filter(({ give }) => give !== givePglite)
  describeOn(shared, title, suite, prepare)
}

function describeOn(
  engines: readonly Engine[],
  title: string,
  suite: SharedSuite,
  prepare: (database: Database) => Promise<unknown> = migrate,
): void {
  describe.each(engines)(`${title} ($name)`, ({ give }) => {
    let given: Given
    beforeAll(async () => {
      given = await give()
      await prepare(given.database)
    })
    afterAll(async () => {
      await given.database.close()
      await given.remove()
    })
    suite(
      () => given.database,
      () => {
        if (given.location === undefined) throw new Error('No other process can open this database.')
        return given.location
      },
    )
  })
}

async function giveSqlite(): Promise<Given> {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  const location: DatabaseLocation = { kind: 'sqlite', file: join(folder, 'whistlestop.db') }
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  return { database: await openDatabase(location), location, remove }
}

/** One serves all suites of all files that this process runs; it ends with the process. */
let pglite: Promise<PGlite> | undefined

async function givePglite(): Promise<Given> {
  pglite ??= startPglite()
  return { database: openPglite(await pglite), remove: async () => undefined }
}

async function givePostgres(url: string): Promise<Given> {
  const name = `whistlestop_test_${randomBytes(6).toString('hex')}`
  // Sorted as a language does unless a column says otherwise, so that one that forgets to is noticed.
  const locale = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C' locale_provider icu icu_locale 'en-US'"
  await onServer(url, `create database ${name} template template0 ${locale}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const location: DatabaseLocation = { kind: 'postgres', url: own.href }
  const remove = () => onServer(url, `drop database ${name} with (force)`)
  return { database: await openDatabase(location), location, remove }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
