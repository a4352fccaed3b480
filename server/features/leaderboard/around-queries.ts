import { AROUND_EACH_SIDE } from 'game/leaderboard'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { selectOnBoard } from './queries.ts'

const placeById = prepared((db, { id }: { id: string }) => selectOnBoard(db).where('id', '=', id))

/** Where a member stands; undefined for one who is not on the board. */
export async function findPlace(db: Db, id: string) {
  const [place] = await placeById(db, { id })
  return place
}

type Place = { id: string; points: number; joined_at: number }

type Side = 'above' | 'below'

/**
 * Those nearest to a place on the board, with how many members have as many points as each (`alike`) and as the place
 * (`with_own`), and how many are ahead of it. In one statement, so that it is consistent.
 */
const nearestTo = prepared((db, own: Place) => {
  const { points, joined_at, id } = own
  const place = sql`(${joined_at}, ${id})`
  // Each part is one stretch of the board's index, read from the place outwards: one condition for a whole side would be
  // read from the end of the board.
  const near = selectNearest(db, 'above', sql`leaderboard_pts = ${points} and (joined_at, id) < ${place}`)
    .unionAll(selectNearest(db, 'above', sql`leaderboard_pts > ${points}`))
    .unionAll(selectNearest(db, 'below', sql`leaderboard_pts = ${points} and (joined_at, id) > ${place}`))
    .unionAll(selectNearest(db, 'below', sql`leaderboard_pts < ${points}`))
  return db
    .selectFrom(near.as('near'))
    .select(['near.id', 'near.name', 'near.points', 'near.joined_at', 'near.side'])
    .select([
      membersWith(sql`points = near.points`).as('alike'),
      membersWith(sql`points = ${points}`).as('with_own'),
      membersWith(sql`points > ${points}`).as('ahead'),
    ])
    .where('near.id', '!=', id)
})

/** In the order of the board, first place first: up to five above the place, and up to five below. */
export async function nearest(db: Db, { id, points, joined_at }: Place) {
  const rows = await nearestTo(db, { id, points, joined_at })
  const onSide = (side: Side) =>
    rows
      .filter((row) => row.side === side)
      .toSorted((one, other) => compare(one, other) * (side === 'above' ? -1 : 1))
      .slice(0, AROUND_EACH_SIDE)
  return { above: onSide('above').toReversed(), below: onSide('below') }
}

/** As the board orders them. */
function compare(one: Place, other: Place): number {
  return other.points - one.points || one.joined_at - other.joined_at || (one.id < other.id ? -1 : 1)
}

function selectNearest(db: Db, side: Side, where: RawBuilder<unknown>) {
  const order = side === 'above' ? 'desc' : 'asc'
  const rows = selectOnBoard(db)
    .select([sql.lit<Side>(side).as('side')])
    .where(sql<boolean>`${where}`)
    .orderBy('leaderboard_pts', side === 'above' ? 'asc' : 'desc')
    .orderBy('joined_at', order)
    .orderBy('id', order)
    .limit(sql.lit(AROUND_EACH_SIDE))
  return db.selectFrom(rows.as('stretch')).selectAll()
}

function membersWith(where: RawBuilder<unknown>) {
  return sql<number>`(select coalesce(sum(members), 0) from points_histogram where ${where})`
}
