import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aMission, anEntry, aStation, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

async function openDashboard({ completed = [] as number[], plan = {}, at = '/dashboard' } = {}) {
  const user = aUser({ completedMissions: Object.fromEntries(completed.map((id) => [id, true])) })
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/missions/1': { body: aMission(1) },
    'GET /api/missions/2': { body: aMission(2) },
    'GET /api/leaderboard': { body: [anEntry(1)] },
    ...plan,
  })
  return { ...(await openPage(at)), calls }
}

function station(title: string) {
  return within(screen.getByRole('article', { name: title }))
}

describe('the quest map', () => {
  it('shows each station with its state and what can be done there', async () => {
    await openDashboard({ completed: [1] })
    await screen.findByText('Station 1: completed')
    expect(await station('Attraction Village').findByRole('button', { name: 'Review' })).toBeDefined()
    expect(station('Friendship Frontier').getByText('Station 2: active')).toBeDefined()
    expect(station('Friendship Frontier').getByRole('button', { name: 'Start Mission' })).toBeDefined()
    const locked = station('Lead Generation Station')
    expect(locked.getByText('Station 3: locked')).toBeDefined()
    expect(locked.getByText('Opens when Station 2 is completed.')).toBeDefined()
    expect(locked.getByRole<HTMLButtonElement>('button', { name: 'Locked' }).disabled).toBe(true)
  })

  it('says how far along the line the member is, in words and as a bar', async () => {
    await openDashboard({ completed: [1, 2] })
    expect(await screen.findByText('Progress: 2/5 Stations Complete')).toBeDefined()
    const bar = screen.getByRole('progressbar', { name: 'Progress: 2/5 Stations Complete' })
    expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['2', '5'])
  })

  it('says what is awaited while the stations are loading', async () => {
    const answer = held()
    await openDashboard({ plan: { 'GET /api/missions': answer.reply } })
    expect(await screen.findByText('Loading stations...')).toBeDefined()
    answer.release({ body: aLine() })
    expect(await screen.findByText('Station 1: active')).toBeDefined()
  })

  it("says that the stations couldn't be loaded, and loads them when asked again", async () => {
    let broken = true
    const reply = () => (broken ? refusal(503, 'BUSY', 'We cannot do that right now.') : { body: aLine() })
    const { visitor } = await openDashboard({ plan: { 'GET /api/missions': reply } })
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot do that right now.')
    broken = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Station 1: active')).toBeDefined()
  })
})

describe('the next stop', () => {
  it('is the first station that can be started', async () => {
    await openDashboard({ completed: [1] })
    const link = await screen.findByRole('link', { name: 'Go to Station 2' })
    expect(link.getAttribute('href')).toBe('/mission/2')
    expect(await screen.findAllByRole('button', { name: 'Start Mission' })).toHaveLength(1)
  })

  it('is none when all are done', async () => {
    await openDashboard({ completed: [1, 2, 3, 4, 5] })
    expect(await screen.findByText(/^You have every stamp\./)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Go to Station/ })).toBeNull()
  })
})

describe('the mission modal', () => {
  it('shows what the mission is about and what it pays, and leads to its page', async () => {
    const { visitor, address } = await openDashboard({
      plan: {
        'GET /api/missions/1': { body: aMission(1, { tokens: 5, points: 10, description: 'An honest start.' }) },
      },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Start Mission' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Station 1: Attraction Village' }))
    for (const text of ['An honest start.', 'Ask first', '5 tokens', '10 points', 'Understand the core concepts']) {
      expect(dialog.getByText(text)).toBeDefined()
    }
    await visitor.click(dialog.getByRole('button', { name: 'Start Mission' }))
    await waitFor(() => expect(address()).toBe('/mission/1'))
  })

  it('offers to review a mission that is completed', async () => {
    const { visitor } = await openDashboard({ completed: [1] })
    await visitor.click(await screen.findByRole('button', { name: 'Review' }))
    expect(await screen.findByRole('button', { name: 'Review Mission' })).toBeDefined()
  })

  it.each(['Cancel', 'Dismiss'])('is closed by %s, and the keyboard is back where it was', async (name) => {
    const { visitor, address } = await openDashboard()
    const opener = await screen.findByRole('button', { name: 'Start Mission' })
    await visitor.click(opener)
    expect(address()).toBe('/dashboard?station=1')
    await visitor.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/dashboard')
    expect(document.activeElement).toBe(opener)
  })

  it('says that it is loading', async () => {
    const answer = held()
    const { visitor } = await openDashboard({ plan: { 'GET /api/missions/1': answer.reply } })
    await visitor.click(await screen.findByRole('button', { name: 'Start Mission' }))
    expect(await screen.findByRole('dialog', { name: 'Loading mission...' })).toBeDefined()
    answer.release({ body: aMission(1) })
    expect(await screen.findByRole('dialog', { name: 'Station 1: Attraction Village' })).toBeDefined()
  })

  it('says when there is no such mission, and closes', async () => {
    const { visitor, address } = await openDashboard({
      plan: { 'GET /api/missions/9': refusal(404, 'MISSION_NOT_FOUND', 'Mission not found') },
      at: '/dashboard?station=9',
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Mission not found' }))
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/dashboard')
  })

  it.each(['two', '0', '-1', '1.5'])('is not opened by the address ?station=%s', async (station) => {
    await openDashboard({ at: `/dashboard?station=${station}` })
    await screen.findByText('Station 1: active')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a line that an administrator has changed', () => {
  it('shows two open stations where two need nothing before them', async () => {
    const open = [aStation(1), aStation(2, { unlockAfter: null })]
    await openDashboard({ plan: { 'GET /api/missions': { body: open } } })
    expect(await screen.findAllByRole('button', { name: 'Start Mission' })).toHaveLength(2)
  })
})
