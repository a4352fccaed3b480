import { startOfWeek, weekOf } from 'game/leagues'
import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { LeagueTables } from '#server/database/tables/leagues.ts'

/** The week whose points are added up, or whose leagues are closed; the next one begins when all are. */
export type LeagueWeek = Omit<Selectable<LeagueTables['league_week']>, 'id'>

export function readLeagueWeek(db: Db): Promise<LeagueWeek | undefined> {
  return db
    .selectFrom('league_week')
    .select(['week', 'folded_until', 'is_complete'])
    .where('id', '=', 1)
    .executeTakeFirst()
}

/** Begins with the week of a moment, where no week was ever begun. */
export async function beginFirstWeek(db: Transaction, at: number): Promise<void> {
  const week = weekOf(at)
  await db
    .insertInto('league_week')
    .values({ id: 1, week, folded_until: startOfWeek(week), is_complete: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Makes this unit the only one that gives seats and changes points, until it ends.
 * @returns whether the week is still being added up
 */
export async function lockOpenWeek(db: Transaction, week: number): Promise<boolean> {
  const row = await db
    .selectFrom('league_week')
    .select(['week', 'is_complete'])
    .where('id', '=', 1)
    .modifyEnd(dialectOf(db).lockRows.wait)
    .executeTakeFirst()
  return row !== undefined && row.week === week && row.is_complete === 0
}

export async function recordFold(db: Transaction, { week, folded_until, is_complete }: LeagueWeek): Promise<void> {
  await db
    .updateTable('league_week')
    .set({ folded_until, is_complete })
    .where('id', '=', 1)
    .where('week', '=', week)
    .where('is_complete', '=', 0)
    .execute()
}

/** @returns false while another process closes some of the week's leagues, or where one has begun the next week */
export async function beginNextWeek(db: Transaction, week: number): Promise<boolean> {
  const begun = await db
    .updateTable('league_week')
    .set({ week: week + 1, folded_until: startOfWeek(week + 1), is_complete: 0 })
    .where('id', '=', 1)
    .where('week', '=', week)
    .where('is_complete', '=', 1)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('leagues').select('id').where('week', '=', week).where('closed_at', 'is', null))),
    )
    .returning('week')
    .executeTakeFirst()
  return begun !== undefined
}
