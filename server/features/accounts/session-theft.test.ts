import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/database/database.ts'
import { TABLE_KEYS } from '#server/database/table-keys.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const LOGINS = 100
/** Of one member, before something ends them all. */
const SESSIONS = 50
const BITS = 256
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describeEachDatabase('a session', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const logIn = async ({ email, password }: TestMember, cookie = '') =>
    cookiesOf(await testApp.call('POST', '/api/auth/login', { body: { email, password }, cookie }))
  const meStatus = async (cookie: string) => (await testApp.call('GET', '/api/auth/me', { cookie })).statusCode
  const living = async (cookies: readonly string[]) => {
    const statuses = await Promise.all(cookies.map(meStatus))
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }
  const fiftySessions = async (member: TestMember) => {
    const cookies: string[] = []
    for (let number = 0; number < SESSIONS; number++) cookies.push(await logIn(member))
    expect(await living(cookies)).toBe(SESSIONS)
    return cookies
  }

  test(`has an id that no other of ${LOGINS} logins has, all of ${BITS} bits by chance, whatever was planted`, async () => {
    const member = await testApp.register()
    const planted = [`session=${'A'.repeat(43)}`, member.cookie]
    const tokens: string[] = []
    for (let number = 0; number < LOGINS; number++) {
      const given = await logIn(member, planted.at(-1))
      planted.push(given)
      tokens.push(tokenOf(given))
    }
    expect(new Set([...tokens, ...planted.slice(0, 2).map(tokenOf)]).size).toBe(LOGINS + 2)
    const drawn = tokens.map((token) => Buffer.from(token, 'base64url'))
    expect(drawn.every(({ length }) => length * 8 === BITS)).toBe(true)
    // Each bit is seen both ways: none is fixed, none counts.
    const seen = (bit: number) => new Set(drawn.map((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)).size
    expect(Array.from({ length: BITS }, (_, bit) => seen(bit))).toEqual(Array(BITS).fill(2))
    // What a browser held when it logged in is dead, so only the last one lives.
    expect(await living(planted)).toBe(1)
    expect(await meStatus(planted.at(-1) ?? '')).toBe(200)
  })

  test(`is worth nothing after its logout, in 0 of ${SESSIONS} cases`, async () => {
    const cookies = await fiftySessions(await testApp.register())
    for (const cookie of cookies) {
      expect((await testApp.call('POST', '/api/auth/logout', { cookie })).statusCode).toBe(204)
    }
    expect(await living(cookies)).toBe(0)
  })

  test(`is worth nothing after the password was changed, in 0 of ${SESSIONS} cases`, async () => {
    const member = await testApp.register()
    const cookies = await fiftySessions(member)
    const body = { current: member.password, password: 'second-class' }
    const changed = await testApp.call('POST', `/api/users/${member.user.id}/password`, { cookie: member.cookie, body })
    expect(changed.statusCode).toBe(200)
    expect(await living(cookies)).toBe(0)
  })

  test('cannot be made from a copy of the database, which contains only its SHA-256', async () => {
    const member = await testApp.register()
    const tokens = member.cookie
      .split('; ')
      .filter((cookie) => /^(session|device)=/.test(cookie))
      .map(valueIn)
    expect(tokens).toHaveLength(2)
    const copy = await everythingIn(database().read)
    const rows = await database().read.selectFrom('sessions').selectAll().execute()
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hash('sha256', tokens[0] ?? ''))
    for (const { token_hash } of rows) expect(token_hash).toMatch(/^[0-9a-f]{64}$/)
    for (const token of tokens) {
      expect(copy).toContain(hash('sha256', token))
      expect(copy).not.toContain(token)
    }
  })

  test.each([
    { who: 'a member', idle: 30 * DAY, absolute: 90 * DAY, visits: 29 * DAY },
    { who: 'an administrator', idle: 12 * HOUR, absolute: 30 * DAY, visits: 11 * HOUR },
  ])('of $who ends to the minute, idle and in all', async ({ who, idle, absolute, visits }) => {
    const member = who === 'a member' ? await testApp.register() : await testApp.administrator()
    const start = testApp.clock.now
    const [barely, late, regular] = [await logIn(member), await logIn(member), await logIn(member)]
    for (let at = visits; at < absolute - MINUTE; at += visits) {
      testApp.clock.now = start + at
      expect(await meStatus(regular)).toBe(200)
      // The visit is recorded concurrently with the answer, not before it.
      await expect.poll(() => lastSeen(regular)).toBe(testApp.clock.now)
    }
    testApp.clock.now = start + absolute - MINUTE
    expect(await meStatus(regular)).toBe(200)
    testApp.clock.now = start + absolute
    expect(await meStatus(regular)).toBe(401)
    testApp.clock.now = start + idle
    expect(await meStatus(late)).toBe(401)
    testApp.clock.now = start + idle - MINUTE
    expect(await meStatus(barely)).toBe(200)
  })

  async function lastSeen(cookie: string): Promise<number | undefined> {
    const { read } = database()
    const query = read.selectFrom('sessions').select('last_seen_at')
    return (await query.where('token_hash', '=', hash('sha256', tokenOf(cookie))).executeTakeFirst())?.last_seen_at
  }
})

/** Of the session cookie among several. */
function tokenOf(cookies: string): string {
  return valueIn(cookies.split('; ').find((cookie) => cookie.startsWith('session=')) ?? '')
}

function valueIn(cookie: string): string {
  return cookie.split('=')[1] ?? ''
}

/** All rows of all tables, as text. */
async function everythingIn(read: Db): Promise<string> {
  const tables = Object.keys(TABLE_KEYS).map((table) => sql`select * from ${sql.table(table)}`.execute(read))
  return JSON.stringify((await Promise.all(tables)).map(({ rows }) => rows))
}
