import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { currentToasts } from '#web/ui/toast.ts'
import { useTimeZone } from './use-time-zone.ts'

function Teller() {
  useTimeZone()
  return null
}

const { resolvedOptions } = Intl.DateTimeFormat.prototype

/** The page as it opens in a browser that is in this zone. */
function openIn(zone: string, user: ReturnType<typeof aUser>) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: zone }
  })
  storeUser(user)
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberProvider user={user}>
        <Teller />
      </MemberProvider>
    </QueryClientProvider>,
  )
}

describe('the browser’s time zone', () => {
  it('is sent to the server when it has another one', async () => {
    const moved = aUser({ id: 'u-1', timeZone: 'Europe/Berlin' })
    const calls = fakeApi({ 'PATCH /api/users/u-1': { body: moved } })
    openIn('Europe/Berlin', aUser({ id: 'u-1' }))
    await waitFor(() => expect(storedUser()).toEqual(moved))
    expect(localStorage.getItem('told-zone')).toBe('u-1 Europe/Berlin')
    expect(calls.map(({ body }) => body)).toEqual([{ timeZone: 'Europe/Berlin' }])
  })

  it('is not sent when the server has it, or assumes UTC because it has none', () => {
    const calls = fakeApi({})
    openIn('Europe/Berlin', aUser({ id: 'u-2', timeZone: 'Europe/Berlin' }))
    openIn('UTC', aUser({ id: 'u-3', timeZone: null }))
    expect(calls).toEqual([])
  })

  it('is not sent again by the same browser, so that a zone chosen on the account page stays', () => {
    const calls = fakeApi({})
    localStorage.setItem('told-zone', 'u-5 Asia/Tokyo')
    openIn('Asia/Tokyo', aUser({ id: 'u-5', timeZone: 'Europe/Berlin' }))
    expect(calls).toEqual([])
  })

  it('is not sent again for a member after another one logged in, and a few members are remembered', async () => {
    const ids = Array.from({ length: 11 }, (_, number) => `u-1${number}`)
    const calls = fakeApi(
      Object.fromEntries(ids.map((id) => [`PATCH /api/users/${id}`, { body: aUser({ id, timeZone: 'Asia/Tokyo' }) }])),
    )
    localStorage.setItem('told-zone', 'u-9 Asia/Tokyo')
    for (const id of ids.slice(0, 2)) {
      openIn('Asia/Tokyo', aUser({ id }))
      await waitFor(() => expect(storedUser()).toMatchObject({ id, timeZone: 'Asia/Tokyo' }))
    }
    openIn('Asia/Tokyo', aUser({ id: 'u-9', timeZone: 'Europe/Berlin' }))
    expect(calls.map(({ path }) => path)).toEqual(['/api/users/u-10', '/api/users/u-11'])
    for (const id of ids.slice(2)) {
      openIn('Asia/Tokyo', aUser({ id }))
      await waitFor(() => expect(storedUser()).toMatchObject({ id, timeZone: 'Asia/Tokyo' }))
    }
    expect(localStorage.getItem('told-zone')?.split('\n')).toEqual(
      ids
        .toReversed()
        .slice(0, 10)
        .map((id) => `${id} Asia/Tokyo`),
    )
  })

  it('is sent by a browser without storage, and the page works', async () => {
    const moved = aUser({ id: 'u-6', timeZone: 'Europe/Berlin' })
    const calls = fakeApi({ 'PATCH /api/users/u-6': { body: moved } })
    const refuse = () => {
      throw new DOMException('Storage is off.', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    openIn('Europe/Berlin', aUser({ id: 'u-6' }))
    await waitFor(() => expect(storedUser()).toEqual(moved))
    expect(calls).toHaveLength(1)
  })

  it('is sent once a visit, even if it fails, and failures are silent', async () => {
    const calls = fakeApi({ 'PATCH /api/users/u-4': refusal(503, 'BUSY', 'We cannot do that right now.') })
    const { unmount } = openIn('Asia/Tokyo', aUser({ id: 'u-4' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    unmount()
    openIn('Asia/Tokyo', aUser({ id: 'u-4' }))
    expect(calls).toHaveLength(1)
    expect(currentToasts().filter(({ open }) => open)).toEqual([])
  })
})
