import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { createServer } from '#server/http-server.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { requireSameOrigin } from '#server/plugins/origin-check.ts'
import { requireOurHost } from './host-check.ts'

/** @returns the status of an answer to a request that names this host */
async function statusFor(settings: Record<string, string>, host: string, url = '/page'): Promise<number> {
  const config = loadConfig(settings)
  const app = createServer(config, pino({ level: 'silent' }))
  useErrorAnswers(app)
  requireOurHost(app, config)
  for (const path of ['/page', '/api/health', '/api/ready', '/metrics']) app.get(path, async () => 'here')
  const { statusCode } = await app.inject({ url, headers: { host } })
  await app.close()
  return statusCode
}

const PUBLIC = { PUBLIC_URL: 'https://train.example.org' }
const EVERYWHERE = { HOST: '0.0.0.0' }

test.each<[Record<string, string>, string, number]>([
  [PUBLIC, 'train.example.org', 200],
  [PUBLIC, 'TRAIN.example.org:443', 200],
  [PUBLIC, 'train.example.org:3000', 200],
  [PUBLIC, 'evil.example', 400],
  [PUBLIC, 'train.example.org.evil.example', 400],
  [PUBLIC, 'train.example.org@evil.example', 400],
  [PUBLIC, 'localhost:3000', 400],
  [PUBLIC, '192.0.2.1', 400],
  [PUBLIC, '', 400],
  [{ PUBLIC_URL: 'http://192.0.2.1:8080' }, '192.0.2.1:8080', 200],
  [{ PUBLIC_URL: 'http://192.0.2.1:8080' }, 'evil.example', 400],
  [{}, 'localhost:3000', 200],
  [{}, '127.0.0.1:3000', 200],
  [{}, '[::1]:3000', 200],
  [{}, '192.0.2.1', 400],
  [{}, 'evil.example', 400],
  [{ HOST: 'Station.local' }, 'station.local:3000', 200],
  [{ HOST: 'fd00::1' }, '[fd00::1]:3000', 200],
  [EVERYWHERE, '192.0.2.1:3000', 200],
  [EVERYWHERE, '[2001:db8::1]:3000', 200],
  [EVERYWHERE, 'evil.example', 400],
])('%j: a request to %s is answered with %i', async (settings, host, status) => {
  expect(await statusFor(settings, host)).toBe(status)
})

test.each(['/api/health', '/api/ready', '/metrics'])('%s is answered by any name, for balancers', async (url) => {
  expect(await statusFor(PUBLIC, '10.0.0.7:3000', url)).toBe(200)
})

test('a host that only a proxy speaks of is nobody’s, so a write from there is from elsewhere', async () => {
  const config = loadConfig({ ...PUBLIC, TRUST_PROXY: '1' })
  const app = createServer(config, pino({ level: 'silent' }))
  useErrorAnswers(app)
  requireOurHost(app, config)
  requireSameOrigin(app, config.publicUrl)
  app.post('/write', async () => 'done')
  const headers = { host: 'train.example.org', 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' }
  expect((await app.inject({ method: 'POST', url: '/write', headers })).json().code).toBe('FOREIGN_ORIGIN')
  await app.close()
})
