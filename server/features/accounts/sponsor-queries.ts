import type { User } from 'contract/users'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** How many of those a member brought are shown (decisions §2). */
const SHOWN = 100

const newestInvited = prepared((db, values: { sponsorId: string }) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'joined_at'])
    .where('sponsor_id', '=', values.sponsorId)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(SHOWN),
)

/**
 * Notes with a sponsor who joined by their code last, as it is sent. To be called whenever one of them joins, takes
 * another name or leaves: the sponsor reads it with every page, and should not pay for having brought many.
 */
export async function noteNewestInvited(db: Transaction, sponsorId: string): Promise<void> {
  const rows = await newestInvited(db, { sponsorId })
  const recent = rows.map(({ id, name, joined_at }): User['invitedUsers'][number] => ({
    id,
    name,
    joinedAt: new Date(joined_at).toISOString(),
  }))
  await db
    .updateTable('members')
    .set({ invited_recent: JSON.stringify(recent) })
    .where('id', '=', sponsorId)
    .execute()
}
