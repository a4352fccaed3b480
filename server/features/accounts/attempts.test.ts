import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAttempt } from '#server/limits/attempts.ts'
import { Refusal } from '#server/refusal.ts'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { deleteEndedAccess } from './delete-ended-access.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

describeEachDatabase('a limit', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test.each(['logging in', 'confirming'])(
    'of wrong passwords counts none that we were too busy to compare: %s',
    async (way) => {
      const limited = await startTestApp(database(), { rateLimits: true })
      const { user, email, password, cookie } = await limited.register()
      const ask = () =>
        way === 'confirming'
          ? limited.call('POST', `/api/users/${user.id}/email`, { cookie, body: { current: password, email } })
          : limited.call('POST', '/api/auth/login', { body: { email, password } })
      const { passwords } = limited.deps
      limited.deps.passwords = { ...passwords, matches: () => Promise.reject(new Refusal('BUSY')) }
      for (let time = 0; time < 21; time++) expect(codeOf(await ask())).toEqual([503, 'BUSY'])
      limited.deps.passwords = passwords
      expect((await ask()).statusCode).toBeLessThan(300)
      await limited.app.close()
    },
  )

  const tryOnce = (key: string, now = testApp.clock.now) =>
    database().write((db) => countAttempt(db, [{ key, count: 1, windowMs: HOUR }], now))
  const sweep = () => deleteEndedAccess(testApp.deps)

  test('that was filled stays shut for its window, also when the house is swept', async () => {
    await tryOnce('filled')
    await sweep()
    await expect(tryOnce('filled')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: 3600 })
  })

  test('that was filled while the clock was years ahead does not stay shut for years', async () => {
    await tryOnce('ahead', testApp.clock.now + 10 * YEAR)
    await expect(tryOnce('ahead')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    await sweep()
    await expect(tryOnce('ahead')).resolves.toBeUndefined()
  })
})
