import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { LEAGUE_SIZE, weekOf } from 'game/leagues'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { DAY, emptyLeagues, MINUTE, MONDAY, runAt, WEEK } from '#server/testing/leagues.ts'
import { nextMessage, runInProcesses, startWorker } from '#server/testing/processes.ts'

const WORKER = new URL('../../testing/workers/close-leagues.worker.ts', import.meta.url)
const KILLS = size('KILLS', 20, 20)

/** Enough that a kill falls between two batches, and in the middle of one. */
const LEAGUES = 60
const TIER = 3

describeEachSharedDatabase('a week that ends', (database, location) => {
  let monday = MONDAY
  const started: ChildProcess[] = []
  beforeEach(async () => {
    monday += 20 * WEEK
    await emptyLeagues(database())
    await seatMany(database(), monday)
  })
  afterEach(() => {
    for (const each of started.splice(0)) each.kill('SIGKILL')
  })

  const input = () => ({ at: monday + WEEK + 5 * MINUTE, week: weekOf(monday) + 1 })

  test('is closed once by two processes', { timeout: 60_000 }, async () => {
    await runInProcesses(2, WORKER, location(), { ...input(), isQuiet: true })
    await expectClosedOnce()
  })

  test(`is closed once by processes of which ${KILLS} are killed in the middle`, { timeout: 180_000 }, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = startWorker(WORKER, location(), input())
      started.push(worker)
      await nextMessage(worker)
      const ended = once(worker, 'exit')
      worker.send('go')
      // At the first batches, or some milliseconds into one.
      if (kill % 2 === 0) await nextMessage(worker)
      setTimeout(() => worker.kill('SIGKILL'), kill % 7)
      await ended
    }
    await finish()
    await expectClosedOnce()
  })

  /** What is left, by this process. */
  const finish = () => runAt(database(), input().at)

  async function expectClosedOnce(): Promise<void> {
    const { read } = database()
    const week = weekOf(monday)
    const leagues = await read.selectFrom('leagues').selectAll().where('week', '=', week).execute()
    expect(leagues).toHaveLength(LEAGUES)
    expect(leagues.filter(({ closed_at }) => closed_at === null)).toEqual([])
    const scores = await read.selectFrom('league_scores').selectAll().where('week', '=', week).execute()
    for (const { id } of leagues) {
      const places = scores.filter(({ league_id }) => league_id === id).map(({ place }) => place ?? 0)
      expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: LEAGUE_SIZE }, (_, index) => index + 1))
    }
    const tiers = new Map(
      (await read.selectFrom('league_tiers').selectAll().execute()).map(({ member_id, tier }) => [member_id, tier]),
    )
    for (const { member_id, move } of scores) expect(tiers.get(member_id)).toBe(TIER + (move ?? 9))
    expect(scores.filter(({ move }) => move === 1)).toHaveLength(5 * LEAGUES)
    expect(scores.filter(({ move }) => move === -1)).toHaveLength(5 * LEAGUES)
    const badges = await read.selectFrom('league_badges').select('place').where('week', '=', week).execute()
    expect(badges).toHaveLength(3 * LEAGUES)
    const told = await read
      .selectFrom('notifications')
      .select('member_id')
      .where('kind', '=', 'league-closed')
      .where('at', '=', input().at)
      .execute()
    expect(told).toHaveLength(LEAGUES * LEAGUE_SIZE)
    expect(new Set(told.map(({ member_id }) => member_id)).size).toBe(LEAGUES * LEAGUE_SIZE)
    const state = await read.selectFrom('league_week').select(['week', 'is_complete']).executeTakeFirst()
    expect(state).toEqual({ week: week + 1, is_complete: 0 })
  }
})

/** Full leagues of the third class, with points of the week. */
async function seatMany(database: Database, monday: number): Promise<void> {
  const count = LEAGUES * LEAGUE_SIZE
  const week = weekOf(monday)
  await database.write(async (db) => {
    for (let from = 0; from < count; from += 300) {
      const ids = Array.from({ length: 300 }, (_, index) => `seated-${week}-${from + index}`)
      const people = ids.map((id) => {
        const person = { id, name: id, email: id, email_key: id, invite_code: id, is_admin: 0 as const, tokens: 0 }
        return { ...person, leaderboard_pts: 0, invited_count: 0, joined_at: 0, is_on_board: 1 as const }
      })
      await db.insertInto('members').values(people).execute()
      const entries = ids.map((id, index) => ({
        member_id: id,
        kind: 'quiz' as const,
        reference: '1',
        tokens: 0,
        points: 1 + (index % 40),
        created_at: monday + DAY + from + index,
      }))
      await db.insertInto('ledger').values(entries).execute()
      await db
        .insertInto('league_tiers')
        .values(ids.map((id) => ({ member_id: id, tier: TIER })))
        .execute()
    }
  })
  await runAt(database, monday)
  await runAt(database, monday + 2 * DAY)
}
