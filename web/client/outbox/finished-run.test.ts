import { expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { fakeLocks } from '#web/testing/fake-locks.ts'
import { browser } from '#web/testing/outbox.ts'
import type { NewAct } from './act-store.ts'
import { dropRun, heldRuns, holdRun } from './finished-run.ts'

function aRun(key: string): NewAct {
  return { memberId: 'u-maya', kind: 'practice', body: { slug: key }, name: 'A pan', key, at: Date.now() }
}

it.each(['finished-run:closed', 'finished-run'])(
  'a finished run under %s is taken over from a closed page, and none from one whose member may step back',
  async (name) => {
    fakeLocks()
    storeUser(aUser())
    const calls = fakeApi({ 'POST /api/users/u-maya/practice': { body: {} } })
    const open = aRun('open')
    holdRun(open)
    localStorage.setItem(name, JSON.stringify(aRun('closed')))
    const outbox = browser()()
    await outbox.takeOver()
    await outbox.send()
    expect(calls.map(({ body }) => body)).toEqual([{ slug: 'closed' }])
    expect(heldRuns()).toEqual([open])
    dropRun(open)
    expect(heldRuns()).toEqual([])
  },
)

it('a finished run is taken over once, though two pages start', async () => {
  fakeLocks()
  storeUser(aUser())
  localStorage.setItem('finished-run:closed', JSON.stringify(aRun('closed')))
  const open = browser()
  const outbox = open()
  await Promise.all([open().takeOver(), outbox.takeOver()])
  expect(await outbox.actsOf('u-maya')).toHaveLength(1)
})

it('the lock of a run ends when the run is dropped, also before the browser gave it', async () => {
  fakeLocks()
  const run = aRun('dropped')
  holdRun(run)
  dropRun(run)
  const taken = vi.fn()
  await navigator.locks.request('finished-run:dropped', taken)
  expect(taken).toHaveBeenCalledOnce()
})
