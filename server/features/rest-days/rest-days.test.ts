import type { ErrorAnswer } from 'contract/common'
import type { RestDays } from 'contract/rest-days'
import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('an announced rest', (database) => {
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

  const at = (moment: string) => {
    testApp.clock.now = Date.parse(moment)
    other.clock.now = testApp.clock.now
  }
  const on = (date: string) => at(`${date}T09:00:00Z`)
  const me = async ({ cookie }: TestMember, app = testApp) =>
    (await app.call<User>('GET', '/api/auth/me', { cookie })).body
  const get = async ({ user, cookie }: TestMember) =>
    (await testApp.call<RestDays>('GET', `/api/users/${user.id}/rest`, { cookie })).body
  const put = ({ user, cookie }: TestMember, from: string, to: string, app = testApp) =>
    app.call<RestDays & ErrorAnswer>('PUT', `/api/users/${user.id}/rest`, { cookie, body: { from, to } })
  const end = ({ user, cookie }: TestMember, app = testApp) =>
    app.call<RestDays>('DELETE', `/api/users/${user.id}/rest`, { cookie })
  const moveTo = ({ user, cookie }: TestMember, timeZone: string) =>
    testApp.call<User>('PATCH', `/api/users/${user.id}`, { cookie, body: { timeZone } })

  test('keeps the streak over 14 days and uses up no other rest day', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    expect(await get(member)).toEqual({ daysLeft: 2, rest: null, today: '2026-03-02', nextFrom: '2026-03-02' })
    const answer = await put(member, '2026-03-03', '2026-03-16')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toEqual({
      daysLeft: 2,
      rest: { from: '2026-03-03', to: '2026-03-16' },
      today: '2026-03-02',
      nextFrom: '2026-05-16',
    })
    on('2026-03-18')
    expect((await me(member)).loginStreak).toBe(2)
    expect(await get(member)).toMatchObject({ daysLeft: 1, rest: null, nextFrom: '2026-05-16' })
  })

  test('that is ended early protects only the days before', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    await put(member, '2026-03-03', '2026-03-16')
    on('2026-03-06')
    expect((await end(member)).body).toMatchObject({ rest: null, nextFrom: '2026-05-05' })
    expect((await me(member)).loginStreak).toBe(2)
    on('2026-03-10')
    expect(await me(member)).toMatchObject({ loginStreak: 1, endedStreak: 2 })
    expect((await put(member, '2026-05-04', '2026-05-04')).body).toMatchObject({ code: 'REST_TOO_SOON' })
  })

  test('that is ended before it began was never announced', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    await put(member, '2026-03-03', '2026-03-16')
    expect((await end(member)).body).toMatchObject({ rest: null, nextFrom: '2026-03-02' })
    expect((await end(member)).statusCode).toBe(200)
    expect((await put(member, '2026-03-02', '2026-03-02')).statusCode).toBe(200)
  })

  test('is refused in the past, too far ahead, too long, and the wrong way round (INVALID)', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    const refused = async (from: string, to: string) => {
      const { statusCode, body } = await put(member, from, to)
      expect([statusCode, body.code]).toEqual([400, 'INVALID'])
      return body.message
    }
    expect(await refused('2026-03-01', '2026-03-04')).toBe('A rest begins today at the earliest')
    expect(await refused('2026-06-01', '2026-06-02')).toBe('A rest begins in at most 90 days')
    expect(await refused('2026-03-03', '2026-03-17')).toBe('A rest has at most 14 days')
    expect(await refused('2026-03-04', '2026-03-03')).toBe('The last day must not lie before the first')
    for (const date of ['2026-02-30', '2026-13-01', 'tomorrow', '', '2026-03-03T00:00:00Z']) await refused(date, date)
    expect((await get(member)).rest).toBeNull()
  })

  test('is refused while another is announced, and can be repeated', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    await put(member, '2026-03-10', '2026-03-12')
    expect((await put(member, '2026-03-10', '2026-03-12')).statusCode).toBe(200)
    const second = await put(member, '2026-03-20', '2026-03-22')
    expect([second.statusCode, second.body.code]).toEqual([409, 'REST_ANNOUNCED'])
    expect((await get(member)).rest).toEqual({ from: '2026-03-10', to: '2026-03-12' })
  })

  test('is one, however many are asked for at once over two programs', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    const asked = Array.from({ length: 10 }, (_, index) =>
      put(member, `2026-03-${10 + index}`, `2026-03-${12 + index}`, index % 2 ? testApp : other),
    )
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  test('ended and visited at once by two programs leaves a streak of the days that were visited', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    await put(member, '2026-03-03', '2026-03-16')
    on('2026-03-12')
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? me(member, other) : end(member))))
    expect((await me(member)).loginStreak).toBe(2)
    expect((await get(member)).rest).toBeNull()
  })

  test('goes by the days of the member’s own zone, also when it changes', async () => {
    at('2026-03-02T11:00:00Z')
    const member = await testApp.register()
    await moveTo(member, 'Pacific/Kiritimati')
    expect((await get(member)).today).toBe('2026-03-03')
    expect((await put(member, '2026-03-02', '2026-03-04')).statusCode).toBe(400)
    expect((await put(member, '2026-03-04', '2026-03-09')).statusCode).toBe(200)
    await moveTo(member, 'Pacific/Pago_Pago')
    expect(await get(member)).toMatchObject({ today: '2026-03-02', rest: { from: '2026-03-04', to: '2026-03-09' } })
    at('2026-03-11T10:59:00Z')
    expect((await me(member)).loginStreak).toBe(2)
    expect(await get(member)).toMatchObject({ today: '2026-03-10', daysLeft: 2 })
  })

  test('can’t be had again by a clock that is set back', async () => {
    on('2026-03-02')
    const member = await testApp.register()
    await put(member, '2026-03-03', '2026-03-16')
    on('2026-03-17')
    expect((await me(member)).loginStreak).toBe(2)
    on('2026-03-01')
    expect((await me(member)).loginStreak).toBe(2)
    expect((await put(member, '2026-03-01', '2026-03-02')).body.code).toBe('REST_ANNOUNCED')
    on('2026-03-18')
    expect((await me(member)).loginStreak).toBe(3)
  })
})
