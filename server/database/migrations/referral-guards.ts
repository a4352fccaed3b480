import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'
import { mailboxKey } from '#server/email-key.ts'

// Part of 0007-identity. Released with it, and like it never edited.

const PAGE = 1_000

/** What the guards of referrals keep when an account is deleted: keyed hashes, and the secret for them. */
export async function addReferralGuards(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('referral_secret')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('value', columns.text, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  const secret = randomBytes(32).toString('hex')
  await sql`insert into referral_secret (id, value) values (1, ${secret})`.execute(db)
  await db.schema
    .createTable('paid_mailboxes')
    .addColumn('mailbox_hash', columns.text, (column) => column.notNull().primaryKey())
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.alterTable('referrals').addColumn('mailbox_hash', columns.text).execute()
  await db.schema.alterTable('referrals').addColumn('guards_until', columns.time).execute()
  await hashMailboxes(db, secret)
  await sql`insert into paid_mailboxes (mailbox_hash)
    select distinct mailbox_hash from referrals where state = 'paid' and mailbox_hash is not null`.execute(db)
  await db.schema.createIndex('referrals_by_mailbox').on('referrals').column('mailbox_hash').execute()
  await db.schema
    .createIndex('referrals_of_deleted')
    .on('referrals')
    .column('device_hash')
    .where(sql.ref('guards_until'), 'is not', null)
    .execute()
}

/** Of everybody who has an account: the addresses of the others are gone. */
async function hashMailboxes(db: Kysely<unknown>, secret: string): Promise<void> {
  let last = ''
  for (let isMore = true; isMore; ) {
    const { rows } = await sql<{ id: string; email: string }>`
      select members.id, members.email from referrals join members on members.id = referrals.invited_id
      where members.deleted_at is null and members.id > ${last} order by members.id limit ${sql.lit(PAGE)}`.execute(db)
    for (const { id, email } of rows) {
      const hash = createHmac('sha256', secret)
        .update(`mailbox:${mailboxKey(email)}`)
        .digest('base64url')
      await sql`update referrals set mailbox_hash = ${`hmac:${hash}`} where invited_id = ${id}`.execute(db)
    }
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === PAGE
  }
}
