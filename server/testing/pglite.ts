import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { singleCommit } from '#server/database/single-commit.ts'
import { UnitScope } from '#server/database/unit-scope.ts'
import { WriteCount } from '#server/database/write-count.ts'

/** PostgreSQL inside this process, in memory: the same SQL without a server. One connection, so nothing ever meets. */
export function openPglite(pglite: PGlite): Database {
  const scope = new UnitScope()
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  const writes = new WriteCount()
  const write = writes.counting(singleCommit(db, scope))
  return {
    engine: 'postgres',
    read: scope.guardReads(db),
    write,
    exclusive: write,
    changeSchema: write,
    endedWrites: writes.ended,
    isReady: async () => !pglite.closed,
    close: async () => {
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
    },
  }
}

/** Starts one. Setting up an empty data folder takes seconds, so it is kept and the next start begins with it. */
export async function startPglite(): Promise<PGlite> {
  const folder = new URL('../../node_modules/.cache/whistlestop/', import.meta.url)
  const file = new URL(`pglite-${await version()}.tar.gz`, folder)
  const loadDataDir = await readFile(file).then(
    (bytes) => new Blob([bytes]),
    () => undefined,
  )
  const pglite = await PGlite.create(loadDataDir === undefined ? {} : { loadDataDir })
  if (loadDataDir === undefined) {
    await mkdir(folder, { recursive: true })
    const dump = await pglite.dumpDataDir('gzip')
    // Another test file may be writing it too: whoever renames last wins, and nobody reads half of it.
    const draft = new URL(`${file.href}.${process.pid}`)
    await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
    await rename(draft, file)
  }
  return pglite
}

async function version(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8')
  return JSON.parse(text).version
}
