import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const TOKEN = 'a'.repeat(43)
const UNKNOWN = refusal(404, 'LINK_NOT_FOUND', 'This link doesn’t work.')

describe('/contact/{token}', () => {
  const CHOOSE = `POST /api/contact-choices/${TOKEN}`

  it.each([
    ['Do not contact me any more', 'End all contact', 'stop'],
    ['Erase my details', 'Erase', 'erase'],
  ])('asks before `%s`, and says what became of it', async (name, confirm, choice) => {
    const calls = fakeApi({ [CHOOSE]: { body: { message: 'Done.' } } })
    const { visitor } = await openPage(`/contact/${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name }))
    const dialog = await screen.findByRole('alertdialog', { name })
    expect(calls).toEqual([])
    await visitor.click(within(dialog).getByRole('button', { name: confirm }))
    expect((await screen.findByRole('status')).textContent).toBe('Done.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(calls.map(({ body }) => body)).toEqual([{ choice }])
  })

  it('changes nothing where the question is answered by Cancel', async () => {
    const calls = fakeApi({})
    const { visitor } = await openPage(`/contact/${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name: 'Erase my details' }))
    await visitor.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toEqual([])
  })

  it('offers erasure to a person who stopped contact, and nothing to one who was erased', async () => {
    fakeApi({ [CHOOSE]: { body: { message: 'Done.' } } })
    const { visitor } = await openPage(`/contact/${TOKEN}`)
    for (const [name, confirm] of [
      ['Do not contact me any more', 'End all contact'],
      ['Erase my details', 'Erase'],
    ] as const) {
      await visitor.click(screen.getByRole('button', { name }))
      await visitor.click(await screen.findByRole('button', { name: confirm }))
      await waitFor(() => expect(screen.queryByRole('heading', { name, level: 2 })).toBeNull())
    }
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  })

  it('does not know a link that the server does not know', async () => {
    fakeApi({ [CHOOSE]: UNKNOWN })
    const { visitor } = await openPage(`/contact/${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name: 'Erase my details' }))
    await visitor.click(await screen.findByRole('button', { name: 'Erase' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link doesn’t work')
  })

  it('says that nothing was changed where the server cannot be reached', async () => {
    fakeApi({ [CHOOSE]: { status: 500, body: '<h1>Server Error</h1>' } })
    const { visitor } = await openPage(`/contact/${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name: 'Erase my details' }))
    await visitor.click(await screen.findByRole('button', { name: 'Erase' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Nothing was changed. Please try again.'))
    expect(screen.getByRole('button', { name: 'Erase my details' })).toBeDefined()
  })
})

describe('/unsubscribe/{token}', () => {
  const UNSUBSCRIBE = `POST /unsubscribe/${TOKEN}`

  it('waits for the one button, and says what the server says', async () => {
    const calls = fakeApi({ [UNSUBSCRIBE]: { body: { message: 'You will get no more invitations.' } } })
    const { visitor } = await openPage(`/unsubscribe/${TOKEN}`)
    expect(calls).toEqual([])
    await visitor.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect((await screen.findByRole('status')).textContent).toBe('You will get no more invitations.')
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('does not know a link that the server does not know', async () => {
    fakeApi({ [UNSUBSCRIBE]: UNKNOWN })
    const { visitor } = await openPage(`/unsubscribe/${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link doesn’t work')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unsubscribe')
  })

  it('says that it failed', async () => {
    fakeApi({ [UNSUBSCRIBE]: { status: 500, body: '' } })
    const { visitor } = await openPage(`/unsubscribe/${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    await waitFor(() => expect(shownToast()?.description).toBe('You are not unsubscribed yet. Please try again.'))
  })
})

it.each([
  ['notices', 'people who join through you'],
  ['thanks', 'help and thanks'],
  ['first-days', 'the first days'],
  ['league', 'your league'],
  ['reminders', 'what is due today'],
])('a link for %s says that it stops emails about %s, and sends the token alone', async (search, topic) => {
  const calls = fakeApi({ [`POST /unsubscribe/${TOKEN}`]: { body: { message: 'Done.' } } })
  const { visitor } = await openPage(`/unsubscribe/${TOKEN}?for=${search}`)
  expect(await screen.findByRole('heading', { name: `No more emails about ${topic}` })).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect((await screen.findByRole('status')).textContent).toBe('Done.')
  expect(calls.map(({ path }) => path)).toEqual([`/unsubscribe/${TOKEN}`])
})

describe.each(['/contact/cut-off', '/unsubscribe/cut-off'])('%s', (path) => {
  it('is known to be cut off without a call', async () => {
    const calls = fakeApi({})
    await openPage(path)
    expect((await screen.findByRole('alert')).textContent).toContain('This link doesn’t work')
    expect(calls).toEqual([])
  })
})
