import type { ErrorAnswer } from 'contract/common'
import type { UserWithMessage } from 'contract/users'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { mailedToken, mailsTo } from '#server/testing/mail-links.ts'
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { whileOtherWaits } from '#server/testing/wait-for-lock.ts'
import { forgotPassword } from './forgotten-password.ts'
import { memberLink } from './password-links.ts'

const HOUR = 3_600_000

/** In milliseconds: well above what the work takes on a quiet machine, and below the time of every answer. */
const NO_SOONER_THAN = 45

describeEachDatabase('a forgotten password', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { publicUrl: 'https://line.example' })
  })
  afterAll(() => testApp.app.close())

  const forgot = (email: string, headers: Record<string, string> = {}) =>
    testApp.call<{ message: string }>('POST', '/api/auth/forgot-password', { body: { email }, headers })
  const reset = (token: string, password = 'second-class') =>
    testApp.call<UserWithMessage & ErrorAnswer>('POST', '/api/auth/reset-password', { body: { token, password } })
  const logIn = async (email: string, password: string) =>
    (await testApp.call('POST', '/api/auth/login', { body: { email, password } })).statusCode
  const meStatus = async (cookie: string) => (await testApp.call('GET', '/api/auth/me', { cookie })).statusCode

  test('is answered alike for known and unknown addresses, and mailed only to the known one', async () => {
    const member = await testApp.register()
    const [known, unknown] = [await forgot(member.email), await forgot('nobody@example.com')]
    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202])
    expect(unknown.body).toEqual(known.body)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
    expect(await mailsTo(testApp, 'nobody@example.com')).toEqual([])
    expect(await mailsTo(testApp, member.email)).toHaveLength(1)
  })

  test('takes as many queries for an unknown address as for a known one, and no answer shows how long', async () => {
    const member = await testApp.register()
    const ask = async (email: string) => {
      const { database: counted, queries } = countingQueries(database())
      const since = performance.now()
      await forgotPassword({ ...testApp.deps, database: counted }, email, { ip: '10.1.2.1', language: 'en' })
      return { took: performance.now() - since, queries: queries() }
    }
    // The first request of a process also reads the key of the keyed hashes.
    await ask('anybody@example.com')
    const [known, unknown] = [await ask(member.email), await ask('nobody@example.com')]
    expect(known.queries).toBeGreaterThan(0)
    expect(unknown.queries).toBe(known.queries)
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(NO_SOONER_THAN)
  })

  test('goes to the address as the account has it, however it was typed', async () => {
    const member = await testApp.register()
    await forgot(` ${member.email.toUpperCase()}`)
    expect(await mailedToken(testApp, member.email, 'password-link')).toHaveLength(43)
  })

  test('is replaced by the link: all sessions end, the owner is told, the address is proved', async () => {
    const member = await testApp.register()
    const elsewhere = await testApp.call('POST', '/api/auth/login', {
      body: { email: member.email, password: member.password },
    })
    await forgot(member.email)
    const answer = await reset(await mailedToken(testApp, member.email, 'password-link'))
    expect(answer.statusCode).toBe(200)
    expect(answer.body.user.emailVerified).toBe(true)
    expect([await meStatus(member.cookie), await meStatus(cookiesOf(elsewhere))]).toEqual([401, 401])
    expect(await meStatus(cookiesOf(answer))).toBe(200)
    expect([await logIn(member.email, member.password), await logIn(member.email, 'second-class')]).toEqual([401, 200])
    const kinds = (await mailsTo(testApp, member.email)).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['password-changed', 'password-link'])
  })

  test('can be replaced by a link that the operator was given, which proves no address', async () => {
    const member = await testApp.register()
    const [, token = ''] = (await memberLink(testApp.deps, member.email)).split('token=')
    const answer = await reset(token)
    expect([answer.statusCode, answer.body.user.emailVerified]).toEqual([200, false])
  })

  test('has a link that works once (LINK_USED_UP)', async () => {
    const member = await testApp.register()
    await forgot(member.email)
    const token = await mailedToken(testApp, member.email, 'password-link')
    const answers = await Promise.all([reset(token), reset(token, 'third-class')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await reset(token)).body.code).toBe('LINK_USED_UP')
  })

  test('has a link that works for one hour (LINK_USED_UP)', async () => {
    const [late, inTime] = [await testApp.register(), await testApp.register()]
    await forgot(late.email)
    await forgot(inTime.email)
    testApp.clock.now += HOUR - 1
    expect((await reset(await mailedToken(testApp, inTime.email, 'password-link'))).statusCode).toBe(200)
    testApp.clock.now += 1
    const answer = await reset(await mailedToken(testApp, late.email, 'password-link'))
    expect([answer.statusCode, answer.body.code]).toEqual([409, 'LINK_USED_UP'])
  })

  test('has a link for its own account only, and others die with it', async () => {
    const [member, other] = [await testApp.register(), await testApp.register()]
    await forgot(member.email)
    const first = await mailedToken(testApp, member.email, 'password-link')
    await forgot(member.email)
    const answer = await reset(first)
    expect(answer.body.user.id).toBe(member.user.id)
    expect(await meStatus(other.cookie)).toBe(200)
    const tokens = (await mailsTo(testApp, member.email)).map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1])
    for (const token of tokens.filter((each) => each !== undefined)) {
      expect((await reset(token)).body.code).toBe('LINK_USED_UP')
    }
  })

  test('cannot take away the link that an administrator was given', async () => {
    const { setUpAdministrator } = await import('./administrators.ts')
    const setUp = await setUpAdministrator(testApp.deps, 'first@example.com', null)
    await forgot('first@example.com')
    const token = 'link' in setUp ? setUp.link.split('token=')[1] : ''
    expect((await reset(token ?? '')).statusCode).toBe(200)
  })

  test('is mailed with our own address, whatever the request says it was sent to', async () => {
    const member = await testApp.register()
    await forgot(member.email, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })
    const [mail] = await mailsTo(testApp, member.email)
    expect(mail?.text).toContain('https://line.example/reset-password#token=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
    expect((await forgot(member.email, { host: 'evil.example' })).statusCode).toBe(400)
    expect(await mailsTo(testApp, member.email)).toHaveLength(1)
  })

  test('of an account that someone else registered first lets its owner in', async () => {
    const squatter = await testApp.register({ email: 'owner@example.com' })
    const { cookie, user } = squatter
    await testApp.call('POST', `/api/users/${user.id}/email`, {
      cookie,
      body: { current: squatter.password, email: 'squatter@example.com' },
    })
    const toSquatter = await mailedToken(testApp, 'squatter@example.com', 'change-email')
    await forgot('owner@example.com')
    expect((await reset(await mailedToken(testApp, 'owner@example.com', 'password-link'))).statusCode).toBe(200)
    expect(await meStatus(cookie)).toBe(401)
    const answer = await testApp.call('POST', '/api/auth/verify-email', { body: { token: toSquatter } })
    expect([answer.statusCode, answer.body.code]).toEqual([409, 'LINK_USED_UP'])
  })
})

