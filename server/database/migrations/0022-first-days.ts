import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

const TIMES = [
  'agreed_at',
  'called_at',
  'welcomed_at',
  'time_agreed_at',
  'practised_at',
  'looked_in_at',
  'member_finished_at',
  'helper_finished_at',
  'paid_at',
]

/** The checklist of a new member and of who helps them, and who volunteers to help. */
export async function firstDays(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  const flag = (name: string, initial: 0 | 1) => (column: ColumnDefinitionBuilder) =>
    column
      .notNull()
      .defaultTo(initial)
      .check(sql`${sql.ref(name)} in (0, 1)`)
  let table = db.schema
    .createTable('first_days')
    .addColumn('member_id', columns.text, (column) => column.primaryKey().references('members.id'))
    .addColumn('helper_id', columns.text, (column) => column.references('members.id'))
    .addColumn('is_volunteer', columns.integer, flag('is_volunteer', 0))
    .addColumn('wants_none', columns.integer, flag('wants_none', 0))
    .addColumn('started_at', columns.time, (column) => column.notNull())
    .addColumn('sealed_why', columns.text)
    .addColumn('member_open', columns.integer, flag('member_open', 1))
    .addColumn('helper_open', columns.integer, flag('helper_open', 1))
  for (const name of TIMES) table = table.addColumn(name, columns.time)
  await table.modifyEnd(tableEnd()).execute()
  await db.schema
    .createIndex('first_days_by_helper')
    .on('first_days')
    .columns(['helper_id', 'helper_open', 'started_at'])
    .execute()
  await db.schema
    .createTable('first_days_volunteers')
    .addColumn('member_id', columns.text, (column) => column.primaryKey().references('members.id'))
    .addColumn('since', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}
