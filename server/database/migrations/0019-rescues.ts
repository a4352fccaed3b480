import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Cards that tell a sponsor who needs a hand. */
export async function rescues(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('rescues')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('sponsor_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('cause', columns.text, (column) => column.notNull())
    .addColumn('stands_since', columns.time, (column) => column.notNull())
    .addColumn('detail', columns.integer)
    .addColumn('state', columns.text, (column) => column.notNull())
    .addColumn('shown_at', columns.time, (column) => column.notNull())
    .addColumn('later_until', columns.time)
    .addColumn('reached_out_at', columns.time)
    .addColumn('moved_on_at', columns.time)
    .addColumn('asked_at', columns.time)
    .addColumn('settled_at', columns.time)
    .addColumn('points', columns.integer, (column) => column.notNull().check(sql`points >= 0`))
    .modifyEnd(tableEnd())
    .execute()
  // One standstill makes one card, whatever becomes of it.
  await db.schema
    .createIndex('rescues_by_standstill')
    .on('rescues')
    .columns(['member_id', 'sponsor_id', 'cause', 'stands_since'])
    .unique()
    .execute()
  await db.schema.createIndex('rescues_by_member').on('rescues').columns(['member_id', 'shown_at']).execute()
  await db.schema.createIndex('rescues_by_sponsor').on('rescues').columns(['sponsor_id', 'state', 'shown_at']).execute()
  await db.schema.createIndex('rescues_by_state').on('rescues').columns(['state', 'reached_out_at']).execute()
  await db.schema.createIndex('rescues_by_showing').on('rescues').column('shown_at').execute()
}
