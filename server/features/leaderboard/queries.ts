import { LEADERBOARD_SIZE } from 'game/leaderboard'
import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'

/** Written into the query and not bound to it: only then does SQLite see that the index of the board answers it. */
export const ON_BOARD = sql.lit<1>(1)

type Row = { id: string; name: string; points: number }

/** `ahead` is how many have more points; null where none have. */
type Standing = Row & { ahead: number | null }

/**
 * The first ten, and the asking member: undefined for one who is not on the board, and possibly for one of the ten. In one
 * query where going to the database costs more than what is done there.
 */
export async function topAndOwn(db: Db, memberId: string | null): Promise<{ top: Row[]; own: Standing | undefined }> {
  if (dialectOf(db).isAcrossNetwork) {
    const rows = await inOneQuery(db, { id: memberId })
    return { top: rows.filter((row) => row.is_own === 0), own: rows.find((row) => row.is_own === 1) }
  }
  const top = await topMembers(db, {})
  if (memberId === null || top.some(({ id }) => id === memberId)) return { top, own: undefined }
  const [own] = await memberWithStanding(db, { id: memberId })
  return { top, own }
}

const topMembers = prepared((db) => selectTop(db))

const memberWithStanding = prepared((db, member: { id: string | null }) => selectStanding(db, member))

const inOneQuery = prepared((db, member: { id: string | null }) =>
  db
    .selectFrom(
      selectTop(db)
        .select([sql.lit<number | null>(0).as('ahead'), sql.lit<0 | 1>(0).as('is_own')])
        .as('top'),
    )
    .selectAll()
    .unionAll(selectStanding(db, member).select(sql.lit<0 | 1>(1).as('is_own')))
    .orderBy('is_own')
    .orderBy('points', 'desc')
    .orderBy('joined_at')
    .orderBy('id'),
)

/** By points, then who joined earlier, then id. */
function selectTop(db: Db) {
  return selectOnBoard(db).orderBy('leaderboard_pts', 'desc').orderBy('joined_at').orderBy('id').limit(LEADERBOARD_SIZE)
}

/** How many are ahead is a sum over the distinct totals above, however many members there are. */
function selectStanding(db: Db, { id }: { id: string | null }) {
  return selectOnBoard(db)
    .select(({ selectFrom }) =>
      selectFrom('points_histogram')
        .whereRef('points_histogram.points', '>', 'members.leaderboard_pts')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('points_histogram.members'), lit(0)).as('ahead'))
        .as('ahead'),
    )
    .where('id', '=', id)
}

/** Each under the name they chose for the board. */
export function selectOnBoard(db: Db) {
  return db
    .selectFrom('members')
    .select(['id', 'leaderboard_pts as points', 'joined_at'])
    .select((eb) => eb.fn.coalesce('board_name', 'name').as('name'))
    .where('is_on_board', '=', ON_BOARD)
}
