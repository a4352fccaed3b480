import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

it.each([
  [{}, 'Attraction Village'],
  [{ 1: true, 2: true, 3: true, 4: true, 5: true }, 'All 5 stations complete'],
])('the next stop is a heading, so that it can be found and jumped to: %j', async (completedMissions, title) => {
  const user = aUser({ completedMissions })
  storeUser(user)
  fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [] },
    'GET /api/users/u-maya/challenges': { body: [] },
    'PATCH /api/users/u-maya': { body: user },
  })
  await openPage('/dashboard')
  const card = await screen.findByRole('region', { name: title })
  expect(card.querySelector('h2')?.textContent).toBe(title)
})
