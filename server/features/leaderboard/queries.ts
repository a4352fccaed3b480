import { LEADERBOARD_SIZE } from 'game/leaderboard'
import { sql } from 'kysely'
import { prepared } from '#server/database/prepared.ts'

/** Written into the query and not bound to it: only then does SQLite see that the index of the board answers it. */
const NOT_ADMIN = sql.lit<0>(0)

/** By points, then who joined earlier, then id; administrators left out (decisions §3). */
export const topMembers = prepared((db) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'leaderboard_pts as points'])
    .where('is_admin', '=', NOT_ADMIN)
    .orderBy('leaderboard_pts', 'desc')
    .orderBy('joined_at')
    .orderBy('id')
    .limit(LEADERBOARD_SIZE),
)

/** A member and how many have more points: a sum over the distinct totals above, however many members there are. */
export const memberWithStanding = prepared((db, member: { id: string }) =>
  db
    .selectFrom('members')
    .select((eb) => [
      'id',
      'name',
      'leaderboard_pts as points',
      eb
        .selectFrom('points_histogram')
        .whereRef('points_histogram.points', '>', 'members.leaderboard_pts')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('points_histogram.members'), lit(0)).as('ahead'))
        .as('ahead'),
    ])
    .where('id', '=', member.id)
    .where('is_admin', '=', NOT_ADMIN),
)
