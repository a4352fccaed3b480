import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLogoutWaiting, leaveLater, logoutSent } from '#web/client/session/leave-later.ts'
import { sendLogout } from '#web/client/session/send-logout.ts'
import { fakeApi, held } from '#web/testing/fake-api.ts'

const LOGOUT = 'POST /api/auth/logout'

describe('a logout that waits for a connection', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('is sent once, however many ask for it', async () => {
    const answer = held()
    const calls = fakeApi({ [LOGOUT]: answer.reply })
    leaveLater()
    const sent = [sendLogout(), sendLogout()]
    answer.release({ status: 204 })
    await Promise.all(sent)
    expect(calls).toHaveLength(1)
    expect(isLogoutWaiting()).toBe(false)
  })

  it('is not sent again when another tab has sent it meanwhile: it could end a login that came next', async () => {
    const calls = fakeApi({ [LOGOUT]: { status: 204 } })
    leaveLater()
    const request = vi.fn(async (_name: string, work: () => Promise<void>) => {
      // Until now, the other tab had the lock.
      logoutSent()
      await work()
    })
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    await sendLogout()
    expect(request).toHaveBeenCalledOnce()
    expect(calls).toEqual([])
  })
})
