import { screen, waitFor, within } from '@testing-library/react'
import type { ListedPerson, LoggedTalk } from 'contract/people'
import { CHALLENGES } from 'game/challenges'
import { describe, expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

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

  it('keeps the focus at the button that adds somebody, once there is a first one', async () => {
    const people: ListedPerson[] = []
    const { visitor } = await openPeople([], {
      [`GET ${OWN}/people`]: () => ({ body: { today: TODAY, people: [...people] } }),
      [`POST ${OWN}/people`]: () => {
        people.push(BEN)
        return { status: 201, body: { ...BEN, notes: '', history: [] } }
      },
    })
    const add = await screen.findByRole('button', { name: 'Add a person' })
    await visitor.click(add)
    await visitor.type(await screen.findByLabelText('Name'), 'Ben Weiss')
    await visitor.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: 'Ben Weiss' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(add))
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

  it('counts a talk in the challenge once, and is done then, not busy', async () => {
    const challenge = {
      ...CHALLENGES[0],
      ...{ title: 'Talk to 10 people', count: 4, checkedInToday: false, completedAt: null },
    }
    const checkIn = `${OWN}/challenges/talk-to-10/check-in`
    const { visitor, calls } = await openPeople([listed()], {
      [`GET ${OWN}/challenges`]: { body: [challenge] },
      [`POST ${OWN}/people/${ANA}/talks`]: { body: logged() },
      [`POST ${checkIn}`]: { body: { challenge: { ...challenge, count: 5 }, user: aUser() } },
    })
    await visitor.click(await screen.findByRole('button', { name: /^Talked ?with Ana Duarte$/ }))
    await visitor.click(screen.getByRole('button', { name: 'They’re thinking it over' }))
    await visitor.click(await screen.findByRole('button', { name: /^Count it/ }))
    const button = await screen.findByRole('button', { name: /^Counted/ })
    await waitFor(() => expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', null]))
    await visitor.click(button)
    expect(document.activeElement).toBe(button)
    expect(calls.filter(({ path }) => path === checkIn)).toHaveLength(1)
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

  it.each([
    ['everybody', 'Everybody (1)', () => screen.getByRole('button', { name: /^Talked/ })],
    ['those who are erased soon', 'Erased soon (1)', () => screen.getByRole('option', { name: 'Erased soon (0)' })],
  ])('says that somebody stays, and keeps the focus while it shows %s', async (_, shown, focused) => {
    let erasedOn: string | null = '2026-04-01'
    const { visitor } = await openPeople([], {
      [`GET ${OWN}/people`]: () => ({ body: { today: TODAY, people: [listed({ erasedOn })] } }),
      [`PATCH ${OWN}/people/${ANA}`]: () => {
        erasedOn = null
        return { body: logged().person }
      },
    })
    await visitor.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), shown)
    const keep = screen.getByRole('button', { name: /^Keep ?Ana Duarte$/ })
    await visitor.click(keep)
    await waitFor(() => expect(keep.isConnected).toBe(false))
    expect(shownToast()?.description).toBe('Ana Duarte stays in your list.')
    await waitFor(() => {
      expect(document.activeElement).not.toBe(document.body)
      expect(document.activeElement?.contains(focused())).toBe(true)
    })
  })

  it('is fetched again when the member comes back on another day', async () => {
    let today = TODAY
    await openPeople([], { [`GET ${OWN}/people`]: () => ({ body: { today, people: [listed()] } }) })
    await screen.findByText(/, today$/)
    today = '2026-03-03'
    vi.setSystemTime(Date.now() + 86_400_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/, due since yesterday$/)).toBeDefined()
  })

  it('says so where the key is missing', async () => {
    const sentence = 'Your list can’t be opened: the key is missing.'
    await openPeople([], { [`GET ${OWN}/people`]: refusal(503, 'PEOPLE_LOCKED', sentence) })
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  })
})

