import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Accounts, missions, the ledger and the leaderboard. */
export async function playLoop(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createMembers(db, dialect)
  await createSignInTables(db, dialect)
  await createDevicesAndAttempts(db, dialect)
  await createMissions(db, dialect)
  await createLedger(db, dialect)
  await createHistogram(db, dialect)
}

async function createMembers(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('name', columns.text, (column) => column.notNull())
    .addColumn('email', columns.text, (column) => column.notNull())
    .addColumn('email_key', columns.text, (column) => column.notNull().unique())
    .addColumn('phone', columns.text)
    .addColumn('password_hash', columns.text)
    .addColumn('is_admin', columns.integer, (column) => column.notNull().check(sql`is_admin in (0, 1)`))
    .addColumn('tokens', columns.integer, (column) => column.notNull().check(sql`tokens >= 0`))
    .addColumn('leaderboard_pts', columns.integer, (column) => column.notNull().check(sql`leaderboard_pts >= 0`))
    .addColumn('invite_code', columns.text, (column) => column.notNull().unique())
    .addColumn('sponsor_id', columns.text, (column) => column.references('members.id'))
    .addColumn('invited_count', columns.integer, (column) => column.notNull().check(sql`invited_count >= 0`))
    .addColumn('joined_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('members_on_board')
    .on('members')
    .columns(['leaderboard_pts desc', 'joined_at', 'id'])
    .where(sql.ref('is_admin'), '=', sql.lit(0))
    .execute()
  await db.schema
    .createIndex('members_by_sponsor')
    .on('members')
    .columns(['sponsor_id', 'joined_at desc'])
    .where(sql.ref('sponsor_id'), 'is not', null)
    .execute()
}

async function createSignInTables(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addColumn('last_seen_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('sessions_by_member').on('sessions').column('member_id').execute()
  await db.schema.createIndex('sessions_by_start').on('sessions').column('created_at').execute()
  await db.schema
    .createTable('password_links')
    .addColumn('token_hash', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('expires_at', columns.time, (column) => column.notNull())
    .addColumn('used_at', columns.time)
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('password_links_by_member').on('password_links').column('member_id').execute()
}

async function createDevicesAndAttempts(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('token_hash', columns.text, (column) => column.notNull())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('last_used_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('devices_key', ['token_hash', 'member_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('devices_by_member').on('devices').column('member_id').execute()
  await db.schema.createIndex('devices_by_last_use').on('devices').column('last_used_at').execute()
  await db.schema
    .createTable('attempts')
    .addColumn('key', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('count', columns.integer, (column) => column.notNull().check(sql`count >= 0`))
    .addColumn('window_ends_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('attempts_by_window').on('attempts').column('window_ends_at').execute()
}

async function createMissions(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('missions')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey())
    .addColumn('title', columns.text, (column) => column.notNull())
    .addColumn('description', columns.text, (column) => column.notNull())
    .addColumn('content', columns.text, (column) => column.notNull())
    .addColumn('tokens', columns.integer, (column) => column.notNull().check(sql`tokens >= 0`))
    .addColumn('points', columns.integer, (column) => column.notNull().check(sql`points >= 0`))
    .addColumn('unlock_after', columns.integer, (column) => column.references('missions.id'))
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('mission_completions')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('mission_id', columns.integer, (column) => column.notNull().references('missions.id'))
    .addColumn('completed_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('mission_completions_key', ['member_id', 'mission_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}

async function createLedger(db: Kysely<unknown>, { columns, tableEnd, appendOnly }: Dialect): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('kind', columns.text, (column) => column.notNull())
    .addColumn('reference', columns.text, (column) => column.notNull())
    .addColumn('tokens', columns.integer, (column) => column.notNull())
    .addColumn('points', columns.integer, (column) => column.notNull())
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_key', ['member_id', 'kind', 'reference'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  for (const statement of appendOnly('ledger')) await statement.execute(db)
}

async function createHistogram(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('points_histogram')
    .addColumn('points', columns.integer, (column) => column.notNull().check(sql`points >= 0`))
    .addColumn('slot', columns.integer, (column) => column.notNull())
    .addColumn('members', columns.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('points_histogram_key', ['points', 'slot'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}
