import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { openSqlite } from '#server/database/sqlite.ts'

/**
 * Opens the database that the settings name, and makes sure that it keeps what it acknowledges (reliability G2). Does
 * not migrate: call `migrate` next. `queryTimeout` is for commands that read everything: how long one query may take,
 * in milliseconds.
 * @throws StartError
 */
export async function openDatabase(
  where: DatabaseLocation,
  options: { queryTimeout?: number } = {},
): Promise<Database> {
  return where.kind === 'sqlite' ? openSqlite(where.file) : openPostgres(where.url, options.queryTimeout)
}