it('the next step of a talk counts from the day of the member’s zone while the list isn’t there', async () => {
  vi.setSystemTime('2026-03-03T01:00:00Z')
  const user = aUser({ timeZone: 'America/Bogota' })
  let { person } = logged()
  const answer = (nextOn: string) => {
    const talk = logged({ nextOn })
    person = talk.person
    return talk
  }
  const { visitor, leave, calls } = await openPeople([], {
    'GET /api/auth/me': { body: user },
    [`GET ${OWN}/people`]: refusal(500, 'INTERNAL', 'Something went wrong on our side.'),
    [`GET ${OWN}/people/${ANA}`]: () => ({ body: person }),
    [`POST ${OWN}/people/${ANA}/talks`]: () => ({ body: answer('2026-03-09') }),
    [`PATCH ${OWN}/people/${ANA}`]: () => ({ body: answer('2026-04-01').person }),
  })
  storeUser(user)
  await leave(`/people/${ANA}`)
  await visitor.click(await screen.findByRole('button', { name: 'Talked' }))
  await visitor.click(screen.getByRole('button', { name: 'They’re thinking it over' }))
  expect((await screen.findByRole('button', { name: 'In a week' })).ariaPressed).toBe('true')
  await visitor.click(screen.getByRole('button', { name: 'In 30 days' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'In 30 days' }).ariaPressed).toBe('true'))
  await visitor.click(screen.getByRole('button', { name: 'No next step' }))
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await waitFor(() => expect(sent()).toEqual([{ nextOn: '2026-04-01' }, { nextOn: null, nextStep: null }]))
})

describe('what was typed about a person', () => {
  const PERSON = { ...listed(), notes: '', history: [] }

  async function typeNotes() {
    const page = await openPeople([listed()], {
      [`GET ${OWN}/people/${ANA}`]: { body: PERSON },
      'POST /api/auth/logout': { status: 204 },
      'GET /api/marketing-figures?language=en': { body: [] },
    })
    await page.leave(`/people/${ANA}`)
    await page.visitor.type(await screen.findByLabelText(/^Notes/), 'Likes tea')
    return page
  }

  const notes = async () => (await screen.findByLabelText<HTMLTextAreaElement>(/^Notes/)).value

  it('is still there after a look at another screen, is said to be unsaved, and can be discarded', async () => {
    const { visitor, leave } = await typeNotes()
    await leave('/people')
    await leave(`/people/${ANA}`)
    expect(await notes()).toBe('Likes tea')
    expect(screen.getByText(/^Not saved yet/)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Discard draft' }))
    expect(await notes()).toBe('')
    expect(screen.queryByText(/^Not saved yet/)).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Likes tea')
  })

  it('is not shown to another member, and is gone after a logout', async () => {
    const others = JSON.stringify({ values: { notes: 'Of Ben' }, base: { notes: '' }, version: '' })
    sessionStorage.setItem(`draft:u-ben:person:${ANA}`, others)
    const { leave, visitor } = await typeNotes()
    expect(await notes()).toBe('Likes tea')
    expect(JSON.stringify({ ...sessionStorage })).toContain('Likes tea')
    await leave('/people')
    await visitor.click((await screen.findAllByRole('button', { name: /Logout|Log out/ }))[0] as HTMLElement)
    await visitor.click(await screen.findByRole('button', { name: 'Log out anyway' }))
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toMatch(/Likes tea|Of Ben/)
  })

  it('is still there in the dialog that adds a person, unless it was cancelled', async () => {
    const { visitor } = await openPeople([listed()])
    const add = async () => visitor.click(await screen.findByRole('button', { name: 'Add a person' }))
    await add()
    await visitor.type(await screen.findByLabelText('Name'), 'Ben')
    await visitor.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await add()
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ben')
    expect(screen.getByText(/^Not saved yet/)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Cancel' }))
    await add()
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('')
    expect(screen.queryByText(/^Not saved yet/)).toBeNull()
  })
})
