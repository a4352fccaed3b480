import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastify, { type RouteOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cutOffSlowSenders } from './slow-senders.ts'

/** Over the network, because an injected request has no connection to close. */
describeEachSharedDatabase('a sender without an end', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  const routes: RouteOptions[] = []
  let testApp: TestApp
  let port: number
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder }, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
    await testApp.app.listen({ port: 0 })
    port = (testApp.app.server.address() as { port: number }).port
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  test('who is too slow with a body is cut off, while others are answered', async () => {
    const closed = [
      ['/api/auth/login', ''],
      ['/%E0%A4%A', ''],
      ['/', 'Expect: wonders\r\n'],
    ].map(([address, expects]) => {
      const slow = connect(port, '127.0.0.1').on('error', () => undefined)
      slow.write(
        `POST ${address} HTTP/1.1\r\nHost: localhost\r\n${expects}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      )
      return new Promise((resolve) => slow.resume().once('close', resolve))
    })
    const begun = performance.now()
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    await Promise.all(closed)
    expect(performance.now() - begun).toBeLessThan(8_000)
  })

  test('isn’t cut off before the time that the route allows for its body', () => {
    const { requestTimeout } = testApp.app.server
    const times = routes.map(({ url, config }) => ({ url, time: config?.bodyTime ?? 0 }))
    expect(times).toContainEqual({ url: '/api/admin/leads/import', time: 120_000 })
    expect(times.filter(({ time }) => time > requestTimeout)).toEqual([])
  })

  test('of an upload is refused at the limit and cut off, nothing is left, and memory stays as it was', async () => {
    const { cookie } = await testApp.administrator()
    const before = process.memoryUsage().rss
    let highest = before
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const upload = request({
      port,
      path: '/api/course-materials/upload',
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' },
    })
    const answered = new Promise<number | undefined>((resolve) =>
      upload.once('response', (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }),
    )
    const closed = new Promise((resolve) => upload.once('close', resolve))
    upload.on('error', () => undefined)
    upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\n')
    const send = () => {
      highest = Math.max(highest, process.memoryUsage().rss)
      while (!upload.destroyed && upload.write(chunk));
    }
    upload.on('drain', send)
    send()
    expect(await answered).toBe(413)
    const refused = performance.now()
    await closed
    expect(performance.now() - refused).toBeLessThan(8_000)
    expect(readdirSync(join(folder, 'files'))).toEqual([])
    expect(highest - before).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('whose answer takes longer than a body may', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const answerSlowly = async () => {
    await vi.advanceTimersByTimeAsync(6_000)
    return 'answered'
  }

  test('is answered, although nothing reads the body of a GET', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = fastify()
    cutOffSlowSenders(app)
    app.get('/', answerSlowly)
    expect((await app.inject({ method: 'GET', url: '/', payload: { a: 1 } })).payload).toBe('answered')
  })

  test('is answered, although the hooks before the body took longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = fastify()
    cutOffSlowSenders(app)
    app.addHook('onRequest', async () => {
      await vi.advanceTimersByTimeAsync(6_000)
    })
    app.post('/', async () => 'answered')
    expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).payload).toBe('answered')
  })
})

describe('a body that takes longer than one of the usual size', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['arrives where a route accepts a large one', 1024 ** 2, 'answered'],
    ['is cut off elsewhere', 4_096, undefined],
  ])('%s', async (_, bodyLimit, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = fastify()
    cutOffSlowSenders(app)
    app.post('/', { bodyLimit }, async () => 'answered')
    const payload = Readable.from(
      (async function* () {
        yield '{'
        await vi.advanceTimersByTimeAsync(20_000)
        yield '}'
      })(),
    )
    const headers = { 'content-type': 'application/json', 'content-length': '2' }
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload }).catch(() => undefined)
    expect(answer?.payload).toBe(expected)
  })
})
