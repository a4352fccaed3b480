import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { openPglite, startPglite } from '#server/testing/pglite.ts'

/** A database for one suite, and where another process can open it: undefined where none can. */
type Given = { database: Database; location?: DatabaseLocation; remove: () => Promise<void> }

type Engine = { name: string; give: () => Promise<Given> }

const { TEST_DATABASE_URL } = process.env

const ENGINES: readonly Engine[] = [
  { name: 'SQLite', give: giveSqlite },
  { name: 'PGlite', give: givePglite },
  ...(TEST_DATABASE_URL ? [{ name: 'PostgreSQL', give: () => givePostgres(TEST_DATABASE_URL) }] : []),
]

/**
 * Runs a suite on each engine, with a migrated, empty database of its own: on SQLite, on PGlite, and on PostgreSQL where
 * TEST_DATABASE_URL names a server on which it may create databases.
 */
export function describeEachDatabase(title: string, suite: (database: () => Database) => void): void {
  describeOn(ENGINES, title, suite)
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
