import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DatabaseLocation } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createPostgres, dropPostgres } from '#server/testing/postgres-databases.ts'

/** Migrated, empty databases, of which each suite gets a copy: a SQLite file, and a database on TEST_DATABASE_URL. */
export type Migrated = { sqlite: string; postgres?: string }

declare module 'vitest' {
  interface ProvidedContext {
    migrated: Migrated
  }
}

/** Vitest calls it once before the tests, and what it returns after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-template-'))
  const sqlite = join(folder, 'whistlestop.db')
  await makeMigrated({ kind: 'sqlite', file: sqlite })
  const postgres = TEST_DATABASE_URL ? await createPostgres(TEST_DATABASE_URL) : undefined
  if (postgres !== undefined) await makeMigrated({ kind: 'postgres', url: postgres })
  project.provide('migrated', { sqlite, ...(postgres === undefined ? {} : { postgres }) })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (postgres !== undefined) await dropPostgres(postgres)
  }
}

async function makeMigrated(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location)
  await migrate(database)
  await database.close()
}
