import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { type Call, type Method, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { CALLS_A_MINUTE, Pace } from './pace.ts'

describeEachDatabase('the pace of a caller', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
  })
  afterAll(() => testApp.app.close())

  let addresses = 0
  /** An address with this many counted calls. */
  const anAddress = (calls: number) => {
    addresses += 1
    const ip = `192.0.2.${addresses}`
    for (let call = 0; call < calls; call++) testApp.app.pace?.count(ip)
    return ip
  }
  const fake = { cookie: `session=${'A'.repeat(43)}` }
  const json = { 'content-type': 'application/json' }

  test.each<[string, number, Method, string, Call]>([
    ['is answered', 200, 'GET', '/api/missions', {}],
    ['has no session', 401, 'GET', '/api/auth/me', {}],
    ['has an invented session', 401, 'GET', '/api/auth/me', fake],
    ['comes from another site', 403, 'POST', '/api/auth/login', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['asks for what is not there', 404, 'GET', '/api/nowhere', {}],
    ['asks for a page that is not there', 404, 'GET', '/nowhere', {}],
    ['asks for a malformed address', 400, 'GET', '/api/missions/%E0%A4%A', {}],
    ['names another host', 400, 'GET', '/api/missions', { headers: { host: 'evil.example' } }],
    ['is too large', 413, 'POST', '/api/auth/login', { body: { email: 'x'.repeat(300_000) } }],
    ['is of another type', 415, 'POST', '/api/auth/login', { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    ['is no JSON', 400, 'POST', '/api/auth/login', { headers: json, body: '{' }],
    ['is not as its schema says', 400, 'POST', '/api/auth/login', { body: {} }],
  ])('counts a request that %s', async (_what, status, method, url, call) => {
    const ip = anAddress(CALLS_A_MINUTE - 1)
    expect((await testApp.call(method, url, { ...call, ip })).statusCode).toBe(status)
    const next = await testApp.call(method, url, { ...call, ip })
    expect([next.statusCode, next.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(50)
  })

  test('is a member’s own, wherever they call from', async () => {
    const { cookie } = await testApp.register()
    const ip = anAddress(CALLS_A_MINUTE)
    expect((await testApp.call('GET', '/api/missions', { ip })).statusCode).toBe(429)
    expect((await testApp.call('GET', '/api/auth/me', { ip, cookie })).statusCode).toBe(200)
    expect((await testApp.call('GET', '/api/missions', { ip: anAddress(0) })).statusCode).toBe(200)
  })
})

test('a caller is forgotten when twenty thousand others have come after', () => {
  const pace = new Pace()
  for (let call = 0; call <= CALLS_A_MINUTE; call++) pace.count('first')
  expect(pace.wait('first')).toBeGreaterThan(0)
  for (let caller = 0; caller < 20_000; caller++) pace.count(`caller-${caller}`)
  expect(pace.wait('first')).toBe(0)
})
