import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken, tokenHash } from '#server/features/sessions/public.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { Refusal } from '#server/refusal.ts'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { deleteEndedAccess } from './delete-ended-access.ts'
import { insertEmailLink } from './email-link-queries.ts'
import { insertPasswordLink } from './password-link-queries.ts'

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

  test.each([
    ['verify-email', '10.0.7.1'],
    ['reset-password', '10.0.7.2'],
  ])('doesn’t count links that worked: %s', async (way, ip) => {
    const limited = await startTestApp(database(), { rateLimits: true })
    const { user, email } = await limited.register()
    const expiresAt = limited.clock.now + HOUR
    const open = async (token: string) => {
      const body = way === 'verify-email' ? { token } : { token, password: 'second-class' }
      return (await limited.call('POST', `/api/auth/${way}`, { body, ip })).statusCode
    }
    for (let time = 0; time < 31; time++) {
      const token = newToken(randomBytes)
      const link = { memberId: user.id, tokenHash: tokenHash(token), expiresAt, isMailed: true }
      await database().write((db) =>
        way === 'reset-password'
          ? insertPasswordLink(db, link)
          : insertEmailLink(db, {
              token_hash: link.tokenHash,
              member_id: user.id,
              purpose: 'verify',
              email,
              expires_at: expiresAt,
            }),
      )
      expect(await open(token)).toBe(200)
    }
    const statuses: number[] = []
    for (let time = 0; time < 31; time++) statuses.push(await open(newToken(randomBytes)))
    expect(statuses).toEqual([...Array(30).fill(409), 429])
    await limited.app.close()
  })

  const tryOnce = (key: string, now = testApp.clock.now) =>
    database().write((db) => countAttempt(db, [{ key, count: 1, windowMs: HOUR }], now))
  const cleanUp = () => deleteEndedAccess(testApp.deps)

  test('that was filled stays shut for its window, also when the house is swept', async () => {
    await tryOnce('filled')
    await cleanUp()
    await expect(tryOnce('filled')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: 3600 })
  })

  test('that was filled while the clock was years ahead does not stay shut for years', async () => {
    await tryOnce('ahead', testApp.clock.now + 10 * YEAR)
    await expect(tryOnce('ahead')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    await cleanUp()
    await expect(tryOnce('ahead')).resolves.toBeUndefined()
  })
})
