import { setTimeout } from 'node:timers/promises'
import { BADGE_PLACES, closeLeague, LOWEST_TIER, type Result, type Seat } from 'game/leagues'
import { writeLeagueResult } from 'game/notification-references'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { notifyAll } from '#server/features/notifications/public.ts'
import { weekSums } from './week-sums.ts'

/** So many leagues are closed in one unit. On SQLite everybody else waits for it. */
const LEAGUES_AT_ONCE = 4

/** Weeks for which a member's seat and points are kept. */
const KEPT = 12

export type CloseOptions = {
  /** Once aborted, no further unit is begun. */
  signal?: AbortSignal
  /** Told how long each unit took, in milliseconds. */
  onUnit?: (took: number) => void
}

type Parts = Pick<Dependencies, 'database' | 'now'>

/**
 * Closes the leagues of a week whose points are all added up, some at a time. Any number of processes may do so at once. Where
 * the database runs in this process, it rests after each unit for as long as that took, so that half the time is others'.
 */
export async function closeLeagues({ database, now }: Parts, week: number, { signal, onUnit }: CloseOptions = {}) {
  for (;;) {
    if (signal?.aborted) return
    const began = performance.now()
    const closed = await database.write((db) => closeSome(db, week, now()))
    const took = performance.now() - began
    onUnit?.(took)
    if (closed === 0) return
    await setTimeout(dialectOf(database.read).isAcrossNetwork ? 0 : took)
  }
}

type OpenLeague = { id: number; tier: number }

/** Places, classes, badges and the end of each league, all or nothing. @returns how many were closed */
async function closeSome(db: Transaction, week: number, at: number): Promise<number> {
  const leagues = await lockOpenLeagues(db, week)
  if (leagues.length === 0) return 0
  const seats = await readSeats(db, week, leagues)
  const results = leagues.flatMap((league) =>
    closeLeague(seats.get(league.id) ?? [], league.tier).map((result) => ({ ...result, league })),
  )
  await saveTiers(db, results)
  await saveBadges(db, week, results)
  await savePlaces(db, week, results)
  await tell(db, results, at)
  const ids = leagues.map(({ id }) => id)
  await db.updateTable('leagues').set({ closed_at: at }).where('id', 'in', ids).execute()
  return leagues.length
}

/** Two processes never take the same ones. */
function lockOpenLeagues(db: Transaction, week: number): Promise<OpenLeague[]> {
  return db
    .selectFrom('leagues')
    .select(['id', 'tier'])
    .where('week', '=', week)
    .where('closed_at', 'is', null)
    .orderBy('tier')
    .orderBy('id')
    .limit(LEAGUES_AT_ONCE)
    .modifyEnd(dialectOf(db).lockRows.skip)
    .execute()
}

/** The seats of each league, with points that are added up once more: what was added up last may be older than a switch. */
async function readSeats(
  db: Transaction,
  week: number,
  leagues: readonly OpenLeague[],
): Promise<Map<number, (Seat & { leagueId: number })[]>> {
  const ids = leagues.map(({ id }) => id)
  const rows = await seatsQuery(db, ids).execute()
  const memberIds = rows.map(({ member_id }) => member_id)
  if (memberIds.length === 0) return new Map()
  const members = await lockSeated(db, memberIds)
  const isInOf = new Map(members.map(({ id, in_leagues, is_on_board }) => [id, in_leagues === 1 && is_on_board === 1]))
  const sums = new Map((await weekSums(db, memberIds, week)).map((sum) => [sum.member_id, sum]))
  // Whoever was deleted since the seats were read has none, and must not get their rows back.
  const seated = rows.filter(({ member_id }) => isInOf.has(member_id))
  const seats = seated.map(({ member_id, league_id }) => {
    const { points = 0, reached_at = 0 } = sums.get(member_id) ?? {}
    const isIn = isInOf.get(member_id) ?? false
    return { memberId: member_id, leagueId: league_id, points, reachedAt: reached_at, isIn }
  })
  return Map.groupBy(seats, ({ leagueId }) => leagueId)
}

export function seatsQuery(db: Db, leagueIds: readonly number[]) {
  return db.selectFrom('league_scores').select(['member_id', 'league_id']).where('league_id', 'in', leagueIds)
}

/** Who switches leagues off, leaves or is suspended at this moment either comes first, or waits; payments don't wait. */
function lockSeated(db: Transaction, memberIds: readonly string[]) {
  return db
    .selectFrom('members')
    .select(['id', 'in_leagues', 'is_on_board'])
    .where('id', 'in', memberIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .modifyEnd(dialectOf(db).lockRows.exists)
    .execute()
}

type Closed = Result & { league: OpenLeague }

async function saveTiers(db: Transaction, results: readonly Closed[]): Promise<void> {
  const rows = results
    .filter(({ move, league }) => move !== 0 || league.tier > LOWEST_TIER)
    .map(({ memberId, move, league }) => ({ member_id: memberId, tier: league.tier + move }))
  if (rows.length === 0) return
  await db
    .insertInto('league_tiers')
    .values(rows)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet((eb) => ({ tier: eb.ref('excluded.tier') })))
    .execute()
}

async function saveBadges(db: Transaction, week: number, results: readonly Closed[]): Promise<void> {
  const rows = results.flatMap(({ memberId, place, points, league: { tier } }) =>
    place === null || place > BADGE_PLACES || points === 0 ? [] : [{ member_id: memberId, week, tier, place }],
  )
  if (rows.length === 0) return
  await db
    .insertInto('league_badges')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'week']).doNothing())
    .execute()
}

/** Whoever got a place hears of it, unless they have switched that off. */
async function tell(db: Transaction, results: readonly Closed[], at: number): Promise<void> {
  const news = results.flatMap(({ memberId, place, move, league: { tier } }) => {
    if (place === null) return []
    const about = { reference: writeLeagueResult({ place, tier, move }) }
    return [{ memberId, kind: 'league-closed' as const, about, at }]
  })
  await notifyAll(db, news)
}

async function savePlaces(db: Transaction, week: number, results: readonly Closed[]): Promise<void> {
  if (results.length === 0) return
  const rows = results.map(({ memberId, points, reachedAt, place, move, league }) => {
    return { member_id: memberId, week, league_id: league.id, points, reached_at: reachedAt, place, move }
  })
  await db
    .insertInto('league_scores')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'week']).doUpdateSet((eb) => ({
        points: eb.ref('excluded.points'),
        reached_at: eb.ref('excluded.reached_at'),
        place: eb.ref('excluded.place'),
        move: eb.ref('excluded.move'),
      })),
    )
    .execute()
}

/** Deletes what is too old, some leagues at a time. Classes and badges stay. */
export async function deleteOldLeagues({ database }: Pick<Parts, 'database'>, week: number, signal?: AbortSignal) {
  for (;;) {
    if (signal?.aborted) return
    const deleted = await database.write((db) => deleteSome(db, week - KEPT))
    if (deleted === 0) return
  }
}

async function deleteSome(db: Transaction, upTo: number): Promise<number> {
  // The oldest have the lowest ids: no other order needs no index.
  const oldest = await db
    .selectFrom('leagues')
    .select(['id', 'week'])
    .orderBy('id')
    .limit(LEAGUES_AT_ONCE)
    .modifyEnd(dialectOf(db).lockRows.skip)
    .execute()
  const ids = oldest.filter(({ week }) => week <= upTo).map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.deleteFrom('league_scores').where('league_id', 'in', ids).execute()
  await db.deleteFrom('leagues').where('id', 'in', ids).execute()
  return ids.length
}
