import { weekOf } from 'game/leagues'
import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { aLeagueOf, DAY, earn, emptyLeagues, MINUTE, MONDAY, runAt, scoreOf, WEEK } from '#server/testing/leagues.ts'
import { foldPoints } from './fold-points.ts'
import { readLeagueWeek } from './league-week.ts'

describeEachDatabase('a week of leagues that is about to be closed', (database) => {
  // What earlier tests wrote into the ledger stays: each test has weeks of its own.
  let monday = MONDAY
  beforeEach(async () => {
    await emptyLeagues(database())
    monday += 20 * WEEK
    await runAt(database(), monday)
  })

  const setWeek = (values: { is_complete: 1 } | { week: number }) =>
    database().write((db) => db.updateTable('league_week').set(values).execute())

  test.each([
    ['is complete', { is_complete: 1 } as const],
    ['has ended', { nextWeek: true } as const],
  ])('gives nobody a seat by a round that began before it %s', async (_, values) => {
    const { id } = await aMember(database())
    await earn(database(), id, 10, monday + DAY)
    const before = await readLeagueWeek(database().read)
    await setWeek('nextWeek' in values ? { week: weekOf(monday) + 1 } : values)
    if (before) await foldPoints({ database: database(), now: () => monday + 2 * DAY }, before)
    expect(await scoreOf(database(), id, weekOf(monday))).toBeUndefined()
  })

  test('gives no place to who is suspended by then', async () => {
    const [first = '', second = ''] = await aLeagueOf(database(), 2, monday + DAY)
    await runAt(database(), monday + 2 * DAY)
    await database().write((db) =>
      db.updateTable('members').set({ is_on_board: 0, suspended_at: 1 }).where('id', '=', first).execute(),
    )
    await runAt(database(), monday + WEEK + 5 * MINUTE)
    expect(await scoreOf(database(), first, weekOf(monday))).toMatchObject({ place: null })
    expect(await scoreOf(database(), second, weekOf(monday))).toMatchObject({ place: 1 })
  })

  test('counts nothing from before somebody switched leagues off and on, and gives no badge for it', async () => {
    const [first = '', second = ''] = await aLeagueOf(database(), 2, monday + DAY)
    await runAt(database(), monday + 2 * DAY)
    await setWeek({ is_complete: 1 })
    const since = { in_leagues_since: monday + WEEK }
    await database().write((db) => db.updateTable('members').set(since).where('id', '=', first).execute())
    await runAt(database(), monday + WEEK + 5 * MINUTE)
    expect(await scoreOf(database(), first, weekOf(monday))).toMatchObject({ points: 0, place: 2 })
    const badges = database().read.selectFrom('league_badges').select('member_id').where('week', '=', weekOf(monday))
    expect(await badges.execute()).toEqual([{ member_id: second }])
  })
})
