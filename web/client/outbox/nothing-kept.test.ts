import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/client/api/api-error.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { browser, keptStore, OFFLINE, POST_STATION, POST_TALK, STATION, TALK } from '#web/testing/outbox.ts'
import type { ActStore } from './act-store.ts'

beforeEach(() => storeUser(aUser()))

describe('where the browser keeps nothing', () => {
  const full = (): ActStore => ({
    ...keptStore(),
    add: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  })

  it('an act is sent once, as without an outbox', async () => {
    const calls = fakeApi({ [POST_TALK]: { body: { talkId: 't' } } })
    expect(await browser(full())().act(TALK)).toEqual({ talkId: 't' })
    expect(calls).toHaveLength(1)
  })

  it('and nothing is reached, it says both', async () => {
    fakeApi({ [POST_TALK]: OFFLINE })
    const outbox = browser(full())()
    const error = await outbox.act(TALK).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, sentence: expect.stringContaining('can’t keep what you did') })
    expect(await outbox.actsOf('u-maya')).toEqual([])
  })

  it('an answer whose screen goes on without it stays in memory until the page is left', async () => {
    let isUp = false
    fakeApi({ [POST_TALK]: () => (isUp ? { body: { talkId: 't' } } : Promise.reject(OFFLINE)) })
    const outbox = browser(full())()
    const answered = outbox.act(TALK, { patient: true })
    await vi.waitFor(() => expect(outbox.state.isStuck).toBe(true))
    isUp = true
    await outbox.send()
    expect(await answered).toEqual({ talkId: 't' })
  })

  it('any more, because it was cleared while acts were sent, nothing is sent twice', async () => {
    fakeApi({ [POST_STATION]: OFFLINE })
    const inner = keptStore()
    let isCleared = false
    const store: ActStore = {
      ...inner,
      list: async () => (isCleared ? [] : inner.list()),
      remove: (ids) => (isCleared ? Promise.reject(new DOMException('', 'InvalidStateError')) : inner.remove(ids)),
    }
    const open = browser(store)
    const outbox = open()
    await outbox.act(STATION)
    await outbox.act(STATION)
    const calls = fakeApi({
      [POST_STATION]: () => {
        isCleared = true
        return { body: {} }
      },
    })
    await outbox.send()
    await open().send()
    expect(calls).toHaveLength(1)
  })
})
