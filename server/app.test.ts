import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CommitUnconfirmed, type Database, DatabaseUnavailable } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const HEADERS = {
  'content-security-policy': /script-src 'self';.*require-trusted-types-for 'script';trusted-types 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}

describeEachDatabase('every answer', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const json = { 'content-type': 'application/json' }

  test.each([
    ['success', 200, 'GET', '/api/missions', {}],
    ['a wrong id', 400, 'GET', '/api/missions/abc', {}],
    ['a malformed address', 400, 'GET', '/api/missions/%E0%A4%A', {}],
    ['no session', 401, 'GET', '/api/auth/me', {}],
    ['an invented session', 401, 'GET', '/api/auth/me', { cookie: `session=${'A'.repeat(43)}` }],
    ['another site', 403, 'POST', '/api/auth/login', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['an unknown address', 404, 'GET', '/api/nowhere', {}],
    ['an address that no file can have', 404, 'GET', '/nowhere%00', {}],
    ['an unknown station', 404, 'GET', '/api/missions/99', {}],
    ['ten megabytes', 413, 'POST', '/api/auth/login', { body: { email: 'x'.repeat(10_000_000) } }],
    ['plain text', 415, 'POST', '/api/auth/login', { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    [
      'a form',
      415,
      'POST',
      '/api/auth/login',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
    ],
    ['broken JSON', 400, 'POST', '/api/auth/login', { headers: json, body: '{"email":' }],
    ['an empty body', 400, 'POST', '/api/auth/login', { headers: json, body: '' }],
    ['no body', 400, 'POST', '/api/auth/login', {}],
    ['a poisoned prototype', 400, 'POST', '/api/auth/login', { headers: json, body: '{"__proto__":{"isAdmin":true}}' }],
  ] as const)(
    'to %s has status %i, one shape, the security headers and an id',
    async (_what, status, method, url, call) => {
      const answer = await testApp.call(method, url, call)
      expect(answer.statusCode).toBe(status)
      for (const [name, value] of Object.entries(HEADERS)) expect(answer.headers[name]).toMatch(value)
      if (status < 400) return
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'message', 'statusCode'])
      expect(answer.body.statusCode).toBe(status)
      expect(answer.body.code).toMatch(/^[A-Z_]+$/)
      expect(answer.body.message).toMatch(/^[^\n<>]{5,160}$/)
    },
  )

  test('of the API is kept by nobody on the way', async () => {
    for (const url of ['/api/missions', '/api/auth/me', '/api/missions/99', '/api/nowhere', '/api/missions/%E0%A4%A']) {
      expect((await testApp.call('GET', url)).headers['cache-control']).toBe('no-store')
    }
  })

  test('to a write from elsewhere is a refusal, and nothing is changed (FOREIGN_ORIGIN)', async () => {
    const { cookie, user } = await testApp.register()
    const forgeries: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'http://localhost.evil.example', 'x-forwarded-host': 'localhost.evil.example' },
      {},
    ]
    for (const headers of forgeries) {
      const forged = await testApp.app.inject({
        method: 'POST',
        url: `/api/users/${user.id}/complete-mission`,
        headers: { cookie, ...headers },
        payload: { missionId: 1 },
      })
      expect(forged.statusCode).toBe(403)
      expect(forged.json().code).toBe('FOREIGN_ORIGIN')
    }
    expect((await testApp.call('GET', '/api/auth/me', { cookie })).body).toEqual(user)
  })

  test('to a write from our own pages is none, also from a browser that only sends Origin', async () => {
    const { cookie, user } = await testApp.register()
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: `/api/users/${user.id}/complete-mission`,
        headers: { cookie, origin, host: '127.0.0.1:3000' },
        payload: { missionId: 1 },
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  test('is described in openapi.json', async () => {
    const { body } = await testApp.call<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/openapi.json')
    expect(Object.keys(body.paths)).toContain('/api/users/{id}/complete-mission')
    expect(Object.keys(body.paths['/api/auth/register'] ?? {})).toEqual(['post'])
  })

  test('of the API page has a new nonce and names no other host', async () => {
    const pages = [await testApp.call<string>('GET', '/api/docs/'), await testApp.call<string>('GET', '/api/docs/')]
    const nonces = pages.map((page) => /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1])
    expect(nonces[0]).toBeTruthy()
    expect(nonces[0]).not.toBe(nonces[1])
    expect(pages[0]?.body).toContain(`nonce="${nonces[0]}"`)
    expect(pages[0]?.body).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  test('of the API page names nothing that is not there: an icon of ours, no map of its script', async () => {
    expect((await testApp.call<string>('GET', '/api/docs/')).body).toContain('href="/favicon.svg"')
    const script = await testApp.call<string>('GET', '/api/docs/js/scalar.js')
    // Not toContain: a failure would print all of it, megabytes.
    expect([script.statusCode, script.body.includes('//# sourceMappingURL')]).toEqual([200, false])
  })

  test('of the API page’s script may be kept for ever at the address that the page names', async () => {
    const page = await testApp.call<string>('GET', '/api/docs/')
    const [, url = ''] = /src="(\/api\/docs\/js\/scalar\.js\?v=\w+)"/.exec(page.body) ?? []
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const script = await testApp.call<string>('GET', url, { headers })
    expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br'])
    expect(script.rawPayload.length).toBeLessThan(2_000_000)
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const ifNoneMatch = { ...headers, 'if-none-match': String(script.headers.etag) }
    const known = await testApp.call('GET', url, { headers: ifNoneMatch })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect((await testApp.call('GET', '/api/docs/js/scalar.js')).headers['cache-control']).toBe('no-cache')
    expect((await testApp.call('GET', '/api/docs/js/scalar.js?v=other')).headers['cache-control']).toBe('no-cache')
  })
})

describe('a failure of our own', () => {
  const brokenDatabase = (error: Error): Database =>
    ({
      engine: 'sqlite',
      write: fail(error),
      exclusive: async () => true,
      isReady: async () => false,
      close: async () => {},
      endedWrites: () => 0,
      read: failingHandle(error),
    }) as unknown as Database

  test('is a 503 with Retry-After while the database cannot be reached, and readiness says so', async () => {
    const { app, call } = await startTestApp(brokenDatabase(new DatabaseUnavailable('disk full')))
    const answer = await call('GET', '/api/missions')
    expect([answer.statusCode, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'BUSY', '5'])
    expect((await call('GET', '/api/ready')).statusCode).toBe(503)
    expect((await call('GET', '/api/health')).statusCode).toBe(200)
    await app.close()
  })

  test('is a 503 that does not say whether it was saved when the database does not', async () => {
    const { app, call } = await startTestApp(brokenDatabase(new CommitUnconfirmed('no answer')))
    const answer = await call('GET', '/api/missions')
    expect([answer.statusCode, answer.body]).toEqual([
      503,
      expect.objectContaining({
        code: 'UNCONFIRMED',
        message: 'We couldn’t confirm that it was saved. Reload to check.',
      }),
    ])
    await app.close()
  })

  test('is a 500 that reveals nothing about the internals', async () => {
    const { app, call } = await startTestApp(brokenDatabase(new Error('SELECT secret FROM members')))
    const answer = await call('GET', '/api/missions')
    expect([answer.statusCode, answer.body.code]).toEqual([500, 'INTERNAL'])
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|SELECT|members/)
    await app.close()
  })
})

function fail(error: Error) {
  return async () => {
    throw error
  }
}

/** Every query on this handle fails. */
function failingHandle(error: Error): unknown {
  return new Proxy(
    {},
    {
      get: () => () => {
        throw error
      },
    },
  )
}
