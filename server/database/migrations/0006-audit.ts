import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Two years in milliseconds, as 730 days. */
const KEPT_FOR = 730 * 24 * 3_600_000

/**
 * What administrators did and what happened to the security of accounts. Rows stay as they were written, with two
 * exceptions: what may identify a person is erased with their account, and a row goes once another is two years newer.
 */
export async function audit(db: Kysely<unknown>, { columns, tableEnd, appendOnly }: Dialect): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', columns.rowId)
    .addColumn('at', columns.time, (column) => column.notNull())
    .addColumn('kind', columns.text, (column) => column.notNull())
    .addColumn('actor_kind', columns.text, (column) => column.notNull())
    .addColumn('actor_id', columns.text)
    .addColumn('target_kind', columns.text)
    .addColumn('target_id', columns.text)
    .addColumn('state_before', columns.text)
    .addColumn('state_after', columns.text)
    .addColumn('outcome', columns.text, (column) => column.notNull().check(sql`outcome in ('ok', 'refused')`))
    .addColumn('address_block', columns.text)
    .addColumn('route', columns.text)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('audit_log_by_time').on('audit_log').column('at').execute()
  await db.schema.createIndex('audit_log_by_kind').on('audit_log').columns(['kind', 'id']).execute()
  await db.schema.createIndex('audit_log_by_actor').on('audit_log').columns(['actor_id', 'id']).execute()
  await db.schema.createIndex('audit_log_by_target').on('audit_log').columns(['target_id', 'kind', 'at']).execute()
  const exceptions = { update: ONLY_ERASES, delete: `old.at < (select max(at) from audit_log) - ${KEPT_FOR}` }
  for (const statement of appendOnly('audit_log', exceptions)) await statement.execute(db)
}

const FIXED = ['id', 'at', 'kind', 'actor_kind', 'actor_id', 'target_kind', 'target_id', 'outcome', 'route']
const ERASABLE = ['state_before', 'state_after', 'address_block']

/** An update that writes null into some of the columns that may identify a person, and touches no other column. */
const ONLY_ERASES = [
  ...FIXED.map((column) => `new.${column} is not distinct from old.${column}`),
  ...ERASABLE.map((column) => `(new.${column} is null or new.${column} is not distinct from old.${column})`),
].join(' and ')
