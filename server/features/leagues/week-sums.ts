import { LEARNING_KINDS, startOfWeek } from 'game/leagues'
import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

/** What a member earned by learning in a week; the moments are those of the first and the last entry. */
export type WeekSum = { member_id: string; points: number; began_at: number; reached_at: number }

/**
 * Adds up members' points of a week from the ledger, since they last switched leagues on. Those who earned nothing are
 * not among the rows.
 */
export function weekSums(db: Db, memberIds: readonly string[], week: number): Promise<WeekSum[]> {
  return weekSumsQuery(db, memberIds, week).execute()
}

/** By the ledger's key, a member at a time: the plus signs keep SQLite from reading everybody's entries of the week. */
export function weekSumsQuery(db: Db, memberIds: readonly string[], week: number) {
  return db
    .selectFrom('ledger')
    .innerJoin('members', 'members.id', 'ledger.member_id')
    .select(({ cast, fn, ref }) => [
      'ledger.member_id',
      cast<number>(fn.sum('ledger.points'), 'bigint').as('points'),
      fn.min(ref('ledger.created_at')).as('began_at'),
      fn.max(ref('ledger.created_at')).as('reached_at'),
    ])
    .where('ledger.member_id', 'in', memberIds)
    .where('ledger.kind', 'in', LEARNING_KINDS)
    .where('ledger.points', '>', 0)
    .where(sql<number>`+ledger.created_at`, '>=', startOfWeek(week))
    .where(sql<number>`+ledger.created_at`, '<', startOfWeek(week + 1))
    .whereRef('ledger.created_at', '>=', 'members.in_leagues_since')
    .groupBy('ledger.member_id')
}
