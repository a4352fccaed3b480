import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mayFetchAhead, whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('what can wait', () => {
  it('is left alone while the screen needs the phone, and done then, also where there is no idle callback', () => {
    const act = vi.fn()
    Reflect.deleteProperty(window, 'requestIdleCallback')
    whenIdle(act)
    vi.advanceTimersByTime(1_000)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('waits for the browser to be idle where it says so', () => {
    const act = vi.fn()
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    whenIdle(act)
    vi.advanceTimersByTime(2_000)
    expect(act).not.toHaveBeenCalled()
    idle.mock.lastCall?.[0]()
    expect(act).toHaveBeenCalledOnce()
  })

  it('is not done on a screen that has gone', () => {
    const act = vi.fn()
    whenIdle(act)()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
  })
})

describe('what nobody asked for', () => {
  const connected = (online: boolean, saveData?: boolean) => {
    vi.stubGlobal('navigator', { onLine: online, ...(saveData !== undefined && { connection: { saveData } }) })
    return mayFetchAhead()
  }

  it('is fetched where there is a connection', () => {
    expect([connected(true), connected(true, false)]).toEqual([true, true])
  })

  it('is not fetched where data is saved, nor without a connection', () => {
    expect([connected(true, true), connected(false)]).toEqual([false, false])
  })
})
