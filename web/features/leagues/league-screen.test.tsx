import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { League, LeagueStanding } from 'contract/leagues'
import type { User } from 'contract/users'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

function aStanding(overrides: Partial<LeagueStanding> = {}): LeagueStanding {
  return {
    tier: 2,
    week: '2030-03-04',
    endsAt: '2030-03-11T00:00:00.000Z',
    isSeated: true,
    areSeatsGiven: true,
    entries: [
      { rank: 1, name: 'Ben', points: 1_200, isMe: false },
      { rank: 2, name: 'Maya Okafor', points: 35, isMe: true },
    ],
    lastWeek: null,
    badges: [],
    ...overrides,
  }
}

async function open(league: League, user: User = aUser()) {
  storeUser(user)
  const api = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/users/u-maya/league': { body: league },
    'PATCH /api/users/u-maya': { body: { ...user, inLeagues: !user.inLeagues } },
  })
  await openPage('/league')
  return api
}

describe('the page of the league', () => {
  it('lists the places with where they lead in words', async () => {
    await open(aStanding())
    const list = await screen.findByRole('list', { name: 'Going up to Express' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Place 1Ben1,200 points', 'Place 2Maya Okafor, you35 points'])
    expect(screen.getByText(/^You’re in place 2 of 2 with 35 points/)).toBeDefined()
    expect(screen.getByText(/^Class 2 of 5\. The week ends/)).toBeDefined()
  })

  it('says what to do for a seat', async () => {
    await open(aStanding({ isSeated: false, entries: [] }))
    expect(
      await screen.findByRole('heading', { name: 'Earn your first points this week to take a seat' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'See what to do today' }).getAttribute('href')).toBe('/dashboard')
  })

  it.each([
    [true, /^You’re taking your seat. Within a minute/],
    [false, 'Seats are given as soon as last week is closed. Your points count already.'],
  ])('says that a seat is on its way (where seats are given: %s)', async (areSeatsGiven, words) => {
    const entries = [{ rank: 1, name: 'Maya Okafor', points: 5, isMe: true }]
    await open(aStanding({ isSeated: false, areSeatsGiven, entries }))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('says how last week ended, with its badge', async () => {
    const lastWeek = { week: '2030-02-25', tier: 1, points: 50, place: 1, members: 30, move: 1 as const }
    await open(aStanding({ lastWeek, badges: [{ week: '2030-02-25', tier: 1, place: 1 }] }))
    expect(await screen.findByText(/^Last week you came in at place 1 of 30 in Local/)).toBeDefined()
    expect(screen.getByText('Place 1 in Local, in the week of February 25, 2030')).toBeDefined()
  })

  it('can be left and joined by a switch that stays', async () => {
    const api = await open({ off: true }, aUser({ inLeagues: false }))
    expect(await screen.findByText('You’re not in a league, and nobody sees you in one.')).toBeDefined()
    const choice = screen.getByRole('switch', { name: 'Take part in leagues' })
    await userEvent.click(choice)
    expect(api.find(({ method }) => method === 'PATCH')?.body).toEqual({ inLeagues: true })
    expect(document.activeElement).toBe(choice)
  })

  it('says why administrators see none', async () => {
    await open({ off: true }, aUser({ isAdmin: true }))
    expect(await screen.findByText('Administrators aren’t in leagues.')).toBeDefined()
  })

  it('offers to try again', async () => {
    storeUser(aUser())
    fakeApi({ 'GET /api/auth/me': { body: aUser() }, 'GET /api/users/u-maya/league': refusal(503, 'BUSY', 'Busy') })
    await openPage('/league')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
