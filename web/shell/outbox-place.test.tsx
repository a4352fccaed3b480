import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { askToLeave } from '#web/client/outbox/leave-question.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { OutboxPlace } from './outbox-place.tsx'

test('a member who logs out before the page is idle is asked first', async () => {
  // The page never becomes idle.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  storeUser(aUser())
  fakeApi({})
  render(
    <QueryClientProvider client={queryClient}>
      <OutboxPlace />
    </QueryClientProvider>,
  )
  const answer = askToLeave({ acts: 2, drafts: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await answer).toBe(false)
})
