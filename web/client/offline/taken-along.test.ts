import { beforeEach, describe, expect, it } from 'vitest'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { ANSWERS, type Keeping } from '#web/client/offline/kept.ts'
import { leaveBehind, takeAlong, takenAlong } from '#web/client/offline/taken-along.ts'
import { aCourse } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { aLesson, aLessonSummary } from '#web/testing/lessons.ts'
import type { FakeCaches } from '#web/worker/fake-caches.ts'

const LESSONS = [aLessonSummary(11), aLessonSummary(12)]
const PLAN = {
  'GET /api/courses/1': { body: aCourse(1) },
  'GET /api/courses/1/lessons': { body: LESSONS },
  'GET /api/courses/1/lessons/11': { body: aLesson(11) },
  'GET /api/courses/1/lessons/12': { body: aLesson(12) },
  'GET /api/course-materials/1': { body: [] },
  'GET /api/course-quizzes/1': { body: [] },
  'GET /api/users/u-maya/course-progress/1': { body: {} },
}

let caches: FakeCaches
let screens: Keeping
beforeEach(async () => {
  screens = 'kept'
  caches = fakeWorker(() => screens)
  await keepAnswersFor('u-maya')
  fakeApi(PLAN)
})

async function keptPaths(): Promise<string[]> {
  const requests = await (await caches.open(`${ANSWERS}u-maya`)).keys()
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'))
}

describe('a course that is taken along', () => {
  it('is kept with its lessons, their questions and what its page shows, and says its size', async () => {
    const shares: number[] = []
    const { bytes } = await takeAlong('u-maya', 1, (share) => shares.push(share))
    expect((await keptPaths()).sort()).toEqual([
      '/api/course-materials/1',
      '/api/course-quizzes/1',
      '/api/courses/1',
      '/api/courses/1/lessons',
      '/api/courses/1/lessons/11',
      '/api/courses/1/lessons/12',
      '/api/lessons/11/quizzes',
      '/api/lessons/12/quizzes',
      '/api/users/u-maya/course-progress/1',
    ])
    const bodies = [...Object.values(PLAN).map(({ body }) => body), [], []]
    expect(bytes).toBe(bodies.map((body) => new TextEncoder().encode(JSON.stringify(body)).length).reduce(sum))
    expect(shares.at(-1)).toBe(1)
    expect((await takenAlong('u-maya', 1))?.bytes).toBe(bytes)
  })

  it('is erased with the answers of the member', async () => {
    await takeAlong('u-maya', 1)
    await keepAnswersFor('u-tom')
    await keepAnswersFor('u-maya')
    expect(await takenAlong('u-maya', 1)).toBeUndefined()
    expect(await keptPaths()).toEqual([])
  })

  it('drops a lesson that is gone when it is refreshed', async () => {
    await takeAlong('u-maya', 1)
    fakeApi({ ...PLAN, 'GET /api/courses/1/lessons': { body: [LESSONS[0]] } })
    await takeAlong('u-maya', 1)
    expect(await keptPaths()).not.toContain('/api/courses/1/lessons/12')
    expect(await keptPaths()).toContain('/api/courses/1/lessons/11')
  })

  it('gives its room back and can be brought back without a connection', async () => {
    await takeAlong('u-maya', 1)
    const kept = await keptPaths()
    const undo = await leaveBehind('u-maya', 1)
    expect(await keptPaths()).toEqual([])
    fakeApi({})
    await undo()
    expect(await keptPaths()).toEqual(kept)
    expect(await takenAlong('u-maya', 1)).toBeDefined()
  })
})

describe('a course that can’t be taken along', () => {
  const failure = () => takeAlong('u-maya', 1).then(undefined, ({ because }) => because)

  it('says that there’s no room, and leaves what was kept before and nothing else', async () => {
    const cache = await caches.open(`${ANSWERS}u-maya`)
    await cache.put('/api/courses/1', new Response('older'))
    const put = cache.put.bind(cache)
    cache.put = async (path, answer) => {
      if (path === '/api/courses/1/lessons/12') caches.isFull = true
      await put(path, answer)
    }
    expect(await failure()).toBe('full')
    expect(await keptPaths()).toEqual(['/api/courses/1'])
    expect(await takenAlong('u-maya', 1)).toBeUndefined()
  })

  it('says that there’s no room for the screens', async () => {
    screens = 'full'
    expect(await failure()).toBe('full')
    expect(await keptPaths()).toEqual([])
  })

  it.each([
    ['the connection is away', new TypeError('Failed to fetch')],
    ['the server fails', refusal(503, 'BUSY', 'Busy.')],
    ['only an older answer comes', { body: aLesson(12), headers: { 'x-kept-at': '1' } }],
  ])('isn’t marked as taken where %s', async (_, answer) => {
    fakeApi({ ...PLAN, 'GET /api/courses/1/lessons/12': answer })
    expect(await failure()).toBe('unreachable')
    expect(await takenAlong('u-maya', 1)).toBeUndefined()
  })
})

function sum(a: number, b: number): number {
  return a + b
}
