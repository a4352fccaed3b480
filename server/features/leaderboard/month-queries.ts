import { BOARD_SIZE, type Month } from 'game/leaderboard'
import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { ON_BOARD } from './queries.ts'

/** More than a board shows, to replace members who leave the site or the board within the minute of caching. */
const KEPT = 2 * BOARD_SIZE

export type Counted = { id: string; count: number }

/** Who helped most: the points of kind `help` in a month. */
export function topHelpers(db: Db, month: Month): Promise<Counted[]> {
  // The kind is written into the query: only then is the index of these entries found, which holds all columns named here.
  return first(
    db,
    sql`
    select member_id, sum(points) as count from ledger
    where kind = 'help' and created_at >= ${month.from} and created_at < ${month.until}
    group by member_id having sum(points) > 0`,
  )
}

/**
 * Who brought most of the people who finished the line in a month. Only those count who are on the board themselves and
 * show their progress to their sponsor, because the figure reveals it.
 */
export function topCompanions(db: Db, month: Month): Promise<Counted[]> {
  return first(
    db,
    sql`
    select sponsor_id as member_id, count(*) as count from members
    where is_on_board = ${ON_BOARD} and line_finished_at >= ${month.from} and line_finished_at < ${month.until}
      and shares_progress_with = sponsor_id
    group by sponsor_id`,
  )
}

/** In the order of the board: by the count, then who joined earlier, then id. */
async function first(db: Db, counted: ReturnType<typeof sql>): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select members.id, cast(counted.count as integer) as count
    from (${counted}) as counted join members on members.id = counted.member_id
    where members.is_on_board = ${ON_BOARD}
    order by counted.count desc, members.joined_at, members.id limit ${sql.lit(KEPT)}`.execute(db)
  return rows
}

/** The names of those who are on the board now. */
export async function namesOnBoard(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .select(['id', (eb) => eb.fn.coalesce('board_name', 'name').as('name')])
    .where('id', 'in', ids)
    .where('is_on_board', '=', 1)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
