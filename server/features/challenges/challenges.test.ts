import type { Challenge, CheckedIn } from 'contract/challenges'
import type { ErrorAnswer } from 'contract/common'
import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000

describeEachDatabase('a daily challenge', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const list = async ({ user, cookie }: TestMember) =>
    (await testApp.call<Challenge[]>('GET', `/api/users/${user.id}/challenges`, { cookie })).body
  const checkIn = ({ user, cookie }: TestMember, key: string, headers: Record<string, string> = {}) =>
    testApp.call<CheckedIn & ErrorAnswer>('POST', `/api/users/${user.id}/challenges/${key}/check-in`, {
      cookie,
      headers,
    })
  const moveTo = (member: TestMember, timeZone: string) =>
    testApp.call('PATCH', `/api/users/${member.user.id}`, { cookie: member.cookie, body: { timeZone } })
  /** A cookie lives for 30 days without a visit, and longer with them. */
  const nextDay = () => {
    testApp.clock.now += DAY
  }

  test('is one of four, in order, none of them begun', async () => {
    const challenges = await list(await testApp.register())
    expect(challenges.map(({ key, kind, target, tokens, points }) => [key, kind, target, tokens, points])).toEqual([
      ['talk-to-10', 'count', 10, 10, 20],
      ['video-15-days', 'days', 15, 15, 30],
      ['birthday-10', 'count', 10, 10, 20],
      ['post-30-days', 'days', 30, 30, 60],
    ])
    expect(challenges.every((each) => each.count === 0 && !each.checkedInToday && each.completedAt === null)).toBe(true)
  })

  test('that counts is paid once, at its tenth check-in, and doesn’t change once finished', async () => {
    const member = await testApp.register()
    for (let time = 1; time <= 9; time++) {
      const { statusCode, body } = await checkIn(member, 'talk-to-10')
      expect([statusCode, body.challenge.count, body.user.tokens]).toEqual([200, time, 0])
    }
    const tenth = await checkIn(member, 'talk-to-10')
    expect(tenth.body.challenge).toMatchObject({ count: 10, completedAt: new Date(testApp.clock.now).toISOString() })
    expect(tenth.body.user).toMatchObject({ tokens: 10, leaderboardPts: 20 })
    const eleventh = await checkIn(member, 'talk-to-10')
    expect([eleventh.statusCode, eleventh.body]).toEqual([200, tenth.body])
    expect((await list(member))[0]).toEqual(tenth.body.challenge)
  })

  test('that goes by days takes one check-in a day (CHECKED_IN_TODAY) and is paid on its fifteenth', async () => {
    const member = await testApp.register()
    for (let day = 1; day <= 15; day++) {
      const first = await checkIn(member, 'video-15-days')
      expect([first.statusCode, first.body.challenge.count]).toEqual([200, day])
      if (day < 15) {
        const second = await checkIn(member, 'video-15-days')
        expect([second.statusCode, second.body.code]).toEqual([409, 'CHECKED_IN_TODAY'])
      }
      nextDay()
    }
    const [, challenge] = await list(member)
    expect(challenge).toMatchObject({ count: 15, checkedInToday: false })
    const me = await testApp.call<User>('GET', '/api/auth/me', { cookie: member.cookie })
    expect(me.body).toMatchObject({ tokens: 15, leaderboardPts: 30 })
  })

  test('that goes by days counts them in the zone of the member', async () => {
    testApp.clock.now = Date.parse('2026-06-10T13:30:00Z')
    const member = await testApp.register()
    await moveTo(member, 'Pacific/Kiritimati')
    expect((await checkIn(member, 'post-30-days')).statusCode).toBe(200)
    testApp.clock.now = Date.parse('2026-06-11T09:59:00Z')
    expect((await checkIn(member, 'post-30-days')).statusCode).toBe(409)
    testApp.clock.now = Date.parse('2026-06-11T10:01:00Z')
    expect((await checkIn(member, 'post-30-days')).statusCode).toBe(200)
  })

  test('counts no day twice when the member changes zones, there and back', async () => {
    testApp.clock.now = Date.parse('2026-07-10T11:00:00Z')
    const member = await testApp.register()
    expect((await checkIn(member, 'post-30-days')).statusCode).toBe(200)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC']) {
      await moveTo(member, zone)
      expect((await checkIn(member, 'post-30-days')).body.code).toBe('CHECKED_IN_TODAY')
    }
  })

  test('is not harmed by a clock that is set back', async () => {
    const member = await testApp.register()
    await checkIn(member, 'video-15-days')
    testApp.clock.now -= DAY
    expect((await checkIn(member, 'video-15-days')).body.code).toBe('CHECKED_IN_TODAY')
    await checkIn(member, 'talk-to-10')
    testApp.clock.now += 2 * DAY
    expect((await checkIn(member, 'video-15-days')).body.challenge.count).toBe(2)
  })

  test.each(['nothing', '__proto__', 'constructor', 'Talk-to-10'])(
    'called %s is none (CHALLENGE_NOT_FOUND)',
    async (key) => {
      const answer = await checkIn(await testApp.register(), key)
      expect([answer.statusCode, answer.body.code]).toEqual([404, 'CHALLENGE_NOT_FOUND'])
    },
  )

  test('counts a request that is sent again under one key once, and answers the same, with the member as they are by then', async () => {
    const member = await testApp.register()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => checkIn(member, 'birthday-10', { 'idempotency-key': 'tap-1' })),
    )
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([200, answers[0]?.body])
    expect((await list(member))[2]?.count).toBe(1)
    const { user, cookie } = member
    await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { name: 'Ada' } })
    const again = await checkIn(member, 'birthday-10', { 'idempotency-key': 'tap-1' })
    expect(again.body).toMatchObject({ challenge: answers[0]?.body.challenge, user: { name: 'Ada' } })
    const other = await checkIn(member, 'talk-to-10', { 'idempotency-key': 'tap-1' })
    expect([other.statusCode, other.body.code]).toEqual([409, 'KEY_REUSED'])
    expect((await checkIn(member, 'talk-to-10', { 'idempotency-key': 'not a key' })).statusCode).toBe(400)
  })

  test('leaves balances that the ledger proves', async () => {
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    expect(found).toEqual([])
  })
})
