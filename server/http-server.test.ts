import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { requireOurHost } from '#server/plugins/host-check.ts'
import { CALLS_A_MINUTE } from '#server/plugins/pace.ts'
import { securityHeaders, useSecurityHeaders } from '#server/plugins/security-headers.ts'
import { Refusal } from '#server/refusal.ts'
import { createServer } from './http-server.ts'

const PUBLIC_URL = 'https://train.example.org'
const HOST = 'Host: train.example.org\r\n'

/** More than the system buffers for a client that doesn't read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024)

const config = loadConfig({ PUBLIC_URL })
const logged: { reqId: string }[] = []
const app = createServer(config, pino({}, { write: (line) => logged.push(JSON.parse(line)) }))
useErrorAnswers(app)
useSecurityHeaders(app, config.publicUrl)
requireOurHost(app, config)
app.get('/refused', () => {
  throw new Refusal('NOT_FOUND')
})
app.get('/large', async () => LARGE)

let port: number
beforeAll(async () => {
  await app.listen({ port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(() => {
  logged.length = 0
})

function open(): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** @returns all that came back until the other side closed */
async function answerTo(sent: string): Promise<string> {
  const socket = open()
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write(sent)
  await new Promise((resolve) => socket.once('close', resolve))
  return said
}

test.each(['/refused', '/%E0%A4%A'])(
  'the answer to %s has the id of its line in the log, never one from the request',
  async (url) => {
    const headers = { host: 'train.example.org', 'x-request-id': 'mine', 'request-id': 'mine' }
    const answers = [await app.inject({ url, headers }), await app.inject({ url, headers })]
    const ids = answers.map((answer) => answer.headers['x-request-id'])
    expect(ids).toEqual(logged.map(({ reqId }) => reqId))
    expect(new Set([...ids, 'mine']).size).toBe(3)
  },
)

test.each([
  ['is no HTTP', 400, '\u0016\u0003\u0001 hello\r\n\r\n'],
  ['has a name with a blank', 400, `GET /refused HTTP/1.1\r\n${HOST}X Blank: a\r\n\r\n`],
  ['has two lengths', 400, `GET /refused HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\n`],
  ['has large headers', 431, `GET /refused HTTP/1.1\r\n${HOST}X-Large: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['expects what nobody can do', 417, `GET /refused HTTP/1.1\r\n${HOST}Expect: wonders\r\nConnection: close\r\n\r\n`],
  ['names no host', 400, 'GET /refused HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['names another host', 400, 'GET /refused HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  ['names two hosts', 400, `GET /refused HTTP/1.1\r\n${HOST}Host: evil.example\r\nConnection: close\r\n\r\n`],
  ['names one host twice', 400, `GET /refused HTTP/1.1\r\n${HOST}${HOST}Connection: close\r\n\r\n`],
])(
  'a request that %s is answered with %i, our headers, and the shape of every refusal',
  async (_what, status, sent) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
    const [first = '', ...lines] = head.toLowerCase().split('\r\n')
    expect(first).toMatch(new RegExp(`^http/1.1 ${status} `))
    const expected = Object.entries(securityHeaders(PUBLIC_URL)).map(([name, value]) =>
      `${name}: ${value}`.toLowerCase(),
    )
    expect(lines).toEqual(expect.arrayContaining(expected))
    expect(lines).toContainEqual(expect.stringMatching(/^x-request-id: [0-9a-f-]{36}$/))
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, code: 'INVALID' })
  },
)

test('what is no HTTP counts for the pace of its address, and beyond it has no answer', async () => {
  const [before, nonsense] = [app.pace?.count('127.0.0.1'), 'nonsense\r\n\r\n']
  expect(before).toBe(0)
  for (let call = 2; call < CALLS_A_MINUTE; call++) app.pace?.count('127.0.0.1')
  // Those of the tests above count, too, so that one of these is one too many.
  await answerTo(nonsense)
  expect(await answerTo(nonsense)).toBe('')
})

describe('a reader of a large answer', () => {
  const ask = () => {
    const socket = open()
    socket.write(`GET /large HTTP/1.1\r\n${HOST}\r\n`)
    return socket
  }

  test('is cut off after 30 s of taking nothing', async () => {
    expect(app.server.timeout).toBe(30_000)
    // A hundredth of it, so that the test ends in time.
    app.server.timeout /= 100
    const [connection] = (await Promise.all([once(app.server, 'connection'), once(ask().pause(), 'connect')]))[0]
    await once(connection, 'close')
    expect((connection as Socket).bytesWritten).toBeGreaterThan(0)
  })
})

test('no more than 2,000 connections are open at once, and who comes then finds theirs closed', async () => {
  expect(app.server.maxConnections).toBe(2_000)
  app.server.maxConnections = 2
  const two = [open(), open()]
  await Promise.all(two.map((socket) => once(socket, 'connect')))
  await once(open().resume(), 'close')
  for (const socket of two) socket.destroy()
})
