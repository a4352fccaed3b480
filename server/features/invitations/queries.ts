import { INVITATION_LIMITS } from 'game/invitations'
import type { Db, Transaction } from '#server/database/database.ts'
import { Refusal } from '#server/refusal.ts'

/**
 * Counts one more for a member. Their other invitations wait here until this transaction ends.
 * @throws Refusal NOT_SIGNED_IN for one who is suspended or deleted
 */
export async function countInvitation(db: Transaction, memberId: string) {
  const inviter = await db
    .updateTable('members')
    .set((eb) => ({ invitation_count: eb('invitation_count', '+', 1) }))
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .returning(['id', 'name', 'email', 'language', 'invite_code', 'email_verified_at'])
    .executeTakeFirst()
  if (inviter === undefined) throw new Refusal('NOT_SIGNED_IN')
  return inviter
}

export async function hasInvited(db: Db, memberId: string, emailHash: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * When a member sent the oldest of their last invitations, as many as a day allows; undefined where they sent fewer.
 */
export async function oldestOfFullDay(db: Db, memberId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('created_at')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(INVITATION_LIMITS.aDay - 1)
    .executeTakeFirst()
  return row?.created_at
}

export async function insertInvitation(
  db: Transaction,
  invitation: { id: string; memberId: string; emailHash: string; isMailed: boolean; at: number },
): Promise<void> {
  await db
    .insertInto('invitations')
    .values({
      id: invitation.id,
      member_id: invitation.memberId,
      email_hash: invitation.emailHash,
      is_mailed: invitation.isMailed ? 1 : 0,
      created_at: invitation.at,
    })
    .execute()
}

export async function deleteInvitationsBefore(db: Transaction, moment: number): Promise<void> {
  await db.deleteFrom('invitations').where('created_at', '<', moment).execute()
}

/** The member with a code, unless they left. One who is suspended becomes a sponsor, too. */
export function ownerOfInviteCode(db: Db, inviteCode: string) {
  return db
    .selectFrom('members')
    .select(['name', 'suspended_at'])
    .where('invite_code', '=', inviteCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
