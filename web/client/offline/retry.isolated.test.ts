import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOffline, noteAnswer, noteNoAnswer } from '#web/client/offline/connection.ts'
import { retryInTrouble } from '#web/client/offline/retry.ts'
import { clearUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'

describe('while a member is offline', () => {
  let asked: number
  let isReachable: boolean
  beforeEach(() => {
    vi.useFakeTimers()
    asked = 0
    isReachable = false
    vi.stubGlobal('fetch', async () => {
      asked += 1
      if (!isReachable) throw new TypeError('Failed to fetch')
      return Response.json(aUser())
    })
    storeUser(aUser())
  })
  afterEach(() => {
    noteAnswer(new Response())
    clearUser()
    vi.useRealTimers()
  })

  it('from before this began, the server is asked', async () => {
    noteNoAnswer('nothing')
    retryInTrouble()
    isReachable = true
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked).toBe(1)
    expect(isOffline()).toBe(false)
  })

  it('the server is asked until it answers, later each time', async () => {
    noteNoAnswer('nothing')
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000)
    expect(asked).toBe(3)
    isReachable = true
    await vi.advanceTimersByTimeAsync(16_000)
    expect(asked).toBe(4)
    expect(isOffline()).toBe(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toBe(4)
  })

  it('it is asked soon after the browser says that it’s online, although a first try failed', async () => {
    noteNoAnswer('nothing')
    await vi.advanceTimersByTimeAsync(300_000)
    const before = asked
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2_000 + 4_000)
    expect(asked).toBe(before + 2)
  })

  it('nobody asks where nobody is signed in', async () => {
    clearUser()
    noteNoAnswer('nothing')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toBe(0)
  })
})
