import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Board } from 'contract/leaderboard'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { LeaderboardPanel } from './leaderboard-panel.tsx'

type Plan = Parameters<typeof fakeApi>[0]

async function openBoard(name: string, plan: Plan) {
  const calls = fakeApi({ 'GET /api/leaderboard': { body: [anEntry(1)] }, ...plan })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberProvider user={aUser({ id: 'u-me', name: 'Maya Okafor' })}>
        <LeaderboardPanel />
      </MemberProvider>
    </QueryClientProvider>,
  )
  await screen.findAllByRole('listitem')
  expect(calls.map(({ path }) => path)).toEqual(['/api/leaderboard'])
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('button', { name }))
  return { visitor, calls }
}

const board = (entries: Board['entries']): Board => ({ month: '2026-11', asOf: '2026-11-23T10:00:00.000Z', entries })

describe('the other boards', () => {
  it('are fetched only when they are opened, and lead back', async () => {
    const around = [anEntry(7, { rank: 7 }), anEntry(8, { rank: 8, id: 'u-me', name: 'Maya Okafor' })]
    const { visitor, calls } = await openBoard('Around me', { 'GET /api/leaderboard/around': { body: around } })
    expect(await screen.findByText(/five members above you and the five below/)).toBeDefined()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rank 7Member 7Rising Star430 points',
      'Rank 8Maya Okafor, youRising Star420 points',
    ])
    await visitor.click(screen.getByRole('button', { name: 'Top 10' }))
    expect(screen.getByRole('button', { name: 'Top 10' }).getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText('Top 10 by points')).toBeDefined()
    expect(calls.map(({ path }) => path)).toEqual(['/api/leaderboard', '/api/leaderboard/around'])
  })

  it('say that an administrator has no place', async () => {
    await openBoard('Around me', { 'GET /api/leaderboard/around': { body: [] } })
    expect(await screen.findByRole('heading', { name: 'You aren’t on the leaderboard' })).toBeDefined()
  })

  it('show who helped, with shared ranks and the member marked', async () => {
    const entries = [
      { id: 'u-1', name: 'Ada', count: 10, rank: 1 },
      { id: 'u-me', name: 'Maya Okafor', count: 1, rank: 2 },
      { id: 'u-3', name: 'Ben', count: 1, rank: 2 },
    ]
    await openBoard('Helpers', { 'GET /api/boards/helpers': { body: board(entries) } })
    expect(await screen.findByText(/In November 2026, up to a minute ago/)).toBeDefined()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rank 1Ada10 points',
      'Rank =2, sharedMaya Okafor, you1 point',
      'Rank =2, sharedBen1 point',
    ])
  })

  it('of the month are asked for again once they are older than they say', async () => {
    const entries = [{ id: 'u-1', name: 'Ada', count: 1, rank: 1 }]
    let month = '2026-11'
    const { visitor } = await openBoard('Helpers', {
      'GET /api/boards/helpers': () => ({ body: { ...board(entries), month } }),
    })
    expect(await screen.findByText(/In November 2026, up to a minute ago/)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Top 10' }))
    month = '2026-12'
    vi.setSystemTime(Date.now() + 60_000)
    await visitor.click(screen.getByRole('button', { name: 'Helpers' }))
    expect(await screen.findByText(/In December 2026, up to a minute ago/)).toBeDefined()
  })

  it('show travel companions, or what counts while there are none', async () => {
    const entries = [{ id: 'u-1', name: 'Ada', count: 2, rank: 1 }]
    await openBoard('Travel companions', { 'GET /api/boards/companions': { body: board(entries) } })
    expect((await screen.findByText('2 people')).closest('li')?.textContent).toBe('Rank 1Ada2 people')
  })

  it.each([
    ['Helpers', 'helpers', /When they make progress within a week/],
    ['Travel companions', 'companions', /finishes all five stations/],
  ])('%s say what counts while nobody is on them', async (name, path, words) => {
    await openBoard(name, { [`GET /api/boards/${path}`]: { body: board([]) } })
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('say what to do where one can’t be loaded', async () => {
    let isAway = true
    const { visitor } = await openBoard('Helpers', {
      'GET /api/boards/helpers': () =>
        isAway ? refusal(503, 'BUSY', 'We can’t save anything right now.') : { body: board([]) },
    })
    await screen.findByRole('alert', {}, { timeout: 5_000 })
    isAway = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nobody has helped yet this month')).toBeDefined()
  })
})
