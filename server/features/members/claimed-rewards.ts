import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const typesByMember = prepared((db, values: { memberId: string }) =>
  db
    .selectFrom('deliveries')
    .select('reward_type')
    .where('member_id', '=', values.memberId)
    .orderBy('created_at')
    .orderBy('id'),
)

/** The type of each redemption of a member, oldest first. */
export async function claimedRewards(db: Db, memberId: string): Promise<string[]> {
  const rows = await typesByMember(db, { memberId })
  return rows.map((row) => row.reward_type)
}
