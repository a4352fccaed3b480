import { screen, within } from '@testing-library/react'
import type { ListedPerson, LoggedTalk } from 'contract/people'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

const OWN = '/api/users/u-maya'
const ANA = 'a'.repeat(22)
const TODAY = '2026-03-02'

function listed(overrides: Partial<ListedPerson> = {}): ListedPerson {
  return {
    id: ANA,
    name: 'Ana Duarte',
    how: 'From the gym',
    channel: 'WhatsApp',
    state: 'asked',
    saidNo: false,
    nextStep: 'Hear what she thinks',
    nextOn: TODAY,
    talks: 1,
    lastTalkAt: '2026-02-28T10:00:00.000Z',
    updatedAt: '2026-02-28T10:00:00.000Z',
    erasedOn: null,
    ...overrides,
  }
}

const BEN = listed({
  id: 'b'.repeat(22),
  name: 'Ben Weiss',
  how: 'Choir',
  state: 'to-meet',
  nextStep: null,
  nextOn: null,
})

function logged(overrides: Partial<ListedPerson> = {}): LoggedTalk {
  return { talkId: 't'.repeat(22), person: { ...listed(overrides), notes: '', history: [] } }
}

async function openPeople(people: ListedPerson[], more: Parameters<typeof fakeApi>[0] = {}) {
  storeUser(aUser())
  const calls = fakeApi({
    'GET /api/auth/me': { body: aUser() },
    [`GET ${OWN}/people`]: { body: { today: TODAY, people } },
    [`GET ${OWN}/calendar`]: { body: { madeAt: null } },
    [`GET ${OWN}/challenges`]: { body: [] },
    ...more,
  })
  return { calls, ...(await openPage('/people')) }
}

describe('the list of people', () => {
  it('says what it is for while it is empty, and that only the member sees it', async () => {
    await openPeople([])
    expect(await screen.findByRole('heading', { name: 'Who would you like to listen to?' })).toBeDefined()
    expect(screen.getByText(/^Only you see this list/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add a person' })).toBeDefined()
  })

  it('finds people by what is written about them, and by how it stands', async () => {
    const { visitor } = await openPeople([listed(), BEN])
    await visitor.type(await screen.findByRole('searchbox', { name: 'Search' }), 'choir')
    expect(await screen.findByRole('link', { name: 'Ben Weiss' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Ana Duarte' })).toBeNull()
    await visitor.clear(screen.getByRole('searchbox', { name: 'Search' }))
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Due (1)')
    expect(await screen.findByRole('link', { name: 'Ana Duarte' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Ben Weiss' })).toBeNull()
  })

  it('logs a talk in two presses, says what comes next, and takes it back', async () => {
    const { visitor, calls } = await openPeople([listed()], {
      [`POST ${OWN}/people/${ANA}/talks`]: {
        body: logged({ state: 'thinking', nextStep: 'Answer', nextOn: '2026-03-09' }),
      },
      [`DELETE ${OWN}/people/${ANA}/talks/${'t'.repeat(22)}`]: { status: 204 },
    })
    await visitor.click(await screen.findByRole('button', { name: /^Talked ?with Ana Duarte$/ }))
    await visitor.click(screen.getByRole('button', { name: 'They’re thinking it over' }))
    const saved = await screen.findByText('Saved: your talk with Ana Duarte')
    expect(screen.getByText(/^Next: Answer, /)).toBeDefined()
    const sent = calls.find(({ path }) => path.endsWith('/talks'))
    expect(sent?.body).toEqual({ outcome: 'thinking' })
    await visitor.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => saved.isConnected).toBe(false)
  })

  it('suggests nothing after a no', async () => {
    const { visitor } = await openPeople([listed()], {
      [`POST ${OWN}/people/${ANA}/talks`]: {
        body: logged({ state: 'no', saidNo: true, nextStep: null, nextOn: null }),
      },
    })
    await visitor.click(await screen.findByRole('button', { name: /^Talked ?with Ana Duarte$/ }))
    const choices = within(screen.getByRole('group', { name: 'How did it go with Ana Duarte?' }))
    await visitor.click(choices.getByRole('button', { name: 'No' }))
    expect(await screen.findByText(/^They said no, and that’s fine/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'In a week' })).toBeNull()
  })

  it('says so where the key is missing', async () => {
    const sentence = 'Your list can’t be opened: the key is missing.'
    await openPeople([], { [`GET ${OWN}/people`]: refusal(503, 'PEOPLE_LOCKED', sentence) })
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  })
})
