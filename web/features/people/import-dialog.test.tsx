import { screen, waitFor, within } from '@testing-library/react'
import type { ListedPerson } from 'contract/people'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const LIST = '/api/users/u-maya/people'

const aPerson = (name: string): ListedPerson => ({
  ...{ id: 'p'.repeat(22), name, how: '', channel: '', state: 'to-meet', saidNo: false, nextStep: null, nextOn: null },
  ...{ talks: 0, lastTalkAt: null, updatedAt: '2026-11-01T08:00:00.000Z', erasedOn: null },
})

const CARDS = ['Ada Weber', 'Ben Ito', 'ZORA  okafor']
  .map((name) => `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nTEL:+49 30 1\nNOTE:Met ${name}\nEND:VCARD\n`)
  .join('')

async function openImport(content: string, reply: Parameters<typeof fakeApi>[0][string] = { body: { added: 2 } }) {
  storeUser(aUser())
  const calls = fakeApi({
    'GET /api/auth/me': { body: aUser() },
    [`GET ${LIST}`]: { body: { today: '2026-11-23', people: [aPerson('Zora Okafor')] } },
    'GET /api/users/u-maya/calendar': { body: { madeAt: null } },
    [`POST ${LIST}/import`]: reply,
  })
  const { visitor } = await openPage('/people')
  await visitor.click(await screen.findByRole('button', { name: 'Import contacts' }))
  const dialog = await screen.findByRole('dialog')
  await visitor.upload(within(dialog).getByLabelText('File of contacts'), new File([content], 'contacts.vcf'))
  return { visitor, dialog, sent: () => calls.filter(({ method }) => method === 'POST') }
}

const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('importing contacts', () => {
  it('sends the chosen names once and nothing else of the file', async () => {
    const { visitor, sent } = await openImport(CARDS)
    await visitor.click(await screen.findByRole('checkbox', { name: 'Ada Weber' }))
    expect(sent()).toEqual([])
    await visitor.click(screen.getByRole('button', { name: 'Add 1 person' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Added'))
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [`${LIST}/import`, { people: [{ name: 'Ada Weber' }] }],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('chooses all but those in the list already, and takes notes where they are wanted', async () => {
    const { visitor, sent } = await openImport(CARDS)
    await visitor.click(await screen.findByRole('button', { name: 'Choose all' }))
    expect(tick(/ZORA okafor/).checked).toBe(false)
    await visitor.click(screen.getByRole('switch', { name: 'Take their notes, too' }))
    await visitor.click(screen.getByRole('button', { name: 'Add 2 people' }))
    await waitFor(() => expect(sent().length).toBe(1))
    expect(sent()[0]?.body).toEqual({
      people: [
        { name: 'Ada Weber', notes: 'Met Ada Weber' },
        { name: 'Ben Ito', notes: 'Met Ben Ito' },
      ],
    })
  })

  it('says of its buttons when they have nothing to do', async () => {
    const { visitor } = await openImport(CARDS)
    const all = await screen.findByRole('button', { name: 'Choose all' })
    const nobody = screen.getByRole('button', { name: 'Choose nobody' })
    expect([all.ariaDisabled, nobody.ariaDisabled]).toEqual([null, 'true'])
    await visitor.click(all)
    expect([all.ariaDisabled, nobody.ariaDisabled]).toEqual(['true', null])
  })

  it('chooses only whom a search finds', async () => {
    const { visitor } = await openImport(CARDS)
    await visitor.type(await screen.findByLabelText('Search', { selector: '[role=dialog] input' }), 'BEN')
    await visitor.click(await screen.findByRole('button', { name: 'Choose all found' }))
    expect(screen.getByText('1 chosen, 1 found')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Choose nobody' }))
    expect(screen.getByText('0 chosen, 1 found')).toBeDefined()
  })

  it('chooses no more than the list takes', async () => {
    const { visitor } = await openImport(`Name\n${Array.from({ length: 2_100 }, (_, i) => `Person ${i}`).join('\n')}`)
    await visitor.click(await screen.findByRole('button', { name: 'Choose all' }))
    expect(await screen.findByRole('button', { name: 'Add 1,999 people' })).toBeDefined()
    expect(screen.getByText(/no more than 1,999 can be added/)).toBeDefined()
    expect(screen.getAllByRole('checkbox').length).toBe(50)
  })

  it.each([
    ['no names in its columns', 'Street,City\nA,B\n', /No column with names/],
    ['no text', 'PK\u0003\u0004\0\0', /isn’t a file of contacts/],
    ['nobody', 'Name,Notes\n', /There’s no name in this file/],
  ])('says so where a file has %s', async (_, content, sentence) => {
    await openImport(content)
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true)
  })

  it('leaves the dialog alone that was closed and opened again meanwhile', async () => {
    const answer = held()
    const { visitor, dialog } = await openImport(CARDS, answer.reply)
    await visitor.click(await screen.findByRole('checkbox', { name: 'Ada Weber' }))
    await visitor.click(screen.getByRole('button', { name: 'Add 1 person' }))
    await visitor.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await visitor.click(screen.getByRole('button', { name: 'Import contacts' }))
    const next = await screen.findByRole('dialog')
    answer.release({ body: { added: 1 } })
    await waitFor(() => expect(shownToast()?.title).toBe('Added'))
    expect(next.isConnected).toBe(true)
  })

  it('keeps the choice where the server refuses it', async () => {
    const { visitor } = await openImport(CARDS, refusal(409, 'PEOPLE_FULL', 'Your list is full.'))
    await visitor.click(await screen.findByRole('checkbox', { name: 'Ada Weber' }))
    await visitor.click(screen.getByRole('button', { name: 'Add 1 person' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Your list is full.'))
    expect(tick('Ada Weber').checked).toBe(true)
  })
})
