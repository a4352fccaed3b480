import { describe, expect, test } from 'vitest'
import { ANSWERS, KEPT_AT, KEPT_BECAUSE, OPENED } from '#web/client/offline/kept.ts'
import { mayBeKept } from '#web/client/offline/may-be-kept.ts'
import { answerOf } from './answers.ts'
import type { Around } from './around.ts'
import { fakeCaches } from './fake-caches.ts'

const SITE = 'https://line.example'
const MISSIONS = '/api/missions'

type Server = (request: Request) => Promise<Response>

const says =
  (text: string, init: ResponseInit = {}): Server =>
  async () =>
    new Response(text, { headers: { 'content-type': 'application/json' }, ...init })
const isAway: Server = async () => Promise.reject(new TypeError('Failed to fetch'))

/** A worker's surroundings with the answers of one member, who is Maya. */
async function surroundings(members = ['maya']) {
  let server: Server = says('first')
  const caches = fakeCaches(async () => new Response(''))
  for (const id of members) await (await caches.open(ANSWERS + id)).put(OPENED, new Response(''))
  const around: Around = {
    caches,
    fetch: (request) => server(request as Request),
    now: () => 1_000,
    // Ends at once: whatever takes time takes too long.
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  }
  const ask = async (path: string, next: Server) => {
    server = next
    const works: Promise<unknown>[] = []
    const answer = await answerOf(new Request(SITE + path), around, (work) => works.push(work))
    return { answer, whenKept: () => Promise.all(works) }
  }
  const askAndKeep = async (path: string, next: Server) => {
    const { answer, whenKept } = await ask(path, next)
    await whenKept()
    return answer
  }
  return { caches, ask, askAndKeep }
}

describe('an answer', () => {
  test('is the server’s own where it can be reached', async () => {
    const { askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first'))
    const answer = await askAndKeep(MISSIONS, says('second'))
    expect([await answer.text(), answer.headers.get(KEPT_AT)]).toEqual(['second', null])
  })

  test('is the kept one where the server can’t be reached, with its time', async () => {
    const { askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first'))
    const answer = await askAndKeep(MISSIONS, isAway)
    expect(await answer.text()).toBe('first')
    expect([answer.headers.get(KEPT_AT), answer.headers.get(KEPT_BECAUSE)]).toEqual(['1000', 'offline'])
  })

  test('is the kept one where the server takes too long, and the late one is kept', async () => {
    const { ask, askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first'))
    const late = Promise.withResolvers<Response>()
    const { answer, whenKept } = await ask(MISSIONS, () => late.promise)
    expect([await answer.text(), answer.headers.get(KEPT_BECAUSE)]).toEqual(['first', 'silent'])
    late.resolve(new Response('late'))
    await whenKept()
    expect(await (await askAndKeep(MISSIONS, isAway)).text()).toBe('late')
  })

  test('is the kept one while a proxy says that the server is away', async () => {
    const { askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first'))
    expect(await (await askAndKeep(MISSIONS, says('Bad gateway', { status: 502 }))).text()).toBe('first')
  })

  test('comes though there’s no room to keep it, and the older one stays', async () => {
    const { caches, askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first'))
    caches.isFull = true
    expect(await (await askAndKeep(MISSIONS, says('second'))).text()).toBe('second')
    expect(await (await askAndKeep(MISSIONS, isAway)).text()).toBe('first')
  })

  test('fails where nothing is kept', async () => {
    const { ask } = await surroundings()
    await expect(ask(MISSIONS, isAway)).rejects.toThrow('Failed to fetch')
  })

  test('is kept without a cookie or any other header of the server', async () => {
    const { caches, askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first', { headers: { 'set-cookie': 'a=b', vary: 'cookie', 'x-request-id': '1' } }))
    const kept = await (await caches.open(`${ANSWERS}maya`)).match(SITE + MISSIONS)
    expect([...(kept?.headers.keys() ?? [])].sort()).toEqual(['content-type', KEPT_AT])
  })
})

describe('what is kept for a member', () => {
  test('is erased when the server says that the session has ended', async () => {
    const { caches, askAndKeep } = await surroundings()
    await askAndKeep(MISSIONS, says('first'))
    await askAndKeep(MISSIONS, says('', { status: 401 }))
    expect(await caches.keys()).toEqual([])
  })

  test('doesn’t come back with an answer that was under way when it was erased', async () => {
    const { caches, ask } = await surroundings()
    const { whenKept } = await ask(MISSIONS, async () => {
      await caches.delete(`${ANSWERS}maya`)
      return new Response('late')
    })
    await whenKept()
    expect(await caches.keys()).toEqual([])
  })

  test('isn’t begun by an answer: only the page opens it', async () => {
    const { caches, askAndKeep } = await surroundings([])
    await caches.open(`${ANSWERS}maya`)
    await askAndKeep(MISSIONS, says('first'))
    expect(await caches.match(MISSIONS, { cacheName: `${ANSWERS}maya` })).toBeUndefined()
  })

  test('is kept although a request came while the page was opening the cache', async () => {
    const { caches, askAndKeep } = await surroundings([])
    const opening = await caches.open(`${ANSWERS}maya`)
    await askAndKeep(MISSIONS, says('first'))
    await opening.put(OPENED, new Response(''))
    await askAndKeep(MISSIONS, says('second'))
    expect(await (await askAndKeep(MISSIONS, isAway)).text()).toBe('second')
  })

  test('isn’t shown while there are two members’ answers', async () => {
    const { caches, ask } = await surroundings(['maya', 'tom'])
    await (await caches.open(`${ANSWERS}maya`)).put(SITE + MISSIONS, new Response('of Maya'))
    await expect(ask(MISSIONS, isAway)).rejects.toThrow('Failed to fetch')
  })
})

test.each([
  ['/api/missions/3', true],
  ['/api/courses/1/lessons', true],
  ['/api/courses/1/lessons/12', true],
  ['/api/lessons/12/quizzes', true],
  ['/api/conversations/a-lot-of-money', true],
  ['/api/users/maya/people', true],
  ['/api/users/maya/reviews?course=1', true],
  ['/api/users/maya/course-progress/1', true],
  ['/api/users/maya/courses/1', false],
  ['/api/users/tom/people', false],
  ['/api/auth/me', false],
  ['/api/admin/members', false],
  ['/api/missions?original=true', false],
  ['/api/quizzes', false],
  ['/api/users/maya/sessions', false],
  ['/api/users/maya/contacts', false],
])('%s of Maya may be kept: %s', (path, isKept) => {
  expect(mayBeKept(new URL(path, SITE), 'maya')).toBe(isKept)
})
