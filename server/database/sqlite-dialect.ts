import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { sqliteConnection } from '#server/database/sqlite-connection.ts'

/** Kysely's SQLite dialect over node:sqlite, with what a writer needs when other processes write, too. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync
  readonly #connection: SqliteDatabase
  readonly #beforeCommit: () => void

  /** @param beforeCommit an exception of it rolls the transaction back and is rethrown */
  constructor(database: DatabaseSync, beforeCommit = () => {}) {
    this.#database = database
    this.#connection = sqliteConnection(database)
    this.#beforeCommit = beforeCommit
  }

  createDriver() {
    return new ImmediateDriver(this.#database, this.#connection, this.#beforeCommit)
  }

  createAdapter() {
    return new InProcessAdapter(this.#connection)
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }
}

const BEGIN_IMMEDIATE = CompiledQuery.raw('begin immediate')

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #beforeCommit: () => void

  constructor(database: DatabaseSync, connection: SqliteDatabase, beforeCommit: () => void) {
    super({ database: connection })
    this.#database = database
    this.#beforeCommit = beforeCommit
  }

  /** A transaction that takes the lock only at its first write can find another writer's changes in its way and fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN_IMMEDIATE)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#beforeCommit()
    await super.commitTransaction(connection)
  }

  /** After a full disk or a disk error SQLite has rolled back already; a second rollback would fail and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** What all handles on one connection share, transactions included. */
export class InProcessAdapter extends SqliteAdapter {
  readonly #connection: SqliteDatabase

  constructor(connection: SqliteDatabase) {
    super()
    this.#connection = connection
  }

  /**
   * SQLite's DDL is transactional. Kysely assumes it isn't because its migrations take no lock there; `exclusive` does.
   */
  override get supportsTransactionalDdl() {
    return true
  }

  /**
   * Runs a statement synchronously. Kysely waits for a connection, for its turn on it and for the statement, in a dozen
   * promises; here there is one connection, and a statement ends before anything else can begin.
   */
  rowsOf(text: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#connection.prepare(text)
    if (statement.reader) return statement.all(parameters)
    statement.run(parameters)
    return []
  }
}
