import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cutOffSlowSenders } from './slow-senders.ts'

/** Over the network, because an injected request has no connection to close. */
describeEachSharedDatabase('a sender without an end', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  let testApp: TestApp
  let port: number
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder })
    await testApp.app.listen({ port: 0 })
    port = (testApp.app.server.address() as { port: number }).port
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  test('who is too slow with a body is cut off, while others are answered', async () => {
    const slow = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => slow.once('close', resolve))
    slow.on('error', () => undefined)
    slow.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    const begun = performance.now()
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    await closed
    expect(performance.now() - begun).toBeLessThan(8_000)
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
