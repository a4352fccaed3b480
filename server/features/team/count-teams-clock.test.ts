import { firstDayOf, weekAt } from 'game/team'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { loadStarterMissions } from '#server/features/missions/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aLine, complete, levelsOf, visit, visitsOf, wrongLevels } from '#server/testing/teams.ts'
import { countTeams } from './count-teams.ts'

const NOW = Date.parse('2026-03-04T09:00:00Z')
const HOUR = 3_600_000
const MONDAY = firstDayOf(weekAt(NOW))

describeEachDatabase('the figures of teams after a jump of the clock', (database) => {
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

  describe('on a clock that was set back', () => {
    test('are counted on although the process that had claimed them is gone', async () => {
      await database().write((db) =>
        db
          .updateTable('team_counting')
          .set({ claimed_by: 'gone', claimed_until: clock.now + 2 * HOUR })
          .execute(),
      )
      expect(await count()).toBe(true)
    })

    // Within one week, because a run in another week counts everything again.
    const DAY = 24 * HOUR
    const setBack = async () => {
      clock.now += DAY
      for (let run = 0; run < 9; run++) await count()
      clock.now -= DAY - HOUR
    }

    test('take in what was completed since', async () => {
      const [leader, member] = await aLine(database(), 2)
      await setBack()
      await saveInCounting(database(), { walk_began_at: clock.now })
      await complete(database(), member, 1, clock.now)
      await count()
      expect(await levelsOf(database(), leader)).toEqual({ 1: '0 1 0 0 0 0' })
    })

    test('are walked through again', async () => {
      const [leader, member] = await aLine(database(), 2)
      await setBack()
      await complete(database(), member, 1, 0)
      for (let run = 0; run < 9; run++) await count()
      expect(await levelsOf(database(), leader)).toEqual({ 1: '0 1 0 0 0 0' })
    })
  })

  test('keep the visits of a week that a clock a year ahead took for an old one', async () => {
    const [leader, member] = await aLine(database(), 2)
    await visit(database(), member, MONDAY + 1)
    await count()
    clock.now += 365 * 24 * HOUR
    for (let run = 0; run < 9; run++) await count()
    clock.now -= 365 * 24 * HOUR
    for (let run = 0; run < 2; run++) await count()
    expect(await visitsOf(database(), leader, weekAt(NOW))).toEqual([[1, weekAt(NOW), 1]])
  })
})

async function saveInCounting(database: Database, values: { walk_began_at: number }): Promise<void> {
  await database.write((db) => db.updateTable('team_counting').set(values).execute())
}
