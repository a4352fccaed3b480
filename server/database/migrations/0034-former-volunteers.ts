import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/**
 * Which volunteers left a member, so that they aren't offered to them again. And as of now a member who puts their list away
 * ends the volunteer's part, so lists that were put away before end it, too.
 */
export async function formerVolunteers(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('first_days_former_volunteers')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('volunteer_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('left_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('first_days_former_volunteers_key', ['member_id', 'volunteer_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createIndex('first_days_former_volunteers_by_volunteer')
    .on('first_days_former_volunteers')
    .column('volunteer_id')
    .execute()
  await sql`update first_days set helper_id = null, is_volunteer = 0, agreed_at = null, welcomed_at = null,
    time_agreed_at = null, practised_at = null, looked_in_at = null, helper_finished_at = null, helper_open = 1
    where is_volunteer = 1 and member_open = 0 and paid_at is null`.execute(db)
}
