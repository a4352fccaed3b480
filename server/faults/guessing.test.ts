import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { figure, size } from '#server/testing/fault-settings.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const ADDRESSES = 50
/** Logins of the owner meanwhile. */
const LOGINS = 20

describeEachDatabase('guessing the password of one account', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
  })
  afterAll(() => testApp.app.close())

  test('10,000 times from 50 addresses in an hour hashes at most 100, and the owner gets in', async () => {
    const guesses = size('GUESSES', 10_000, 10_000)
    const { email, password, cookie } = await testApp.register()
    const {
      clock,
      deps: { passwords },
    } = testApp
    const matches = passwords.matches
    let hashed = 0
    passwords.matches = (...words) => {
      hashed += 1
      return matches(...words)
    }
    const statuses = new Map<number, number>()
    let signedIn = 0
    for (let number = 0; number < guesses; number++) {
      clock.now += HOUR / guesses
      const body = { email, password: `guess-${number}` }
      const headers = { 'x-forwarded-for': `192.0.2.${number % 250}` }
      const ip = `10.2.0.${number % ADDRESSES}`
      const answer = await testApp.call('POST', '/api/auth/login', { body, headers, ip })
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      if ((number + 1) % (guesses / LOGINS) !== 0) continue
      const own = await testApp.call('POST', '/api/auth/login', { body: { email, password }, cookie, ip })
      if (own.statusCode === 200) signedIn += 1
    }
    passwords.matches = matches
    figure(
      `${guesses} guesses: ${hashed - signedIn} hashed, ${JSON.stringify([...statuses])}, owner ${signedIn}/${LOGINS}`,
    )
    expect([...statuses.keys()].sort()).toEqual([401, 429])
    expect(hashed - signedIn).toBeLessThanOrEqual(100)
    expect(signedIn).toBe(LOGINS)
  })
})
