import type { League, LeagueStanding } from 'contract/leagues'
import type { User } from 'contract/users'
import { weekOf } from 'game/leagues'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import {
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
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the calls of leagues', (database) => {
  let testApp: TestApp
  let monday = MONDAY
  let maya: TestMember
  let ben: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyLeagues(database())
    monday += 20 * WEEK
    testApp.clock.now = monday + DAY
    await runAt(database(), monday)
    maya = await testApp.register({ name: 'Maya Okafor' })
    ben = await testApp.register({ name: 'Ben Adeyemi' })
  })

  const see = async ({ user, cookie }: TestMember) => {
    const { body, statusCode } = await testApp.call<League>('GET', `/api/users/${user.id}/league`, { cookie })
    expect(statusCode).toBe(200)
    return body
  }
  const standing = async (member: TestMember) => (await see(member)) as LeagueStanding
  const logIn = async (member: TestMember): Promise<TestMember> => {
    const { email, password } = member
    const answer = await testApp.call('POST', '/api/auth/login', { body: { email, password } })
    return { ...member, cookie: cookiesOf(answer) }
  }
  const change = ({ user, cookie }: TestMember, body: object) =>
    testApp.call<User>('PATCH', `/api/users/${user.id}`, { cookie, body })
  const earnNow = ({ user }: TestMember, points: number) => earn(database(), user.id, points, testApp.clock.now)
  const addUp = () => runAt(database(), testApp.clock.now)

  test('show an empty league to whoever earned nothing yet', async () => {
    expect(await see(maya)).toEqual({
      tier: 1,
      week: new Date(monday).toISOString().slice(0, 10),
      endsAt: new Date(monday + WEEK).toISOString(),
      isSeated: false,
      areSeatsGiven: true,
      entries: [],
      lastWeek: null,
      badges: [],
    })
  })

  test('show one’s own points at once, before and after they are added up for others', async () => {
    await earnNow(maya, 5)
    const mine = { rank: 1, name: 'Maya Okafor', points: 5, isMe: true }
    expect(await see(maya)).toMatchObject({ isSeated: false, entries: [mine] })
    await earnNow(ben, 7)
    await addUp()
    expect(await see(maya)).toMatchObject({ isSeated: true, entries: [{ rank: 1, name: 'Ben Adeyemi' }, { rank: 2 }] })
    await earnNow(maya, 3)
    expect((await standing(maya)).entries).toEqual([
      { rank: 1, name: 'Maya Okafor', points: 8, isMe: true },
      { rank: 2, name: 'Ben Adeyemi', points: 7, isMe: false },
    ])
    // Somebody else sees what was added up last.
    expect((await standing(ben)).entries.map(({ name, points }) => [name, points])).toEqual([
      ['Ben Adeyemi', 7],
      ['Maya Okafor', 5],
    ])
  })

  test('show names of the board, and no ids', async () => {
    await change(maya, { boardName: 'Skylark' })
    for (const member of [maya, ben]) await earnNow(member, 5)
    await addUp()
    const { entries } = await standing(ben)
    expect(entries.map(({ name }) => name).sort()).toEqual(['Ben Adeyemi', 'Skylark'])
    expect(JSON.stringify(entries)).not.toContain(maya.user.id)
  })

  test('take whoever switches leagues off out of everybody’s list at once', async () => {
    for (const member of [maya, ben]) await earnNow(member, 5)
    await addUp()
    const { body } = await change(maya, { inLeagues: false })
    expect(body.inLeagues).toBe(false)
    expect((await standing(ben)).entries.map(({ name }) => name)).toEqual(['Ben Adeyemi'])
    expect(await see(maya)).toEqual({ off: true })
  })

  test('take whoever is suspended, deleted or made an administrator out of it at once', async () => {
    const anna = await testApp.register({ name: 'Anna' })
    for (const member of [maya, ben, anna]) await earnNow(member, 5)
    await addUp()
    const administrator = await testApp.administrator()
    const { cookie } = administrator
    const names = async () => (await standing(ben)).entries.map(({ name }) => name)
    expect(await names()).toHaveLength(3)
    await testApp.call('POST', `/api/admin/members/${maya.user.id}/suspension`, { cookie, body: { isSuspended: true } })
    expect(await names()).toEqual(expect.not.arrayContaining(['Maya Okafor']))
    const deletion = { cookie: anna.cookie, body: { password: anna.password } }
    expect((await testApp.call('DELETE', `/api/users/${anna.user.id}`, deletion)).statusCode).toBe(204)
    expect(await names()).toEqual(['Ben Adeyemi'])
    expect(await scoreOf(database(), anna.user.id, weekOf(monday))).toBeUndefined()
    expect(await see(administrator)).toEqual({ off: true })
  })

  test('give nobody anything for leaving and joining: who joins starts at 0', async () => {
    await earnNow(maya, 50)
    await earnNow(ben, 5)
    await addUp()
    await change(maya, { inLeagues: false })
    await earnNow(maya, 70)
    testApp.clock.now += MINUTE
    await change(maya, { inLeagues: true })
    const expected = [
      { rank: 1, name: 'Ben Adeyemi', points: 5 },
      { rank: 2, name: 'Maya Okafor', points: 0 },
    ]
    expect(await standing(maya)).toMatchObject({ isSeated: true, entries: expected })
    expect(await standing(ben)).toMatchObject({ entries: expected })
    await earnNow(maya, 2)
    await addUp()
    expect(await scoreOf(database(), maya.user.id, weekOf(monday))).toMatchObject({ points: 2 })
    const { cookie } = maya
    await testApp.call('PATCH', `/api/users/${maya.user.id}`, { cookie, body: { inLeagues: true } })
    expect((await standing(maya)).entries[1]).toMatchObject({ points: 2 })
  })

  test('save nobody’s class who leaves before the end', async () => {
    const others: TestMember[] = []
    for (let index = 0; index < 9; index++) others.push(await testApp.register())
    for (const member of [maya, ben, ...others]) await setTier(database(), member.user.id, 3)
    for (const other of others) await earnNow(other, 50)
    for (const member of [maya, ben]) await earnNow(member, 5)
    await addUp()
    await change(maya, { inLeagues: false })
    await change(ben, { inLeagues: false })
    testApp.clock.now += MINUTE
    await change(ben, { inLeagues: true })
    await runAt(database(), monday + WEEK + 5 * MINUTE)
    expect(await tierOf(database(), maya.user.id)).toBe(2)
    expect(await tierOf(database(), ben.user.id)).toBe(2)
    expect(await scoreOf(database(), maya.user.id, weekOf(monday))).toMatchObject({ place: null, move: -1 })
  })

  test('say on Monday how last week ended, once it’s counted', async () => {
    await earnNow(maya, 50)
    await earnNow(ben, 5)
    await addUp()
    testApp.clock.now = monday + WEEK + MINUTE
    await addUp()
    const week = new Date(monday).toISOString().slice(0, 10)
    expect(await standing(maya)).toMatchObject({
      week: new Date(monday + WEEK).toISOString().slice(0, 10),
      entries: [],
      lastWeek: { week, tier: 1, points: 50, place: null, move: null },
    })
    await earnNow(ben, 5)
    await addUp()
    expect(await standing(ben)).toMatchObject({ isSeated: false, areSeatsGiven: false, entries: [{ points: 5 }] })
    testApp.clock.now = monday + WEEK + 5 * MINUTE
    await addUp()
    expect(await standing(maya)).toMatchObject({
      tier: 2,
      lastWeek: { week, tier: 1, points: 50, place: 1, members: 2, move: 1 },
      badges: [{ week, tier: 1, place: 1 }],
    })
    expect(await standing(ben)).toMatchObject({ isSeated: true, areSeatsGiven: true })
    const { cookie } = maya
    await testApp.call('DELETE', `/api/users/${maya.user.id}`, { cookie, body: { password: maya.password } })
    expect(await standing(ben)).toMatchObject({ lastWeek: { place: 2, members: 2 } })
  })

  test('seat whoever was an administrator with what they earn from then on', async () => {
    const [chief, former] = [await testApp.administrator(), await testApp.administrator()]
    await earnNow(former, 50)
    await addUp()
    testApp.clock.now += 5 * MINUTE
    const { id } = former.user
    await testApp.call('POST', `/api/admin/members/${id}/role`, { cookie: chief.cookie, body: { isAdmin: false } })
    await addUp()
    const member = await logIn(former)
    expect(await standing(member)).toMatchObject({ isSeated: false, entries: [] })
    await earnNow(member, 3)
    await addUp()
    expect(await standing(member)).toMatchObject({ isSeated: true, entries: [{ points: 3, isMe: true }] })
  })

  test.each([
    ['in the middle of the week', 2 * DAY],
    ['on Monday, before the week is closed', WEEK + MINUTE],
  ])('leave seat and points to whoever was suspended, and isn’t any more %s', async (_, at) => {
    await earnNow(maya, 50)
    await addUp()
    testApp.clock.now = monday + at
    const { cookie } = await testApp.administrator()
    for (const isSuspended of [true, false]) {
      const path = `/api/admin/members/${maya.user.id}/suspension`
      expect((await testApp.call('POST', path, { cookie, body: { isSuspended } })).statusCode).toBe(200)
    }
    await runAt(database(), monday + WEEK + 5 * MINUTE)
    expect(await scoreOf(database(), maya.user.id, weekOf(monday))).toMatchObject({ points: 50, place: 1 })
  })

  test('export what is stored, and erase it with the account', async () => {
    await earnNow(maya, 50)
    await runAt(database(), monday + WEEK + 5 * MINUTE)
    const { cookie, user } = maya
    const path = `/api/users/${user.id}/export`
    const { body } = await testApp.call<Record<string, unknown>>('GET', path, { cookie })
    const week = new Date(monday).toISOString().slice(0, 10)
    expect(body.leagues).toEqual({
      class: 'Regional',
      weeks: [{ week, class: 'Local', points: 50, place: 1, move: 1 }],
      badges: [{ week, class: 'Local', place: 1 }],
    })
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password: maya.password } })
    for (const table of ['league_scores', 'league_tiers', 'league_badges'] as const) {
      expect(await database().read.selectFrom(table).select('member_id').execute()).toEqual([])
    }
  })
})
