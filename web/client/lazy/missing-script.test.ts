import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepPageWithoutConnection } from './missing-script.ts'

const MISSING = 'Failed to fetch dynamically imported module: /assets/courses.js'

function failing(online: boolean): Error {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  onTestFinished(keepPageWithoutConnection())
  const payload = new TypeError(MISSING)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

describe('a script that cannot be fetched', () => {
  it('is a lost connection where there is none', () => {
    expect(failing(false).message).toMatch(/^You seem to be offline/)
  })

  it('stays what it is after a release, so that the router loads the new one', () => {
    expect(failing(true).message).toBe(MISSING)
  })
})
