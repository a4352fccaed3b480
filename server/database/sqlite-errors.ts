import { DatabaseDamaged, DatabaseUnavailable } from '#server/database/database.ts'

/** Another process holds SQLite's write lock. */
export class DatabaseLocked extends DatabaseUnavailable {
  override name = 'DatabaseLocked'
}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) that say nothing against the query itself. */
const LOCKED = new Set([5 /* BUSY */, 6 /* LOCKED */])
const UNAVAILABLE = new Set([7 /* NOMEM */, 8 /* READONLY */, 10 /* IOERR */, 13 /* FULL */, 14 /* CANTOPEN */])

const DAMAGED = new Set([11 /* CORRUPT */, 26 /* NOTADB */])

/**
 * Translates an error of node:sqlite into one of the program's, or returns it unchanged if it's about the query itself.
 */
export function translateSqliteError(error: unknown): unknown {
  const code = primaryCode(error)
  if (code === undefined) return error
  if (LOCKED.has(code)) return new DatabaseLocked('Another process is writing to the database.', { cause: error })
  if (UNAVAILABLE.has(code)) {
    return new DatabaseUnavailable(`The database cannot be used: ${messageOf(error)}.`, { cause: error })
  }
  if (DAMAGED.has(code)) {
    return new DatabaseDamaged(`The database is damaged: ${messageOf(error)}. Restore a backup.`, { cause: error })
  }
  return error
}

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  return error.errcode & 0xff
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
