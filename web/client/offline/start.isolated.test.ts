import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { get } from '#web/client/api/api.ts'
import { queryClient } from '#web/client/api/query-client.ts'
import { askAgain } from '#web/client/offline/ask-again.ts'
import { currentTrouble, hasTrouble, noteAnswer, noteNoAnswer } from '#web/client/offline/connection.ts'
import { KEPT_AT, KEPT_BECAUSE } from '#web/client/offline/kept.ts'
import { keepForOffline } from '#web/client/offline/start.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'

const TEN_MINUTES = 600_000
const fetched = vi.fn<(path: string) => Response | Promise<Response>>()
const asked = (path: string) => fetched.mock.calls.filter(([each]) => each === path).length

/** What the worker gives while the server takes too long. */
const kept = (text: string, at: number) =>
  Response.json(text, { headers: { [KEPT_AT]: String(at), [KEPT_BECAUSE]: 'silent' } })

vi.useFakeTimers()
keepForOffline()

const close: (() => void)[] = []
let opened = 0
beforeEach(async () => {
  vi.useFakeTimers()
  // Each test's fake clock starts over; it must be later than the last request of the test before.
  opened += 1
  await vi.advanceTimersByTimeAsync(opened * 2 * TEN_MINUTES)
  vi.stubGlobal('fetch', async (path: string) => fetched(path))
  storeUser(aUser())
})
afterEach(() => {
  for (const each of close.splice(0)) each()
  queryClient.clear()
  fetched.mockReset()
})

/** A screen that shows what this call says. */
function open(path = '/api/missions') {
  const screen = new QueryObserver(queryClient, { queryKey: [path], queryFn: () => get<string>(path) })
  close.push(screen.subscribe(() => undefined))
  return screen
}

it.each([
  ['a day', 86_400_000],
  ['twenty seconds', 20_000],
])('what was kept %s ago is replaced on the screen once a slow server has answered', async (_name, age) => {
  const before = Date.now() - age
  let isSlow = true
  fetched.mockImplementation((path) => {
    if (path !== '/api/missions') return Response.json(aUser())
    return isSlow ? kept('old', before) : Response.json('new')
  })
  const screen = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getCurrentResult().data).toBe('old')
  isSlow = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(screen.getCurrentResult().data).toBe('new')
  expect(currentTrouble()).toBeNull()
})

it('the line stays while one call is slow and others are answered, until that one is answered, too', async () => {
  const before = Date.now() - 86_400_000
  let isSlow = true
  fetched.mockImplementation((path) => {
    if (path !== '/api/missions') return Response.json(aUser())
    return isSlow ? kept('old', before) : Response.json('new')
  })
  const screen = open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hasTrouble()).toBe(false)
  expect(currentTrouble()).toMatchObject({ because: 'slow', since: before })
  isSlow = false
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect(screen.getCurrentResult().data).toBe('new')
  expect(currentTrouble()).toBeNull()
})

it('a server that stays slow is asked again every five minutes at most', async () => {
  let keptAt = Date.now() - 86_400_000
  fetched.mockImplementation((path) => {
    if (path !== '/api/missions') return Response.json(aUser())
    const before = keptAt
    keptAt = Date.now()
    return kept(`of ${before}`, before)
  })
  const screen = open()
  const first = Date.now()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getCurrentResult().data).toBe(`of ${first}`)
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect(asked('/api/missions')).toBeLessThanOrEqual(4)
})

it('a proxy that answers for the server doesn’t say that it’s back', async () => {
  const at = Date.now() - 86_400_000
  fetched.mockImplementation((path) =>
    path === '/api/missions' ? kept('old', at) : new Response('Bad gateway', { status: 502 }),
  )
  open()
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect(hasTrouble()).toBe(true)
  expect(asked('/api/missions')).toBe(1)
  expect(asked('/api/auth/me')).toBeGreaterThan(5)
})

it('the line goes once everything has come that was asked for while the server was silent, and that is asked for once', async () => {
  const before = Date.now() - 86_400_000
  let isSlow = true
  fetched.mockImplementation(async (path) => {
    if (path === '/api/auth/me') return new Response('Bad gateway', { status: 502 })
    if (isSlow) return kept('old', before)
    if (path === '/api/courses') await new Promise((resolve) => setTimeout(resolve, 100))
    return Response.json('new')
  })
  const screens = [open(), open('/api/courses')]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentTrouble()).toMatchObject({ because: 'silent', since: before })
  isSlow = false
  void askAgain()
  await vi.advanceTimersByTimeAsync(100)
  expect(screens.map((screen) => screen.getCurrentResult().data)).toEqual(['new', 'new'])
  expect(currentTrouble()).toBeNull()
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect([asked('/api/missions'), asked('/api/courses')]).toEqual([2, 2])
})

