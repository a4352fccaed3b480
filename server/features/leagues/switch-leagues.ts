import { weekOf } from 'game/leagues'
import type { Updateable } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { MemberTables } from '#server/database/tables/members.ts'

type Member = { id: string; in_leagues: 0 | 1 }

/**
 * What changes in a member's row when they switch leagues on or off. Who switches them on starts at 0: what was earned
 * before doesn't count, so that nobody gains by leaving and joining. To be called with the member's row locked.
 */
export async function switchLeagues(
  db: Transaction,
  member: Member,
  isIn: boolean,
  at: number,
): Promise<Updateable<MemberTables['members']>> {
  const isInAlready = member.in_leagues === 1
  if (isIn === isInAlready) return {}
  if (!isIn) return { in_leagues: 0 }
  await db
    .updateTable('league_scores')
    .set({ points: 0, reached_at: 0 })
    .where('member_id', '=', member.id)
    .where('week', '=', weekOf(at))
    .where('move', 'is', null)
    .execute()
  return { in_leagues: 1, in_leagues_since: at }
}
