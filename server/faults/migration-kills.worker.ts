import type { KyselyPlugin } from 'kysely'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS, type Migration } from '#server/database/migrations/all.ts'
import { beWorker } from '#server/testing/processes.ts'

export type MigrationKill = {
  /** How many migrations to run, from the first. */
  upTo: number
  /** Before which query of them to die; none where undefined. */
  dieBefore?: number
}

/** Migrates, and kills itself in the middle. @returns the migration of each query */
await beWorker<MigrationKill>(async (database, { upTo, dieBefore }): Promise<string[]> => {
  const queries: string[] = []
  const counted = (name: string, migration: Migration): Migration => {
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (queries.length === dieBefore) process.kill(process.pid, 'SIGKILL')
        queries.push(name)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return (db, dialect) => migration(db.withPlugin(counter), dialect)
  }
  const some = Object.entries(MIGRATIONS).slice(0, upTo)
  await migrate(database, Object.fromEntries(some.map(([name, migration]) => [name, counted(name, migration)])))
  return queries
})
