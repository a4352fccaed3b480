import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAhead } from '#web/client/offline/keep.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { ANSWERS } from '#web/client/offline/kept.ts'
import { storeUser, updateUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { answerOf } from '#web/worker/answers.ts'
import type { FakeCaches } from '#web/worker/fake-caches.ts'

/** How the calls of the page are answered: by the worker, past it, with a status that refuses, or not at all. */
type Way = 'worker' | 'past' | 'lost' | 401 | 404 | 503

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
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (way === 'lost') throw new TypeError('No connection')
    if (way === 'past') return Response.json({})
    if (way !== 'worker') return Response.json({}, { status: way })
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

  it('don’t include the first days, whose answer says only once who was paid', async () => {
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(asked).not.toContain('/api/users/u-maya/first-days')
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

  it('are not asked for any more by a member who is signed out', async () => {
    ways = [401]
    await Promise.all([keepAhead('u-maya'), fiveMinutes()])
    expect(asked).toHaveLength(1)
  })

  it('are asked for no further in this round where the server is down', async () => {
    ways = [503, 'worker']
    void keepAhead('u-maya')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toHaveLength(1)
    await fiveMinutes()
    expect(await isKept('/api/missions/1')).toBe(true)
  })

  it('leave out what the server refuses', async () => {
    ways = [404]
    await Promise.all([keepAhead('u-maya'), fiveMinutes()])
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('are asked for by the last call alone', async () => {
    void keepAhead('u-maya')
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(await isKept('/api/missions/1')).toBe(true)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('are asked for again once after a change of language, and no course that was taken along is erased', async () => {
    storeUser(aUser({ language: 'en' }))
    void keepAhead('u-maya')
    await fiveMinutes()
    const cache = await caches.open(`${ANSWERS}u-maya`)
    await cache.put('/taken-along/1', new Response('{}'))
    const before = asked.splice(0)
    updateUser(aUser({ language: 'es' }))
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(asked).toEqual(before)
    expect(await isKept('/taken-along/1')).toBe(true)
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(asked).toEqual(before)
  })

  it('are not asked for again in the same language', async () => {
    storeUser(aUser({ language: 'en' }))
    void keepAhead('u-maya')
    await fiveMinutes()
    asked = []
    void keepAhead('u-maya')
    await fiveMinutes()
    expect(asked).toEqual([])
  })

  it('are asked for although there’s no room for the language that they are in', async () => {
    caches.isFull = true
    void keepAhead('u-maya')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toContain('/api/users/u-maya/today')
  })
})
