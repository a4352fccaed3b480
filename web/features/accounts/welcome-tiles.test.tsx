import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { storeUser, useUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { WelcomeTiles } from './welcome-tiles.tsx'

function Page() {
  const user = useUser()
  return (
    user && (
      <MemberProvider user={user}>
        <WelcomeTiles />
      </MemberProvider>
    )
  )
}

it('the streak is asked for when the member comes back on another day', async () => {
  storeUser(aUser({ loginStreak: 4 }))
  const calls = fakeApi({ 'GET /api/auth/me': { body: aUser({ loginStreak: 5 }) } })
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  document.dispatchEvent(new Event('visibilitychange'))
  expect(screen.getByText('Day 4 in a row')).toBeDefined()
  expect(calls).toEqual([])
  vi.setSystemTime(Date.now() + 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Day 5 in a row')).toBeDefined()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls).toHaveLength(1)
})
