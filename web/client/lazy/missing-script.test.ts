import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { currentTrouble } from '#web/client/offline/connection.ts'
import { keepPageFromReloading } from './missing-script.ts'

const MISSING = 'Failed to fetch dynamically imported module: /assets/courses.js'

/** @param events what happens to the page before its script fails */
function failing(online: boolean, ...events: string[]): Error {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  onTestFinished(keepPageFromReloading())
  for (const event of events) window.dispatchEvent(new Event(event))
  const payload = new TypeError(MISSING)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

describe('a script that cannot be fetched', () => {
  it('is a lost connection where there is none', () => {
    expect(failing(false).message).toMatch(/^You seem to be offline/)
  })

  it('says nothing of the screen, which may be there but for a part', () => {
    failing(false)
    expect(currentTrouble()).toBeNull()
  })

  it('stays what it is after a release, so that the router loads the new one', () => {
    expect(failing(true).message).toBe(MISSING)
  })

  it.each(['beforeunload', 'pagehide'])('does not reload a page that is being left (%s)', (leaving) => {
    expect(failing(true, leaving).message).toBe('This part of the page couldn’t be loaded. Please reload the page.')
  })

  it.each(['pageshow', 'pointerdown', 'keydown'])('is one again on a page that was not left (%s)', (staying) => {
    expect(failing(true, 'beforeunload', staying).message).toBe(MISSING)
  })
})
