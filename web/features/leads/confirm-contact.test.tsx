import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const TOKEN = 'a'.repeat(43)
const CONFIRM = 'POST /api/leads/confirm'
const button = () => screen.getByRole('button', { name: 'Yes, a member may email me' })

describe('/confirm-contact/{token}', () => {
  it.each([
    [true, 'Thank you, it’s confirmed'],
    [false, 'Already confirmed'],
  ])('waits for a press, then says what the server says (new: %s)', async (isNew, title) => {
    const calls = fakeApi({ [CONFIRM]: { body: { message: 'A sentence.', isNew } } })
    const { visitor } = await openPage(`/confirm-contact/${TOKEN}`)
    expect(calls).toEqual([])
    await visitor.click(button())
    expect((await screen.findByRole('status')).textContent).toBe('A sentence.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title }))
    expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN }])
    expect(screen.queryByRole('button', { name: 'Yes, a member may email me' })).toBeNull()
  })

  it('says why a link does not work, and where to ask again', async () => {
    fakeApi({ [CONFIRM]: refusal(404, 'LINK_NOT_FOUND', 'This link doesn’t work.') })
    const { visitor } = await openPage(`/confirm-contact/${TOKEN}`)
    await visitor.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain('it works for seven days')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
    expect(screen.getByRole('link', { name: 'Ask to be contacted again' }).getAttribute('href')).toBe('/info')
  })

  it('knows a link that was cut off without a call', async () => {
    const calls = fakeApi({})
    await openPage('/confirm-contact/cut-off')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
    expect(calls).toEqual([])
  })

  it('can be pressed again after it failed', async () => {
    fakeApi({ [CONFIRM]: { status: 500, body: '' } })
    const { visitor } = await openPage(`/confirm-contact/${TOKEN}`)
    await visitor.click(button())
    await waitFor(() => expect(shownToast()?.description).toBe('It isn’t confirmed yet. Please try again.'))
    expect(button()).toBeDefined()
  })
})
