import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'

/** Everything in which the two engines differ for queries and migrations. Nothing outside this folder asks which one it is. */
export type Dialect = {
  readonly columns: {
    /** Compared byte by byte, so that both engines put the same rows first. */
    readonly text: RawBuilder<unknown>
    readonly integer: RawBuilder<unknown>
    /** A floating-point number of 64 bits. */
    readonly real: RawBuilder<unknown>
    /** Milliseconds since 1970. */
    readonly time: RawBuilder<unknown>
    /** A primary key that the database counts up and never gives twice. */
    readonly rowId: RawBuilder<unknown>
  }
  /** The end of a `create table` statement. `byKey` is for narrow rows that are only looked up by their primary key. */
  tableEnd(options?: { byKey: boolean }): RawBuilder<unknown>
  /**
   * The statements that make a table refuse every change of its rows. `except` are conditions over the rows `old` and
   * `new`, in SQL that both engines read, under which one update or delete is let through.
   */
  appendOnly(table: string, except?: { update: string; delete: string }): RawBuilder<unknown>[]
  /**
   * The statements that make a table do something after an update that names one of the columns. `when` is a condition
   * over the rows `old` and `new`, `run` a statement over `new`, both in SQL that both engines read.
   */
  afterUpdate(table: string, trigger: Trigger): RawBuilder<unknown>[]
  /** The statements after which these columns of a table hold 64-bit integers. */
  toLargeIntegers(table: string, columns: readonly string[]): RawBuilder<unknown>[]
  /** How many rows of the histogram share one total, so that members who cross it at once do not wait for one row. */
  readonly histogramSlots: number
  /**
   * Whether a query waits for another program: then combining two queries into one is faster; in the same process it
   * isn't.
   */
  readonly isAcrossNetwork: boolean
  /** At a query's end: locks its rows until the transaction ends. Others wait for them, or take the next ones. */
  readonly lockRows: {
    readonly wait: RawBuilder<unknown>
    readonly skip: RawBuilder<unknown>
    /** As for an update that leaves the keys alone: others may still refer to them. */
    readonly change: RawBuilder<unknown>
    /** Others may share them, and wait only to change them. */
    readonly share: RawBuilder<unknown>
    /** Others may change them, and wait only with what deletes or replaces them, such as deleting an account. */
    readonly exists: RawBuilder<unknown>
  }
  /**
   * Runs a copy inside `changeSchema` without checking the references of each row; at the end all references are
   * checked.
   */
  withoutReferences(db: Transaction, run: () => Promise<void>): Promise<void>
  /** After inserting rows with ids: new ids continue from the highest. */
  countRowIdsOn(db: Transaction, table: string): Promise<void>
  /**
   * Locks names until the transaction ends. They need no row, such as an email address that isn't registered yet.
   * Always locked in the same order, so that two transactions that lock several never wait for each other.
   */
  lockNames(db: Transaction, names: readonly string[]): Promise<void>
  /** Keeps other writers of a table out until the transaction ends. For repairs: no request may wait for it. */
  lockTable(db: Db, table: string): Promise<void>
  /** How large the whole database is, in bytes. */
  sizeOf(db: Db): Promise<number>
}

type Trigger = { name: string; of: readonly string[]; when: string; run: string }

const sqlite: Dialect = {
  columns: {
    text: sql`text`,
    integer: sql`integer`,
    real: sql`real`,
    time: sql`integer`,
    rowId: sql`integer primary key autoincrement`,
  },
  tableEnd: (options) => (options?.byKey ? sql`strict, without rowid` : sql`strict`),
  appendOnly: (table, except) =>
    (['update', 'delete'] as const).map(
      (change) =>
        sql`create trigger ${sql.ref(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
          ${sql.raw(except ? `when not (${except[change]})` : '')}
          begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`,
    ),
  afterUpdate: (table, trigger) => [
    sql`create trigger ${sql.ref(trigger.name)} after update of ${columnsOf(trigger)} on ${sql.table(table)}
      when ${sql.raw(trigger.when)} begin ${sql.raw(trigger.run)}; end`,
  ],
  // Every integer of SQLite has 64 bits.
  toLargeIntegers: () => [],
  histogramSlots: 1,
  isAcrossNetwork: false,
  lockRows: { wait: sql``, skip: sql``, change: sql``, share: sql``, exists: sql`` },
  // On SQLite `changeSchema` doesn't check references until its end, and then checks all of them.
  withoutReferences: (_db, run) => run(),
  countRowIdsOn: async () => {
    // SQLite's autoincrement continues from the highest id without help.
  },
  lockNames: async () => {
    // SQLite has one writer at a time, and our transaction is the writer from its beginning.
  },
  lockTable: async () => {
    // Likewise.
  },
  sizeOf: (db) =>
    onlyNumber(db, sql`select page_count * page_size as number from pragma_page_count(), pragma_page_size()`),
}

