import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { openPglite, startPglite } from '#server/testing/pglite.ts'
import { createPostgres, dropPostgres } from '#server/testing/postgres-databases.ts'

/** A database for one suite, and where another process can open it: undefined where none can. */
type Given = { database: Database; location?: DatabaseLocation; remove: () => Promise<void> }

type Prepare = (database: Database) => Promise<unknown>

/** Migrated databases come from a copy of the one that `templates.ts` made, where the engine can copy one. */
type Engine = { name: string; give: (prepare: Prepare) => Promise<Given> }

const { TEST_DATABASE_URL, TEST_QUICK } = process.env

const SQLITE: Engine = { name: 'SQLite', give: giveSqlite }
const PGLITE: Engine = { name: 'PGlite', give: givePglite }
const POSTGRES: Engine = { name: 'PostgreSQL', give: (prepare) => givePostgres(TEST_DATABASE_URL ?? '', prepare) }

/** Where the two engines have SQL or errors of their own: tried on PGlite too in every run. */
const ON_EACH_ENGINE = /\/server\/(database|backups|features\/(idempotency|ledger))\//

/**
 * Runs a suite on each engine, with a migrated, empty database of its own: on SQLite, and on PostgreSQL where
 * TEST_DATABASE_URL names a server on which it may create databases. Without one, PGlite takes its place: in every suite,
 * or with TEST_QUICK=1, as `npm test` sets it, only where ON_EACH_ENGINE says so. Those run on PGlite beside PostgreSQL
 * too, because `npm test` relies on it.
 */
export function describeEachDatabase(title: string, suite: (database: () => Database) => void): void {
  const isOnPglite = ON_EACH_ENGINE.test(expect.getState().testPath ?? '') || !(TEST_QUICK === '1' || TEST_DATABASE_URL)
  describeOn([SQLITE, ...(isOnPglite ? [PGLITE] : []), ...(TEST_DATABASE_URL ? [POSTGRES] : [])], title, suite)
}

type SharedSuite = (database: () => Database, location: () => DatabaseLocation) => void

/**
 * The same for suites that need several processes on one database, which PGlite cannot give. `prepare` is done with the
 * empty database first.
 */
export function describeEachSharedDatabase(title: string, suite: SharedSuite, prepare: Prepare = migrate): void {
  describeOn([SQLITE, ...(TEST_DATABASE_URL ? [POSTGRES] : [])], title, suite, prepare)
}

function describeOn(engines: readonly Engine[], title: string, suite: SharedSuite, prepare: Prepare = migrate): void {
  describe.each(engines)(`${title} ($name)`, ({ give }) => {
    let given: Given
    beforeAll(async () => {
      given = await give(prepare)
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

async function giveSqlite(prepare: Prepare): Promise<Given> {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  const location: DatabaseLocation = { kind: 'sqlite', file: join(folder, 'whistlestop.db') }
  if (prepare === migrate) copyFileSync(inject('migrated').sqlite, location.file)
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  return { database: await open(location, prepare), location, remove }
}

/** One serves all suites of all files that this process runs; it ends with the process. */
let pglite: Promise<PGlite> | undefined

async function givePglite(prepare: Prepare): Promise<Given> {
  pglite ??= startPglite()
  const database = openPglite(await pglite)
  await prepare(database)
  return { database, remove: async () => undefined }
}

async function givePostgres(server: string, prepare: Prepare): Promise<Given> {
  const url = await createPostgres(server, prepare === migrate ? inject('migrated').postgres : undefined)
  const location: DatabaseLocation = { kind: 'postgres', url }
  return { database: await open(location, prepare), location, remove: () => dropPostgres(url) }
}

async function open(location: DatabaseLocation, prepare: Prepare): Promise<Database> {
  const database = await openDatabase(location)
  if (prepare !== migrate) await prepare(database)
  return database
}
