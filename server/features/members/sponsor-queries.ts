import type { User } from 'contract/users'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** How many of those a member brought are shown. */
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

const countedInvited = prepared((db, values: { sponsorId: string; joined: number }) =>
  db
    .updateTable('members')
    .set((eb) => ({ invited_count: eb('invited_count', '+', values.joined) }))
    .where('id', '=', values.sponsorId),
)

/**
 * Notes with a sponsor who joined by their code last, as it is sent. To be called whenever one of them joins, takes
 * another name or leaves: the sponsor reads it with every page, and should not pay for having brought many.
 * @param joined how many of them are new
 */
export async function refreshNewestInvited(db: Transaction, sponsorId: string, joined = 0): Promise<void> {
  // Also where nobody is new: of two who change at once the second waits here, and then reads what the first has changed.
  await countedInvited(db, { sponsorId, joined })
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