it('after a press of “Try again”, a slow server isn’t asked again for half a minute', async () => {
  fetched.mockImplementation((path) =>
    path === '/api/missions' ? kept('old', Date.now() - 86_400_000) : Response.json(aUser()),
  )
  open()
  await vi.advanceTimersByTimeAsync(300_000)
  const before = asked('/api/missions')
  await askAgain()
  expect(asked('/api/missions')).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(asked('/api/missions')).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked('/api/missions')).toBe(before + 2)
})

it('the line stays while the server refuses what is asked for again, until it has come', async () => {
  const before = Date.now() - 86_400_000
  const answers = [kept('old', before), new Response('', { status: 429 }), Response.json('new')]
  fetched.mockImplementation((path) =>
    path === '/api/missions' ? (answers.shift() ?? Response.json('newer')) : Response.json(aUser()),
  )
  const screen = open()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked('/api/missions')).toBe(2)
  expect(screen.getCurrentResult().data).toBe('old')
  expect(currentTrouble()).toMatchObject({ because: 'slow', since: before })
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect(screen.getCurrentResult().data).toBe('new')
  expect(currentTrouble()).toBeNull()
})

it('the line goes though one call is refused for good', async () => {
  const before = Date.now() - 86_400_000
  const answers = [kept('old', before), new Response('', { status: 404 })]
  fetched.mockImplementation((path) =>
    path === '/api/missions' ? (answers.shift() ?? Response.json('newer')) : Response.json(aUser()),
  )
  open()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked('/api/missions')).toBe(2)
  expect(currentTrouble()).toBeNull()
})

it('the line stays where “Try again” failed for one call and another one came', async () => {
  const before = Date.now() - 86_400_000
  const offline = { [KEPT_AT]: String(before), [KEPT_BECAUSE]: 'offline' }
  let isConnected = false
  fetched.mockImplementation((path) => {
    if (path === '/api/missions' && !isConnected) return Response.json('old', { headers: offline })
    return Response.json('new')
  })
  const screens = [open(), open('/api/courses')]
  await vi.advanceTimersByTimeAsync(0)
  await askAgain()
  expect(screens.map((screen) => screen.getCurrentResult().data)).toEqual(['old', 'new'])
  expect(currentTrouble()).toMatchObject({ since: before })
  isConnected = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(screens[0]?.getCurrentResult().data).toBe('new')
  expect(currentTrouble()).toBeNull()
})

it('what the browser’s “online” asks for again replaces what was kept, and takes the line away', async () => {
  const before = Date.now() - 86_400_000
  let isSlow = true
  fetched.mockImplementation((path) => {
    if (path === '/api/auth/me') return new Response('Bad gateway', { status: 502 })
    return isSlow ? kept('old', before) : Response.json('new')
  })
  open()
  await vi.advanceTimersByTimeAsync(10_000)
  isSlow = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(currentTrouble()).toBeNull()
  expect(asked('/api/missions')).toBe(2)
})

it('what was kept is replaced at once where the browser said “online” before the connection worked', async () => {
  let isConnected = false
  fetched.mockImplementation((path) => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return Response.json(path === '/api/auth/me' ? aUser() : 'new')
  })
  queryClient.setQueryData(['/api/missions'], 'old')
  const screen = open()
  noteNoAnswer('nothing')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  isConnected = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(screen.getCurrentResult().data).toBe('new')
})

it('the line tells of the oldest that is shown, also once another copy came or one small call failed', async () => {
  const yesterday = Date.now() - 86_400_000
  noteAnswer(kept('old', yesterday))
  noteAnswer(new Response())
  noteAnswer(kept('newer', Date.now() - 3_600_000))
  expect(currentTrouble()).toMatchObject({ because: 'silent', since: yesterday })
  noteAnswer(new Response())
  noteNoAnswer('nothing')
  expect(currentTrouble()).toMatchObject({ because: 'offline', since: yesterday })
  noteAnswer(new Response())
  expect(currentTrouble()).toMatchObject({ because: 'slow', since: yesterday })
})
