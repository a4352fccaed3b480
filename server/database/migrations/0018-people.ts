import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** People whom members know, their talks, the key's check value, and the secret addresses of calendars. */
export async function people(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('id', columns.text, (column) => column.notNull())
    .addColumn('state', columns.text, (column) => column.notNull())
    .addColumn('said_no', columns.integer, (column) => column.notNull().check(sql`said_no in (0, 1)`))
    .addColumn('next_on', columns.integer)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .addColumn('sealed', columns.text, (column) => column.notNull())
    .addColumn('sealed_notes', columns.text)
    .addPrimaryKeyConstraint('people_key_of_member', ['member_id', 'id'])
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('people_by_next').on('people').columns(['member_id', 'next_on', 'state']).execute()
  await db.schema.createIndex('people_by_update').on('people').column('updated_at').execute()
  await db.schema
    .createTable('talks')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('person_id', columns.text, (column) => column.notNull())
    .addColumn('id', columns.text, (column) => column.notNull())
    .addColumn('at', columns.time, (column) => column.notNull())
    .addColumn('outcome', columns.text, (column) => column.notNull())
    .addColumn('state_before', columns.text, (column) => column.notNull())
    .addColumn('said_no_before', columns.integer, (column) => column.notNull().check(sql`said_no_before in (0, 1)`))
    .addColumn('next_on_before', columns.integer)
    .addColumn('made_version', columns.time, (column) => column.notNull())
    .addColumn('sealed', columns.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('talks_key', ['member_id', 'person_id', 'id'])
    .addForeignKeyConstraint('talks_with', ['member_id', 'person_id'], 'people', ['member_id', 'id'])
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('people_key')
    .addColumn('id', columns.integer, (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('check_value', columns.text, (column) => column.notNull())
    .addColumn('made_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('member_id', columns.text, (column) => column.primaryKey().references('members.id'))
    .addColumn('token_hash', columns.text, (column) => column.notNull().unique())
    .addColumn('made_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}
