import { LEAGUE_SIZE } from 'game/leagues'
import type { Transaction } from '#server/database/database.ts'

type Newcomer = { memberId: string; tier: number }

/**
 * Gives each a seat in the newest league of their class, and opens another where it is full: members who came at about
 * the same time sit together. To be called with the week locked.
 * @returns the league of each
 */
export async function takeSeats(
  db: Transaction,
  week: number,
  newcomers: readonly Newcomer[],
): Promise<Map<string, number>> {
  const leagueOf = new Map<string, number>()
  for (const tier of new Set(newcomers.map((each) => each.tier))) {
    const waiting = newcomers.filter((each) => each.tier === tier)
    const newest = await newestLeague(db, week, tier)
    const free = newest === undefined ? 0 : LEAGUE_SIZE - newest.seats
    const joining = waiting.splice(0, free)
    if (newest !== undefined && joining.length > 0) {
      const seats = newest.seats + joining.length
      await db.updateTable('leagues').set({ seats }).where('id', '=', newest.id).execute()
      for (const { memberId } of joining) leagueOf.set(memberId, newest.id)
    }
    while (waiting.length > 0) {
      const founding = waiting.splice(0, LEAGUE_SIZE)
      const league = { week, tier, seats: founding.length, closed_at: null }
      const { id } = await db.insertInto('leagues').values(league).returning('id').executeTakeFirstOrThrow()
      for (const { memberId } of founding) leagueOf.set(memberId, id)
    }
  }
  return leagueOf
}

/** Only the newest can have free seats. */
function newestLeague(db: Transaction, week: number, tier: number) {
  return db
    .selectFrom('leagues')
    .select(['id', 'seats'])
    .where('week', '=', week)
    .where('tier', '=', tier)
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
