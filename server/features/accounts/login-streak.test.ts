import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('a login streak', (database) => {
  let testApp: TestApp
  let other: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
    other = await startTestApp(database())
  })
  afterAll(async () => {
    await testApp.app.close()
    await other.app.close()
  })

  const me = async ({ cookie }: TestMember, app = testApp) =>
    (await app.call<User>('GET', '/api/auth/me', { cookie })).body.loginStreak
  const at = (moment: string) => {
    testApp.clock.now = Date.parse(moment)
    other.clock.now = testApp.clock.now
  }
  const moveTo = async ({ user, cookie }: TestMember, timeZone: string) =>
    (await testApp.call<User>('PATCH', `/api/users/${user.id}`, { cookie, body: { timeZone } })).body.loginStreak

  test('begins with the first day, and the answer of a visit shows it already', async () => {
    at('2026-03-02T22:00:00Z')
    const member = await testApp.register()
    expect(member.user.loginStreak).toBe(1)
    at('2026-03-02T23:59:59Z')
    expect(await me(member)).toBe(1)
    at('2026-03-03T00:00:00Z')
    expect([await me(member), await me(member)]).toEqual([2, 2])
    at('2026-03-04T12:00:00Z')
    const url = `/api/users/${member.user.id}/complete-mission`
    const answer = await testApp.call<{ user: User }>('POST', url, { cookie: member.cookie, body: { missionId: 1 } })
    expect(answer.body.user.loginStreak).toBe(3)
  })

  test('starts again after three days without a visit in a month', async () => {
    at('2026-03-02T09:00:00Z')
    const member = await testApp.register()
    at('2026-03-03T09:00:00Z')
    expect(await me(member)).toBe(2)
    at('2026-03-07T09:00:00Z')
    expect(await me(member)).toBe(1)
  })

  test('lives through two missed days of a month, and says what it was worth when it ended', async () => {
    at('2026-03-02T09:00:00Z')
    const member = await testApp.register()
    at('2026-03-03T09:00:00Z')
    expect(await me(member)).toBe(2)
    at('2026-03-06T09:00:00Z')
    expect(await me(member)).toBe(3)
    at('2026-03-08T09:00:00Z')
    const { body } = await testApp.call<User>('GET', '/api/auth/me', { cookie: member.cookie })
    expect([body.loginStreak, body.endedStreak]).toEqual([1, 3])
    at('2026-03-09T09:00:00Z')
    const next = await testApp.call<User>('GET', '/api/auth/me', { cookie: member.cookie })
    expect([next.body.loginStreak, next.body.endedStreak]).toEqual([2, 0])
  })

  test('uses up a rest day once however many requests come at once, over two programs', async () => {
    at('2026-03-02T09:00:00Z')
    const member = await testApp.register()
    at('2026-03-04T09:00:00Z')
    const visits = Array.from({ length: 20 }, (_, index) => me(member, index % 2 ? testApp : other))
    expect(new Set(await Promise.all(visits))).toEqual(new Set([2]))
    const { rest_days_used } = await database()
      .read.selectFrom('members')
      .select('rest_days_used')
      .where('id', '=', member.user.id)
      .executeTakeFirstOrThrow()
    expect(rest_days_used).toBe(1)
    at('2026-03-06T09:00:00Z')
    expect(await me(member)).toBe(3)
    at('2026-03-08T09:00:00Z')
    expect(await me(member)).toBe(1)
  })

  test('counts a login as a visit', async () => {
    at('2026-03-02T09:00:00Z')
    const { email, password } = await testApp.register()
    at('2026-03-03T09:00:00Z')
    const answer = await testApp.call<{ user: User }>('POST', '/api/auth/login', { body: { email, password } })
    expect(answer.body.user.loginStreak).toBe(2)
  })

  test('grows by one a day however many requests come at once, over two programs', async () => {
    at('2026-03-02T09:00:00Z')
    const member = await testApp.register()
    at('2026-03-03T09:00:00Z')
    const visits = Array.from({ length: 20 }, (_, index) => me(member, index % 2 ? testApp : other))
    expect(new Set(await Promise.all(visits))).toEqual(new Set([2]))
    expect(await stored(database(), member)).toBe(2)
  })

  test('goes by the day of the member’s own zone', async () => {
    at('2026-03-02T09:00:00Z')
    const member = await testApp.register()
    await moveTo(member, 'America/Los_Angeles')
    at('2026-03-03T07:59:00Z')
    expect(await me(member)).toBe(1)
    at('2026-03-03T08:00:00Z')
    expect(await me(member)).toBe(2)
  })

  test('counts no day twice after a change of zone, there and back', async () => {
    at('2026-03-02T11:00:00Z')
    const member = await testApp.register()
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC']) {
      expect(await moveTo(member, zone)).toBe(1)
      expect(await me(member)).toBe(1)
    }
  })

  test('is not harmed by a clock that jumps', async () => {
    at('2026-03-01T09:00:00Z')
    const member = await testApp.register()
    at('2026-03-02T09:00:00Z')
    await me(member)
    at('2026-03-03T09:00:00Z')
    expect(await me(member)).toBe(3)
    for (const moment of ['2026-03-03T08:00:00Z', '2026-03-02T09:00:00Z', '2026-03-03T10:00:00Z']) {
      at(moment)
      expect(await me(member)).toBe(3)
      expect(await stored(database(), member)).toBe(3)
    }
    at('2026-03-04T09:00:00Z')
    expect(await me(member)).toBe(4)
  })

  test('keeps reading possible when it cannot be noted', async () => {
    at('2026-03-02T09:00:00Z')
    const member = await testApp.register()
    const full = {
      ...database(),
      read: database().read,
      engine: database().engine,
      isReady: () => database().isReady(),
      write: () => Promise.reject(new Error('the disk is full')),
    } as unknown as Database
    const reading = await startTestApp(full).catch(() => undefined)
    if (reading === undefined) throw new Error('the program did not start')
    reading.clock.now = Date.parse('2026-03-03T09:00:00Z')
    expect(await me(member, reading)).toBe(2)
    await reading.app.close()
  })
})

async function stored(database: Database, { user }: TestMember): Promise<number | undefined> {
  const row = database.read.selectFrom('members').select('login_streak').where('id', '=', user.id)
  return (await row.executeTakeFirst())?.login_streak
}
