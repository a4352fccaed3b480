import { weekOf } from 'game/leagues'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import {
  aLeagueOf,
  DAY,
  earn,
  emptyLeagues,
  MINUTE,
  MONDAY,
  runAt,
  scoreOf,
  setTier,
  tierOf,
  WEEK,
} from '#server/testing/leagues.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { whileOtherWaits } from '#server/testing/wait-for-lock.ts'
import { personalData } from './personal-data.ts'
import { switchLeagues } from './switch-leagues.ts'

describeEachSharedDatabase('a week of leagues that ends', (database) => {
  let testApp: TestApp
  let monday = MONDAY
  let closedAt = 0
  let week = 0
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyLeagues(database())
    await database().write((db) => db.deleteFrom('clock').execute())
    monday += 120 * WEEK
    closedAt = monday + WEEK + 5 * MINUTE
    week = weekOf(monday)
    await runAt(database(), monday)
  })

  /** Nine who earned more than the last one, in the third class: the last one is to go down. */
  async function aLeague(): Promise<{ others: string[]; last: string }> {
    const ids = await aLeagueOf(database(), 10, monday + DAY)
    for (const id of ids) await setTier(database(), id, 3)
    await runAt(database(), monday + 2 * DAY)
    const last = ids.pop() ?? ''
    return { others: ids, last }
  }
  const placesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await scoreOf(database(), id, week))?.place))
  const rowsOf = async (memberId: string) => {
    const counts = []
    for (const table of ['league_scores', 'league_tiers', 'league_badges', 'notifications'] as const) {
      const rows = await database()
        .read.selectFrom(table)
        .select('member_id')
        .where('member_id', '=', memberId)
        .execute()
      counts.push(rows.length)
    }
    return counts
  }
  const close = () => runAt(database(), closedAt)
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  test('while a member’s account is deleted stores nothing of them again, and places the others', async () => {
    const { others, last } = await aLeague()
    const leave = async (db: Transaction) => {
      const member = await lockActiveMember(db, last)
      await personalData.erase?.(db, member, testApp.deps)
      await db.updateTable('members').set({ deleted_at: closedAt, is_on_board: 0 }).where('id', '=', last).execute()
    }
    await whileOtherWaits(database(), leave, close)
    expect(await rowsOf(last)).toEqual([0, 0, 0, 0])
    expect(await placesOf(others)).toEqual(upTo(9))
  })

  test('while a member switches leagues off gives them no place and no news, and places the others', async () => {
    const { others, last } = await aLeague()
    const first = others.shift() ?? ''
    const switchOff = (id: string) => async (db: Transaction) => {
      const changes = await switchLeagues(db, await lockActiveMember(db, id), false, closedAt)
      await db.updateTable('members').set(changes).where('id', '=', id).execute()
    }
    await whileOtherWaits(database(), switchOff(first), close)
    expect(await placesOf([first])).toEqual([null])
    expect(await rowsOf(first)).toEqual([1, 1, 0, 0])
    expect(await placesOf([...others, last])).toEqual(upTo(9))
    expect(await tierOf(database(), first)).toBe(3)
  })

  test('while a member switches leagues on places them last, with the points since then', async () => {
    const { others, last } = await aLeague()
    const first = others.shift() ?? ''
    await database().write((db) => db.updateTable('members').set({ in_leagues: 0 }).where('id', '=', first).execute())
    const switchOn = async (db: Transaction) => {
      const changes = await switchLeagues(db, await lockActiveMember(db, first), true, closedAt)
      await db.updateTable('members').set(changes).where('id', '=', first).execute()
    }
    await whileOtherWaits(database(), switchOn, close)
    expect(await scoreOf(database(), first, week)).toMatchObject({ points: 0, place: 10, move: -1 })
    expect(await placesOf([...others, last])).toEqual(upTo(9))
  })

  test('beside deletions, switches and points ends once for everybody, and lists nobody who left', async () => {
    testApp.clock.now = monday + DAY
    const members: TestMember[] = []
    for (let index = 0; index < 36; index++) {
      const member = await testApp.register({ name: `Member ${index}` })
      members.push(member)
      await earn(database(), member.user.id, 100 - index, monday + DAY + index)
    }
    await runAt(database(), monday + 2 * DAY)
    testApp.clock.now = closedAt
    const act = ({ user, cookie, password }: TestMember, index: number) => {
      const url = `/api/users/${user.id}`
      if (index % 3 === 0) return testApp.call('DELETE', url, { cookie, body: { password } })
      if (index % 3 === 1) return testApp.call('PATCH', url, { cookie, body: { inLeagues: index % 2 === 0 } })
      return earn(database(), user.id, 5, closedAt)
    }
    await Promise.all([...members.map(act), close(), close()])
    await close()
    const open = database()
      .read.selectFrom('leagues')
      .select('id')
      .where('week', '=', week)
      .where('closed_at', 'is', null)
    expect(await open.execute()).toEqual([])
    const scores = await database().read.selectFrom('league_scores').selectAll().where('week', '=', week).execute()
    const deleted = members.filter((_, index) => index % 3 === 0)
    for (const { user } of deleted) expect(await rowsOf(user.id)).toEqual([0, 0, 0, 0])
    expect(scores.map(({ member_id }) => member_id).sort()).toEqual(
      members
        .filter((_, index) => index % 3 !== 0)
        .map(({ user }) => user.id)
        .sort(),
    )
    for (const places of Map.groupBy(scores, ({ league_id }) => league_id).values()) {
      const given = places.flatMap(({ place }) => (place === null ? [] : [place]))
      expect(new Set(given).size).toBe(given.length)
    }
    const told = await database()
      .read.selectFrom('notifications')
      .select('member_id')
      .where('kind', '=', 'league-closed')
      .where('at', '=', closedAt)
      .execute()
    expect(new Set(told.map(({ member_id }) => member_id)).size).toBe(told.length)
  })

  describe('by a clock', () => {
    const trust = (at: number) =>
      database().write((db) =>
        db
          .insertInto('clock')
          .values({ id: 1, trusted_at: at, doubted_since: null, seen_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ trusted_at: at, seen_at: at }))
          .execute(),
      )

    test('a year ahead isn’t closed; set back, it counts what is earned then, and ends once at its own time', async () => {
      const { others, last } = await aLeague()
      await trust(monday + 2 * DAY)
      await runAt(database(), monday + 365 * DAY)
      expect(await placesOf([...others, last])).toEqual(Array(10).fill(null))
      await earn(database(), last, 500, monday + 3 * DAY)
      await runAt(database(), monday + 3 * DAY + MINUTE)
      expect(await scoreOf(database(), last, week)).toMatchObject({ points: 510, place: null })
      await trust(closedAt)
      await close()
      await close()
      expect(await placesOf([last, ...others])).toEqual(upTo(10))
      expect((await rowsOf(last)).at(-1)).toBe(1)
    })

    test('that is behind, so that the week is one of the future, waits, and goes on in its own time', async () => {
      const { others, last } = await aLeague()
      await runAt(database(), closedAt)
      expect(await placesOf([...others, last])).toEqual(upTo(10))
      for (const at of [monday - 40 * WEEK, monday + 3 * DAY]) {
        await earn(database(), last, 700, at)
        await runAt(database(), at + MINUTE)
      }
      const state = database().read.selectFrom('league_week').select(['week', 'is_complete'])
      expect(await state.executeTakeFirst()).toEqual({ week: week + 1, is_complete: 0 })
      expect(await placesOf([...others, last])).toEqual(upTo(10))
      expect(await tierOf(database(), last)).toBe(2)
      await earn(database(), last, 5, monday + WEEK + DAY)
      await runAt(database(), monday + 2 * WEEK + 5 * MINUTE)
      expect(await scoreOf(database(), last, week + 1)).toMatchObject({ points: 5, place: 1 })
    })
  })
})
