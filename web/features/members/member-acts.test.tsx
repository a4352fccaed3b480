import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { type fakeApi, refusal } from '#web/testing/fake-api.ts'
import { aMember, MEMBERS, pageOf } from '#web/testing/managed-members.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const inDialog = async (role: 'dialog' | 'alertdialog') => within(await screen.findByRole(role))

describe('a role', () => {
  it.each([
    [
      false,
      'Make administrator',
      /everything on these pages, and they leave the leaderboard/,
      'is an administrator now',
    ],
    [true, 'Remove as administrator', /logged out everywhere, and return to the leaderboard/, 'is a member now'],
  ])('of an administrator %j is changed after saying what happens', async (isAdmin, button, question, sentence) => {
    let member = aMember({ isAdmin })
    const { visitor, written } = await openAdministration('members', {
      [MEMBERS]: () => pageOf([member]),
      'POST /api/admin/members/m1/role': () => {
        member = aMember({ isAdmin: !isAdmin })
        return { body: member }
      },
    })
    await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: button }))
    const dialog = await inDialog('alertdialog')
    expect(dialog.getByText(question)).toBeDefined()
    expect(written()).toEqual([])
    await visitor.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(shownToast()?.description).toBe(`Ben Adeyemi ${sentence}.`))
    expect(written()[0]?.body).toEqual({ isAdmin: !isAdmin })
    const next = isAdmin ? 'Make administrator' : 'Remove as administrator'
    expect(await (await row('Ben Adeyemi')).findByRole('button', { name: next })).toBeDefined()
  })

  it.each([
    [false, 'Make administrator', /They stay suspended. Once you restore them, they will be able to change/],
    [true, 'Remove as administrator', /They stay suspended: until you restore them, they cannot log in/],
  ])('of a suspended administrator %j is changed without lifting the suspension', async (isAdmin, button, question) => {
    const { visitor } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember({ isAdmin, suspendedAt: '2026-11-02T08:00:00Z' })]),
    })
    await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: button }))
    expect((await inDialog('alertdialog')).getByText(question)).toBeDefined()
  })

  it('stays where the server refuses, in its words (LAST_ADMINISTRATOR)', async () => {
    const why = 'This is the last administrator. Make someone else an administrator first.'
    const { visitor } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember({ isAdmin: true })]),
      'POST /api/admin/members/m1/role': refusal(409, 'LAST_ADMINISTRATOR', why),
    })
    await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: 'Remove as administrator' }))
    await visitor.click((await inDialog('alertdialog')).getByRole('button', { name: 'Remove as administrator' }))
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Error', description: why, variant: 'destructive' }))
  })

  it('given up by oneself closes the page', async () => {
    let isAdmin = true
    const own = () => aUser({ id: 'u-admin', isAdmin })
    const { visitor } = await openAdministration('members', {
      'GET /api/auth/me': () => ({ body: own() }),
      [MEMBERS]: pageOf([aMember({ id: 'u-admin', isAdmin: true })]),
      'POST /api/admin/members/u-admin/role': () => {
        isAdmin = false
        return { body: aMember({ id: 'u-admin' }) }
      },
    })
    await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: 'Remove as administrator' }))
    await visitor.click((await inDialog('alertdialog')).getByRole('button', { name: 'Remove as administrator' }))
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined()
    expect(storedUser()?.isAdmin).toBe(false)
  })
})

describe('a suspension', () => {
  it.each([
    [null, 'Suspend', /cannot log in, and leave the leaderboard. Nothing is deleted/, 'can no longer log in'],
    ['2026-11-02T08:00:00Z', 'Restore', /They can log in again, with everything they had/, 'can log in again'],
  ])('from %j: %s, after saying what happens', async (suspendedAt, button, question, sentence) => {
    const { visitor, written } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember({ suspendedAt })]),
      'POST /api/admin/members/m1/suspension': {
        body: aMember({ suspendedAt: suspendedAt === null ? '2026-11-02T08:00:00Z' : null }),
      },
    })
    await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: button }))
    const dialog = await inDialog('alertdialog')
    expect(dialog.getByText(question)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(shownToast()?.description).toBe(`Ben Adeyemi ${sentence}.`))
    expect(written()[0]?.body).toEqual({ isSuspended: suspendedAt === null })
  })

  it('of oneself is refused in the server’s words (OWN_ACCOUNT)', async () => {
    const why = 'You cannot do this to your own account.'
    const { visitor } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember()]),
      'POST /api/admin/members/m1/suspension': refusal(409, 'OWN_ACCOUNT', why),
    })
    await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: 'Suspend' }))
    await visitor.click((await inDialog('alertdialog')).getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(shownToast()?.description).toBe(why))
  })
})

