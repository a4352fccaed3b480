import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAhead } from '#web/client/offline/keep.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { ANSWERS } from '#web/client/offline/kept.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { answerOf } from '#web/worker/answers.ts'
import type { FakeCaches } from '#web/worker/fake-caches.ts'

/** How the calls of the page are answered: by the worker, past it, or not at all. */
type Way = 'worker' | 'past' | 'lost'

let caches: FakeCaches
/** For each call, in order; the last holds for all that follow. */
let ways: Way[]
let asked: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  caches = fakeWorker()
  ways = ['worker']
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    const way = (ways.length > 1 ? ways.shift() : ways[0]) ?? 'worker'
    asked.push(path)
    if (way === 'lost') throw new TypeError('No connection')
    if (way === 'past') return Response.json({})
    const around = { caches, fetch: async () => Response.json({}), now: Date.now, pause: async () => undefined }
    return answerOf(new Request(new URL(path, 'https://line.example')), around, () => undefined)
  })
  await keepAnswersFor('u-maya')
})
afterEach(() => {
  vi.useRealTimers()
})

const isKept = async (path: string) => (await caches.match(path, { cacheName: `${ANSWERS}u-maya` })) !== undefined
const fiveMinutes = () => vi.advanceTimersByTimeAsync(300_000)

describe('the first screens', () => {
  it('are asked for once', async () => {
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(await isKept('/api/missions/1')).toBe(true)
    expect(await isKept('/api/users/u-maya/today')).toBe(true)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('are asked for again where answers missed the worker, which had just taken the page over', async () => {
    ways = ['past', 'past', 'past', 'worker']
    void keepAhead('u-maya')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await isKept('/api/missions/1')).toBe(false)
    await fiveMinutes()
    expect(await isKept('/api/missions/1')).toBe(true)
  })

  it('are asked for again where the connection was lost for a moment', async () => {
    ways = ['worker', 'lost', 'worker']
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(await isKept('/api/users/u-maya/today')).toBe(true)
  })

  it('are given up where the connection stays lost', async () => {
    ways = ['lost']
    await Promise.all([keepAhead('u-maya'), fiveMinutes()])
    expect(asked).toHaveLength(4)
  })

  it('are not asked for once the member has left', async () => {
    ways = ['lost']
    void keepAhead('u-maya')
    await vi.advanceTimersByTimeAsync(1_000)
    await keepAnswersFor(null)
    await fiveMinutes()
    expect(asked).toHaveLength(1)
  })
})
