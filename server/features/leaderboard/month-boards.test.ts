import type { Board } from 'contract/leaderboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { setOnBoard } from './histogram.ts'
import { MonthBoard } from './month-boards.ts'
import { topCompanions, topHelpers } from './month-queries.ts'

const MINUTE = 60_000
const NOVEMBER = Date.parse('2026-11-01T00:00:00Z')

describeEachDatabase('a board of the month', (database) => {
  const clock = { now: NOVEMBER }
  const deps = () => ({ database: database(), now: () => clock.now })
  const rows = ({ entries }: Board) => entries.map(({ rank, id, count }) => [rank, id, count])
  /** A new instance, without the cache of another test. */
  const helpers = async () => rows(await new MonthBoard(deps(), topHelpers).read())
  const companions = async () => rows(await new MonthBoard(deps(), topCompanions).read())
  let number = 0
  const help = (id: string, points: number, at: number) =>
    database().write((db) =>
      db
        .insertInto('ledger')
        .values({
          member_id: id,
          kind: 'help',
          reference: `card-${number++}`,
          tokens: 0,
          points,
          created_at: at,
        })
        .execute(),
    )

  test('is empty where no member did what it counts', async () => {
    clock.now = NOVEMBER
    const board = await new MonthBoard(deps(), topHelpers).read()
    expect(board).toEqual({ month: '2026-11', asOf: '2026-11-01T00:00:00.000Z', entries: [] })
    expect(await companions()).toEqual([])
  })

  test('adds up the points for helping of this month in UTC, and no others', async () => {
    for (const [index, id] of ['ada', 'ben', 'cleo', 'dora'].entries()) {
      await aMember(database(), { id, name: `Member ${id}`, joined_at: 100 - index, leaderboard_pts: 500 })
    }
    await help('ada', 5, NOVEMBER - 1)
    await help('ben', 5, NOVEMBER)
    await help('ben', 5, NOVEMBER + MINUTE)
    await help('cleo', 5, NOVEMBER)
    await help('dora', 5, Date.parse('2026-11-30T23:59:59.999Z'))
    await help('ada', 5, Date.parse('2026-12-01T00:00:00.000Z'))
    clock.now = Date.parse('2026-11-30T23:59:59.999Z')
    expect(await helpers()).toEqual([
      [1, 'ben', 10],
      [2, 'dora', 5],
      [2, 'cleo', 5],
    ])
    clock.now = Date.parse('2026-12-01T00:00:00.000Z')
    expect(await helpers()).toEqual([[1, 'ada', 5]])
  })

  test('counts the people one brought who finished the line this month', async () => {
    const bring = (sponsor: string, finishedAt: number | null, more: object = {}) =>
      aMember(database(), {
        ...{ sponsor_id: sponsor, shares_progress_with: sponsor, line_finished_at: finishedAt },
        ...more,
      })
    clock.now = NOVEMBER + 1_000
    await bring('ada', NOVEMBER)
    await bring('ada', NOVEMBER + 1)
    await bring('ben', NOVEMBER - 1)
    await bring('ben', null)
    const lost = await bring('cleo', NOVEMBER)
    await bring('dora', NOVEMBER)
    await bring('dora', NOVEMBER, { shares_progress_with: null })
    await bring('dora', NOVEMBER, { shares_progress_with: 'ada' })
    expect(await companions()).toEqual([
      [1, 'ada', 2],
      [2, 'dora', 1],
      [2, 'cleo', 1],
    ])
    await database().write((db) => setOnBoard(db, lost.id, false))
    expect(await companions()).toEqual([
      [1, 'ada', 2],
      [2, 'dora', 1],
    ])
  })

  test('shows nobody who has left the leaderboard since it was counted, and current names', async () => {
    clock.now = NOVEMBER + 1_000
    const board = new MonthBoard(deps(), topHelpers)
    expect(rows(await board.read())[0]).toEqual([1, 'ben', 10])
    await database().write((db) => setOnBoard(db, 'ben', false))
    await database().write((db) =>
      db.updateTable('members').set({ board_name: 'Night train' }).where('id', '=', 'cleo').execute(),
    )
    expect((await board.read()).entries.map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'Member dora'],
      [1, 'Night train'],
    ])
    await database().write((db) => setOnBoard(db, 'ben', true))
  })

  test('is counted once a minute, and again in a new month, after a failure and after a clock set back', async () => {
    let counts = 0
    let fails = false
    clock.now = NOVEMBER + 1_000
    const board = new MonthBoard(deps(), async () => {
      counts++
      if (fails) throw new Error('away')
      return []
    })
    await Promise.all(Array.from({ length: 20 }, () => board.read()))
    clock.now += MINUTE - 1
    await board.read()
    expect(counts).toBe(1)
    clock.now += 1
    await board.read()
    expect(counts).toBe(2)
    clock.now = Date.parse('2026-11-30T23:59:59.999Z')
    await board.read()
    clock.now += 1
    expect((await board.read()).month).toBe('2026-12')
    expect(counts).toBe(4)
    clock.now = NOVEMBER
    expect((await board.read()).asOf).toBe('2026-11-01T00:00:00.000Z')
    clock.now += MINUTE
    fails = true
    await expect(board.read()).rejects.toThrow('away')
    fails = false
    await board.read()
    expect(counts).toBe(7)
  })

  test('lists twenty', async () => {
    for (let index = 0; index < 25; index++) {
      const { id } = await aMember(database(), { joined_at: index })
      await help(id, 100 + index, NOVEMBER)
    }
    const counts = (await helpers()).map(([, , count]) => count)
    expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => 124 - index))
  })
})

describeEachDatabase('who finished the line', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const finishOf = async (id: string) => {
    const row = database().read.selectFrom('members').select('line_finished_at').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).line_finished_at
  }
  const board = async (cookie: string) => (await testApp.call<Board>('GET', '/api/boards/companions', { cookie })).body

  test('counts for their sponsor from the last station on, once', async () => {
    const sponsor = await testApp.register()
    const member = await testApp.register({ referralCode: sponsor.user.inviteCode, shareProgress: true })
    const { id } = member.user
    const complete = (missionId: number) =>
      testApp.call('POST', `/api/users/${id}/complete-mission`, { cookie: member.cookie, body: { missionId } })
    for (const station of [1, 2, 3, 4]) await complete(station)
    expect(await finishOf(id)).toBeNull()
    expect((await board(member.cookie)).entries).toEqual([])
    testApp.clock.now += MINUTE
    await complete(5)
    const finishedAt = testApp.clock.now
    testApp.clock.now += MINUTE
    await complete(5)
    expect(await finishOf(id)).toBe(finishedAt)
    expect((await board(member.cookie)).entries).toEqual([
      { id: sponsor.user.id, name: sponsor.user.name, count: 1, rank: 1 },
    ])
  })

  test('is seen also when the last two stations are completed at once', async () => {
    await database().write((db) => db.updateTable('missions').set({ unlock_after: null }).execute())
    for (let round = 0; round < 10; round++) {
      const member = await testApp.register()
      const complete = (missionId: number) =>
        testApp.call('POST', `/api/users/${member.user.id}/complete-mission`, {
          cookie: member.cookie,
          body: { missionId },
        })
      for (const station of [1, 2, 3]) await complete(station)
      await Promise.all([complete(4), complete(5)])
      expect(await finishOf(member.user.id)).toBe(testApp.clock.now)
    }
  })
})
