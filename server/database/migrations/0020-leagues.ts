import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Weekly leagues. */
export async function leagues(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { columns } = dialect
  await db.schema
    .alterTable('members')
    .addColumn('in_leagues', columns.integer, (column) =>
      column.notNull().defaultTo(1).check(sql`in_leagues in (0, 1)`),
    )
    .execute()
  await db.schema
    .alterTable('members')
    .addColumn('in_leagues_since', columns.time, (column) => column.notNull().defaultTo(0))
    .execute()
  // Entries are added up in the order of their time, by a background job; a new one goes to the index's end.
  await db.schema.createIndex('ledger_by_time').on('ledger').column('created_at').execute()
  await createLeagues(db, dialect)
  await createResults(db, dialect)
}

async function createLeagues(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('league_week')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('week', columns.integer, (column) => column.notNull())
    .addColumn('folded_until', columns.time, (column) => column.notNull())
    .addColumn('is_complete', columns.integer, (column) => column.notNull().check(sql`is_complete in (0, 1)`))
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('leagues')
    .addColumn('id', columns.rowId)
    .addColumn('week', columns.integer, (column) => column.notNull())
    .addColumn('tier', columns.integer, (column) => column.notNull())
    .addColumn('seats', columns.integer, (column) => column.notNull())
    .addColumn('closed_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('leagues_to_close')
    .on('leagues')
    .columns(['week', 'tier', 'id'])
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('league_scores')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('week', columns.integer, (column) => column.notNull())
    .addColumn('league_id', columns.integer, (column) => column.notNull().references('leagues.id'))
    .addColumn('points', columns.integer, (column) => column.notNull())
    .addColumn('reached_at', columns.time, (column) => column.notNull())
    .addColumn('place', columns.integer)
    .addColumn('move', columns.integer, (column) => column.check(sql`move in (-1, 0, 1)`))
    // The member first: with the week first, SQLite would read the whole week to find one league.
    .addPrimaryKeyConstraint('league_scores_key', ['member_id', 'week'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('league_scores_by_league').on('league_scores').column('league_id').execute()
}

async function createResults(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('league_tiers')
    .addColumn('member_id', columns.text, (column) => column.notNull().primaryKey().references('members.id'))
    .addColumn('tier', columns.integer, (column) => column.notNull())
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createTable('league_badges')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('week', columns.integer, (column) => column.notNull())
    .addColumn('tier', columns.integer, (column) => column.notNull())
    .addColumn('place', columns.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('league_badges_key', ['member_id', 'week'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}
