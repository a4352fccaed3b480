import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

// No migration of its own: these are tables of 0003-economy, which has no room for them. They were released with it, and
// like it they are never edited.

export async function createRewards(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('reward_type', columns.text, (column) => column.notNull())
    .addColumn('items', columns.text, (column) => column.notNull())
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('deliveries_by_member').on('deliveries').columns(['member_id', 'created_at']).execute()
  await db.schema
    .createTable('delivered_items')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('item_key', columns.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('delivered_items_key', ['member_id', 'item_key'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}

export async function createLeads(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('leads')
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
      column.notNull().check(sql`pool_state in ('none', 'available', 'taken')`),
    )
    .addColumn('taken_by', columns.text, (column) => column.references('members.id'))
    .addColumn('delivery_id', columns.text, (column) => column.references('deliveries.id'))
    .addColumn('taken_at', columns.time)
    .addColumn('link_hash', columns.text, (column) => column.notNull().unique())
    .addColumn('do_not_contact_at', columns.time)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('leads_available')
    .on('leads')
    .columns(['created_at', 'id'])
    .where(sql.ref('pool_state'), '=', sql.lit('available'))
    .execute()
  await db.schema.createIndex('leads_by_owner').on('leads').columns(['owner_id', 'created_at']).execute()
  await db.schema.createIndex('leads_by_delivery').on('leads').column('delivery_id').execute()
  await db.schema.createIndex('leads_by_age').on('leads').column('created_at').execute()
  await sql`create unique index leads_once on leads (email_hash, coalesce(owner_id, ''))`.execute(db)
}

export async function createChallenges(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('challenge_progress')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('challenge_key', columns.text, (column) => column.notNull())
    .addColumn('count', columns.integer, (column) => column.notNull())
    .addColumn('last_day', columns.integer)
    .addColumn('completed_at', columns.time)
    .addPrimaryKeyConstraint('challenge_progress_key', ['member_id', 'challenge_key'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}
