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

  it('while it is sent is not said to be sent where the server refuses it and its screen says so', async () => {
    fakeApi({ [POST_TALK]: OFFLINE })
    const outbox = browser()()
    const done = outbox.act(TALK, { patient: true })
    await vi.waitFor(() => expect(outbox.state.isStuck).toBe(true))
    const answer = held()
    const calls = fakeApi({ [POST_TALK]: answer.reply })
    void outbox.send()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const dropped = outbox.drop(outbox.state.waiting[0] as KeptAct)
    answer.release(refusal(409, 'TALKS_FULL', 'Full.'))
    await expect(done).rejects.toThrow('Full.')
    expect(await dropped).toBe(true)
  })

  it('in two tabs is not said to be sent', async () => {
    fakeApi({ [POST_TALK]: OFFLINE })
    const open = browser()
    expect(await open().act(TALK)).toBe(WAITS)
    const [act] = (await open().actsOf('u-maya')) as [KeptAct]
    expect(await open().drop(act)).toBe(true)
    expect(await open().drop(act)).toBe(true)
  })

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
