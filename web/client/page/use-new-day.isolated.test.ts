import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useNewDay } from './use-new-day.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOON })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

function show(filledAt: number, timeZone: string | null = null) {
  const onNewDay = vi.fn()
  const page = renderHook(({ at }) => useNewDay(timeZone, at, onNewDay), { initialProps: { at: filledAt } })
  return { ...page, onNewDay }
}

describe('a page of the day', () => {
  it.each([
    ['yesterday is asked for', NOON - DAY, 1],
    ['today isn’t asked for', NOON, 0],
    ['at no time yet isn’t asked for', 0, 0],
  ])('that was filled %s when it’s opened', (_, filledAt, times) => {
    expect(show(filledAt).onNewDay).toHaveBeenCalledTimes(times)
  })

  it('is asked for within a minute after the midnight of the member’s zone', () => {
    const { onNewDay } = show(NOON, 'America/Bogota')
    vi.advanceTimersByTime(17 * 60 * MINUTE - 1)
    expect(onNewDay).not.toHaveBeenCalled()
    vi.advanceTimersByTime(MINUTE)
    expect(onNewDay).toHaveBeenCalledOnce()
  })

  it('is asked for no more often where each rendering brings another function', () => {
    const onNewDay = vi.fn()
    const { rerender } = renderHook(() => useNewDay(null, NOON - DAY, () => onNewDay()))
    rerender()
    expect(onNewDay).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(MINUTE)
    expect(onNewDay).toHaveBeenCalledTimes(2)
  })

  it('is asked for again until it’s filled, and not while nobody looks at it or once it’s left', () => {
    const { onNewDay, rerender, unmount } = show(NOON - DAY)
    vi.advanceTimersByTime(MINUTE)
    expect(onNewDay).toHaveBeenCalledTimes(2)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.advanceTimersByTime(MINUTE)
    hidden.mockRestore()
    expect(onNewDay).toHaveBeenCalledTimes(2)
    rerender({ at: Date.now() })
    vi.advanceTimersByTime(MINUTE)
    unmount()
    vi.advanceTimersByTime(2 * DAY)
    expect(onNewDay).toHaveBeenCalledTimes(2)
  })
})
