import { type Kysely, sql } from 'kysely'
import type { DatabaseLocation } from '#server/config.ts'
import { type Database, DatabaseUnavailable, type Db, type Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { migrate, requireSchema } from '#server/database/migrate.ts'
import { readSnapshot } from '#server/database/snapshot.ts'
import { TABLE_KEYS } from '#server/database/table-keys.ts'
import { StartError } from '#server/operator-error.ts'

/** Rows in one insert: 65 columns of them stay below the 32,766 parameters that SQLite takes. */
const PAGE = 500

/** What both sides must agree on after a copy. */
export type Contents = { rows: Record<string, number>; tokens: number; points: number }

/**
 * Copies a consistent state into an empty database, from and to either engine; the source may be in use. The target is
 * written completely or not at all, and compared with the source before the commit.
 * @throws StartError when the source has another schema, or the target isn't empty
 */
export async function copyDatabase(from: DatabaseLocation, to: Database): Promise<Contents> {
  await migrate(to)
  return readSnapshot(from, async (source) => {
    await requireSchema(source)
    const expected = await readContents(source)
    return to.changeSchema(async (target) => {
      await requireEmpty(target)
      for (const table of FROM_MIGRATIONS) await sql`delete from ${sql.table(table)}`.execute(target)
      await dialectOf(target).withoutReferences(target, async () => {
        for (const [table, keys] of Object.entries(TABLE_KEYS)) await copyTable(source, target, table, keys)
      })
      const copied = await readContents(target)
      if (JSON.stringify(copied) !== JSON.stringify(expected)) {
        throw new Error('The copy differs from the source, so it was undone.')
      }
      return copied
    })
  })
}

/** How many rows each table has, and what the ledger adds up to. */
export async function readContents(db: Db): Promise<Contents> {
  const rows: Contents['rows'] = {}
  for (const table of Object.keys(TABLE_KEYS)) rows[table] = await countRows(db, table)
  const sums = await db
    .selectFrom('ledger')
    .select(({ fn }) => [fn.sum<number | null>('tokens').as('tokens'), fn.sum<number | null>('points').as('points')])
    .executeTakeFirstOrThrow()
  return { rows, tokens: Number(sums.tokens ?? 0), points: Number(sums.points ?? 0) }
}

/** Rows that a migration inserts don't count as content. */
const FROM_MIGRATIONS = ['catalogue', 'referral_secret', 'push_keys', 'team_counting']

/** The target may have any version, or not be migrated. @throws StartError when there are rows */
export async function requireEmpty(target: Db): Promise<void> {
  const tables = (await target.introspection.getTables()).map(({ name }) => name)
  for (const table of Object.keys(TABLE_KEYS)) {
    const isContent = tables.includes(table) && !FROM_MIGRATIONS.includes(table)
    if (isContent && (await countRows(target, table)) > 0) {
      throw new StartError(`The target is not empty: it has rows in "${table}". Nothing was changed.`)
    }
  }
}

type Row = Record<string, unknown>

async function copyTable(source: Db, target: Transaction, table: string, keys: readonly string[]): Promise<void> {
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  let last: Row | undefined
  do {
    const after = last && sql`where (${columns}) > (${sql.join(keys.map((key) => last?.[key]))})`
    const page = sql<Row>`select * from ${sql.table(table)} ${after ?? sql``} order by ${columns} limit ${sql.lit(PAGE)}`
    const { rows } = await page.execute(source)
    if (rows.length > 0 && !(await isInserted(target, table, rows))) await insertOneByOne(target, table, keys, rows)
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last !== undefined)
  await dialectOf(target).countRowIdsOn(target, table)
}

/** @returns false when the target refuses one of the rows; then it has none of them */
async function isInserted(target: Transaction, table: string, rows: Row[]): Promise<boolean> {
  await sql`savepoint rows_copied`.execute(target)
  try {
    await (target as unknown as Kysely<Record<string, Row>>).insertInto(table).values(rows).execute()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    await sql`rollback to savepoint rows_copied`.execute(target)
    return false
  }
  await sql`release savepoint rows_copied`.execute(target)
  return true
}

/** Names the row that the target refuses. @throws StartError */
async function insertOneByOne(target: Transaction, table: string, keys: readonly string[], rows: Row[]): Promise<void> {
  for (const row of rows) {
    if (await isInserted(target, table, [row])) continue
    const key = keys.map((column) => `${column} ${JSON.stringify(row[column])}`).join(', ')
    const hasNul = Object.entries(row).find(([, value]) => typeof value === 'string' && value.includes('\0'))
    const why = hasNul ? `PostgreSQL can't store U+0000, which is in its ${hasNul[0]}` : 'the target refuses it'
    throw new StartError(`A row of "${table}" (${key}) can't be copied: ${why}. Correct it. Nothing was copied.`)
  }
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}
