import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

const COPIED = [
  'id',
  'name',
  'email',
  'email_hash',
  'source',
  'consent_text',
  'consent_source',
  'owner_id',
  'taken_by',
  'delivery_id',
  'do_not_contact_at',
  'created_at',
]

/**
 * People are in the pool only after they confirmed it by a mailed link. Those who were available have not, so they wait;
 * housekeeping mails them their link. Those already delivered stay with the member who has them. Only a person's own
 * contact keeps a phone number. SQLite cannot change a check, so a new table replaces the old one.
 */
export async function confirmedLeads(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('leads_confirmed')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('name', columns.text, (column) => column.notNull())
    .addColumn('email', columns.text, (column) => column.notNull())
    .addColumn('email_hash', columns.text, (column) => column.notNull())
    .addColumn('phone', columns.text)
    .addColumn('source', columns.text, (column) => column.notNull().check(sql`source in ('form', 'import', 'sample')`))
    .addColumn('consent_text', columns.text, (column) => column.notNull())
    .addColumn('consent_source', columns.text)
    .addColumn('owner_id', columns.text, (column) => column.references('members.id'))
    .addColumn('pool_state', columns.text, (column) =>
      column.notNull().check(sql`pool_state in ('none', 'waiting', 'available', 'taken')`),
    )
    .addColumn('confirm_hash', columns.text)
    .addColumn('confirm_sent_at', columns.time)
    .addColumn('taken_by', columns.text, (column) => column.references('members.id'))
    .addColumn('delivery_id', columns.text, (column) => column.references('deliveries.id'))
    .addColumn('do_not_contact_at', columns.time)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addCheckConstraint('leads_phone_of_own_contacts', sql`phone is null or owner_id is not null`)
    .modifyEnd(tableEnd())
    .execute()
  const copied = sql.join(COPIED.map((column) => sql.ref(column)))
  await sql`insert into leads_confirmed (${copied}, phone, pool_state) select ${copied},
    case when owner_id is null then null else phone end,
    case when pool_state = 'available' and source != 'sample' then 'waiting' else pool_state end
    from leads`.execute(db)
  await db.schema.dropTable('leads').execute()
  await db.schema.alterTable('leads_confirmed').renameTo('leads').execute()
  await indexLeads(db)
}

async function indexLeads(db: Kysely<unknown>): Promise<void> {
  for (const state of ['available', 'waiting']) {
    await db.schema
      .createIndex(`leads_${state}`)
      .on('leads')
      .columns(['created_at', 'id'])
      .where(sql.ref('pool_state'), '=', sql.lit(state))
      .execute()
  }
  await db.schema.createIndex('leads_by_owner').on('leads').columns(['owner_id', 'created_at']).execute()
  await db.schema.createIndex('leads_by_delivery').on('leads').column('delivery_id').execute()
  await db.schema.createIndex('leads_by_age').on('leads').column('created_at').execute()
  await db.schema.createIndex('leads_by_confirmation').unique().on('leads').column('confirm_hash').execute()
  await sql`create unique index leads_once on leads (email_hash, coalesce(owner_id, ''))`.execute(db)
}
