import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { browser, OFFLINE, POST_TALK, TALK } from '#web/testing/outbox.ts'
import type { KeptAct } from './act-store.ts'
import { WAITS } from './waits.ts'

beforeEach(() => storeUser(aUser()))

describe('an act that is dropped', () => {
  /** A tab that is sending an act, which its member drops in another one. */
  async function dropOnTheWay() {
    fakeApi({ [POST_TALK]: OFFLINE })
    const open = browser()
    expect(await open().act(TALK)).toBe(WAITS)
    const [act] = (await open().actsOf('u-maya')) as [KeptAct]
    const answer = held()
    const calls = fakeApi({ [POST_TALK]: answer.reply })
    const sending = open().send()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const dropped = open().drop(act)
    return { open, calls, dropped, answer, sending }
  }

  it('while it is sent is said to be sent where the server takes it', async () => {
    const { open, dropped, answer, sending } = await dropOnTheWay()
    answer.release({ body: {} })
    expect(await dropped).toBe(false)
    await sending
    expect(await open().actsOf('u-maya')).toEqual([])
  })

  it.each([refusal(409, 'TALKS_FULL', 'Full.'), { status: 502, body: '' }])(
    'while it is sent is gone after a $status, where the server doesn’t take it',
    async (problem) => {
      const { open, calls, dropped, answer, sending } = await dropOnTheWay()
      answer.release(problem)
      expect(await dropped).toBe(true)
      await sending
      expect(await open().actsOf('u-maya')).toEqual([])
      await open().send()
      expect(calls).toHaveLength(1)
    },
  )

  it('just before it would be sent is not sent', async () => {
    fakeApi({ [POST_TALK]: OFFLINE })
    const open = browser()
    expect(await open().act(TALK)).toBe(WAITS)
    const calls = fakeApi({ [POST_TALK]: { body: {} } })
    const [act] = (await open().actsOf('u-maya')) as [KeptAct]
    const outbox = open()
    const dropped = open().drop(act)
    await outbox.send()
    expect(await dropped).toBe(true)
    expect(calls).toEqual([])
  })
})
