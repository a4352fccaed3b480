import { hash } from 'node:crypto'
import { emailKey } from 'game/email-address'
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Mails are found by whom they go to, however the address was written. Columns of leads that nothing read are gone. */
export async function mailsAndLeads(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addHashes(db, dialect)
  await dropMarksOfLeads(db, dialect)
}

const PAGE = 1_000

async function addHashes(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('to_hash', columns.text, (column) => column.notNull().defaultTo(''))
    .execute()
  let last = ''
  for (let isMore = true; isMore; ) {
    const { rows } = await sql<{ id: string; to_address: string }>`
      select id, to_address from mails where id > ${last} order by id limit ${sql.lit(PAGE)}`.execute(db)
    for (const { id, to_address } of rows) {
      await sql`update mails set to_hash = ${hash('sha256', emailKey(to_address))} where id = ${id}`.execute(db)
    }
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === PAGE
  }
  await db.schema.createIndex('mails_by_reader').on('mails').column('to_hash').execute()
}

const KEPT = [
  'id',
  'name',
  'email',
  'email_hash',
  'phone',
  'source',
  'consent_text',
  'consent_source',
  'owner_id',
  'pool_state',
  'taken_by',
  'delivery_id',
  'do_not_contact_at',
  'created_at',
]

/** Without `link_hash` and `taken_at`. SQLite drops no column that is unique, so a new table takes the old one's place. */
async function dropMarksOfLeads(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('leads_kept')
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
    .addColumn('do_not_contact_at', columns.time)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  const kept = sql.join(KEPT.map((column) => sql.ref(column)))
  await sql`insert into leads_kept (${kept}) select ${kept} from leads`.execute(db)
  await db.schema.dropTable('leads').execute()
  await db.schema.alterTable('leads_kept').renameTo('leads').execute()
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
