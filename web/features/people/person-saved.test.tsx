import { screen, waitFor } from '@testing-library/react'
import type { Person } from 'contract/people'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const PEOPLE = '/api/users/u-maya/people'
const ID = 'a'.repeat(22)

const ANA: Person = {
  id: ID,
  name: 'Ana',
  how: '',
  channel: '',
  state: 'asked',
  saidNo: false,
  nextStep: null,
  nextOn: null,
  talks: 0,
  lastTalkAt: null,
  updatedAt: '2026-02-28T10:00:00.000Z',
  erasedOn: null,
  notes: '',
  history: [],
}

const LATER = '2026-03-02T10:00:00.000Z'

async function open(address: string) {
  storeUser(aUser())
  const answers = [held(), held()]
  let sent = 0
  let saved = ANA
  const reply = async () => {
    const answer = await answers[sent++]?.reply()
    saved = answer?.body as Person
    return answer ?? {}
  }
  const calls = fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/users/u-maya/calendar': { body: { madeAt: null } },
    [`GET ${PEOPLE}`]: () => ({ body: { today: '2026-03-02', people: [saved] } }),
    [`GET ${PEOPLE}/${ID}`]: () => ({ body: saved }),
    [`PATCH ${PEOPLE}/${ID}`]: reply,
    [`POST ${PEOPLE}`]: reply,
  })
  const answer = (place: 0 | 1, person: Partial<Person>) =>
    answers[place]?.release({ body: { ...ANA, updatedAt: LATER, ...person } })
  const writes = () => calls.filter(({ method }) => method !== 'GET')
  return { ...(await openPage(address)), answer, writes }
}

const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes/)

describe('what is typed while a person is saved', () => {
  it('stays, keeps the focus, and is saved next as a change of the saved version', async () => {
    const { visitor, answer, writes } = await open(`/people/${ID}`)
    await visitor.type(await screen.findByLabelText(/^Notes/), 'Likes tea')
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    await visitor.type(notes(), ' and cake')
    answer(0, { notes: 'Likes tea' })
    expect(await screen.findByText(/^Not saved yet/)).toBeDefined()
    expect(shownToast()?.title).toBe('Saved')
    expect(notes().value).toBe('Likes tea and cake')
    expect(document.activeElement).toBe(notes())
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    expect(writes()[1]?.body).toMatchObject({ notes: 'Likes tea and cake', updatedAt: LATER })
    answer(1, { notes: 'Likes tea and cake' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByText(/^Not saved yet/)).toBeNull()
    expect(notes().value).toBe('Likes tea and cake')
  })

  it('stays where it is what was there before', async () => {
    const { visitor, answer } = await open(`/people/${ID}`)
    await visitor.type(await screen.findByLabelText(/^Notes/), 'Likes tea')
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    await visitor.clear(notes())
    answer(0, { notes: 'Likes tea' })
    expect(await screen.findByText(/^Not saved yet/)).toBeDefined()
    expect(notes().value).toBe('')
  })

  it('waits in the form of a person who is added', async () => {
    const { visitor, answer, address, writes } = await open('/people')
    await visitor.click(await screen.findByRole('button', { name: 'Add a person' }))
    await visitor.type(await screen.findByLabelText('Name'), 'Ana')
    await visitor.click(screen.getByRole('button', { name: 'Add' }))
    await visitor.type(notes(), 'Likes tea')
    answer(0, {})
    expect(await screen.findByText(/^Not saved yet/)).toBeDefined()
    expect(address()).toBe(`/people/${ID}`)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(notes().value).toBe('Likes tea')
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    expect(writes()[1]?.body).toMatchObject({ name: 'Ana', notes: 'Likes tea', updatedAt: LATER })
  })

  it('stays in the dialog that was closed and opened again, where it may be about somebody else', async () => {
    const { visitor, answer, address } = await open('/people')
    await visitor.click(await screen.findByRole('button', { name: 'Add a person' }))
    await visitor.type(await screen.findByLabelText('Name'), 'Ana')
    await visitor.click(screen.getByRole('button', { name: 'Add' }))
    await visitor.click(screen.getByRole('button', { name: 'Cancel' }))
    await visitor.click(await screen.findByRole('button', { name: 'Add a person' }))
    await visitor.type(await screen.findByLabelText('Name'), 'Ben')
    answer(0, {})
    await waitFor(() => expect(shownToast()?.title).toBe('Added'))
    expect(address()).toBe('/people')
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ben')
  })
})
