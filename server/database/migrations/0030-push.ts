import { createECDH } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Reminders by Web Push: the site's pair of keys, members' devices, what waits to leave, and when reminders stopped. */
export async function push(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createKeys(db, dialect)
  await createSubscriptions(db, dialect)
  await createPushes(db, dialect)
  await db.schema.alterTable('notifications').addColumn('pushed_at', dialect.columns.time).execute()
  const settings = () => db.schema.alterTable('notification_settings')
  await settings()
    .addColumn('unopened_reminders', dialect.columns.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await settings().addColumn('reminders_stopped_at', dialect.columns.time).execute()
  await settings().addColumn('reminders_offered_at', dialect.columns.time).execute()
}

async function createKeys(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('push_keys')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('public_key', columns.text, (column) => column.notNull())
    .addColumn('private_key', columns.text, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  // A key with zeros at its front comes without them.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  await sql`insert into push_keys (id, public_key, private_key) values (1, ${publicKey}, ${privateKey})`.execute(db)
}

async function createSubscriptions(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    // The device goes with the row of its session: at a logout, or at the latest 90 days after the login.
    .addColumn('session_hash', columns.text, (column) =>
      column.notNull().unique().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('endpoint', columns.text, (column) => column.notNull())
    .addColumn('endpoint_hash', columns.text, (column) => column.notNull().unique())
    .addColumn('p256dh', columns.text, (column) => column.notNull())
    .addColumn('auth', columns.text, (column) => column.notNull())
    .addColumn('label', columns.text)
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addColumn('last_used_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('push_subscriptions_by_member')
    .on('push_subscriptions')
    .columns(['member_id', 'created_at'])
    .execute()
}

async function createPushes(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('pushes')
    .addColumn('id', columns.rowId)
    .addColumn('subscription_id', columns.text, (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('notification_id', columns.integer, (column) =>
      column.notNull().references('notifications.id').onDelete('cascade'),
    )
    .addColumn('tries', columns.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', columns.time, (column) => column.notNull())
    .addColumn('claimed_until', columns.time, (column) => column.notNull().defaultTo(0))
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('pushes_due').on('pushes').columns(['next_try_at', 'id']).execute()
  await db.schema.createIndex('pushes_by_subscription').on('pushes').column('subscription_id').execute()
  await db.schema.createIndex('pushes_by_notification').on('pushes').column('notification_id').execute()
}
