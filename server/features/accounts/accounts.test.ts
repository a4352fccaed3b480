import type { User, UserWithMessage } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { cookiesOf, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let unique = 0
const anAccount = (overrides: Record<string, unknown> = {}) => {
  unique += 1
  return { name: 'Maya Okafor', email: `maya${unique}@example.com`, password: 'first-class', ...overrides }
}

describeEachDatabase('an account', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const register = (body: object) => testApp.call<UserWithMessage>('POST', '/api/auth/register', { body })
  const logIn = (body: object, cookie?: string) =>
    testApp.call<UserWithMessage>('POST', '/api/auth/login', { body, ...(cookie ? { cookie } : {}) })
  const me = (cookie: string) => testApp.call<User>('GET', '/api/auth/me', { cookie })

  test('is opened and signed in by one call', async () => {
    const account = anAccount({ name: '  Maya Okafor ', phone: '+44 20 7946 0000' })
    const answer = await register(account)
    expect(answer.statusCode).toBe(201)
    expect(answer.body.message).toBe('Your account has been created successfully.')
    expect(answer.body.user).toMatchObject({
      name: 'Maya Okafor',
      email: account.email,
      phone: '+44 20 7946 0000',
      isAdmin: false,
      tokens: 0,
      leaderboardPts: 0,
      badges: [],
      completedMissions: {},
    })
    expect((await me(cookiesOf(answer))).body).toEqual(answer.body.user)
  })

  test('never has its hash, token or another address in an answer', async () => {
    const sponsor = await testApp.register()
    await register(anAccount({ email: 'friend-of-maya@example.com', referralCode: sponsor.user.inviteCode }))
    const text = JSON.stringify((await me(sponsor.cookie)).body)
    expect(text).not.toMatch(/argon2|friend-of-maya|token_hash/)
    expect(text).not.toContain(sponsor.cookie.slice(8, 30))
  })

  test('is one for each address, however it is written', async () => {
    await register(anAccount({ email: 'one@example.com' }))
    for (const email of ['one@example.com', ' ONE@Example.com', 'ｏｎｅ@example.com']) {
      const answer = await register(anAccount({ email }))
      expect([answer.statusCode, (answer.body as never as { code: string }).code]).toEqual([409, 'EMAIL_TAKEN'])
    }
  })

  test('is opened once when the same registration arrives many times at once', async () => {
    const account = anAccount()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(account)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test('keeps who invited it, and shows the sponsor their new friend', async () => {
    const sponsor = await testApp.register({ name: 'Priya Raman' })
    const code = sponsor.user.inviteCode.toLowerCase()
    const answer = await register(anAccount({ name: 'Tomás Vidal', referralCode: code }))
    expect(answer.body.message).toBe('Thank you for joining through Priya Raman’s invitation.')
    const { body } = await me(sponsor.cookie)
    expect(body.invitedCount).toBe(1)
    expect(body.invitedUsers).toEqual([
      { id: answer.body.user.id, name: 'Tomás Vidal', joinedAt: new Date(testApp.clock.now).toISOString() },
    ])
  })

  test.each(['NOBODY00', 'x'.repeat(5_000), "' OR 1=1 --"])(
    'is opened without a sponsor when nobody holds the referral code, and says so',
    async (referralCode) => {
      const answer = await register(anAccount({ referralCode }))
      expect(answer.statusCode).toBe(201)
      expect(answer.body.message).toContain('We did not recognise the referral code')
    },
  )

  test.each([
    [{ isAdmin: true }],
    [{ tokens: 500 }],
    [{ leaderboardPts: 500 }],
    [{ inviteCode: 'AAAAAAAA' }],
    [{ id: 'mine' }],
    [{ name: '' }],
    [{ name: 'Maya\r\nBcc: all@example.com' }],
    [{ name: '\u200b' }],
    [{ name: 'Maya\u202eayaM' }],
    [{ email: 'a\uff20b@example.com' }],
    [{ email: 'a@example.com\uff0cb' }],
    [{ email: 'a\uff1cb@example.com' }],
    [{ email: 'may\u00b4a@example.com' }],
    [{ name: 'x'.repeat(81) }],
    [{ email: 'maya' }],
    [{ email: 'maya@example.com,all@example.com' }],
    [{ email: 'maya@example.com\u0000' }],
    [{ email: `${'x'.repeat(250)}@example.com` }],
    [{ password: 'short' }],
    [{ password: 'x'.repeat(257) }],
    [{ password: null }],
    [{ password: 123456 }],
    [{ phone: 'call me' }],
    [{ phone: 7 }],
    [{ referralCode: true }],
  ])('is refused with %j, and nothing is opened', async (wrong) => {
    const account = anAccount(wrong)
    const answer = await register(account)
    expect(answer.statusCode).toBe(400)
    const { email, password } = { ...anAccount(), email: account.email }
    if (/^[^,@]+@/.test(String(email))) expect((await logIn({ email, password })).statusCode).not.toBe(200)
  })

  test('accepts any password of six characters or more exactly as it is typed', async () => {
    for (const password of ['sechs6', ' leading space', '🚂🚃🚃🚃🚃🚃', 'x'.repeat(64)]) {
      const account = anAccount({ password })
      expect((await register(account)).statusCode).toBe(201)
      expect((await logIn({ email: account.email, password })).statusCode).toBe(200)
      expect((await logIn({ email: account.email, password: `${password} ` })).statusCode).toBe(401)
    }
  })

  test('is not opened for an administrator by registering the address', async () => {
    const answer = await register(anAccount({ email: 'Admin+me@example.com' }))
    expect(answer.body.user.isAdmin).toBe(false)
  })
})

describeEachDatabase('a session', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const logIn = (member: { email: string; password: string }, cookie = '') =>
    testApp.call<UserWithMessage>('POST', '/api/auth/login', {
      body: { email: member.email, password: member.password },
      cookie,
    })
  const meStatus = async (cookie: string) => (await testApp.call('GET', '/api/auth/me', { cookie })).statusCode

  test('is in a cookie that scripts cannot read; a second, readable cookie only hints at it', async () => {
    const { cookies } = await logIn(await testApp.register())
    const session = cookies.find((cookie) => cookie.name === 'session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(session?.value).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(cookies.find((cookie) => cookie.name === 'signed_in')).not.toHaveProperty('httpOnly')
  })

  test('is bound to the host and to https where the site has it', async () => {
    const secure = await startTestApp(database(), { publicUrl: 'https://line.example' })
    const { cookies } = await secure.call('POST', '/api/auth/register', { body: anAccount() })
    expect(cookies.find((cookie) => cookie.name === '__Host-session')).toMatchObject({ secure: true, path: '/' })
    await secure.app.close()
  })

  test('gets a new token at every login, and a planted one is dead afterwards', async () => {
    const attacker = await testApp.register()
    const victim = await testApp.register()
    const answer = await logIn(victim, attacker.cookie)
    expect(cookiesOf(answer)).not.toContain(attacker.cookie.split(';')[0])
    expect(await meStatus(attacker.cookie)).toBe(401)
    expect(await meStatus(cookiesOf(answer))).toBe(200)
  })

  test('is over after logout, for good', async () => {
    const { cookie } = await testApp.register()
    const answer = await testApp.call('POST', '/api/auth/logout', { cookie })
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(['session', 'signed_in'])
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await meStatus(cookie)).toBe(401)
  })

  test('ends 30 days after the last visit, and a visit an hour apart keeps it alive', async () => {
    const { cookie } = await testApp.register()
    testApp.clock.now += 29 * DAY
    expect(await meStatus(cookie)).toBe(200)
    await expect.poll(() => lastSeen(testApp, cookie)).toBe(testApp.clock.now)
    testApp.clock.now += 29 * DAY
    expect(await meStatus(cookie)).toBe(200)
    testApp.clock.now += 31 * DAY
    const ended = await testApp.call('GET', '/api/auth/me', { cookie })
    expect(ended.statusCode).toBe(401)
    // It may arrive after a login in another tab, whose cookies must stay.
    expect(ended.cookies).toEqual([])
  })

  test('doesn’t reveal whether the address or the password was wrong', async () => {
    const member = await testApp.register()
    const wrong = await logIn({ ...member, password: 'not-this-one' })
    const unknown = await logIn({ email: 'nobody@example.com', password: 'not-this-one' })
    expect(wrong.statusCode).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test('needs both fields, in the words of the specification', async () => {
    const answer = await testApp.call('POST', '/api/auth/login', { body: { email: 'maya@example.com', password: '' } })
    expect([answer.statusCode, answer.body.message]).toEqual([400, 'Email and password are required'])
  })
})

async function lastSeen({ deps }: TestApp, cookie: string): Promise<number | undefined> {
  const { tokenHash } = await import('#server/features/sessions/public.ts')
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? ''
  const query = deps.database.read.selectFrom('sessions').select('last_seen_at')
  return (await query.where('token_hash', '=', tokenHash(token)).executeTakeFirst())?.last_seen_at
}

describeEachDatabase('guessing a password', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
  })
  afterAll(() => testApp.app.close())

  const guess = (email: string, password: string, ip: string, cookie = '') =>
    testApp.call('POST', '/api/auth/login', { body: { email, password }, ip, cookie })

  test('stops after 20 tries an hour at one account, from however many addresses', async () => {
    const member = await testApp.register()
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) statuses.push((await guess(member.email, `guess-${i}`, `10.0.1.${i}`)).statusCode)
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])
  })

  test('stops for tries sent at once, too', async () => {
    const member = await testApp.register()
    const tries = Array.from({ length: 30 }, (_, i) => guess(member.email, `guess-${i}`, `10.0.2.${i}`))
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })

  test('does not lock the owner out of a browser they have used before', async () => {
    const member = await testApp.register()
    for (let i = 0; i < 21; i++) await guess(member.email, 'wrong', `10.0.3.${i}`)
    expect((await guess(member.email, member.password, '10.0.3.200')).statusCode).toBe(429)
    expect((await guess(member.email, member.password, '10.0.3.200', member.cookie)).statusCode).toBe(200)
  })

  test('stops after 30 tries from one address, over all accounts', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 33; i++)
      statuses.push((await guess(`nobody${i}@example.com`, 'Password1', '10.0.4.1')).statusCode)
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(3).fill(429)])
  })

  test('is possible again when the hour is over, and the answer says when', async () => {
    for (let i = 0; i < 30; i++) await guess(`nobody${i}@example.org`, 'Password1', '10.0.5.1')
    testApp.clock.now += HOUR / 2
    const refused = await guess('nobody@example.org', 'Password1', '10.0.5.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1800'])
    testApp.clock.now += HOUR / 2
    expect((await guess('nobody@example.org', 'Password1', '10.0.5.1')).statusCode).toBe(401)
  })

  test('is not counted against people who know their password', async () => {
    const member = await testApp.register()
    for (let i = 0; i < 40; i++) expect((await guess(member.email, member.password, '10.0.6.1')).statusCode).toBe(200)
  })
})
