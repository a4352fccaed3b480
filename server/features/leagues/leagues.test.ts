import { LEAGUE_SIZE, startOfWeek, weekOf } from 'game/leagues'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import {
  aLeagueOf,
  DAY,
  earn,
  emptyLeagues,
  KINDS,
  MINUTE,
  MONDAY,
  runAt,
  scoreOf,
  setTier,
  tierOf,
  WEEK,
} from '#server/testing/leagues.ts'
import { runLeagues } from './run-leagues.ts'

const CLOSED_AT = MONDAY + WEEK + 5 * MINUTE

describeEachDatabase('leagues', (database) => {
  // What earlier tests wrote into the ledger stays: each test has weeks of its own.
  let monday = MONDAY
  let closedAt = CLOSED_AT
  let week = weekOf(MONDAY)
  beforeEach(async () => {
    await emptyLeagues(database())
    monday += 20 * WEEK
    closedAt += 20 * WEEK
    week = weekOf(monday)
    await runAt(database(), monday)
  })

  const score = (id: string) => scoreOf(database(), id, week)

  describe('seats', () => {
    test('are taken in the order of first points, thirty to a league', async () => {
      const ids = await aLeagueOf(database(), LEAGUE_SIZE + 3, monday + DAY)
      await runAt(database(), monday + DAY + MINUTE)
      const scores = await Promise.all(ids.map(score))
      const leagues = scores.map((each) => each?.league_id)
      expect(new Set(leagues.slice(0, LEAGUE_SIZE)).size).toBe(1)
      expect(new Set(leagues.slice(LEAGUE_SIZE)).size).toBe(1)
      expect(leagues[0]).not.toBe(leagues[LEAGUE_SIZE])
      const latecomer = await aMember(database())
      await earn(database(), latecomer.id, 5, monday + 2 * DAY)
      await runAt(database(), monday + 2 * DAY + MINUTE)
      expect((await score(latecomer.id))?.league_id).toBe(leagues[LEAGUE_SIZE])
    })

    test('are for one class each', async () => {
      const [local, regional] = [await aMember(database()), await aMember(database())]
      await setTier(database(), regional.id, 2)
      for (const { id } of [local, regional]) await earn(database(), id, 5, monday + DAY)
      await runAt(database(), monday + DAY + MINUTE)
      const leagues = await database().read.selectFrom('leagues').select(['tier', 'seats']).orderBy('tier').execute()
      expect(leagues).toEqual([
        { tier: 1, seats: 1 },
        { tier: 2, seats: 1 },
      ])
    })

    test('aren’t given to who switched leagues off, was suspended or is an administrator', async () => {
      const off = await aMember(database(), { in_leagues: 0 })
      const suspended = await aMember(database(), { suspended_at: 1, is_on_board: 0 })
      const administrator = await aMember(database(), { is_admin: 1 })
      for (const { id } of [off, administrator]) await earn(database(), id, 5, monday + DAY)
      await expect(earn(database(), suspended.id, 5, monday + DAY)).rejects.toThrow()
      await runAt(database(), monday + DAY + MINUTE)
      expect(await database().read.selectFrom('league_scores').selectAll().execute()).toEqual([])
    })
  })

  describe('points', () => {
    test.each(KINDS)('of %s count only where it’s learning', async (kind) => {
      const { id } = await aMember(database())
      await earn(database(), id, 7, monday + DAY, kind)
      await runAt(database(), monday + DAY + MINUTE)
      const isLearning = ['mission', 'course', 'quiz', 'challenge', 'review', 'practice'].includes(kind)
      expect((await score(id))?.points).toBe(isLearning ? 7 : undefined)
      await earn(database(), id, 3, monday + DAY + MINUTE)
      await runAt(database(), monday + DAY + 2 * MINUTE)
      expect((await score(id))?.points).toBe(isLearning ? 10 : 3)
    })

    test('are the sum of the week, however often it’s added up', async () => {
      const { id } = await aMember(database())
      await earn(database(), id, 100, monday - 1)
      await earn(database(), id, 3, monday)
      await earn(database(), id, 4, monday + DAY)
      for (const at of [DAY, DAY, DAY + MINUTE, 2 * DAY]) await runAt(database(), monday + at)
      expect(await score(id)).toMatchObject({ points: 7, reached_at: monday + DAY })
    })

    test('that were committed late are found', async () => {
      const { id } = await aMember(database())
      await earn(database(), id, 3, monday + DAY)
      await runAt(database(), monday + DAY + MINUTE)
      // The moment it carries is before the last round, by as long as a transaction may take and more.
      await earn(database(), id, 4, monday + DAY + MINUTE - 30_000)
      await runAt(database(), monday + DAY + MINUTE + 20_000)
      expect(await score(id)).toMatchObject({ points: 7 })
    })

    test('of the last moments count until five minutes later, and none after', async () => {
      const [kept, late] = [await aMember(database()), await aMember(database())]
      const last = monday + WEEK - 1
      await earn(database(), kept.id, 3, last)
      await runAt(database(), monday + WEEK + MINUTE)
      expect(await score(kept.id)).toMatchObject({ points: 3, place: null })
      await earn(database(), kept.id, 4, last)
      await runAt(database(), closedAt)
      expect(await score(kept.id)).toMatchObject({ points: 7, place: 1 })
      await earn(database(), kept.id, 5, last)
      await earn(database(), late.id, 50, last)
      for (const at of [closedAt + MINUTE, closedAt + DAY]) await runAt(database(), at)
      expect(await score(kept.id)).toMatchObject({ points: 7, place: 1 })
      expect(await score(late.id)).toBeUndefined()
    })

    test('of the first minutes of the next week count in it', async () => {
      const { id } = await aMember(database())
      await earn(database(), id, 3, monday + DAY)
      await earn(database(), id, 9, monday + WEEK)
      await runAt(database(), monday + WEEK + MINUTE)
      await runAt(database(), closedAt)
      expect(await score(id)).toMatchObject({ points: 3 })
      // Seated by the class that the closed week led to.
      expect(await scoreOf(database(), id, week + 1)).toMatchObject({ points: 9, place: null })
      expect(await tierOf(database(), id)).toBe(2)
      const league = await database()
        .read.selectFrom('leagues')
        .select('tier')
        .where('week', '=', week + 1)
        .execute()
      expect(league).toEqual([{ tier: 2 }])
    })

    test('are the same whatever zone a member lives in or moves to', async () => {
      const west = await aMember(database(), { time_zone: 'Pacific/Pago_Pago' })
      const east = await aMember(database(), { time_zone: 'Pacific/Kiritimati' })
      for (const { id } of [west, east]) {
        await earn(database(), id, 2, monday - 1)
        await earn(database(), id, 3, monday)
        await earn(database(), id, 4, monday + WEEK - 1)
        await earn(database(), id, 5, monday + WEEK)
      }
      const moved = { time_zone: 'Pacific/Kiritimati' }
      await database().write((db) => db.updateTable('members').set(moved).where('id', '=', west.id).execute())
      await runAt(database(), closedAt)
      for (const { id } of [west, east]) expect(await score(id)).toMatchObject({ points: 7 })
    })
  })

  describe('the end of a week', () => {
    test('gives places, classes and three badges, and no tokens', async () => {
      const ids = await aLeagueOf(database(), 30, monday + DAY)
      for (const id of ids) await setTier(database(), id, 3)
      await runAt(database(), closedAt)
      const scores = await Promise.all(ids.map(score))
      expect(scores.map((each) => each?.place)).toEqual(ids.map((_, index) => index + 1))
      const tiers = await Promise.all(ids.map((id) => tierOf(database(), id)))
      expect(tiers).toEqual([...Array(5).fill(4), ...Array(20).fill(3), ...Array(5).fill(2)])
      const badges = database().read.selectFrom('league_badges').selectAll().orderBy('place')
      expect(await badges.execute()).toEqual(
        ids.slice(0, 3).map((id, index) => ({ member_id: id, week, tier: 3, place: index + 1 })),
      )
      const tokens = await database().read.selectFrom('members').select('tokens').where('id', 'in', ids).execute()
      expect(new Set(tokens.map((each) => each.tokens))).toEqual(new Set([0]))
    })

    test('changes nothing the second time', async () => {
      const ids = await aLeagueOf(database(), 12, monday + DAY)
      for (const id of ids) await setTier(database(), id, 3)
      await runAt(database(), closedAt)
      const read = async () => [
        await database().read.selectFrom('league_scores').selectAll().orderBy('member_id').execute(),
        await database().read.selectFrom('league_tiers').selectAll().orderBy('member_id').execute(),
        await database().read.selectFrom('league_badges').selectAll().orderBy('member_id').execute(),
      ]
      const first = await read()
      await database().write((db) => db.updateTable('league_week').set({ week, is_complete: 1 }).execute())
      await runAt(database(), closedAt + MINUTE)
      expect(await read()).toEqual(first)
    })

    test('leaves the class of whoever earned nothing', async () => {
      const { id } = await aMember(database())
      await setTier(database(), id, 4)
      await runAt(database(), closedAt)
      expect(await tierOf(database(), id)).toBe(4)
      expect(await score(id)).toBeUndefined()
    })

    test('comes week by week where the program didn’t run for a month', async () => {
      const { id } = await aMember(database())
      for (const later of [0, 1, 3]) await earn(database(), id, 5, monday + later * WEEK)
      await runAt(database(), monday + 4 * WEEK + DAY)
      const rows = await database().read.selectFrom('league_scores').select(['week', 'place']).orderBy('week').execute()
      expect(rows).toEqual([0, 1, 3].map((later) => ({ week: week + later, place: 1 })))
      expect(await tierOf(database(), id)).toBe(4)
    })

    test('takes nobody above the highest class, also alone in it', async () => {
      const { id } = await aMember(database())
      await setTier(database(), id, 5)
      await earn(database(), id, 5, monday)
      await runAt(database(), closedAt)
      expect(await tierOf(database(), id)).toBe(5)
      expect(await score(id)).toMatchObject({ place: 1, move: 0 })
    })

    test('waits while the clock isn’t to be believed', async () => {
      const { id } = await aMember(database())
      await earn(database(), id, 5, monday)
      const clock = { id: 1 as const, trusted_at: monday + DAY, doubted_since: null, seen_at: monday + DAY }
      await database().write((db) => db.insertInto('clock').values(clock).execute())
      await runAt(database(), closedAt)
      expect(await score(id)).toMatchObject({ points: 5, place: null })
      await database().write((db) => db.updateTable('clock').set({ trusted_at: closedAt }).execute())
      await runAt(database(), closedAt)
      expect(await score(id)).toMatchObject({ points: 5, place: 1 })
      await database().write((db) => db.deleteFrom('clock').execute())
    })

    test('is forgotten after twelve weeks, but for classes and badges', async () => {
      const { id } = await aMember(database())
      await earn(database(), id, 5, monday)
      await runAt(database(), closedAt)
      await runAt(database(), startOfWeek(week + 12) + DAY)
      expect(await score(id)).toMatchObject({ place: 1 })
      await runAt(database(), startOfWeek(week + 13) + DAY)
      expect(await score(id)).toBeUndefined()
      expect(await database().read.selectFrom('leagues').select('id').execute()).toEqual([])
      expect(await tierOf(database(), id)).toBe(2)
      expect(await database().read.selectFrom('league_badges').select('place').execute()).toEqual([{ place: 1 }])
    })
  })

  test('a round that is stopped does no harm', async () => {
    const ids = await aLeagueOf(database(), 4, monday + DAY)
    const over = new AbortController()
    over.abort()
    await runLeagues({ database: database(), now: () => closedAt }, { signal: over.signal })
    expect(await score(ids[0] ?? '')).toBeUndefined()
    await runAt(database(), closedAt)
    expect(await score(ids[0] ?? '')).toMatchObject({ place: 1 })
  })
})
