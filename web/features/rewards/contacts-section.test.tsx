import { screen, waitFor, within } from '@testing-library/react'
import { CONTACTS_PAGE } from 'game/rewards'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aContact, aUser } from '#web/testing/factories.ts'
import { fakeApi, held } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { savedBy } from '#web/testing/saved-by.ts'

const CONTACTS = 'GET /api/users/u-maya/contacts'

function openContacts(plan: Parameters<typeof fakeApi>[0] = {}) {
  storeUser(aUser())
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/users/u-maya/rewards': { body: [] },
    [CONTACTS]: { body: [] },
    ...plan,
  })
  return openPage('/rewards')
}

describe('the member’s own contacts', () => {
  it('come by a page of their own, whose address is copied', async () => {
    const { visitor } = await openContacts()
    expect(await screen.findByText(/^Nobody has asked yet/)).toBeDefined()
    const address = screen.getByLabelText<HTMLInputElement>('Your contact page')
    expect([address.value, address.readOnly]).toEqual([`${location.origin}/info/MAYA7K2`, true])
    await visitor.click(screen.getByRole('button', { name: 'Copy address' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${location.origin}/info/MAYA7K2`))
  })

  it('are folded after the first ten, and given as a table', async () => {
    const contacts = Array.from({ length: 12 }, (_, index) => aContact({ id: `c${index}`, name: `Person ${index}` }))
    const { visitor } = await openContacts({ [CONTACTS]: { body: contacts } })
    const section = within(await screen.findByRole('region', { name: 'Your contacts' }))
    expect(await section.findByText('Show 2 more')).toBeDefined()
    const file = await savedBy(() => visitor.click(section.getByRole('button', { name: 'Download as .csv' })))
    expect(file.name).toBe('whistlestop-contacts.csv')
    expect(file.text.split('\r\n')).toHaveLength(14)
  })

  it('are all listed and all in the table, however many pages they fill', async () => {
    const page = (first: number, count: number) => {
      const contacts = Array.from({ length: count }, (_, at) =>
        aContact({ id: `c${first + at}`, name: `P${first + at}`, askedAt: '2026-03-01T09:00:00.000Z' }),
      )
      return { body: contacts }
    }
    const { visitor } = await openContacts({
      [CONTACTS]: page(0, CONTACTS_PAGE),
      [`${CONTACTS}?after=1772355600000~c199`]: page(200, CONTACTS_PAGE),
      [`${CONTACTS}?after=1772355600000~c399`]: page(400, 1),
    })
    const section = within(await screen.findByRole('region', { name: 'Your contacts' }))
    expect(await section.findByText('Show 391 more')).toBeDefined()
    const file = await savedBy(() => visitor.click(section.getByRole('button', { name: 'Download as .csv' })))
    expect(file.text.split('\r\n')).toHaveLength(403)
  })

  it("say what is awaited, and that they couldn't be loaded", async () => {
    const answer = held()
    await openContacts({ [CONTACTS]: answer.reply })
    expect(await screen.findByText('Loading contacts...')).toBeDefined()
    answer.release({ status: 502, body: '' })
    expect((await screen.findByRole('alert')).textContent).toContain('Your contacts couldn’t be loaded.')
  })
})
