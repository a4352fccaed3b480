import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

async function openDashboard(user = aUser()) {
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [anEntry(1)] },
  })
  const page = await openPage('/dashboard')
  await screen.findByText('Station 1: active')
  return { ...page, calls }
}

describe('the dashboard', () => {
  it('goes from today over guide, tiles, invitations and line to the panels', async () => {
    await openDashboard()
    const landmarks = [
      screen.getByRole('link', { name: 'Go to Station 1' }),
      screen.getByText(/^Getting started:/),
      screen.getByText('Total Points'),
      ...['Invite friends', 'Your line', 'Daily challenges', 'Rewards', 'Achievements'].map(panel),
      panel('Earnings calculator'),
      panel('Leaderboard'),
    ]
    const inPageOrder = landmarks.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(inPageOrder.map(({ textContent }) => textContent)).toEqual(landmarks.map(({ textContent }) => textContent))
  })

  it('asks seven things of the server, none after another', async () => {
    const { calls } = await openDashboard()
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/users/u-maya/memory'))
    expect(calls.map(({ path }) => path).sort()).toEqual([
      '/api/auth/me',
      '/api/leaderboard',
      '/api/missions',
      '/api/users/u-maya/available-rewards',
      '/api/users/u-maya/challenges',
      '/api/users/u-maya/memory',
      '/api/users/u-maya/today',
    ])
  })

  it.each([
    [1, 'Day 1'],
    [4, 'Day 4 in a row'],
  ])('says that this is day %i', async (loginStreak, words) => {
    await openDashboard(aUser({ loginStreak }))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('offers the guide again at its end once it was sent away', async () => {
    const { visitor } = await openDashboard()
    expect(screen.queryByRole('button', { name: 'Show the getting-started guide' })).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Close the guide' }))
    await visitor.click(screen.getByRole('button', { name: 'Show the getting-started guide' }))
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
  })
})

function panel(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 2, name })
}
