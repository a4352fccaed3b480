import { hash } from 'node:crypto'
import type { Topic } from 'game/notifications'
import type { Transaction } from '#server/database/database.ts'
import type { MailTables } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { stopMail } from '#server/features/notifications/public.ts'
import { keyedHashes } from '#server/keyed-hashes.ts'
import { Refusal } from '#server/refusal.ts'
import { emailHash } from './email-hash.ts'
import { suppress } from './suppressions.ts'

type Parts = Pick<Dependencies, 'config' | 'now'>

/**
 * Creates the link with which one address stops mails that members and strangers cause. It never expires: its mail may
 * be opened years later.
 * @returns the address to open, or to POST to (RFC 8058)
 */
export async function createUnsubscribeLink(db: Transaction, deps: Parts, emailHash: string): Promise<string> {
  const token = await storeLink(db, deps, { email_hash: emailHash, member_id: null, topic: null })
  return `${deps.config.publicUrl}/unsubscribe/${token}`
}

/** Creates the link with which a member stops the emails about a topic; it never expires either. */
export async function createTopicLink(
  db: Transaction,
  deps: Parts,
  { id, email }: { id: string; email: string },
  topic: Topic,
): Promise<string> {
  const token = await storeLink(db, deps, { email_hash: emailHash(email), member_id: id, topic })
  // The page says what it stops before the button is pressed.
  return `${deps.config.publicUrl}/unsubscribe/${token}?for=${topic}`
}

type Link = Pick<MailTables['unsubscribe_links'], 'email_hash' | 'member_id'> & { topic: Topic | null }

/** Every email to a person about the same thing has the same link: otherwise each email would leave a row. */
async function storeLink(db: Transaction, { now }: Parts, link: Link): Promise<string> {
  const hashes = await keyedHashes(db)
  const token = hashes('unsubscribe', JSON.stringify([link.email_hash, link.member_id, link.topic]))
  await db
    .insertInto('unsubscribe_links')
    .values({ ...link, token_hash: hash('sha256', token), created_at: now() })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
  return token
}

/**
 * Stops the emails that the link is for. Doing it again changes nothing.
 * @returns the topic that was stopped; null for invitations to an address
 * @throws Refusal LINK_NOT_FOUND
 */
export function unsubscribe(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  token: string,
): Promise<Topic | null> {
  return database.write(async (db) => {
    const link = await db
      .selectFrom('unsubscribe_links')
      .select(['email_hash', 'member_id', 'topic'])
      .where('token_hash', '=', hash('sha256', token))
      .executeTakeFirst()
    if (link === undefined) throw new Refusal('LINK_NOT_FOUND')
    if (link.member_id === null) {
      await suppress(db, link.email_hash, 'unsubscribed', now())
      return null
    }
    const topic = link.topic ?? 'joined'
    await stopMail(db, link.member_id, topic, now())
    return topic
  })
}