describeEachDatabase('having mails sent to others', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
  })
  afterAll(() => testApp.app.close())

  const forgot = (email: string, ip: string) =>
    testApp.call('POST', '/api/auth/forgot-password', { body: { email }, ip })

  test('stops after five an hour for one address, without telling', async () => {
    const member = await testApp.register()
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) statuses.push((await forgot(member.email, `10.1.0.${i}`)).statusCode)
    expect(statuses).toEqual(Array(8).fill(202))
    expect(await mailsTo(testApp, member.email)).toHaveLength(5)
  })

  test.each([
    ['registered', 5],
    ['verified', 4],
  ] as const)(
    'stops after five an hour for one address, whose account is deleted and registered again: %s',
    async (referralPaysAt, sent) => {
      const site = await startTestApp(database(), { rateLimits: true, referralPaysAt })
      const email = `victim-${referralPaysAt}@example.com`
      const first = await site.register({ email })
      const send = ({ cookie }: TestMember) => site.call('POST', '/api/auth/send-verification', { cookie })
      for (let i = 0; i < sent; i++) expect((await send(first)).statusCode).toBe(202)
      const body = { password: first.password }
      await site.call('DELETE', `/api/users/${first.user.id}`, { cookie: first.cookie, body })
      expect((await send(await site.register({ email }))).statusCode).toBe(429)
      expect(await mailsTo(site, email)).toEqual([])
      await site.app.close()
    },
  )

  test('stops after thirty an hour from one place, whether the addresses are known or not (TOO_MANY_ATTEMPTS)', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 32; i++) statuses.push((await forgot(`nobody${i}@example.com`, '10.1.1.1')).statusCode)
    expect(statuses).toEqual([...Array(30).fill(202), 429, 429])
  })
})

describeEachSharedDatabase('a forgotten password of an account that is deleted at this moment', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test('leaves neither a link nor a mail', async () => {
    const { user, email } = await testApp.register()
    const gone = { email: user.id, email_key: user.id, deleted_at: 1, is_on_board: 0 as const }
    await whileOtherWaits(
      database(),
      (db) => db.updateTable('members').set(gone).where('id', '=', user.id).execute(),
      () => testApp.call('POST', '/api/auth/forgot-password', { body: { email } }),
    )
    expect(await mailsTo(testApp, email)).toEqual([])
    expect(await database().read.selectFrom('password_links').select('member_id').execute()).toEqual([])
  })
})

/** The same database, with a count of the queries of its units. */
function countingQueries(database: Database) {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted: Database = { ...database, write: (unit) => database.write((db) => unit(db.withPlugin(plugin))) }
  return { database: counted, queries: () => count }
}
