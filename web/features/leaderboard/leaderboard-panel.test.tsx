import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import type { Leaderboard } from 'contract/leaderboard'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { LeaderboardPanel } from './leaderboard-panel.tsx'

function showPanel(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberProvider user={aUser({ id: 'u-me', name: 'Maya Okafor' })}>
        <LeaderboardPanel />
      </MemberProvider>
    </QueryClientProvider>,
  )
}

async function rowsOf(board: Leaderboard): Promise<(string | null)[]> {
  fakeApi({ 'GET /api/leaderboard': { body: board } })
  showPanel()
  await screen.findByRole('list', { name: 'Places' })
  return screen.getAllByRole('listitem').map((row) => row.textContent)
}

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => anEntry(rank))

describe('the leaderboard', () => {
  it('gives each place its label', async () => {
    const labels = (await rowsOf(TEN)).map(
      (row) => /Champion|Runner-up|Bronze Winner|Top Player|Rising Star/.exec(row ?? '')?.[0],
    )
    expect(labels).toEqual([
      'Champion',
      'Runner-up',
      'Bronze Winner',
      'Top Player',
      'Top Player',
      ...Array(5).fill('Rising Star'),
    ])
  })

  it('puts the medalists on the podium', async () => {
    await rowsOf(TEN)
    expect(within(screen.getByRole('list', { name: 'Medals' })).getAllByRole('listitem')).toHaveLength(3)
  })

  it('gives each name a box in its own direction, which keeps the place it has in the row', async () => {
    await rowsOf(TEN.map((entry) => (entry.rank === 5 ? { ...entry, name: 'عبد الرحمن' } : entry)))
    const name = screen.getByText('عبد الرحمن')
    expect(name.tagName).toBe('SPAN')
    expect(name.dir).toBe('auto')
    expect(name.parentElement?.className).toContain('flex')
  })

  it('shows the member’s own place after ... when it is not among the first ten', async () => {
    const rows = await rowsOf([...TEN, anEntry(23, { id: 'u-me', name: 'Maya Okafor', leaderboardPts: 75 })])
    expect(rows.slice(-2)).toEqual(['...', 'Rank 23Maya Okafor, youRising Star75 points'])
  })

  it('marks a rank that is shared with a place on the podium', async () => {
    const rows = await rowsOf(TEN.map((entry, place) => (place === 3 ? { ...entry, rank: 3 } : entry)))
    expect(rows[3]).toMatch(/^Rank =3, shared/)
  })

  it('marks a rank that is shared with the rows above, also after ...', async () => {
    const tied = TEN.map((entry, place) => (place < 3 ? entry : { ...entry, rank: 4, leaderboardPts: 100 }))
    const rows = await rowsOf([...tied, anEntry(4, { id: 'u-me', name: 'Maya Okafor', leaderboardPts: 100 })])
    expect(rows.slice(-2)).toEqual(['...', 'Rank =4, sharedMaya Okafor, youTop Player100 points'])
    expect(rows.filter((row) => row?.startsWith('Rank =4, shared'))).toHaveLength(8)
  })

  it('marks the member where they are among the first ten, without a second row', async () => {
    const rows = await rowsOf(TEN.with(4, anEntry(5, { id: 'u-me', name: 'Maya Okafor' })))
    expect(rows).not.toContain('...')
    expect(rows.filter((row) => row?.includes('Maya Okafor, you'))).toHaveLength(1)
  })

  it('gives equal points the same rank, label and medal', async () => {
    const rows = await rowsOf([anEntry(1), anEntry(1, { id: 'u-1b' }), anEntry(3)])
    expect(rows.filter((row) => row?.includes('Champion'))).toHaveLength(2)
    expect(rows[2]).toContain('Bronze Winner')
  })

  it('gives no title for no points', async () => {
    const rows = await rowsOf([anEntry(1, { leaderboardPts: 0 })])
    expect(rows).toEqual(['Rank 1Member 1Rising Star0 points'])
  })

  it('says what to do while it is empty', async () => {
    fakeApi({ 'GET /api/leaderboard': { body: [] } })
    showPanel()
    expect(await screen.findByRole('heading', { name: 'Nobody is on the leaderboard yet' })).toBeDefined()
  })

  it("says that it couldn't be loaded", async () => {
    fakeApi({ 'GET /api/leaderboard': refusal(500, 'INTERNAL', 'Something went wrong on our side.') })
    showPanel()
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
