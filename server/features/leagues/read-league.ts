import { BADGES_SHOWN, type League, type LeagueEntry, type LeagueStanding } from 'contract/leagues'
import { compareContenders, LOWEST_TIER, startOfWeek, weekOf } from 'game/leagues'
import type { Db } from '#server/database/database.ts'
import { readLeagueWeek } from './league-week.ts'
import { badgesOf, countPlaced, findName, findSeat, findTier, listLeague } from './queries.ts'
import { weekSums } from './week-sums.ts'

/**
 * A member's league as it stands. Their own points are those of the ledger at this moment, others' those that were added
 * up last.
 */
export async function readLeague(db: Db, memberId: string, now: number): Promise<League> {
  const member = await findTier(db, memberId)
  if (member === undefined) return { off: true }
  const week = weekOf(now)
  const seat = await findSeat(db, memberId, week)
  const [own] = await weekSums(db, [memberId], week)
  const points = own?.points ?? 0
  const reachedAt = own?.reached_at ?? 0
  const others =
    seat === undefined ? [] : (await listLeague(db, seat.leagueId)).filter((each) => each.memberId !== memberId)
  const isListed = seat !== undefined || points > 0
  const mine = isListed ? [{ memberId, points, reachedAt, name: (await findName(db, memberId)).name }] : []
  return {
    tier: seat?.tier ?? member.tier ?? LOWEST_TIER,
    week: mondayOf(week),
    endsAt: new Date(startOfWeek(week + 1)).toISOString(),
    isSeated: seat !== undefined,
    areSeatsGiven: (await readLeagueWeek(db))?.week === week,
    entries: [...others, ...mine].toSorted(compareContenders).map(
      (each, index): LeagueEntry => ({
        rank: index + 1,
        name: each.name,
        points: each.points,
        isMe: each.memberId === memberId,
      }),
    ),
    lastWeek: await readLastWeek(db, memberId, week - 1),
    badges: (await badgesOf(db, memberId, BADGES_SHOWN)).map((badge) => ({ ...badge, week: mondayOf(badge.week) })),
  }
}

async function readLastWeek(db: Db, memberId: string, week: number): Promise<LeagueStanding['lastWeek']> {
  const seat = await findSeat(db, memberId, week)
  if (seat === undefined) return null
  const { leagueId, tier, points, place, move } = seat
  return { week: mondayOf(week), tier, points, place, members: await countPlaced(db, leagueId), move }
}

function mondayOf(week: number): string {
  return new Date(startOfWeek(week)).toISOString().slice(0, 10)
}
