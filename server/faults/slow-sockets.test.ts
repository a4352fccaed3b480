import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aClient } from '#server/testing/client.ts'
import { figure, size } from '#server/testing/fault-settings.ts'
import { percentile } from '#server/testing/percentile.ts'
import { describeEachGround, Ground } from './engines.ts'
import { send } from './send.ts'

/** In milliseconds. */
const CLOSED_WITHIN = 12_000
const OTHERS_WITHIN = 100
/** Between two bytes of a slow sender: more often than any time limit on silence, less than any on sending. */
const DRIP = 300

/** In milliseconds, for a reader who takes nothing. */
const CUT_OFF_WITHIN = 45_000

/** In milliseconds, for each piece of at most 64 KiB that a slow line takes: 26 MB in a minute. */
const SLOW_LINE = 150

const HOST = 'Host: localhost\r\nSec-Fetch-Site: same-origin\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'

/** How each kind of slow sender begins; what follows are single bytes, for ever. */
const BEGINNINGS: Readonly<Record<string, string | undefined>> = {
  'says nothing': undefined,
  'drips a line': 'GE',
  'drips headers': `GET /api/courses HTTP/1.1\r\n${HOST}X-Slow: a`,
  'drips headers of a second request': `GET /api/health HTTP/1.1\r\n${HOST}\r\nGET /api/courses HTTP/1.1\r\nX-Slow: a`,
  'drips a body': `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 100000\r\n\r\n{`,
  'drips a body in chunks': `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nfff\r\n{`,
  'drips an upload that is refused': `POST /api/course-materials/upload HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n-`,
}

/** Requests that no honest client sends, and the possible answers. */
const MALFORMED: readonly (readonly [string, string])[] = [
  [
    'both lengths',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a smuggled length',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  `,
  ],
  [
    'an unknown coding',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a bad chunk',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  ],
  ['a huge header', `GET /api/courses HTTP/1.1\r\n${HOST}X-Large: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['many headers', `GET /api/courses HTTP/1.1\r\n${HOST}${'X-Many: a\r\n'.repeat(20_000)}\r\n`],
  ['a blank in a name', `GET /api/courses HTTP/1.1\r\n${HOST}X Blank: a\r\n\r\n`],
  ['a folded header', `GET /api/courses HTTP/1.1\r\n${HOST}X-Folded: a\r\n b\r\n\r\n`],
  ['no host', 'GET /api/courses HTTP/1.1\r\n\r\n'],
  ['no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
]

describeEachGround('three hundred slow senders', (ground) => {
  test('are each cut off within 12 s, while others are answered as ever, and nonsense is refused', async () => {
    const { program } = await ground().start({ LOG_LEVEL: 'fatal' })
    const port = Number(new URL(program.url).port)
    const client = await aClient(program.url)
    const sockets = size('SOCKETS', 300, 300)
    const kinds = Object.entries(BEGINNINGS)
    const slow = Array.from({ length: sockets }, async (_, number) => {
      const [kind = '', beginning] = kinds[number % kinds.length] ?? []
      return { kind, took: await dripUntilClosed(port, beginning) }
    })
    let isOver = false
    const others = Promise.all(
      ['/api/courses', '/api/auth/me'].map((path) => askUntil(() => isOver, program.url + path, client.cookie)),
    )
    const closed = await Promise.all(slow)
    isOver = true
    const took = (await others).flat()
    const slowest = Math.max(...closed.map((each) => each.took))
    const answers = await Promise.all(MALFORMED.map(async ([what, sent]) => `${what}: ${await statusOf(port, sent)}`))
    figure(
      `${ground().location.kind}: ${sockets} slow sockets, the last closed after ${(slowest / 1_000).toFixed(1)} s`,
    )
    figure(`${took.length} other calls, p99 ${percentile(took, 0.99).toFixed(0)} ms; ${answers.join(', ')}`)
    expect(closed.filter((each) => each.took > CLOSED_WITHIN)).toEqual([])
    expect(answers.filter((answer) => !/: (400|431)$/.test(answer))).toEqual([])
    expect((await send(`${program.url}/api/health`)).status).toBe(200)
    expect(program.process.exitCode).toBeNull()
    expect(percentile(took, 0.99)).toBeLessThanOrEqual(OTHERS_WITHIN)
  })
})

test('a reader who takes nothing is cut off within 45 s, one with a slow line gets the whole answer', async () => {
  const ground = new Ground()
  try {
    const { program } = await ground.start({ LOG_LEVEL: 'fatal' })
    const port = Number(new URL(program.url).port)
    const cutOff = await Promise.all(Array.from({ length: size('READERS', 150, 150) }, () => askAndTakeNothing(port)))
    const slowest = Math.max(...cutOff)
    const whole = await takeSlowly(port, 0)
    const since = performance.now()
    expect(await takeSlowly(port, SLOW_LINE)).toBe(whole)
    const lasted = performance.now() - since
    figure(`${cutOff.length} who took nothing, the last closed after ${(slowest / 1_000).toFixed(1)} s`)
    figure(`${whole} bytes over a slow line in ${(lasted / 1_000).toFixed(0)} s`)
    expect(slowest).toBeLessThanOrEqual(CUT_OFF_WITHIN)
    expect(lasted).toBeGreaterThan(CUT_OFF_WITHIN)
  } finally {
    await ground.remove()
  }
})

const LARGE = `GET /api/docs/js/scalar.js HTTP/1.1\r\n${HOST}\r\n`

/**
 * Requests more than the system buffers for a client that doesn't read.
 * @returns in milliseconds, how long until the other side closed
 */
async function askAndTakeNothing(port: number): Promise<number> {
  const since = performance.now()
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.write(LARGE.repeat(20))
  // A paused socket hears of its end only when it writes; empty lines between requests must not keep it open.
  const probe = setInterval(() => socket.write('\r\n'), DRIP)
  await Promise.race([closed, wait(2 * CUT_OFF_WITHIN, undefined, { ref: false })])
  clearInterval(probe)
  socket.destroy()
  return performance.now() - since
}

/** Asks for several answers, one after the other. @returns how many bytes came until the last was there */
async function takeSlowly(port: number, pause: number): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(LARGE.repeat(5) + LARGE.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  let bytes = 0
  for await (const chunk of socket) {
    bytes += chunk.length
    if (pause > 0) await wait(pause)
  }
  return bytes
}

/** @returns in milliseconds, how long until the other side closed */
async function dripUntilClosed(port: number, beginning: string | undefined): Promise<number> {
  const since = performance.now()
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined).resume()
  if (beginning !== undefined) {
    socket.write(beginning)
    const drip = setInterval(() => socket.write('a'), DRIP)
    socket.once('close', () => clearInterval(drip))
  }
  // Both directions: a client that keeps sending isn't stopped by an end.
  await Promise.race([closed, wait(4 * CLOSED_WITHIN, undefined, { ref: false })])
  socket.destroy()
  return performance.now() - since
}

/** @returns in milliseconds, how long each answer took */
async function askUntil(isOver: () => boolean, url: string, cookie: string): Promise<number[]> {
  const took: number[] = []
  for (; !isOver(); await wait(20)) {
    const since = performance.now()
    expect((await send(url, { cookie })).status).toBe(200)
    took.push(performance.now() - since)
  }
  return took
}

/** @returns the status line's number, 0 when the connection was closed without one */
async function statusOf(port: number, sent: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(sent)
  await closed
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)
}
