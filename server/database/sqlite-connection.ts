import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { translateSqliteError } from '#server/database/sqlite-errors.ts'

/**
 * How many prepared statements a connection keeps. The program has far fewer statements; the limit keeps parameter
 * lists of varying length from adding more without limit.
 */
const STATEMENTS_KEPT = 500

/** Gives node:sqlite the shape that Kysely's SQLite dialect expects, and its errors our names. */
export function sqliteConnection(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, Statement>()
  return {
    prepare(text) {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = new Statement(prepare(database, text))
      if (statements.size >= STATEMENTS_KEPT) evictOldest(statements)
      statements.set(text, statement)
      return statement
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}

/** An evicted statement is finalised by garbage collection; if it is needed again, it is prepared again. */
function evictOldest(statements: Map<string, Statement>): void {
  for (const text of statements.keys()) {
    statements.delete(text)
    return
  }
}

function prepare(database: DatabaseSync, text: string): StatementSync {
  try {
    return database.prepare(text)
  } catch (error) {
    throw translateSqliteError(error)
  }
}

class Statement implements SqliteStatement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    try {
      return this.#statement.all(...(parameters as SQLInputValue[]))
    } catch (error) {
      throw translateSqliteError(error)
    }
  }

  run(parameters: readonly unknown[]) {
    try {
      return this.#statement.run(...(parameters as SQLInputValue[]))
    } catch (error) {
      throw translateSqliteError(error)
    }
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as SQLInputValue[]))
  }
}
