import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { dropKeptTimes, setTrouble } from '#web/client/offline/connection.ts'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { clearUser } from '#web/client/session/stored-user.ts'
import { currentToasts, dismissToast } from '#web/ui/toast.ts'

// The same day and the same zone on every machine: the dashboard tells the server where it is.
process.env.TZ = 'UTC'

// What jsdom lacks. With reduced motion every state is shown at once.
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList
window.scrollTo = () => undefined
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// In milliseconds. Prevents endless waiting; it says nothing about speed, because other programs may keep the machine busy.
configure({ asyncUtilTimeout: 30_000 })

/** What a component complains about is a fault, not noise: an unexpected console.error fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(async () => {
  cleanup()
  document.body.replaceChildren()
  await outbox.erase()
  const complaints = vi.mocked(console.error).mock.calls.map((words) => words.map(String).join(' '))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  clearVisitor()
  expect(complaints, 'unexpected console.error').toEqual([])
})

function clearVisitor(): void {
  localStorage.clear()
  sessionStorage.clear()
  clearUser()
  dropKeptTimes()
  setTrouble(null)
  queryClient.clear()
  for (const { id } of currentToasts()) dismissToast(id)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'signed_in=; Max-Age=0'
}
