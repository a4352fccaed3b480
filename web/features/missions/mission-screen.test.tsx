import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aMission, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

async function openMission(address: string, { completed = [] as number[], plan = {} } = {}) {
  const user = aUser({ completedMissions: Object.fromEntries(completed.map((id) => [id, true])) })
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/missions/1': { body: aMission(1) },
    'GET /api/missions/3': { body: aMission(3) },
    'GET /api/leaderboard': { body: [anEntry(1)] },
    ...plan,
  })
  return { ...(await openPage(address)), calls }
}

function button(name: string) {
  return screen.findByRole('button', { name })
}

describe('the mission page', () => {
  it('shows the lesson, its objectives and what it pays', async () => {
    await openMission('/mission/1')
    expect(await screen.findByRole('heading', { name: 'Station 1: Attraction Village', level: 1 })).toBeDefined()
    for (const text of ['What station 1 is about.', 'Ask first', 'Then listen.', 'Build confidence', '5 tokens']) {
      expect(screen.getByText(text)).toBeDefined()
    }
    expect(document.title).toBe('Station 1: Attraction Village | Whistlestop')
  })

  it('says that it is loading', async () => {
    const answer = held()
    await openMission('/mission/1', { plan: { 'GET /api/missions/1': answer.reply } })
    expect(await screen.findByText('Loading mission...')).toBeDefined()
    answer.release({ body: aMission(1) })
    await screen.findByRole('heading', { level: 1 })
  })

  it('completes the mission: says so, takes the server’s user, asks for the board again, goes to the dashboard', async () => {
    const paid = aUser({ tokens: 5, leaderboardPts: 10, badges: [1], completedMissions: { 1: true } })
    const { visitor, address, calls } = await openMission('/mission/1', {
      plan: { 'POST /api/users/u-maya/complete-mission': { body: { user: paid, message: 'You earned 5 tokens.' } } },
    })
    await visitor.click(await button('Complete Mission'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ missionId: 1 })
    expect(shownToast()).toEqual({
      title: 'Mission Completed!',
      description: 'You earned 5 tokens.',
      variant: undefined,
    })
    expect(storedUser()).toEqual(paid)
    const paths = () => calls.map(({ path }) => path)
    const paidAt = paths().indexOf('/api/users/u-maya/complete-mission')
    await waitFor(() => expect(paths().slice(paidAt)).toContain('/api/leaderboard'))
  })

  it('does not pull back who has gone elsewhere meanwhile', async () => {
    const answer = held()
    const { visitor, address, leave } = await openMission('/mission/1', {
      plan: { 'POST /api/users/u-maya/complete-mission': answer.reply, 'GET /api/courses': { body: [] } },
    })
    await visitor.click(await button('Complete Mission'))
    await leave('/courses')
    await waitFor(() => expect(address()).toBe('/courses'))
    answer.release({ body: { user: aUser({ completedMissions: { 1: true } }), message: 'You earned 5 tokens.' } })
    await waitFor(() => expect(shownToast()?.title).toBe('Mission Completed!'))
    expect(address()).toBe('/courses')
  })

  it('is at it while the answer is awaited, and sends it once however often one presses', async () => {
    const answer = held()
    const { visitor, calls } = await openMission('/mission/1', {
      plan: { 'POST /api/users/u-maya/complete-mission': answer.reply },
    })
    const complete = await button('Complete Mission')
    fireEvent.click(complete)
    fireEvent.click(complete)
    await visitor.click(await button('Completing...'))
    answer.release(refusal(500, 'INTERNAL', 'Something went wrong on our side.'))
    await button('Complete Mission')
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it.each([
    [refusal(409, 'MISSION_LOCKED', 'This station is still locked.'), 'This station is still locked.'],
    [{ status: 500, body: '<h1>Server Error</h1>' }, 'Failed to complete mission'],
  ])('says why it could not be completed and stays', async (reply, description) => {
    const { visitor, address } = await openMission('/mission/1', {
      plan: { 'POST /api/users/u-maya/complete-mission': reply },
    })
    await visitor.click(await button('Complete Mission'))
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Error', description, variant: 'destructive' }))
    expect(address()).toBe('/mission/1')
  })

  it('goes back to the dashboard by Cancel', async () => {
    const { visitor, address } = await openMission('/mission/1')
    await visitor.click(await button('Cancel'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('wears its badge once completed, and leads back', async () => {
    const { visitor, address } = await openMission('/mission/1', { completed: [1] })
    expect(await screen.findByText('Completed')).toBeDefined()
    expect(screen.getByText('You already received this station’s tokens and points.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Complete Mission' })).toBeNull()
    await visitor.click(await button('Back to Dashboard'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('says what opens a locked one and leads to the next stop, the lesson being there to read', async () => {
    await openMission('/mission/3', { completed: [1] })
    expect(await screen.findByText('This station is still locked')).toBeDefined()
    expect(screen.getByText(/It opens when Station 2 is completed/)).toBeDefined()
    expect((await screen.findByRole('link', { name: 'Go to Station 2' })).getAttribute('href')).toBe('/mission/2')
    expect(screen.getByText('Then listen.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Complete Mission' })).toBeDefined()
  })

  it.each(['/mission/9', '/mission/0', '/mission/two', '/mission/1.5', '/mission/1e0'])(
    'is not found at %s',
    async (address) => {
      const { visitor, address: now } = await openMission(address, {
        plan: { 'GET /api/missions/9': refusal(404, 'MISSION_NOT_FOUND', 'Mission not found') },
      })
      expect(await screen.findByRole('heading', { name: 'Mission Not Found', level: 1 })).toBeDefined()
      expect(screen.getAllByText('Back to Dashboard')).toHaveLength(1)
      await visitor.click(await button('Back to Dashboard'))
      await waitFor(() => expect(now()).toBe('/dashboard'))
    },
  )

  it("says that it couldn't be loaded, and loads when asked again", async () => {
    let broken = true
    const reply = () => {
      if (broken) throw new TypeError('Failed to fetch')
      return { body: aMission(1) }
    }
    const { visitor } = await openMission('/mission/1', { plan: { 'GET /api/missions/1': reply } })
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach Whistlestop.')
    broken = false
    await visitor.click(await button('Try again'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  })
})
