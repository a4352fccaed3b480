import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** What members are told, by which ways they want to hear it, and when. */
export async function notifications(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createNotifications(db, dialect)
  await createChoices(db, dialect)
  await moveNoticeChoices(db)
  await db.schema.alterTable('mails').addColumn('notification_id', dialect.columns.integer).execute()
  await db.schema.alterTable('unsubscribe_links').addColumn('topic', dialect.columns.text).execute()
}

async function createNotifications(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', columns.rowId)
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('kind', columns.text, (column) => column.notNull())
    // Without a reference: the other member's row must not be locked for it.
    .addColumn('about_id', columns.text)
    .addColumn('reference', columns.text)
    .addColumn('at', columns.time, (column) => column.notNull())
    .addColumn('is_listed', columns.integer, (column) => column.notNull().check(sql`is_listed in (0, 1)`))
    .addColumn('seen_at', columns.time)
    .addColumn('mail_at', columns.time)
    .addColumn('mailed_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('notifications_by_member').on('notifications').columns(['member_id', 'id']).execute()
  await db.schema
    .createIndex('notifications_unseen')
    .on('notifications')
    .column('member_id')
    .where(sql.ref('seen_at'), 'is', null)
    .where(sql.ref('is_listed'), '=', sql.lit(1))
    .execute()
  await db.schema
    .createIndex('notifications_to_mail')
    .on('notifications')
    .columns(['mail_at', 'id'])
    .where(sql.ref('mail_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('notifications_by_person')
    .on('notifications')
    .column('about_id')
    .where(sql.ref('about_id'), 'is not', null)
    .execute()
}

async function createChoices(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('notification_choices')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('topic', columns.text, (column) => column.notNull())
    .addColumn('way', columns.text, (column) => column.notNull())
    .addColumn('is_on', columns.integer, (column) => column.notNull().check(sql`is_on in (0, 1)`))
    .addPrimaryKeyConstraint('notification_choices_key', ['member_id', 'topic', 'way'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createTable('notification_settings')
    .addColumn('member_id', columns.text, (column) => column.notNull().primaryKey().references('members.id'))
    .addColumn('quiet_from', columns.integer)
    .addColumn('quiet_until', columns.integer)
    .addColumn('reminder_hour', columns.integer)
    .addColumn('next_reminder_at', columns.time)
    .addColumn('last_reminder_day', columns.integer)
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createIndex('notification_settings_by_reminder')
    .on('notification_settings')
    .columns(['next_reminder_at', 'member_id'])
    .where(sql.ref('next_reminder_at'), 'is not', null)
    .execute()
}

/** Who brought somebody got emails about referrals, each with a link that stops them: they stay on where nobody used it. */
async function moveNoticeChoices(db: Kysely<unknown>): Promise<void> {
  await sql`insert into notification_choices (member_id, topic, way, is_on)
    select id, 'joined', 'email', 1 from members
    where wants_notices = 1 and invited_count > 0 and deleted_at is null`.execute(db)
  await db.schema.alterTable('members').dropColumn('wants_notices').execute()
}
