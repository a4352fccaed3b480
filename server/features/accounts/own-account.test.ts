import type { AccountSession } from 'contract/account'
import type { ErrorAnswer } from 'contract/common'
import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { mailsTo } from '#server/testing/mail-links.ts'
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeEachDatabase('what members say of themselves', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const patch = ({ user, cookie }: TestMember, body: object) =>
    testApp.call<User & ErrorAnswer>('PATCH', `/api/users/${user.id}`, { cookie, body })

  test('changes where it is sent, stays where it is left out, and goes with null', async () => {
    const member = await testApp.register({ phone: '123' })
    const changed = await patch(member, { name: ' Maya O. ', boardName: 'Night train', timeZone: 'Asia/Kolkata' })
    expect(changed.body).toEqual({
      ...member.user,
      name: 'Maya O.',
      boardName: 'Night train',
      timeZone: 'Asia/Kolkata',
    })
    const cleared = await patch(member, { phone: null, boardName: null, timeZone: null })
    expect(cleared.body).toEqual({ ...member.user, name: 'Maya O.', phone: null })
    expect((await patch(member, {})).body).toEqual(cleared.body)
  })

  test.each([
    { timeZone: 'Mars/Olympus_Mons' },
    { timeZone: '+01:00' },
    { timeZone: '' },
    { name: '' },
    { name: null },
    { boardName: '\u200b' },
    { phone: 'call me' },
    { email: 'other@example.com' },
    { isAdmin: true },
    { tokens: 100 },
    { loginStreak: 100 },
  ])('is refused with %j, and nothing changes (INVALID)', async (wrong) => {
    const member = await testApp.register()
    const answer = await patch(member, { phone: '123', ...wrong })
    expect([answer.statusCode, answer.body.code]).toEqual([400, 'INVALID'])
    const me = await testApp.call<User>('GET', '/api/auth/me', { cookie: member.cookie })
    expect(me.body).toEqual(member.user)
  })
})

describeEachDatabase('a password that is changed', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { passwordBlocklist: true, passwordMin: 8 })
  })
  afterAll(() => testApp.app.close())

  const change = ({ user, cookie }: TestMember, body: object) =>
    testApp.call<User & ErrorAnswer>('POST', `/api/users/${user.id}/password`, { cookie, body })
  const logIn = ({ email }: TestMember, password: string) =>
    testApp.call('POST', '/api/auth/login', { body: { email, password } })
  const meStatus = async (cookie: string) => (await testApp.call('GET', '/api/auth/me', { cookie })).statusCode

  test('ends every other session, keeps this one, and is told to the owner', async () => {
    const member = await testApp.register()
    const others = await Promise.all([logIn(member, member.password), logIn(member, member.password)])
    const answer = await change(member, { current: member.password, password: 'second-class' })
    expect([answer.statusCode, answer.body.id]).toEqual([200, member.user.id])
    for (const other of others) expect(await meStatus(cookiesOf(other))).toBe(401)
    expect(await meStatus(member.cookie)).toBe(200)
    expect((await logIn(member, member.password)).statusCode).toBe(401)
    expect((await logIn(member, 'second-class')).statusCode).toBe(200)
    expect((await mailsTo(testApp, member.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })

  test('needs the one before it (WRONG_PASSWORD)', async () => {
    const member = await testApp.register()
    const answer = await change(member, { current: 'not-this-one', password: 'second-class' })
    expect([answer.statusCode, answer.body.code]).toEqual([403, 'WRONG_PASSWORD'])
    expect((await logIn(member, member.password)).statusCode).toBe(200)
  })

  test('is changed once by two who know it', async () => {
    const member = await testApp.register()
    const both = ['second-class', 'third-class'].map((password) =>
      change(member, { current: member.password, password }),
    )
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 403])
  })

  test.each(['password1', 'Whistlestop', 'iloveyou'])(
    'is refused as %s under PASSWORD_BLOCKLIST, here, at registration and at a reset',
    async (password) => {
      const member = await testApp.register()
      const token = 'x'.repeat(43)
      const answers = [
        await change(member, { current: member.password, password }),
        await testApp.call('POST', '/api/auth/register', {
          body: { name: 'Maya', email: 'common@example.com', password },
        }),
        await testApp.call('POST', '/api/auth/reset-password', { body: { token, password } }),
      ]
      for (const { statusCode, body } of answers) {
        expect([statusCode, body.message]).toEqual([400, expect.stringContaining('That password is too common')])
      }
    },
  )

  test('is taken as password1 where there is no PASSWORD_BLOCKLIST', async () => {
    const plain = await startTestApp(database())
    expect((await plain.register({ password: 'password1' })).user.id).toBeDefined()
    await plain.app.close()
  })

  test('is not shorter than PASSWORD_MIN', async () => {
    const member = await testApp.register()
    const answer = await change(member, { current: member.password, password: 'seven77' })
    expect([answer.statusCode, answer.body.message]).toEqual([400, 'Password must be at least 8 characters'])
  })
})

describeEachDatabase('guessing the password of a signed-in member', (database) => {
  test('stops after ten tries an hour (TOO_MANY_ATTEMPTS)', async () => {
    const testApp = await startTestApp(database(), { rateLimits: true })
    const { user, cookie } = await testApp.register()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      const body = { current: `guess-${i}`, password: 'second-class' }
      statuses.push((await testApp.call('POST', `/api/users/${user.id}/password`, { cookie, body })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
    await testApp.app.close()
  })
})

describeEachDatabase("a member's sessions", (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const list = ({ user }: TestMember, cookie: string) =>
    testApp.call<AccountSession[]>('GET', `/api/users/${user.id}/sessions`, { cookie })
  const logIn = async ({ email, password }: TestMember) =>
    cookiesOf(await testApp.call('POST', '/api/auth/login', { body: { email, password } }))

  test('are listed by names that are worth nothing, without those that have ended', async () => {
    const member = await testApp.register()
    testApp.clock.now += 20 * DAY
    const cookie = await logIn(member)
    const { body } = await list(member, cookie)
    expect(body.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(body[0]?.startedAt).toBe(new Date(testApp.clock.now).toISOString())
    const { rows } = { rows: await database().read.selectFrom('sessions').select('token_hash').execute() }
    for (const { id } of body) {
      expect(id).toMatch(/^[0-9a-f]{16}$/)
      expect(rows.some(({ token_hash }) => token_hash.includes(id))).toBe(false)
    }
    testApp.clock.now += 15 * DAY
    expect((await list(member, cookie)).body).toHaveLength(1)
  })

  test('end all but this one by one call', async () => {
    const member = await testApp.register()
    const [here, there] = [await logIn(member), await logIn(member)]
    const answer = await testApp.call('DELETE', `/api/users/${member.user.id}/sessions`, { cookie: here })
    expect(answer.statusCode).toBe(204)
    expect((await list(member, here)).body).toHaveLength(1)
    for (const cookie of [there, member.cookie]) expect((await list(member, cookie)).statusCode).toBe(401)
  })
})
