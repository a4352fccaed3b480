import { Migrator } from 'kysely/migration'
import type { Database, Db } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { MIGRATIONS, type Migration } from '#server/database/migrations/all.ts'
import { StartError } from '#server/operator-error.ts'

/**
 * Brings the database to this program's schema, whole or not at all. Any number of processes may call it at once.
 * @returns the names of the migrations that ran, in their order
 * @throws StartError when a newer program has made the database
 */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<string[]> {
  if ((await missing(database.read, migrations)).length === 0) return []
  return database.changeSchema(async (db) => {
    const dialect = dialectOf(db)
    const provider = { getMigrations: async () => forKysely(migrations, dialect) }
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
    if (error !== undefined) throw error
    return (results ?? []).map(({ migrationName }) => migrationName)
  })
}

/** For commands that run while the server does and don't change the schema. @throws StartError unless it is ours */
export function requireOurSchema(database: Database): Promise<void> {
  return requireSchema(database.read)
}

/** @throws StartError unless the schema is ours */
export async function requireSchema(db: Db): Promise<void> {
  if ((await missing(db, MIGRATIONS)).length > 0) {
    throw new StartError(
      'The database has an older schema than this program. Start the server, or run npm run db:migrate.',
    )
  }
}

async function missing(db: Db, migrations: typeof MIGRATIONS): Promise<string[]> {
  const done = await executed(db)
  const unknown = done.find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartError(
      `The database was made by a newer version of this program (it has "${unknown}"). Use that version, or restore a backup.`,
    )
  }
  return Object.keys(migrations).filter((name) => !done.includes(name))
}

async function executed(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

function forKysely(migrations: typeof MIGRATIONS, dialect: Parameters<Migration>[1]) {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      { up: (db: Parameters<Migration>[0]) => migration(db, dialect) },
    ]),
  )
}
