import { screen, within } from '@testing-library/react'
import type { Recruit, Recruits, Team } from 'contract/team'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { windowsOf } from './team-train.tsx'

const TEAM = 'GET /api/users/u-maya/team'
const MEMBERS = 'GET /api/users/u-maya/team/members'

function aTeam(
  levels: readonly [members: number, active: number][],
  asOf: string | null = new Date().toISOString(),
): Team {
  const all = Array.from({ length: 7 }, (_, index) => levels[index] ?? [0, 0])
  return {
    asOf,
    levels: all.map(([members = 0, active = 0], index) => ({
      level: index + 1,
      members,
      counted: members,
      atStation: { 0: members, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      activeThisWeek: active,
    })),
  }
}

const aRecruit = (name: string, overrides: Partial<Recruit> = {}): Recruit => ({
  id: name,
  name,
  joinedAt: '2026-01-05T09:00:00.000Z',
  sharesProgress: false,
  ...overrides,
})

const page = (members: Recruit[], next: string | null = null): { body: Recruits } => ({ body: { members, next } })

type Answers = Parameters<typeof fakeApi>[0]

async function openTeam(answers: Answers, { address = '/team', invitedCount = 3 } = {}) {
  const user = aUser({ timeZone: 'UTC', invitedCount })
  storeUser(user)
  const calls = fakeApi({ 'GET /api/auth/me': { body: user }, ...answers })
  return { ...(await openPage(address)), calls }
}

describe('the team', () => {
  it('is shown in words, drawn by level, and given in figures', async () => {
    await openTeam({
      [TEAM]: {
        body: aTeam([
          [3, 2],
          [1, 0],
        ]),
      },
      [MEMBERS]: page([]),
    })
    expect(await screen.findByText(/^4 people on 2 levels\./)).toBeDefined()
    expect(screen.getByText('Counted less than a minute ago.')).toBeDefined()
    const line = within(screen.getByRole('region', { name: 'Your line' }))
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Level 13 people2 here this week, of 3 people who show you their progress',
      'Level 21 person0 here this week',
    ])
    expect(line.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toContain('1332300000')
  })

  it('says of whom the figures are, and that a small level is only counted', async () => {
    const { asOf, levels } = aTeam([
      [4, 0],
      [9, 0],
    ])
    const none = levels.map((level) => ({ ...level, counted: 0 }))
    await openTeam({ [TEAM]: { body: { asOf, levels: none } }, [MEMBERS]: page([]) })
    const line = within(await screen.findByRole('region', { name: 'Your line' }))
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Level 14 peopleNobody shows you their progress',
      'Level 29 peopleShown from 10 people on',
    ])
    expect(line.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toContain('290–––––––')
  })

  it('says what a window stands for where there are many', async () => {
    await openTeam({ [TEAM]: { body: aTeam([[100_000, 12_345]]) }, [MEMBERS]: page([]) })
    expect(
      await screen.findByText(
        '12,345 here this week, of 100,000 people who show you their progress; a window is about 2,500 people',
      ),
    ).toBeDefined()
  })

  it.each([
    [0, 0, { windows: 0, lit: 0 }],
    [3, 0, { windows: 3, lit: 0 }],
    [3, 3, { windows: 3, lit: 3 }],
    [100_000, 1, { windows: 40, lit: 1 }],
    [100_000, 99_999, { windows: 40, lit: 39 }],
    [100_000, 100_000, { windows: 40, lit: 40 }],
  ])('lights the windows of %i people of whom %i were here', (members, active, expected) => {
    expect(windowsOf(members, active)).toMatchObject(expected)
  })

  it('without members leads to the invitation', async () => {
    await openTeam({ [TEAM]: { body: aTeam([]) }, [MEMBERS]: page([]) }, { invitedCount: 0 })
    expect(await screen.findByRole('heading', { name: 'Nobody yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Invite somebody' }).getAttribute('href')).toBe('/dashboard#invite')
  })

  it('that isn’t counted yet says so, and lists people all the same', async () => {
    await openTeam({ [TEAM]: { body: aTeam([], null) }, [MEMBERS]: page([aRecruit('Ada')]) })
    expect(await screen.findByText('Your team is being counted')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeDefined()
  })

  it('that can’t be loaded says why and can be requested again', async () => {
    let isBusy = true
    const answer = () => (isBusy ? refusal(503, 'BUSY', 'We’re busy.') : { body: aTeam([[1, 1]]) })
    const { visitor } = await openTeam({ [TEAM]: answer, [MEMBERS]: page([]) })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBusy = false
    await visitor.click(again)
    expect(await screen.findByText(/^1 person on one level\./)).toBeDefined()
  })
})

