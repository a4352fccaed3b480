import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { get } from '#web/client/api/api.ts'
import { queryClient } from '#web/client/api/query-client.ts'
import { currentTrouble, endTrouble, hasTrouble, noteAnswer } from '#web/client/offline/connection.ts'
import { KEPT_AT, KEPT_BECAUSE } from '#web/client/offline/kept.ts'
import { keepForOffline } from '#web/client/offline/start.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'

const TEN_MINUTES = 600_000
const fetched = vi.fn<(path: string) => Response>()
const asked = (path: string) => fetched.mock.calls.filter(([each]) => each === path).length

/** What the worker gives while the server takes too long. */
const kept = (text: string, at: number) =>
  Response.json(text, { headers: { [KEPT_AT]: String(at), [KEPT_BECAUSE]: 'silent' } })

vi.useFakeTimers()
keepForOffline()

let close: () => void
let opened = 0
beforeEach(async () => {
  vi.useFakeTimers()
  // Each test's fake clock starts over; it must be later than the last request of the test before.
  opened += 1
  await vi.advanceTimersByTimeAsync(opened * TEN_MINUTES)
  vi.stubGlobal('fetch', async (path: string) => fetched(path))
  storeUser(aUser())
})
afterEach(() => {
  close()
  noteAnswer(new Response())
  endTrouble(currentTrouble())
  fetched.mockReset()
})

/** A screen that shows what `/api/missions` says. */
function open() {
  const queryFn = () => get<string>('/api/missions')
  const screen = new QueryObserver(queryClient, { queryKey: ['missions'], queryFn })
  close = screen.subscribe(() => undefined)
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
