import { CLOSING_AFTER, LEARNING_KINDS, LOWEST_TIER, startOfWeek } from 'game/leagues'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type LeagueWeek, lockOpenWeek, recordFold } from './league-week.ts'
import { takeSeats } from './take-seats.ts'
import { type WeekSum, weekSums } from './week-sums.ts'

/**
 * Entries are looked for again so long before the last round, in milliseconds: one may be committed some seconds after
 * the moment that it carries, and the clocks of two machines differ.
 */
const OVERLAP = 60_000

/** So many entries are looked at in one unit. */
const PAGE = 100

export type FoldOptions = {
  /** Once aborted, no further page is begun, and the round doesn't count. */
  signal?: AbortSignal
  /** Whether a week that seems to be over may end. */
  isClockBelieved?: boolean
}

/**
 * Gives seats to members who earned their first points of the week, and brings everybody's points up to date. Sums are
 * always those of the whole week, so that it doesn't matter how often, by how many processes and how completely it runs.
 * From some minutes after the week's end it also says that the week is complete.
 */
export async function foldPoints(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { week, folded_until }: LeagueWeek,
  { signal, isClockBelieved = true }: FoldOptions = {},
): Promise<void> {
  const beganAt = now()
  let after: Place = { at: Math.max(startOfWeek(week), Math.min(folded_until, beganAt) - OVERLAP), memberId: '' }
  for (;;) {
    if (signal?.aborted) return
    const entries = await entriesAfter(database.read, week, after)
    const memberIds = [...new Set(entries.map(({ member_id }) => member_id))]
    const isOpen = memberIds.length === 0 || (await database.write((db) => foldMembers(db, week, memberIds)))
    if (!isOpen) return
    const last = entries.at(-1)
    if (last === undefined || entries.length < PAGE) break
    after = { at: last.created_at, memberId: last.member_id }
  }
  const end = startOfWeek(week + 1)
  const isOver = beganAt >= end + CLOSING_AFTER && isClockBelieved
  const foldedUntil = Math.min(beganAt, end)
  await database.write((db) => recordFold(db, { week, folded_until: foldedUntil, is_complete: isOver ? 1 : 0 }))
}

/** Behind a member's entries of one moment. */
type Place = { at: number; memberId: string }

function entriesAfter(db: Db, week: number, after: Place) {
  return entriesAfterQuery(db, week, after).execute()
}

/** In the order of their time, and at one moment in that of their members. */
export function entriesAfterQuery(db: Db, week: number, { at, memberId }: Place) {
  return db
    .selectFrom('ledger')
    .select(['member_id', 'created_at'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'member_id'), '>', tuple(at, memberId)))
    .where('created_at', '<', startOfWeek(week + 1))
    .where('kind', 'in', LEARNING_KINDS)
    .orderBy('created_at')
    .orderBy('member_id')
    .limit(PAGE)
}

/** @returns false where the week is no longer being added up */
async function foldMembers(db: Transaction, week: number, memberIds: readonly string[]): Promise<boolean> {
  if (!(await lockOpenWeek(db, week))) return false
  const members = await lockMembersInLeagues(db, memberIds)
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return true
  const sums = await weekSums(db, ids, week)
  const known = new Map((await scoresOf(db, week, ids)).map((score) => [score.member_id, score]))
  const tierOf = new Map(members.map(({ id, tier }) => [id, tier ?? LOWEST_TIER]))
  const newcomers = sums
    .filter(({ member_id }) => !known.has(member_id))
    .toSorted((one, other) => one.began_at - other.began_at)
    .map(({ member_id }) => ({ memberId: member_id, tier: tierOf.get(member_id) ?? LOWEST_TIER }))
  const leagueOf = await takeSeats(db, week, newcomers)
  const changed = sums.filter((sum) => {
    const score = known.get(sum.member_id)
    return score?.points !== sum.points || score.reached_at !== sum.reached_at
  })
  const leagueIdOf = (id: string) => known.get(id)?.league_id ?? leagueOf.get(id)
  await saveScores(db, week, changed, leagueIdOf)
  return true
}

/**
 * Those of the members who take part, with their class. Who switches leagues off, leaves or is suspended at this moment
 * either comes first, or waits for the end of the unit; payments don't wait.
 */
function lockMembersInLeagues(db: Transaction, memberIds: readonly string[]) {
  return db
    .selectFrom('members')
    .select(({ selectFrom }) => [
      'id',
      selectFrom('league_tiers').whereRef('league_tiers.member_id', '=', 'members.id').select('tier').as('tier'),
    ])
    .where('id', 'in', memberIds)
    .where('in_leagues', '=', 1)
    .where('is_on_board', '=', 1)
    .orderBy('id')
    .modifyEnd(dialectOf(db).lockRows.exists)
    .execute()
}

function scoresOf(db: Db, week: number, memberIds: readonly string[]) {
  return db
    .selectFrom('league_scores')
    .select(['member_id', 'league_id', 'points', 'reached_at'])
    .where('member_id', 'in', memberIds)
    .where('week', '=', week)
    .execute()
}

async function saveScores(
  db: Transaction,
  week: number,
  sums: readonly WeekSum[],
  leagueIdOf: (memberId: string) => number | undefined,
): Promise<void> {
  const rows = sums.flatMap(({ member_id, points, reached_at }) => {
    const league_id = leagueIdOf(member_id)
    return league_id === undefined ? [] : [{ member_id, week, league_id, points, reached_at, place: null, move: null }]
  })
  if (rows.length === 0) return
  await db
    .insertInto('league_scores')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'week']).doUpdateSet((eb) => ({
        points: eb.ref('excluded.points'),
        reached_at: eb.ref('excluded.reached_at'),
      })),
    )
    .execute()
}
