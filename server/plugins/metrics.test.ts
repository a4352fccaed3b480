import { afterEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const TOKEN = 'a-token-of-24-characters'

describeEachDatabase('/metrics', (database) => {
  let testApp: TestApp
  const start = async (metricsToken: string | undefined) => {
    testApp = await startTestApp(database(), { metricsToken })
  }
  const read = (headers: Record<string, string> = {}) => testApp.app.inject({ url: '/metrics', headers })
  afterEach(() => testApp.app.close())

  test('tells whoever shows the token how long each route takes, and what waits in the outbox', async () => {
    await start(TOKEN)
    const { user, cookie } = await testApp.register()
    await testApp.call('GET', `/api/users/${user.id}/course-progress`, { cookie })
    const { statusCode, body, headers } = await read({ authorization: `Bearer ${TOKEN}` })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/users\/:id\/course-progress",status="200"\} 1/,
    )
    expect(body).toMatch(/^outbox_waiting \d+$/m)
    expect(body).toMatch(/^outbox_oldest_seconds \d/m)
    expect(body).toMatch(/^process_resident_memory_bytes \d/m)
    expect(body).not.toContain(user.id)
  })

  test.each([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }, { authorization: `Basic ${TOKEN}` }])(
    'is not there for whoever shows %j',
    async (headers) => {
      await start(TOKEN)
      const unknown = await testApp.app.inject({ url: '/nothing-here', headers: { accept: 'application/json' } })
      const { statusCode, body } = await read(headers as Record<string, string>)
      expect(statusCode).toBe(404)
      expect(unknown.statusCode).toBe(404)
      expect(body).not.toContain('http_request')
    },
  )

  test('tells of the process while the database is away, and nothing of the outbox', async () => {
    let isAway = false
    const sometimesAway = {
      ...database(),
      get read() {
        if (isAway) throw new DatabaseUnavailable('away')
        return database().read
      },
    }
    testApp = await startTestApp(sometimesAway, { metricsToken: TOKEN })
    const shown = { authorization: `Bearer ${TOKEN}` }
    expect((await read(shown)).body).toMatch(/^outbox_waiting \d/m)
    isAway = true
    const { statusCode, body } = await read(shown)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^process_resident_memory_bytes \d/m)
    expect(body).not.toMatch(/^outbox_\w+ \S/m)
  })

  test('is not there at all without a token in the settings', async () => {
    await start(undefined)
    expect((await read({ authorization: 'Bearer undefined' })).body).not.toContain('process_resident')
  })
})
