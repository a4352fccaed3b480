import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import { prepared } from '#server/database/prepared.ts'

/** Counts a new member, who has no points yet. Administrators are never on the board. */
export async function enterBoard(db: Transaction, memberId: string): Promise<void> {
  await changeTotal(db, { points: 0, slot: slotOf(db, memberId), members: 1 })
}

/**
 * Puts a member on the board with their points, or removes them: for a change of role, a suspension, a departure. Has
 * no effect where they are on it, or off it, already.
 */
export async function setOnBoard(db: Transaction, memberId: string, isOnBoard: boolean): Promise<void> {
  const [moved] = await setFlag(db, { memberId, before: isOnBoard ? 0 : 1, after: isOnBoard ? 1 : 0 })
  if (moved === undefined) return
  await changeTotal(db, { points: moved.leaderboard_pts, slot: slotOf(db, memberId), members: isOnBoard ? 1 : -1 })
}

const setFlag = prepared((db, values: { memberId: string; before: 0 | 1; after: 0 | 1 }) =>
  db
    .updateTable('members')
    .set({ is_on_board: values.after })
    .where('id', '=', values.memberId)
    .where('is_on_board', '=', values.before)
    .returning('leaderboard_pts'),
)

/** Moves a member on the board from one total of points to another. */
export async function movePoints(db: Transaction, memberId: string, from: number, to: number): Promise<void> {
  if (from === to) return
  const slot = slotOf(db, memberId)
  // The lower total is always locked first, so that two changes in opposite directions never wait for each other.
  const [lower, upper] = from < to ? [from, to] : [to, from]
  await changeTwoTotals(db, { slot, lower, inLower: from < to ? -1 : 1, upper, inUpper: from < to ? 1 : -1 })
}

/** A member always counts in the same slot of a total; the slot has no meaning. */
function slotOf(db: Db, memberId: string): number {
  const { histogramSlots } = dialectOf(db)
  if (histogramSlots === 1) return 0
  let sum = 0
  for (let index = 0; index < memberId.length; index++) sum += memberId.charCodeAt(index)
  return sum % histogramSlots
}

type Total = { points: number; slot: number; members: number }

const changeTotal = prepared((db, total: Total) =>
  db
    .insertInto('points_histogram')
    .values({ points: total.points, slot: total.slot, members: total.members })
    .onConflict((conflict) =>
      conflict.columns(['points', 'slot']).doUpdateSet((eb) => ({
        members: eb('points_histogram.members', '+', eb.ref('excluded.members')),
      })),
    ),
)

type TwoTotals = { slot: number; lower: number; inLower: number; upper: number; inUpper: number }

const changeTwoTotals = prepared((db, totals: TwoTotals) =>
  db
    .insertInto('points_histogram')
    .values([
      { points: totals.lower, slot: totals.slot, members: totals.inLower },
      { points: totals.upper, slot: totals.slot, members: totals.inUpper },
    ])
    .onConflict((conflict) =>
      conflict.columns(['points', 'slot']).doUpdateSet((eb) => ({
        members: eb('points_histogram.members', '+', eb.ref('excluded.members')),
      })),
    ),
)

/** A total of points, how many members have it, and the different number that the histogram says. */
export type WrongTotal = { points: number; members: number; counted: number }

/** The largest total that a number holds. */
const LARGEST = Number.MAX_SAFE_INTEGER

/** How many rows of the histogram are read to find the end of a range. */
const ROWS = 500

/** A range of totals, above one and up to another; all of them where neither is given. */
export type Stretch = { above?: number; upTo?: number | undefined }

/**
 * The end of a range of totals that about this number of members have, for comparing them in batches. A range has at
 * least one total, however many members have it.
 * @returns undefined when no counted member has more points: then the range has no end
 */
export async function endOfStretch(db: Db, above: number, members: number): Promise<number | undefined> {
  const rows = await db
    .selectFrom('points_histogram')
    .select((eb) => ['points', eb.fn.sum<number>('members').as('members')])
    .where('points', '>', above)
    .groupBy('points')
    .orderBy('points')
    .limit(ROWS)
    .execute()
  let counted = 0
  const end = rows.find((row) => {
    counted += row.members
    return counted >= members
  })
  return (end ?? rows[ROWS - 1])?.points
}

/** The totals for which the histogram is wrong; empty when all is well. */
export async function findWrongTotals(db: Db, { above = -1, upTo = LARGEST }: Stretch = {}): Promise<WrongTotal[]> {
  const { rows } = await sql<WrongTotal>`
    select points, cast(sum(members) as integer) as members, cast(sum(counted) as integer) as counted
    from (
      select leaderboard_pts as points, count(*) as members, 0 as counted from members
      where is_on_board = 1 and leaderboard_pts > ${above} and leaderboard_pts <= ${upTo} group by leaderboard_pts
      union all
      select points, 0 as members, sum(members) as counted from points_histogram
      where points > ${above} and points <= ${upTo} group by points
    ) as totals
    group by points having sum(members) <> sum(counted) order by points`.execute(db)
  return rows
}

/** Recounts the whole histogram. Members can keep earning meanwhile. */
export async function rebuildHistogram(db: Transaction): Promise<void> {
  await dialectOf(db).lockTable(db, 'points_histogram')
  await db.deleteFrom('points_histogram').execute()
  // One slot will do: a total is the sum of its slots, of which a single one may go below 0.
  await db
    .insertInto('points_histogram')
    .columns(['points', 'slot', 'members'])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .where('is_on_board', '=', 1)
        .groupBy('leaderboard_pts')
        .select(({ fn, lit }) => ['leaderboard_pts', lit(0).as('slot'), fn.countAll<number>().as('members')]),
    )
    .execute()
}
