import type { Db } from '#server/database/database.ts'

/** @returns undefined for whoever is in no league: switched off, suspended, an administrator */
export function findTier(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .leftJoin('league_tiers', 'league_tiers.member_id', 'members.id')
    .select('league_tiers.tier')
    .where('members.id', '=', memberId)
    .where('members.in_leagues', '=', 1)
    .where('members.is_on_board', '=', 1)
    .executeTakeFirst()
}

/** A member's seat in a week. */
export function findSeat(db: Db, memberId: string, week: number) {
  return db
    .selectFrom('league_scores')
    .innerJoin('leagues', 'leagues.id', 'league_scores.league_id')
    .select(['leagues.id as leagueId', 'leagues.tier'])
    .select(['league_scores.points', 'league_scores.place', 'league_scores.move'])
    .where('league_scores.member_id', '=', memberId)
    .where('league_scores.week', '=', week)
    .executeTakeFirst()
}

/** Who sits in a league and takes part, each under the name they chose for the board. */
export function listLeague(db: Db, leagueId: number) {
  return leagueQuery(db, leagueId).execute()
}

export function leagueQuery(db: Db, leagueId: number) {
  return db
    .selectFrom('league_scores')
    .innerJoin('members', 'members.id', 'league_scores.member_id')
    .select(['members.id as memberId', 'league_scores.points', 'league_scores.reached_at as reachedAt'])
    .select((eb) => eb.fn.coalesce('members.board_name', 'members.name').as('name'))
    .where('league_scores.league_id', '=', leagueId)
    .where('members.in_leagues', '=', 1)
    .where('members.is_on_board', '=', 1)
}

/** The last place that is still stored: as many got one, unless the last were erased since. */
export async function countPlaced(db: Db, leagueId: number): Promise<number> {
  const { last } = await db
    .selectFrom('league_scores')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('league_id', '=', leagueId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export function badgesOf(db: Db, memberId: string, atMost: number) {
  return db
    .selectFrom('league_badges')
    .select(['week', 'tier', 'place'])
    .where('member_id', '=', memberId)
    .orderBy('week', 'desc')
    .limit(atMost)
    .execute()
}

/** The name of a member who isn't seated yet. */
export function findName(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .select((eb) => eb.fn.coalesce('board_name', 'name').as('name'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}
