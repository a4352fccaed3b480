import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OUTBOX_HINT } from '#web/client/outbox/waits.ts'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aLine, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

test('a logout that can’t ask about what waits, because a script is missing, says that the session goes on', async () => {
  vi.doMock('#web/client/outbox/the-outbox.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  storeUser(aUser())
  localStorage.setItem(OUTBOX_HINT, '1')
  const calls = fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [anEntry(1)] },
    'GET /api/courses': { body: [] },
  })
  const { visitor } = await openPage('/dashboard')
  await visitor.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Error',
      description: 'You are still logged in.',
      variant: 'destructive',
    }),
  )
  expect(storedUser()).not.toBeNull()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})
