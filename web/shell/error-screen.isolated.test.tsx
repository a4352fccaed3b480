import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepPageFromReloading } from '#web/client/lazy/missing-script.ts'
import { reloadPage } from '#web/client/lazy/reload-page.ts'
import { currentTrouble } from '#web/client/offline/connection.ts'
import { expectComplaints } from '#web/testing/complaints.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

vi.mock('#web/client/lazy/reload-page.ts', () => ({ reloadPage: vi.fn() }))
const screenOf = vi.hoisted(() => ({ failure: new Error() }))
vi.mock('#web/shell/not-found-screen.tsx', () => ({
  NotFoundScreen: () => {
    throw screenOf.failure
  },
}))

beforeEach(() => void vi.mocked(reloadPage).mockClear())

async function tryAgainAfter(failure: Error) {
  screenOf.failure = failure
  fakeApi({})
  const { visitor } = await openPage('/nowhere')
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }))
  expectComplaints()
}

/** A script that cannot be fetched, as Vite reports it. */
function missingScript(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

describe('Try again on the error screen', () => {
  it('loads the page anew where a script was missing: the browser may never fetch it again', async () => {
    onTestFinished(keepPageFromReloading())
    await tryAgainAfter(missingScript())
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('keeps the page while there is no connection, calls it missing, and loads it anew once there is one', async () => {
    onTestFinished(keepPageFromReloading())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await tryAgainAfter(missingScript())
    expect(currentTrouble()?.missing).toBe('page')
    expect(reloadPage).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expectComplaints()
  })

  it('keeps the page after any other fault', async () => {
    await tryAgainAfter(new Error('broken'))
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
