import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutOffSlowReaders } from '#server/plugins/slow-readers.ts'

/** In milliseconds; what the program allows is a hundred times as long. */
const SILENCE = 300

/** More than the system keeps for a reader who does not read. In bytes. */
const LARGE = 64 * 1024 * 1024

describe('a reader of a large answer', () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(LARGE)))
  let folder: string
  let path: string
  // A socket in a file, because TCP tells the writer of what was read only after some megabytes. On a busy machine a slow
  // reader takes longer for these than the silence that is allowed here.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slow-readers-'))
    path = join(folder, 'socket')
    cutOffSlowReaders(server, SILENCE)
    server.listen(path)
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })

  const ask = async () => {
    const asking = connect(path).on('error', () => undefined)
    asking.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const [connection] = (await once(server, 'connection')) as [Socket]
    return { asking, connection }
  }

  test('who takes nothing is cut off, also one who goes on sending', async () => {
    const { asking, connection } = await ask()
    asking.pause()
    const sending = setInterval(() => asking.write('\r\n'), SILENCE / 10)
    await once(connection, 'close')
    clearInterval(sending)
    asking.destroy()
    expect(connection.bytesWritten).toBeGreaterThan(0)
  })

  test('who takes a little at a time gets all of it', async () => {
    const { asking } = await ask()
    const since = performance.now()
    let bytes = 0
    for await (const chunk of asking) {
      bytes += chunk.length
      // The first quarter slowly, which is much longer than the time that silence has.
      if (bytes < LARGE / 4) await setTimeout(5)
    }
    expect(performance.now() - since).toBeGreaterThan(2 * SILENCE)
    expect(bytes).toBeGreaterThan(LARGE)
  })
})
