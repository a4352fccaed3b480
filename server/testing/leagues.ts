import { COUNTS_IN_LEAGUES, startOfWeek, weekOf } from 'game/leagues'
import type { Database } from '#server/database/database.ts'
import type { LedgerKind } from '#server/database/tables/ledger.ts'
import { runLeagues } from '#server/features/leagues/run-leagues.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { aMember } from '#server/testing/factories.ts'
import { nextNumber } from '#server/testing/numbers.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export const WEEK = 7 * DAY

/** The kinds of the ledger; the compiler asks for each one. */
export const KINDS = Object.keys(COUNTS_IN_LEAGUES satisfies Record<LedgerKind, boolean>) as LedgerKind[]

/** 2026-03-02, a Monday. */
export const MONDAY = startOfWeek(weekOf(Date.UTC(2026, 2, 2)))

export function earn(database: Database, memberId: string, points: number, at: number, kind: LedgerKind = 'quiz') {
  const entry = { memberId, kind, reference: `${nextNumber()}`, tokens: 0, points, at }
  return database.write((db) => postEntry(db, entry))
}

/** So many members with points from 10 × count down by tens, the first one first, at a moment. */
export async function aLeagueOf(database: Database, count: number, at: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const { id } = await aMember(database)
    ids.push(id)
    await earn(database, id, 10 * (count - index), at + index)
  }
  return ids
}

/** Brings the leagues up to date as the background job does at a moment. */
export function runAt(database: Database, at: number): Promise<void> {
  return runLeagues({ database, now: () => at })
}

export async function scoreOf(database: Database, memberId: string, week = weekOf(MONDAY)) {
  return database.read
    .selectFrom('league_scores')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('week', '=', week)
    .executeTakeFirst()
}

export async function tierOf(database: Database, memberId: string): Promise<number> {
  const query = database.read.selectFrom('league_tiers').select('tier').where('member_id', '=', memberId)
  return (await query.executeTakeFirst())?.tier ?? 1
}

export function setTier(database: Database, memberId: string, tier: number) {
  return database.write((db) => db.insertInto('league_tiers').values({ member_id: memberId, tier }).execute())
}

export async function emptyLeagues(database: Database): Promise<void> {
  await database.write(async (db) => {
    for (const table of ['league_scores', 'league_tiers', 'league_badges', 'leagues', 'league_week'] as const) {
      await db.deleteFrom(table).execute()
    }
  })
}
