import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Who runs the site, which figures are confirmed, which notices members want, and reports of claims. */
export async function operator(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createOperatorDetails(db, dialect)
  await createClaimReports(db, dialect)
  const { columns } = dialect
  await db.schema
    .alterTable('marketing_figures')
    .addColumn('is_confirmed', columns.integer, (column) =>
      column.notNull().defaultTo(0).check(sql`is_confirmed in (0, 1)`),
    )
    .execute()
  await db.schema
    .alterTable('members')
    .addColumn('wants_notices', columns.integer, (column) =>
      column.notNull().defaultTo(1).check(sql`wants_notices in (0, 1)`),
    )
    .execute()
  await db.schema.alterTable('unsubscribe_links').addColumn('member_id', columns.text).execute()
  await db.schema
    .createIndex('unsubscribe_links_by_member')
    .on('unsubscribe_links')
    .column('member_id')
    .where(sql.ref('member_id'), 'is not', null)
    .execute()
}

async function createOperatorDetails(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('operator_details')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('name', columns.text)
    .addColumn('postal_address', columns.text)
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}

async function createClaimReports(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('claim_reports')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('claim', columns.text, (column) => column.notNull())
    .addColumn('seen_where', columns.text, (column) => column.notNull())
    .addColumn('email', columns.text)
    .addColumn('email_hash', columns.text)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addColumn('handled_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('claim_reports_by_age').on('claim_reports').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('claim_reports_by_sender').on('claim_reports').column('email_hash').execute()
}
