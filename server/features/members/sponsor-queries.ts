import type { User } from 'contract/users'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** How many of the people a member brought are shown. */
const SHOWN = 100

const newestInvited = prepared((db, values: { sponsorId: string }) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'joined_at', 'deleted_at'])
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
 * Stores with a sponsor, as serialised text, who joined by their code last. Call it whenever one of these people joins,
 * changes their name or leaves: the sponsor reads it with every page, and having brought many must not slow that down.
 * @param joined how many of them are new
 */
export async function refreshNewestInvited(db: Transaction, sponsorId: string, joined = 0): Promise<void> {
  // Even where no one is new: of two changes at once the second waits here, and then reads what the first changed.
  await countedInvited(db, { sponsorId, joined })
  const rows = await newestInvited(db, { sponsorId })
  const recent = rows.map(({ id, name, joined_at, deleted_at }): User['invitedUsers'][number] => ({
    id,
    name: deleted_at === null ? name : null,
    joinedAt: new Date(joined_at).toISOString(),
  }))
  await db
    .updateTable('members')
    .set({ invited_recent: JSON.stringify(recent) })
    .where('id', '=', sponsorId)
    .execute()
}
