import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftNames, writeDraft } from '#web/client/forms/drafts.ts'
import { currentTrouble, keptTimes, noteAnswer } from '#web/client/offline/connection.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'
import { lessonPlaceKey } from '#web/client/session/lesson-places.ts'
import { checkedUser, currentUser, eraseInAllTabs, refreshUser, startSession } from '#web/client/session/session.ts'
import { clearUser, storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openOtherTab } from '#web/testing/other-tab.ts'

const SIGNED_OUT = refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.')

let stop: () => void = () => undefined
afterEach(() => stop())

function begin(): void {
  stop = startSession()
}

function leaveCookieHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'signed_in=1'
}

describe('at start', () => {
  it('a visitor with neither copy nor cookie hint makes no call', async () => {
    const calls = fakeApi({})
    begin()
    expect(await checkedUser()).toBeNull()
    expect(calls).toEqual([])
  })

  it('the copy is replaced by the server’s user', async () => {
    storeUser(aUser({ tokens: 9999 }))
    fakeApi({ 'GET /api/auth/me': { body: aUser({ tokens: 5 }) } })
    begin()
    expect((await checkedUser())?.tokens).toBe(5)
  })

  it('a cookie hint with an empty copy is signed in', async () => {
    leaveCookieHint()
    fakeApi({ 'GET /api/auth/me': { body: aUser() } })
    begin()
    expect((await checkedUser())?.name).toBe('Maya Okafor')
  })

  it('a session that has ended clears the copy', async () => {
    storeUser(aUser())
    fakeApi({ 'GET /api/auth/me': SIGNED_OUT })
    begin()
    expect(await checkedUser()).toBeNull()
  })

  it('the copy stays where the server cannot be reached', async () => {
    storeUser(aUser())
    fakeApi({ 'GET /api/auth/me': new TypeError('Failed to fetch') })
    begin()
    expect((await checkedUser())?.id).toBe('u-maya')
  })
})

describe('a window event `userUpdate`', () => {
  it('replaces the copy by the server’s user', async () => {
    storeUser(aUser({ tokens: 1 }))
    let tokens = 1
    fakeApi({ 'GET /api/auth/me': () => ({ body: aUser({ tokens }) }) })
    begin()
    await checkedUser()
    tokens = 7
    window.dispatchEvent(new CustomEvent('userUpdate', { detail: aUser({ tokens: 9999 }) }))
    await vi.waitFor(() => expect(storedUser()?.tokens).toBe(7))
  })

  it('asks nothing where nobody is signed in', async () => {
    const calls = fakeApi({})
    begin()
    window.dispatchEvent(new Event('userUpdate'))
    await checkedUser()
    expect(calls).toEqual([])
  })
})

describe('asking the server', () => {
  it('never puts an older answer over what a write has stored since', async () => {
    storeUser(aUser({ tokens: 0 }))
    const answer = held()
    fakeApi({ 'GET /api/auth/me': answer.reply })
    const asked = refreshUser()
    storeUser(aUser({ tokens: 5 }))
    answer.release({ body: aUser({ tokens: 0 }) })
    expect((await asked)?.tokens).toBe(5)
  })

  it('never puts an older answer over a write that is answered at the same moment', async () => {
    // The answer takes a few turns of the promise queue to the cache; the write is stored in each of them once.
    for (let turns = 0; turns < 30; turns += 1) {
      storeUser(aUser({ tokens: 0 }))
      const answer = held()
      fakeApi({ 'GET /api/auth/me': answer.reply })
      const asked = refreshUser()
      answer.release({ body: aUser({ tokens: 0 }) })
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      storeUser(aUser({ tokens: 5 }))
      await asked
      expect(storedUser()?.tokens, `stored after ${turns} turns`).toBe(5)
    }
  })

  it('takes the answer to the newest question, also for those who wait for an older one', async () => {
    storeUser(aUser({ tokens: 0 }))
    const first = held()
    const second = held()
    const replies = [first.reply, second.reply]
    fakeApi({ 'GET /api/auth/me': () => replies.shift()?.() ?? Promise.reject(new Error('Asked a third time')) })
    const asked = [refreshUser(), refreshUser()]
    first.release({ body: aUser({ tokens: 1 }) })
    second.release({ body: aUser({ tokens: 2 }) })
    const users = await Promise.all(asked)
    expect(users.map((user) => user?.tokens)).toEqual([2, 2])
  })

  it('is done once for all who wait at the same time', async () => {
    leaveCookieHint()
    const calls = fakeApi({ 'GET /api/auth/me': { body: aUser() } })
    begin()
    const users = await Promise.all([currentUser(), currentUser()])
    expect(users.map((user) => user?.id)).toEqual(['u-maya', 'u-maya'])
    expect(calls).toHaveLength(1)
  })

  it('does not take an unreachable server for a signed-out visitor', async () => {
    leaveCookieHint()
    fakeApi({ 'GET /api/auth/me': new TypeError('Failed to fetch') })
    await expect(currentUser()).rejects.toThrow('0: We couldn’t reach Whistlestop.')
  })
})

it('when something was kept for a member says nothing of what the next one sees', async () => {
  storeUser(aUser())
  fakeApi({ 'GET /api/auth/me': { body: aUser() } })
  begin()
  await checkedUser()
  noteAnswer(new Response(null, { headers: { [KEPT_AT]: '1000' } }))
  storeUser(aUser({ id: 'u-ben' }))
  expect(keptTimes).toEqual([])
  expect(currentTrouble()).toEqual({ because: 'offline', since: undefined, missing: 'nothing' })
})

describe('between tabs', () => {
  const PLACE = lessonPlaceKey('u-maya', 3)

  async function openTwoTabs() {
    storeUser(aUser())
    localStorage.setItem(PLACE, '{}')
    writeDraft('u-maya:person:', 'What I know of Ana')
    fakeApi({ 'GET /api/auth/me': { body: aUser() } })
    begin()
    await checkedUser()
    return openOtherTab()
  }

  it('a session that has ended in another tab ends here, and keeps half-done lessons and drafts', async () => {
    const { tell } = await openTwoTabs()
    localStorage.removeItem('user')
    tell('left')
    await vi.waitFor(() => expect(storedUser()).toBeNull())
    expect(localStorage.getItem(PLACE)).toBe('{}')
    expect([...draftNames()]).toEqual(['u-maya:person:'])
  })

  it('a logout in another tab drops the drafts of this one, which may know already that the member has left', async () => {
    const { tell } = await openTwoTabs()
    clearUser()
    tell('logout')
    await vi.waitFor(() => expect([...draftNames()]).toEqual([]))
  })

  it('news of a logout that comes late leaves the next member signed in', async () => {
    const { tell } = await openTwoTabs()
    storeUser(aUser({ id: 'u-ben' }))
    tell('logout')
    await vi.waitFor(() => expect([...draftNames()]).toEqual([]))
    expect(storedUser()?.id).toBe('u-ben')
  })

  it('others hear that a session has ended, and of a logout, after which nothing of the member is kept', async () => {
    const { heard } = await openTwoTabs()
    clearUser()
    await vi.waitFor(() => expect(heard).toEqual(['left']))
    storeUser(aUser())
    eraseInAllTabs()
    await vi.waitFor(() => expect(heard).toContain('logout'))
    expect([localStorage.getItem(PLACE), ...draftNames()]).toEqual([null])
  })

  it('others hear of a logout, also after this tab has stopped following the session', async () => {
    const { heard } = await openTwoTabs()
    stop()
    eraseInAllTabs()
    await vi.waitFor(() => expect(heard).toEqual(['logout']))
  })
})
