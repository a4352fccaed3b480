import type { Selectable } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { AccountTables } from '#server/database/tables/accounts.ts'

export type EmailLink = Selectable<AccountTables['email_links']>

export async function insertEmailLink(db: Transaction, link: Omit<EmailLink, 'used_at'>): Promise<void> {
  await db
    .insertInto('email_links')
    .values({ ...link, used_at: null })
    .execute()
}

/** Consumes the link. @returns what it proves, or undefined when it is unknown, used or expired */
export function useEmailLink(db: Transaction, tokenHash: string, now: number): Promise<EmailLink | undefined> {
  return db
    .updateTable('email_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Revokes a member's email links of one purpose, or all of them where no purpose is given. */
export async function revokeEmailLinks(db: Transaction, memberId: string, purpose?: EmailLink['purpose']) {
  const links = db.deleteFrom('email_links').where('member_id', '=', memberId)
  await (purpose === undefined ? links : links.where('purpose', '=', purpose)).execute()
}

export async function deleteEmailLinksEndedBefore(db: Transaction, moment: number): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<', moment).execute()
}
