import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser } from '#web/client/session/stored-user.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { aSession, ME, noteAt, openAccount, type Plan, press } from '#web/testing/open-account.tsx'
import { shownToast } from '#web/testing/open-page.tsx'
import { openOtherTab } from '#web/testing/other-tab.ts'

describe('where the member is logged in', () => {
  it('ends the others', async () => {
    const sessions = [aSession('s1', true), aSession('s2', false)]
    const { visitor, written } = await openAccount({
      [`GET ${ME}/sessions`]: () => ({ body: sessions }),
      [`DELETE ${ME}/sessions`]: () => {
        sessions.pop()
        return { status: 204 }
      },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Log out of the others' }))
    const only = await screen.findByText('You are logged in on this device only.', { selector: 'section p' })
    expect(document.activeElement).toBe(only)
    expect(shownToast()?.title).toBe('Logged out')
    expect(written()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Log out of the others' })).toBeNull()
  })

  it('shows five, and the others on request', async () => {
    const sessions = Array.from({ length: 8 }, (_, n) => aSession(`s${n}`, n === 0))
    const { visitor } = await openAccount({ [`GET ${ME}/sessions`]: { body: sessions } })
    const section = within(
      (await screen.findByRole('heading', { name: 'Where you are logged in' })).closest('section') as HTMLElement,
    )
    const all = await section.findByRole('button', { name: 'Show all 8' })
    expect(section.getAllByRole('listitem')).toHaveLength(5)
    await visitor.click(all)
    expect(section.getAllByRole('listitem')).toHaveLength(8)
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Show fewer', expanded: true }))
  })

  it("can be asked for again where it couldn't be loaded", async () => {
    await openAccount({ [`GET ${ME}/sessions`]: refusal(500, 'INTERNAL', 'Something went wrong on our side.') })
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.')
    expect(press('Try again')).toBeDefined()
  })
})

describe('the tickets', () => {
  const entry = (reference: number, tokens: number, points: number) => ({
    kind: 'quiz',
    reference: String(reference),
    title: `Ticket ${reference}`,
    tokens,
    points,
    note: null,
    createdAt: '2026-11-20T08:00:00.000Z',
  })

  it('are shown with their signs, a page at a time', async () => {
    const { visitor } = await openAccount({
      [`GET ${ME}/ledger`]: { body: { entries: [entry(3, -5, 0), entry(2, 1, 1250)], next: 'a b' } },
      [`GET ${ME}/ledger?after=a%20b`]: { body: { entries: [entry(1, 0, 1)], next: null } },
    })
    const section = within(
      (await screen.findByRole('heading', { name: 'Your tickets' })).closest('section') as HTMLElement,
    )
    await visitor.click(await section.findByRole('button', { name: 'Show more' }))
    expect(await section.findByText('Ticket 1')).toBeDefined()
    const rows = section.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^Ticket 3.*\u22125 tokens$/),
      expect.stringMatching(/^Ticket 2.*\+1 token\+1,250 points$/),
      expect.stringMatching(/^Ticket 1.*\+1 point$/),
    ])
    expect(section.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('are ten at first, and the rest of the page on request', async () => {
    const entries = Array.from({ length: 12 }, (_, n) => entry(12 - n, 1, 0))
    const { visitor } = await openAccount({ [`GET ${ME}/ledger`]: { body: { entries, next: null } } })
    const section = within(
      (await screen.findByRole('heading', { name: 'Your tickets' })).closest('section') as HTMLElement,
    )
    const more = await section.findByRole('button', { name: 'Show more' })
    expect(section.getAllByRole('listitem')).toHaveLength(10)
    await visitor.click(more)
    expect(section.getAllByRole('listitem')).toHaveLength(12)
    expect(document.activeElement?.textContent).toBe('End of the list')
  })

  it('say where the first ones come from', async () => {
    await openAccount()
    expect(await screen.findByText('No tickets yet. The first ones come with your first station.')).toBeDefined()
  })
})

describe('leaving', () => {
  it('gives everything stored as one file', async () => {
    await openAccount()
    const link = await screen.findByRole('link', { name: 'Download my data' })
    expect(link.getAttribute('href')).toBe(`${ME}/export`)
    expect(link.hasAttribute('download')).toBe(true)
  })

  async function openDialog(plan: Plan) {
    const page = await openAccount({ 'GET /api/marketing-figures?language=en': { body: [] }, ...plan })
    await page.visitor.click(press('Delete account'))
    return { ...page, dialog: within(await screen.findByRole('dialog')) }
  }

  it('says what goes and what stays, asks for the password, and ends on the start page', async () => {
    const { visitor, dialog, written, address } = await openDialog({ [`DELETE ${ME}`]: { status: 204 } })
    const other = openOtherTab()
    expect(dialog.getByRole('heading', { name: 'What goes' })).toBeDefined()
    expect(
      dialog.getByText(/your token and point entries, with their dates and what they were for but without your name/),
    ).toBeDefined()
    await visitor.type(dialog.getByLabelText('Your password'), 'secret1')
    await visitor.click(dialog.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(written()).toMatchObject([{ method: 'DELETE', path: ME, body: { password: 'secret1' } }])
    expect(storedUser()).toBeNull()
    expect(shownToast()?.title).toBe('Account deleted')
    await waitFor(() => expect(other.heard).toContain('logout'))
  })

  it('can’t be called off once the password was sent, whatever is typed meanwhile', async () => {
    const answer = held()
    const { visitor, dialog, address } = await openDialog({ [`DELETE ${ME}`]: answer.reply })
    await visitor.type(dialog.getByLabelText('Your password'), 'secret1{Enter}')
    await visitor.type(dialog.getByLabelText('Your password'), '2')
    await visitor.click(dialog.getByRole('button', { name: 'Keep my account' }))
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Delete my account' }).getAttribute('aria-busy')).toBe('true')
    answer.release({ status: 204 })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('does nothing without the password', async () => {
    const { visitor, dialog, written } = await openDialog({})
    await visitor.click(dialog.getByRole('button', { name: 'Delete my account' }))
    expect(noteAt(dialog.getByLabelText('Your password'))).toBe('Enter your password to continue.')
    expect(written()).toEqual([])
  })

  it.each([
    [403, 'WRONG_PASSWORD', 'That isn’t your current password.'],
    [409, 'LAST_ADMINISTRATOR', 'This is the last administrator. Make someone else an administrator first.'],
  ] as const)('keeps the account where the server refuses (%i %s)', async (status, code, why) => {
    const { visitor, dialog, address } = await openDialog({ [`DELETE ${ME}`]: refusal(status, code, why) })
    await visitor.type(dialog.getByLabelText('Your password'), 'secret1{Enter}')
    await waitFor(() => expect(shownToast()?.description).toBe(why))
    expect(storedUser()).not.toBeNull()
    expect(address()).toBe('/account')
  })
})