describe('the people whom a member brought', () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()

  it('show what they agreed to show, and nothing of the others', async () => {
    const shown = {
      sharesProgress: true,
      stationsDone: 2,
      courseNow: { id: 1, title: 'First talks' },
      lastSeen: day(12).slice(0, 10),
      signal: 'amber' as const,
    }
    const recruits = [
      aRecruit('Ada', { joinedAt: day(1) }),
      aRecruit('Ben', shown),
      aRecruit('Cleo', { sharesProgress: true, stationsDone: 5, lastSeen: day(0).slice(0, 10), signal: 'none' }),
    ]
    await openTeam({ [TEAM]: { body: aTeam([[3, 1]]) }, [MEMBERS]: page(recruits) })
    const list = within(await screen.findByRole('region', { name: 'People you brought' }))
    const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^AdaNewJoined .*Keeps their progress private\.$/)
    expect(rows[1]).toMatch(/2 of 5 stationsKnowledge fadingHere 12 days ago\. Under way in First talks\.$/)
    expect(rows[2]).toMatch(/All 5 stationsHere today\.$/)
  })

  it('are searched, filtered, and fetched page by page', async () => {
    const { visitor, address } = await openTeam({
      [TEAM]: { body: aTeam([[60, 1]]) },
      [MEMBERS]: page([aRecruit('Ada')], '5~x'),
      [`${MEMBERS}?cursor=5%7Ex`]: page([aRecruit('Zoe')]),
      [`${MEMBERS}?filter=stalled`]: page([aRecruit('Ada'), aRecruit('Ben')]),
      [`${MEMBERS}?filter=stalled&search=ada`]: page([aRecruit('Ada')]),
    })
    expect(await screen.findByText('1 person, and there may be more')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('heading', { name: 'Zoe' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('End of the list')
    await visitor.click(screen.getByRole('button', { name: 'Standing still' }))
    expect(await screen.findByText(/^Who has stations left/)).toBeDefined()
    expect(await screen.findByText('2 people')).toBeDefined()
    await visitor.click(screen.getByLabelText('Search by name'))
    await visitor.paste('ada')
    expect(await screen.findByText('1 person')).toBeDefined()
    expect(address()).toBe('/team?filter=stalled&search=ada')
  })

  it('say that no one was found', async () => {
    await openTeam(
      { [TEAM]: { body: aTeam([[3, 1]]) }, [`${MEMBERS}?search=zoe`]: page([]) },
      { address: '/team?search=zoe' },
    )
    expect(await screen.findByText('Nobody found')).toBeDefined()
    expect(screen.getByText('Try another name, or show all.')).toBeDefined()
  })

  it('keep what was found in sight while the next answer comes', async () => {
    const answer = held()
    const { visitor } = await openTeam({
      [TEAM]: { body: aTeam([[3, 1]]) },
      [MEMBERS]: page([aRecruit('Ada')]),
      [`${MEMBERS}?filter=new`]: answer.reply,
    })
    await screen.findByRole('heading', { name: 'Ada' })
    await visitor.click(screen.getByRole('button', { name: 'New' }))
    expect(await screen.findByText('Searching...')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Ada' })).toBeDefined()
    answer.release(page([]))
    expect(await screen.findByText('Nobody found')).toBeDefined()
  })
})
