import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

export type Engine = 'sqlite' | 'postgres'

/** Everything in which the two engines differ for queries and migrations. Nothing outside this folder asks which one it is. */
export type Dialect = {
  readonly columns: {
    /** Compared byte by byte, so that both engines put the same rows first. */
    readonly text: RawBuilder<unknown>
    readonly integer: RawBuilder<unknown>
    /** Milliseconds since 1970. */
    readonly time: RawBuilder<unknown>
  }
  /** What stands at the end of `create table`. `byKey` is for narrow rows that are only looked up by their primary key. */
  tableEnd(options?: { byKey: boolean }): RawBuilder<unknown>
  /** The statements that make a table refuse every change of its rows. */
  appendOnly(table: string): RawBuilder<unknown>[]
  /** How many rows of the histogram share one total, so that members who cross it at once do not wait for one row. */
  readonly histogramSlots: number
  /** Keeps other writers of a table out until the transaction ends. */
  lockTable(db: Db, table: string): Promise<void>
}

const sqlite: Dialect = {
  columns: { text: sql`text`, integer: sql`integer`, time: sql`integer` },
  tableEnd: (options) => (options?.byKey ? sql`strict, without rowid` : sql`strict`),
  appendOnly: (table) =>
    ['update', 'delete'].map(
      (change) =>
        sql`create trigger ${sql.ref(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
          begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`,
    ),
  histogramSlots: 1,
  lockTable: async () => {
    // SQLite has one writer at a time, and a transaction of ours is it from its beginning.
  },
}

const postgres: Dialect = {
  columns: { text: sql`text collate "C"`, integer: sql`integer`, time: sql`bigint` },
  tableEnd: () => sql``,
  appendOnly: (table) => [
    sql`create function ${sql.ref(`refuse_change_of_${table}`)}() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${table} is append-only'; end`)}`,
    sql`create trigger ${sql.ref(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
      execute function ${sql.ref(`refuse_change_of_${table}`)}()`,
  ],
  histogramSlots: 8,
  lockTable: async (db, table) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(db)
  },
}

export function dialectOf(db: Db): Dialect {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres
}
