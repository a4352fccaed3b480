import type { Transaction } from '#server/database/database.ts'

export async function insertPasswordLink(
  db: Transaction,
  link: { tokenHash: string; memberId: string; expiresAt: number; isMailed: boolean },
): Promise<void> {
  await db
    .insertInto('password_links')
    .values({
      token_hash: link.tokenHash,
      member_id: link.memberId,
      expires_at: link.expiresAt,
      used_at: null,
      is_mailed: link.isMailed ? 1 : 0,
    })
    .execute()
}

/** Consumes the link. @returns undefined when it is unknown, used or expired */
export function usePasswordLink(db: Transaction, tokenHash: string, now: number) {
  return db
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'is_mailed'])
    .executeTakeFirst()
}

/** Revokes all of a member's password links. */
export async function revokePasswordLinks(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('password_links').where('member_id', '=', memberId).where('used_at', 'is', null).execute()
}

export async function deletePasswordLinksEndedBefore(db: Transaction, moment: number): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<', moment).execute()
}
