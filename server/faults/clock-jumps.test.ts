import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { between, seeded } from '#server/testing/fault-settings.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const JUMPS = [-HOUR, HOUR, -DAY, 3_650 * DAY]
const POINTS = 20
/** Of wrong passwords for one account in an hour (server/limits/limits.ts). */
const GUESSES = 20

describeEachDatabase('a clock that jumps', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
  })
  afterAll(() => testApp.app.close())

  const check = (member: TestMember) =>
    testApp.call('POST', `/api/users/${member.user.id}/challenges/post-30-days/check-in`, { cookie: member.cookie })
  const me = ({ cookie }: TestMember) => testApp.call<User>('GET', '/api/auth/me', { cookie })
  const guess = ({ email }: TestMember, number: number) =>
    testApp.call('POST', '/api/auth/login', { body: { email, password: 'wrong-one' }, ip: `10.1.${number % 200}.7` })

  /** Guesses until refused. @returns how many were let through */
  async function guesses(member: TestMember, from: number): Promise<number> {
    for (let number = 0; number <= GUESSES; number++) {
      const { statusCode } = await guess(member, from + number)
      if (statusCode !== 401) return number
    }
    return GUESSES + 1
  }

  test('wakes no ended session, breaks nothing, counts no day twice and opens no limit when set back', async () => {
    const random = seeded('clock jumps')
    const [member, gone, victim] = [await testApp.register(), await testApp.register(), await testApp.register()]
    await testApp.call('POST', '/api/auth/logout', { cookie: gone.cookie })
    const days = new Map<string, number>()
    const statuses: number[] = []
    let streak = 1
    let tried = await guesses(victim, 0)
    expect(tried).toBe(GUESSES)
    const look = async (isBack: boolean) => {
      // A session may end by the jump, as it would by waiting; a new one is the same member's.
      const again = { email: member.email, password: member.password }
      const signedIn = await testApp.call<{ user: User }>('POST', '/api/auth/login', { body: again })
      const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const own = { ...member, cookie }
      const { statusCode, body } = await me(own)
      expect(body.loginStreak).toBeLessThanOrEqual(streak + 1)
      streak = body.loginStreak
      expect((await me(own)).body.loginStreak).toBe(streak)
      const checked = await check(own)
      const day = new Date(testApp.clock.now).toISOString().slice(0, 10)
      if (checked.statusCode === 200) days.set(day, (days.get(day) ?? 0) + 1)
      const ended = await me(gone)
      expect(ended.statusCode).toBe(401)
      tried += 25
      const through = await guesses(victim, tried)
      if (isBack) expect(through).toBe(0)
      statuses.push(signedIn.statusCode, statusCode, checked.statusCode, ended.statusCode)
    }
    for (let point = 0; point < POINTS; point++) {
      const jump = JUMPS[between(random, 0, JUMPS.length - 1)] ?? 0
      testApp.clock.now += between(random, 1, 90) * 60_000
      await look(false)
      testApp.clock.now += jump
      await look(jump < 0)
      testApp.clock.now -= jump
      await look(jump > 0)
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((_, index) => index % 4 < 2)).toEqual(Array(POINTS * 6).fill(200))
    expect([...days.values()].filter((times) => times > 1)).toEqual([])
    const found: unknown[] = []
    await verifyLedger(database().read, {
      wrongBalance: (each) => found.push(each),
      wrongTotal: (each) => found.push(each),
    })
    expect(found).toEqual([])
  })
})
