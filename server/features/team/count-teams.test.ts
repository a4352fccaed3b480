import { firstDayOf, weekAt } from 'game/team'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { loadStarterMissions } from '#server/features/missions/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { aLine, change, complete, counting, levelsOf, visit, visitsOf, wrongLevels } from '#server/testing/teams.ts'
import { countTeams } from './count-teams.ts'

const NOW = Date.parse('2026-03-04T09:00:00Z')
const HOUR = 3_600_000
const MONDAY = firstDayOf(weekAt(NOW))

describeEachDatabase('the figures of teams', (database) => {
  const clock = { now: NOW }
  const deps = () => ({ database: database(), now: () => clock.now })
  const count = (claimant = 'test') => countTeams(deps(), { claimant })
  beforeAll(() => loadStarterMissions(deps()))
  beforeEach(() => {
    clock.now += 2 * HOUR
  })
  afterEach(async () => {
    expect(await wrongLevels(deps())).toEqual([])
  })

  test('are none before everybody was counted once', async () => {
    const { phase, counted_to } = await counting(database())
    expect({ phase, counted_to }).toEqual({ phase: 'counting', counted_to: null })
    await aLine(database(), 12)
    await count()
    expect(await counting(database())).toMatchObject({ phase: 'counted', counted_to: clock.now, claimed_by: null })
  })

  test('have seven levels and no more', async () => {
    const line = await aLine(database(), 10)
    await count()
    expect(await levelsOf(database(), line[0])).toEqual(
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((level) => [level, '1 0 0 0 0 0'])),
    )
  })

  test('follow a member along the line, and through a visit of a new week', async () => {
    const [leader, member] = await aLine(database(), 2)
    await count()
    await complete(database(), member, 1, clock.now)
    await complete(database(), member, 2, clock.now)
    await visit(database(), member, MONDAY - 1)
    await count()
    expect(await levelsOf(database(), leader)).toEqual({ 1: '0 0 1 0 0 0' })
    expect(await visitsOf(database(), leader, weekAt(NOW))).toEqual([])
    await visit(database(), member, MONDAY + 1)
    await visit(database(), member, MONDAY + 2)
    await count()
    expect(await visitsOf(database(), leader, weekAt(NOW))).toEqual([[1, weekAt(NOW), 1]])
  })

  test.each([['of an earlier week', MONDAY - 1] as const, ['at all', null] as const])(
    'take in the first visit of a week from a member who did nothing else and had none %s',
    async (_, before) => {
      const [leader, member] = await aLine(database(), 2)
      await change(database(), member, { last_visit_day: before })
      await count()
      expect(await visitsOf(database(), leader, weekAt(NOW))).toEqual([])
      await visit(database(), member, MONDAY + 1)
      await count()
      expect(await visitsOf(database(), leader, weekAt(NOW))).toEqual([[1, weekAt(NOW), 1]])
    },
  )

  test('count a completion that was committed late, with a time before the last run', async () => {
    const [leader, member] = await aLine(database(), 2)
    await count()
    await complete(database(), member, 1, clock.now - 50_000)
    clock.now += 1_000
    await count()
    expect(await levelsOf(database(), leader)).toEqual({ 1: '0 1 0 0 0 0' })
  })

  test('change nothing more for what is looked at twice', async () => {
    const [leader, member] = await aLine(database(), 2)
    await complete(database(), member, 1, clock.now)
    for (let run = 0; run < 3; run++) await count()
    expect(await levelsOf(database(), leader)).toEqual({ 1: '0 1 0 0 0 0' })
  })

  test('leave out who is suspended or left, keep the levels below them, and count administrators', async () => {
    const [leader, first, second] = await aLine(database(), 3)
    await count()
    await change(database(), first, { suspended_at: clock.now })
    await change(database(), second, { is_admin: 1, is_on_board: 0 })
    await count()
    expect(await levelsOf(database(), leader)).toEqual({ 1: '0 0 0 0 0 0', 2: '1 0 0 0 0 0' })
    await change(database(), first, { suspended_at: null })
    await count()
    expect(await levelsOf(database(), leader)).toMatchObject({ 1: '1 0 0 0 0 0' })
    await change(database(), first, { deleted_at: clock.now })
    await count()
    expect(await levelsOf(database(), leader)).toMatchObject({ 1: '0 0 0 0 0 0', 2: '1 0 0 0 0 0' })
    expect(await levelsOf(database(), first)).toEqual({})
    await complete(database(), second, 1, clock.now)
    await count()
    expect(await levelsOf(database(), first)).toEqual({})
  })

  test('move with a member who gets another sponsor, and with everybody below them', async () => {
    const [leader, branch] = await aLine(database(), 2)
    const [other] = await aLine(database(), 1)
    const below = await Promise.all(Array.from({ length: 130 }, () => aMember(database(), { sponsor_id: branch })))
    await aMember(database(), { sponsor_id: below[77]?.id ?? null })
    await count()
    expect(await levelsOf(database(), leader)).toMatchObject({ 2: '130 0 0 0 0 0', 3: '1 0 0 0 0 0' })
    await change(database(), branch, { sponsor_id: other })
    await count()
    expect(await levelsOf(database(), leader)).toMatchObject({ 1: NOBODY, 2: NOBODY, 3: NOBODY })
    expect(await levelsOf(database(), other)).toMatchObject({ 2: '130 0 0 0 0 0' })
    await change(database(), branch, { sponsor_id: null })
    await count()
    expect(await levelsOf(database(), other)).toMatchObject({ 1: NOBODY, 2: NOBODY, 3: NOBODY })
    expect(await levelsOf(database(), branch)).toMatchObject({ 1: '130 0 0 0 0 0' })
  })

  test('end in a ring, and where somebody is their own sponsor', async () => {
    const [first, second, third] = await aLine(database(), 3)
    const [alone] = await aLine(database(), 1)
    await change(database(), first, { sponsor_id: third })
    await change(database(), alone, { sponsor_id: alone })
    await aMember(database(), { sponsor_id: alone })
    await count()
    for (const each of [first, second, third]) {
      expect(await levelsOf(database(), each)).toMatchObject({ 1: '1 0 0 0 0 0', 2: '1 0 0 0 0 0' })
    }
    expect(await levelsOf(database(), alone)).toEqual({ 1: '1 0 0 0 0 0' })
  })

  test('take in what told nobody of its change, within a walk', async () => {
    const [leader, member] = await aLine(database(), 2)
    await count()
    await complete(database(), member, 1, 0)
    clock.now += HOUR
    for (let run = 0; run < 9; run++) await count()
    expect(await levelsOf(database(), leader)).toEqual({ 1: '0 1 0 0 0 0' })
  })

  test('take in an import of many stations at one moment, by a walk', async () => {
    const [leader] = await aLine(database(), 1)
    const sponsor_id = leader
    const members = await Promise.all(Array.from({ length: 120 }, () => aMember(database(), { sponsor_id })))
    await count()
    for (const { id } of members) await complete(database(), id, 1, clock.now)
    for (let run = 0; run < 9; run++) await count()
    expect(await levelsOf(database(), leader)).toEqual({ 1: '0 120 0 0 0 0' })
  })

  test('are counted by one process at a time, and by another once that one says nothing more', async () => {
    await database().write((db) =>
      db
        .updateTable('team_counting')
        .set({ claimed_by: 'gone', claimed_until: clock.now + 30_000 })
        .execute(),
    )
    expect(await count()).toBe(false)
    clock.now += 30_001
    expect(await count()).toBe(true)
  })

  describe('that a run left in the middle', () => {
    test('are right after the next, wherever it ended', async () => {
      const [leader, branch] = await aLine(database(), 2)
      for (let index = 0; index < 60; index++) await aMember(database(), { sponsor_id: branch })
      await count()
      const sponsors = [null, leader]
      let killed = 0
      for (let units = 1; units <= 12; units++) {
        await change(database(), branch, { sponsor_id: sponsors[units % 2] ?? null })
        await complete(database(), branch, Math.ceil(units / 4), clock.now).catch(() => undefined)
        const dying = countTeams({ ...deps(), database: dyingAfter(database(), units) }, { claimant: 'dies' })
        killed += await dying.then(
          () => 0,
          () => 1,
        )
        clock.now += 31_000
        await count()
        expect(await wrongLevels(deps())).toEqual([])
      }
      expect(killed).toBeGreaterThan(5)
    })
  })
})

const NOBODY = '0 0 0 0 0 0'

/** A database whose process is gone after so many transactions: the last one isn't committed. */
function dyingAfter(database: Database, units: number): Database {
  let left = units
  const write: Database['write'] = (unit) =>
    database.write(async (db) => {
      const value = await unit(db)
      if (left-- <= 0) throw new Error('killed')
      return value
    })
  return { ...database, write }
}
