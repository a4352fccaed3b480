import { hash } from 'node:crypto'
import type { Topic } from 'game/notifications'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { stopMail } from '#server/features/notifications/public.ts'
import { Refusal } from '#server/refusal.ts'
import { emailHash } from './email-hash.ts'
import { suppress } from './suppressions.ts'

/**
 * Makes the link with which one address ends what members and strangers cause to be mailed to it. It never runs out: the
 * mail it stands in may be opened years later.
 * @returns the address to open, or to POST to (RFC 8058)
 */
export async function createUnsubscribeLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  emailHash: string,
): Promise<string> {
  const token = deps.randomBytes(32).toString('base64url')
  await db
    .insertInto('unsubscribe_links')
    .values({ token_hash: hash('sha256', token), email_hash: emailHash, member_id: null, created_at: deps.now() })
    .execute()
  return `${deps.config.publicUrl}/unsubscribe/${token}`
}

/** Makes the link with which a member ends the emails about a topic, likewise for ever. */
export async function createTopicLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { id, email }: { id: string; email: string },
  topic: Topic,
): Promise<string> {
  const token = deps.randomBytes(32).toString('base64url')
  const link = { token_hash: hash('sha256', token), email_hash: emailHash(email), member_id: id, topic }
  await db
    .insertInto('unsubscribe_links')
    .values({ ...link, created_at: deps.now() })
    .execute()
  // The page says what it stops before the button is pressed.
  return `${deps.config.publicUrl}/unsubscribe/${token}?for=${topic}`
}

/**
 * Stops what the link stands for. Doing it again changes nothing.
 * @returns of what the member hears no more by email; null for invitations to an address
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
