import { screen, waitFor } from '@testing-library/react'
import type { LoggedTalk, Person, PersonUpdate } from 'contract/people'
import { describe, expect, it } from 'vitest'
import { draftNames } from '#web/client/forms/drafts.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const PEOPLE = '/api/users/u-maya/people'
const ID = 'a'.repeat(22)

const ANA: Person = {
  ...{ id: ID, name: 'Ana', how: '', channel: '', state: 'to-meet', saidNo: false, nextStep: null, nextOn: null },
  ...{ talks: 0, lastTalkAt: null, updatedAt: '2026-03-02T10:00:00.000Z', erasedOn: null, notes: '', history: [] },
}

/** The page of a person, and a server that refuses what was written over an older state. */
async function open() {
  storeUser(aUser())
  let person = ANA
  const change = (changes: Partial<Person>) => {
    person = { ...person, ...changes, updatedAt: new Date(Date.parse(person.updatedAt) + 1000).toISOString() }
    return person
  }
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/users/u-maya/calendar': { body: { madeAt: null } },
    [`GET ${PEOPLE}`]: () => ({ body: { today: '2026-03-02', people: [person] } }),
    [`GET ${PEOPLE}/${ID}`]: () => ({ body: person }),
    [`PATCH ${PEOPLE}/${ID}`]: ({ body }) => {
      const { updatedAt = '9', how, channel, notes: written, ...update } = body as PersonUpdate
      const texts = { how: how ?? '', channel: channel ?? '', notes: written ?? '' }
      if (updatedAt < person.updatedAt) return refusal(409, 'CHANGED_MEANWHILE', 'Look at what is new.')
      return { body: change({ ...update, ...texts }) }
    },
    [`POST ${PEOPLE}/${ID}/talks`]: () => {
      const talked = change({ state: 'asked', nextStep: 'Hear what they think', nextOn: '2026-03-04', talks: 1 })
      return { body: { talkId: 't'.repeat(22), person: talked } satisfies LoggedTalk }
    },
  })
  const page = await openPage(`/people/${ID}`)
  const typeNotes = async (text: string) => page.visitor.type(await screen.findByLabelText(/^Notes/), text)
  const press = (name: string) => page.visitor.click(screen.getByRole('button', { name }))
  return { ...page, change, typeNotes, press, now: () => person }
}

const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes/)
const nextStep = () => screen.getByLabelText<HTMLInputElement>(/^Next step/)

describe('what was typed about a person who is changed meanwhile', () => {
  it('is saved beside a talk that was logged, and takes nothing of it back', async () => {
    const { visitor, typeNotes, press, now } = await open()
    await typeNotes('Likes tea')
    await press('Talked')
    await visitor.click(screen.getByRole('button', { name: 'I asked' }))
    await waitFor(() => expect(nextStep().value).toBe('Hear what they think'))
    expect(notes().value).toBe('Likes tea')
    await press('Save')
    await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull())
    expect(shownToast()?.title).toBe('Saved')
    const talked = { state: 'asked', nextStep: 'Hear what they think', nextOn: '2026-03-04' }
    expect(now()).toMatchObject({ ...talked, notes: 'Likes tea' })
  })

  it('is what the notice of that talk says is next once it is saved', async () => {
    const { visitor, press } = await open()
    await screen.findByLabelText(/^Notes/)
    await press('Talked')
    await visitor.click(screen.getByRole('button', { name: 'I asked' }))
    expect(await screen.findByText(/^Next: Hear what they think/)).toBeDefined()
    await visitor.clear(nextStep())
    await visitor.type(nextStep(), 'Bring the cake')
    await press('Save')
    expect(await screen.findByText(/^Next: Bring the cake/)).toBeDefined()
  })

  it('is saved at the second attempt beside other fields of another tab', async () => {
    const { change, typeNotes, press, now } = await open()
    await typeNotes('Likes tea')
    change({ how: 'Choir', nextStep: 'Call' })
    await press('Save')
    await waitFor(() => expect(nextStep().value).toBe('Call'))
    expect(shownToast()?.description).toBe('Look at what is new.')
    expect(screen.queryByRole('button', { name: 'Reload and keep what I typed' })).toBeNull()
    await press('Save')
    await waitFor(() => expect(now()).toMatchObject({ how: 'Choir', nextStep: 'Call', notes: 'Likes tea' }))
  })

  it('replaces the same field of another tab once the member has been told', async () => {
    const { change, typeNotes, press, now } = await open()
    await typeNotes('Likes tea')
    change({ how: 'Choir', notes: 'Likes cake' })
    await press('Save')
    expect(
      await screen.findByText('What you changed here is kept: Notes. Saving replaces the other version.'),
    ).toBeDefined()
    expect(now()).toMatchObject({ how: 'Choir', notes: 'Likes cake' })
    expect(screen.queryByRole('button', { name: 'Reload and keep what I typed' })).toBeNull()
    await press('Save')
    await waitFor(() => expect(now()).toMatchObject({ how: 'Choir', notes: 'Likes tea' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('isn’t called unsaved where the answer that it was saved was lost', async () => {
    const { change, typeNotes, press } = await open()
    await typeNotes('Likes tea')
    expect(screen.getByText(/^Not saved yet/)).toBeDefined()
    change({ notes: 'Likes tea' })
    await press('Save')
    await waitFor(() => expect(shownToast()?.description).toBe('Look at what is new.'))
    await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull())
    await waitFor(() => expect([...draftNames()]).toEqual([]))
  })

  it('doesn’t keep the page from opening where it can’t be read', async () => {
    sessionStorage.setItem(`draft:u-maya:person:${ID}`, '{')
    await open()
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Notes/)).value).toBe('')
  })
})
