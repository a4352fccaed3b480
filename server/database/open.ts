import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { openSqlite } from '#server/database/sqlite.ts'

export type OpenOptions = {
  /**
   * How long one query may take on PostgreSQL, in milliseconds. A command that reads everything needs longer than a
   * request.
   */
  queryTimeout?: number
  /** Refuses if there is no SQLite file, instead of creating one. */
  mustExist?: boolean
}

/**
 * Opens the database that the settings name, and checks that it syncs what it acknowledges. Doesn't
 * migrate: call `migrate` next.
 * @throws StartError
 */
export async function openDatabase(where: DatabaseLocation, options: OpenOptions = {}): Promise<Database> {
  return where.kind === 'sqlite'
    ? openSqlite(where.file, options.mustExist)
    : openPostgres(where.url, options.queryTimeout)
}
