import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { sqliteConnection } from '#server/database/sqlite-connection.ts'

/** Kysely's SQLite dialect over node:sqlite, with what a writer beside other processes needs. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  createDriver() {
    return new ImmediateDriver(this.#database)
  }

  createAdapter() {
    return new TransactionalAdapter()
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

  constructor(database: DatabaseSync) {
    super({ database: sqliteConnection(database) })
    this.#database = database
  }

  /** A transaction that takes the lock only at its first write can find another writer's changes in its way and fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN_IMMEDIATE)
  }

  /** After a full disk or a disk error SQLite has rolled back already; a second rollback would fail and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite's DDL is transactional. Kysely says no because a migration there takes no lock of its own; `exclusive` does. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
