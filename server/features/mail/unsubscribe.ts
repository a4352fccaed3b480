import { hash } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { chooseNotices } from './notices.ts'
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

/**
 * Stops what the link stands for. Doing it again changes nothing.
 * @returns whether it was a member's notices rather than invitations to an address
 * @throws Refusal LINK_NOT_FOUND
 */
export function unsubscribe(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  token: string,
): Promise<'notices' | 'invitations'> {
  return database.write(async (db) => {
    const link = await db
      .selectFrom('unsubscribe_links')
      .select(['email_hash', 'member_id'])
      .where('token_hash', '=', hash('sha256', token))
      .executeTakeFirst()
    if (link === undefined) throw new Refusal('LINK_NOT_FOUND')
    if (link.member_id === null) {
      await suppress(db, link.email_hash, 'unsubscribed', now())
      return 'invitations'
    }
    await chooseNotices(db, link.member_id, false)
    return 'notices'
  })
}