describe('an adjustment', () => {
  const ADJUST = 'POST /api/admin/members/m1/adjustments'

  async function openForm(plan: Parameters<typeof fakeApi>[0]) {
    const page = await openAdministration('members', { [MEMBERS]: pageOf([aMember()]), ...plan })
    await page.visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: 'Adjust' }))
    return { ...page, dialog: await inDialog('dialog') }
  }

  it('says what the member then has, and is sent with its reason and a key', async () => {
    const { visitor, dialog, written } = await openForm({ [ADJUST]: { body: aMember({ tokens: 17 }) } })
    await visitor.type(dialog.getByLabelText('Tokens'), '\u2212٣')
    await visitor.type(dialog.getByLabelText('Reason'), ' Paid twice ')
    expect(dialog.getByRole('status').textContent).toBe('Ben Adeyemi will have 17 tokens and 90 points.')
    await visitor.click(dialog.getByRole('button', { name: 'Adjust' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Ben Adeyemi has 17 tokens and 90 points now.'))
    expect(written()[0]?.body).toEqual({ tokens: -3, points: 0, reason: 'Paid twice' })
    expect(written()[0]?.init.headers).toMatchObject({ 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['', 'Please say how much, and why'],
    ['0', 'Please say how much, and why'],
    ['1.5', 'Please write whole numbers between -100,000 and 100,000'],
    ['100001', 'Please write whole numbers between -100,000 and 100,000'],
  ])('of %j tokens is not sent', async (tokens, sentence) => {
    const { visitor, dialog, written } = await openForm({})
    if (tokens) await visitor.type(dialog.getByLabelText('Tokens'), tokens)
    await visitor.type(dialog.getByLabelText('Reason'), 'Because')
    await visitor.click(dialog.getByRole('button', { name: 'Adjust' }))
    expect(dialog.getByRole('alert').textContent).toBe(sentence)
    expect(written()).toEqual([])
  })

  it('keeps its key for the retry of the same, and takes another one for something else', async () => {
    const { visitor, dialog, written } = await openForm({ [ADJUST]: new TypeError('Failed to fetch') })
    const send = () => visitor.click(dialog.getByRole('button', { name: 'Adjust' }))
    const sent = async (times: number) => await waitFor(() => expect(written()).toHaveLength(times))
    await visitor.type(dialog.getByLabelText('Points'), '5')
    await visitor.type(dialog.getByLabelText('Reason'), 'Thanks')
    await send()
    await sent(1)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Adjust' }).ariaBusy).toBeNull())
    await send()
    await sent(2)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Adjust' }).ariaBusy).toBeNull())
    await visitor.type(dialog.getByLabelText('Points'), '0')
    await send()
    await sent(3)
    const keys = written().map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('stays open with what was typed where it is refused (BALANCE_TOO_LOW)', async () => {
    const why = 'The member doesn’t have that many.'
    const { visitor, dialog } = await openForm({ [ADJUST]: refusal(409, 'BALANCE_TOO_LOW', why) })
    await visitor.type(dialog.getByLabelText('Tokens'), '-50')
    await visitor.type(dialog.getByLabelText('Reason'), 'Too much')
    await visitor.click(dialog.getByRole('button', { name: 'Adjust' }))
    await waitFor(() => expect(shownToast()?.description).toBe(why))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Too much')
  })
})

it('shows an administrator the tickets of a member', async () => {
  const entry = {
    kind: 'adjustment',
    reference: 'a',
    title: 'Adjustment',
    tokens: 0,
    points: 5,
    note: 'Thanks for the report',
    createdAt: '2026-11-20T08:00:00.000Z',
  }
  const { visitor } = await openAdministration('members', {
    [MEMBERS]: pageOf([aMember()]),
    'GET /api/admin/members/m1/ledger': { body: { entries: [entry], next: null } },
  })
  await visitor.click((await row('Ben Adeyemi')).getByRole('button', { name: 'Tickets' }))
  const dialog = await inDialog('dialog')
  expect(await dialog.findByText('Thanks for the report')).toBeDefined()
  expect(dialog.getByRole('heading', { name: 'Ben Adeyemi’s tickets' })).toBeDefined()
})
