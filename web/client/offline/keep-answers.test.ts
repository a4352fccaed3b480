import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswersFor, keptAnswers } from '#web/client/offline/keep-answers.ts'
import { ANSWERS } from '#web/client/offline/kept.ts'
import { startSession } from '#web/client/session/session.ts'
import { clearUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeCaches } from '#web/worker/fake-caches.ts'

describe('what is kept for a member', () => {
  let caches = fakeCaches(async () => new Response(''))
  const keep = async (id: string) => {
    await keepAnswersFor(id)
    await (await caches.open(ANSWERS + id)).put('/api/missions', new Response('of theirs'))
  }
  beforeEach(() => {
    caches = fakeCaches(async () => new Response(''))
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }))
  })

  it('is erased before another member’s begins', async () => {
    await keep('u-maya')
    await keepAnswersFor('u-tom')
    expect(await caches.keys()).toEqual([`${ANSWERS}u-tom`])
    expect(await (await caches.open(`${ANSWERS}u-tom`)).match('/api/missions')).toBeUndefined()
  })

  it('stays where the same member comes back', async () => {
    await keep('u-maya')
    await keepAnswersFor('u-maya')
    expect(await (await caches.open(`${ANSWERS}u-maya`)).match('/api/missions')).toBeDefined()
  })

  it('starts again after a page closed before it marked the cache', async () => {
    await caches.open(`${ANSWERS}u-maya`)
    await keepAnswersFor('u-maya')
    expect(await keptAnswers('u-maya')).toBeDefined()
  })

  it('goes with the user, however they leave', async () => {
    vi.stubGlobal('fetch', async () => Response.json(aUser({ id: 'u-maya' })))
    storeUser(aUser({ id: 'u-maya' }))
    const stop = startSession()
    await keep('u-maya')
    clearUser()
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
    stop()
  })

  it('is erased at the start of a page where nobody is signed in', async () => {
    await keep('u-maya')
    const stop = startSession()
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
    stop()
  })
})
