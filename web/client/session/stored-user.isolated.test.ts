import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  clearUser,
  eraseMember,
  storedUser,
  storeUser,
  updateUser,
  userVersion,
  useUser,
} from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'

describe('the stored user', () => {
  it('lies under the key `user` as JSON', () => {
    storeUser(aUser({ name: 'Maya' }))
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(aUser({ name: 'Maya' }))
  })

  it.each(['', 'undefined', '{"id":', 'null', '[]', '"Maya"', '{"id":"u1","name":"Maya"}'])(
    'counts as none when the storage holds %j',
    (text) => {
      localStorage.setItem('user', text)
      expect(storedUser()).toBeNull()
    },
  )

  it('counts as none when a field has another form', () => {
    localStorage.setItem('user', JSON.stringify({ ...aUser(), badges: 'all of them' }))
    expect(storedUser()).toBeNull()
  })

  it('still counts when it was stored before the paid referrals were', () => {
    const { paidReferralCount, ...before } = aUser()
    localStorage.setItem('user', JSON.stringify(before))
    expect(storedUser()).toEqual({ ...before, paidReferralCount: 0 })
  })

  it('is the same object until it changes, so that nothing renders for nothing', () => {
    storeUser(aUser())
    expect(storedUser()).toBe(storedUser())
  })

  it('works where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    storeUser(aUser({ name: 'Maya' }))
    expect(storedUser()?.name).toBe('Maya')
    clearUser()
    expect(storedUser()).toBeNull()
  })

  it('reaches every screen that shows it', () => {
    const { result } = renderHook(useUser)
    expect(result.current).toBeNull()
    act(() => storeUser(aUser({ tokens: 5 })))
    expect(result.current?.tokens).toBe(5)
    act(clearUser)
    expect(result.current).toBeNull()
  })

  it('has a version that never comes again, also after a logout', () => {
    storeUser(aUser())
    storeUser(aUser())
    const before = userVersion()
    eraseMember()
    storeUser(aUser({ id: 'u-next' }))
    expect(userVersion()).toBeGreaterThan(before)
  })

  it('is replaced by what an answer says of them', () => {
    storeUser(aUser())
    updateUser(aUser({ tokens: 5 }))
    expect(storedUser()?.tokens).toBe(5)
  })

  it('is not signed in again by an answer that comes after the logout', () => {
    storeUser(aUser())
    eraseMember()
    updateUser(aUser())
    expect(storedUser()).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('is not replaced by an answer to the member who was here before', () => {
    storeUser(aUser({ id: 'u-next', name: 'Ben' }))
    updateUser(aUser())
    expect(storedUser()?.name).toBe('Ben')
  })

  it('does not write back what another tab stored', () => {
    renderHook(useUser)
    const broken = '{"from":"another version"}'
    localStorage.setItem('user', broken)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect(storedUser()).toBeNull()
    expect(localStorage.getItem('user')).toBe(broken)
  })

  it('follows what another tab stored', () => {
    const { result } = renderHook(useUser)
    localStorage.setItem('user', JSON.stringify(aUser({ name: 'From another tab' })))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect(result.current?.name).toBe('From another tab')
  })
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