const postgres: Dialect = {
  columns: {
    text: sql`text collate "C"`,
    integer: sql`integer`,
    real: sql`double precision`,
    time: sql`bigint`,
    rowId: sql`integer generated by default as identity primary key`,
  },
  tableEnd: () => sql``,
  appendOnly: (table, except) => [
    sql`create function ${sql.ref(`refuse_change_of_${table}`)}() returns trigger language plpgsql as
      ${sql.lit(`begin ${except ? letThrough(except) : ''} raise exception '${table} is append-only'; end`)}`,
    ...(except ? ['update or delete', 'truncate'] : ['update or delete or truncate']).map(
      (changes, index) =>
        sql`create trigger ${sql.ref(`${table}_no_${index === 0 ? 'change' : 'truncate'}`)}
          before ${sql.raw(changes)} on ${sql.table(table)} ${sql.raw(except && index === 0 ? 'for each row' : '')}
          execute function ${sql.ref(`refuse_change_of_${table}`)}()`,
    ),
  ],
  afterUpdate: (table, trigger) => [
    sql`create function ${sql.ref(trigger.name)}() returns trigger language plpgsql as
      ${sql.lit(`begin ${trigger.run}; return null; end`)}`,
    sql`create trigger ${sql.ref(trigger.name)} after update of ${columnsOf(trigger)} on ${sql.table(table)}
      for each row when (${sql.raw(trigger.when)}) execute function ${sql.ref(trigger.name)}()`,
  ],
  toLargeIntegers: (table, columns) => {
    const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type bigint`)
    return [sql`alter table ${sql.table(table)} ${sql.join(changes)}`]
  },
  histogramSlots: 2,
  isAcrossNetwork: true,
  lockRows: {
    wait: sql`for update`,
    skip: sql`for update skip locked`,
    change: sql`for no key update`,
    share: sql`for share`,
    exists: sql`for key share`,
  },
  withoutReferences: withoutConstraints,
  countRowIdsOn: async (db, table) => {
    const { rows } = await sql<{ sequence: string | null }>`
      select pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
      where attrelid = ${table}::regclass and attidentity <> ''`.execute(db)
    for (const { sequence } of rows) {
      await sql`select setval(${sequence}, greatest(1, (select max(id) from ${sql.table(table)})),
        exists (select from ${sql.table(table)}))`.execute(db)
    }
  },
  lockNames: async (db, names) => {
    await sql`select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from json_array_elements_text(${JSON.stringify(names)}) as name
      order by key) as keys`.execute(db)
  },
  lockTable: async (db, table) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(db)
  },
  sizeOf: (db) => onlyNumber(db, sql`select pg_database_size(current_database()) as number`),
}

function columnsOf({ of }: Trigger): RawBuilder<unknown> {
  return sql.join(of.map((column) => sql.ref(column)))
}

/** For a trigger function of PostgreSQL, which also runs for `truncate`, where there are no rows to look at. */
function letThrough(except: { update: string; delete: string }): string {
  return `if tg_op = 'UPDATE' then if ${except.update} then return new; end if; end if;
    if tg_op = 'DELETE' then if ${except.delete} then return old; end if; end if;`
}

async function onlyNumber(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ number: number }>).execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database did not answer with a number.')
  return row.number
}

/** Adding a constraint again checks every row there is. */
async function withoutConstraints(db: Transaction, run: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  await run()
  for (const { table, name, definition } of rows) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
  }
}

export function dialectOf(db: Db): Dialect {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqlite : postgres
}
