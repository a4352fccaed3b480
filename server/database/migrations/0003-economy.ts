import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'
import { createChallenges, createLeads, createRewards } from '#server/database/migrations/economy-tables.ts'

/** Referrals, invitations and mail, rewards and leads, challenges, and what a member says of themselves. */
export async function economy(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await extendMembers(db, dialect)
  await extendLedger(db, dialect)
  await createReferrals(db, dialect)
  await createMail(db, dialect)
  await createInvitations(db, dialect)
  await createIdempotencyKeys(db, dialect)
  await createRewards(db, dialect)
  await createLeads(db, dialect)
  await createChallenges(db, dialect)
  await createEmailLinks(db, dialect)
  await createSiteTexts(db, dialect)
}

async function extendMembers(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  const counts = ['invitation_count', 'login_streak', 'paid_referral_count', 'redemption_count']
  for (const name of counts) {
    await db.schema
      .alterTable('members')
      .addColumn(name, columns.integer, (column) => column.notNull().defaultTo(0))
      .execute()
  }
  for (const name of ['board_name', 'time_zone']) {
    await db.schema.alterTable('members').addColumn(name, columns.text).execute()
  }
  for (const name of ['email_verified_at', 'suspended_at', 'deleted_at']) {
    await db.schema.alterTable('members').addColumn(name, columns.time).execute()
  }
  await db.schema.alterTable('members').addColumn('last_visit_day', columns.integer).execute()
  await db.schema
    .alterTable('members')
    .addColumn('is_on_board', columns.integer, (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`update members set is_on_board = 0 where is_admin = 1`.execute(db)
  await refreshNewestInvited(db, columns)
  await db.schema.dropIndex('members_on_board').execute()
  await db.schema
    .createIndex('members_on_board')
    .on('members')
    .columns(['leaderboard_pts desc', 'joined_at', 'id'])
    .where(sql.ref('is_on_board'), '=', sql.lit(1))
    .execute()
  await db.schema.createIndex('members_by_joining').on('members').columns(['joined_at', 'id']).execute()
}

/** The newest hundred whom each member brought, as they are sent. */
async function refreshNewestInvited(db: Kysely<unknown>, columns: Dialect['columns']): Promise<void> {
  await db.schema
    .alterTable('members')
    .addColumn('invited_recent', columns.text, (column) => column.notNull().defaultTo('[]'))
    .execute()
  const sponsors = await sql<{ id: string }>`select id from members where invited_count > 0`.execute(db)
  for (const { id } of sponsors.rows) {
    const { rows } = await sql<{ id: string; name: string; joined_at: number }>`
      select id, name, joined_at from members where sponsor_id = ${id}
      order by joined_at desc, id limit 100`.execute(db)
    const recent = rows.map(({ joined_at, ...row }) => ({ ...row, joinedAt: new Date(joined_at).toISOString() }))
    await sql`update members set invited_recent = ${JSON.stringify(recent)} where id = ${id}`.execute(db)
  }
}

async function extendLedger(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema.alterTable('ledger').addColumn('note', columns.text).execute()
  await db.schema.alterTable('ledger').addColumn('made_by', columns.text).execute()
}

async function createReferrals(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('referrals')
    .addColumn('invited_id', columns.text, (column) => column.notNull().primaryKey().references('members.id'))
    .addColumn('sponsor_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('state', columns.text, (column) =>
      column.notNull().check(sql`state in ('pending', 'paid', 'held', 'refused')`),
    )
    .addColumn('reason', columns.text)
    .addColumn('address_block', columns.text)
    .addColumn('device_hash', columns.text)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addColumn('paid_at', columns.time)
    .addColumn('decided_at', columns.time)
    .addColumn('decided_by', columns.text)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('referrals_by_sponsor').on('referrals').columns(['sponsor_id', 'paid_at']).execute()
  await db.schema.createIndex('referrals_by_address').on('referrals').columns(['address_block', 'paid_at']).execute()
  await db.schema
    .createIndex('referrals_held')
    .on('referrals')
    .columns(['created_at', 'invited_id'])
    .where(sql.ref('state'), '=', sql.lit('held'))
    .execute()
  // Who joined before referrals paid: an administrator decides.
  await sql`
    insert into referrals (invited_id, sponsor_id, state, reason, created_at)
    select id, sponsor_id, 'held', 'BEFORE_PAY', joined_at from members where sponsor_id is not null`.execute(db)
}

async function createMail(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('kind', columns.text, (column) => column.notNull())
    .addColumn('member_id', columns.text, (column) => column.references('members.id'))
    .addColumn('to_address', columns.text, (column) => column.notNull())
    .addColumn('subject', columns.text, (column) => column.notNull())
    .addColumn('text', columns.text, (column) => column.notNull())
    .addColumn('html', columns.text, (column) => column.notNull())
    .addColumn('unsubscribe_url', columns.text)
    .addColumn('state', columns.text, (column) =>
      column.notNull().check(sql`state in ('held', 'waiting', 'sent', 'failed')`),
    )
    .addColumn('tries', columns.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', columns.time, (column) => column.notNull())
    .addColumn('claimed_until', columns.time, (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', columns.text)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addColumn('sent_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_try_at', 'id']).execute()
  await db.schema.createIndex('mails_by_member').on('mails').columns(['member_id', 'state']).execute()
  await db.schema
    .createTable('suppressions')
    .addColumn('email_hash', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('reason', columns.text, (column) => column.notNull())
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createTable('unsubscribe_links')
    .addColumn('token_hash', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('email_hash', columns.text, (column) => column.notNull())
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}

async function createInvitations(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('email_hash', columns.text, (column) => column.notNull())
    .addColumn('is_mailed', columns.integer, (column) => column.notNull().check(sql`is_mailed in (0, 1)`))
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('invitations_by_member').on('invitations').columns(['member_id', 'created_at']).execute()
  await db.schema.createIndex('invitations_by_email').on('invitations').columns(['email_hash', 'created_at']).execute()
}

async function createIdempotencyKeys(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('key', columns.text, (column) => column.notNull())
    .addColumn('request_hash', columns.text, (column) => column.notNull())
    .addColumn('answer', columns.text)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['member_id', 'key'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('idempotency_keys_by_time').on('idempotency_keys').column('created_at').execute()
}

async function createEmailLinks(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('email_links')
    .addColumn('token_hash', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('purpose', columns.text, (column) => column.notNull().check(sql`purpose in ('verify', 'change')`))
    .addColumn('email', columns.text, (column) => column.notNull())
    .addColumn('expires_at', columns.time, (column) => column.notNull())
    .addColumn('used_at', columns.time)
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('email_links_by_member').on('email_links').column('member_id').execute()
}

async function createSiteTexts(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('marketing_figures')
    .addColumn('key', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('value', columns.text, (column) => column.notNull())
    .addColumn('label', columns.text, (column) => column.notNull())
    .addColumn('source', columns.text)
    .addColumn('is_hidden', columns.integer, (column) => column.notNull().check(sql`is_hidden in (0, 1)`))
    .addColumn('position', columns.integer, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('site_texts')
    .addColumn('key', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('text', columns.text, (column) => column.notNull())
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}
