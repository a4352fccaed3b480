import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { User } from 'contract/users'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal, UNSET } from '#web/testing/fake-api.ts'
import { shownToast } from '#web/testing/open-page.tsx'
import { InvitePanel } from './invite-panel.tsx'

const SEND = 'POST /api/users/u-maya/invite'
const SENT = { body: { user: aUser({ invites: 1 }), message: 'Your invitation is on its way.' } }
const LINK = `${location.origin}/signup?ref=MAYA7K2&sponsor=Maya+Okafor`

function showPanel(member: Partial<User> = {}) {
  const visitor = userEvent.setup()
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })
  storeUser(aUser(member))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router}>
        <MemberProvider user={aUser(member)}>
          <InvitePanel hints={(text) => <p>Advice on: {text}</p>} />
        </MemberProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return visitor
}

const emailField = () => screen.getByLabelText<HTMLInputElement>('Friend’s email')

describe('an invitation by mail', () => {
  it.each([
    ['', 'Email Required'],
    ['   ', 'Email Required'],
    ['jonas', 'Invalid Email'],
  ])('is refused for %j', async (email, title) => {
    const calls = fakeApi({})
    const visitor = showPanel()
    if (email) await visitor.type(emailField(), email)
    await visitor.click(screen.getByRole('button', { name: 'Send Invite' }))
    expect(shownToast()).toEqual({ title, description: 'Please enter a valid email address', variant: 'destructive' })
    expect(document.activeElement).toBe(emailField())
    expect(calls).toEqual([])
  })

  it('is sent once for two presses without a pause', async () => {
    const calls = fakeApi({ [SEND]: SENT })
    const visitor = showPanel()
    await visitor.type(emailField(), 'jonas@example.com')
    const button = screen.getByRole('button', { name: 'Send Invite' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(shownToast()?.title).toBe('Invite Sent!'))
    expect(calls).toHaveLength(1)
  })

  it('is sent by Enter, trimmed; the user is replaced, and the server says how it went', async () => {
    const calls = fakeApi({ [SEND]: SENT })
    const visitor = showPanel()
    await visitor.type(emailField(), ' jonas@example.com {Enter}')
    await waitFor(() => expect(shownToast()?.title).toBe('Invite Sent!'))
    expect(shownToast()?.description).toBe('Your invitation is on its way.')
    expect(calls[0]?.body).toEqual({ email: 'jonas@example.com' })
    expect(storedUser()?.invites).toBe(1)
    expect(emailField().value).toBe('')
  })

  it('is said to be saved and not sent where it waits for the sender to confirm their address', async () => {
    fakeApi({ [SEND]: { body: { ...SENT.body, message: 'Later.', isHeld: true } } })
    const visitor = showPanel()
    await visitor.type(emailField(), 'jonas@example.com{Enter}')
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Invite Saved!', description: 'Later.' }))
  })

  it('leaves the next address that is typed meanwhile', async () => {
    const answer = held()
    fakeApi({ [SEND]: answer.reply })
    const visitor = showPanel()
    await visitor.type(emailField(), 'jonas@example.com{Enter}')
    await visitor.clear(emailField())
    await visitor.type(emailField(), 'kim@')
    answer.release(SENT)
    await waitFor(() => expect(shownToast()?.title).toBe('Invite Sent!'))
    expect(emailField().value).toBe('kim@')
  })

  it('says the server’s sentence where it fails, and keeps what was typed', async () => {
    fakeApi({ [SEND]: refusal(409, 'ALREADY_INVITED', 'You’ve invited this person in the last 7 days.') })
    const visitor = showPanel()
    await visitor.type(emailField(), 'jonas@example.com{Enter}')
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Invite Failed',
        description: 'You’ve invited this person in the last 7 days.',
        variant: 'destructive',
      }),
    )
    expect(emailField().value).toBe('jonas@example.com')
  })

  it('has words of its own where the server has none', async () => {
    fakeApi({ [SEND]: { status: 500, body: '<h1>Server Error</h1>' } })
    const visitor = showPanel()
    await visitor.type(emailField(), 'jonas@example.com{Enter}')
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to send invite'))
  })

  it('is tried again under the same key, and the next one has a key of its own', async () => {
    let failing = true
    const calls = fakeApi({
      [SEND]: () => {
        if (failing) throw new TypeError('Failed to fetch')
        return SENT
      },
    })
    const visitor = showPanel()
    await visitor.type(emailField(), 'jonas@example.com{Enter}')
    await waitFor(() => expect(shownToast()?.title).toBe('Invite Failed'))
    failing = false
    await visitor.click(screen.getByRole('button', { name: 'Send Invite' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Invite Sent!'))
    await visitor.type(emailField(), 'jonas@example.com{Enter}')
    await waitFor(() => expect(calls).toHaveLength(3))
    const [first, retry, next] = calls.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))
    expect(first).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(retry).toBe(first)
    expect(next).not.toBe(first)
  })
})

describe('where the site sends no invitations', () => {
  it('the member sends the message themselves, by their email program or by pasting it', async () => {
    fakeApi({ 'GET /api/site': { body: { ...UNSET, areInvitationsMailed: false } } })
    const visitor = showPanel()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open your email program' })
    expect(screen.queryByLabelText('Friend’s email')).toBeNull()
    expect(screen.getByText(/can’t email invitations/).textContent).toContain('has told you they’d like it')
    const message = new URL(link.href)
    const fields = new URLSearchParams(message.search)
    expect([message.protocol, message.pathname]).toEqual(['mailto:', ''])
    expect(fields.get('subject')).toBe('Learning on Whistlestop')
    expect(fields.get('body')).toContain(`${LINK}&source=email`)
    await visitor.click(screen.getByRole('button', { name: 'Copy message' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Copied!'))
    expect(await navigator.clipboard.readText()).toBe(fields.get('body')?.replaceAll('\r\n', '\n'))
  })

  it('and where it does, the form asks to write only to people who want it', () => {
    showPanel()
    expect(screen.getByText('Only send this to someone who has told you they’d like it.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Open your email program' })).toBeNull()
  })
})

describe('the invite link', () => {
  it('is the sign-up page with the member’s code and name, and is copied', async () => {
    const visitor = showPanel()
    const field = screen.getByLabelText<HTMLInputElement>('Your invite link')
    expect([field.value, field.readOnly]).toEqual([LINK, true])
    await visitor.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Copied!'))
    expect(await navigator.clipboard.readText()).toBe(LINK)
  })

  it('says that it could not be copied', async () => {
    const visitor = showPanel()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    await visitor.click(screen.getByRole('button', { name: 'Copy Link' }))
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Copy Failed',
        description: 'Could not copy to clipboard',
        variant: 'destructive',
      }),
    )
  })

  it.each([
    ['facebook', 'https://www.facebook.com/'],
    ['twitter', 'https://twitter.com/'],
    ['linkedin', 'https://www.linkedin.com/'],
    ['whatsapp', 'https://wa.me/'],
    ['email', 'mailto:'],
  ])('is shared on %s in a window of 600x400 that has no hold on this one', async (channel, site) => {
    const opened: Pick<Window, 'opener'> = { opener: window }
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window)
    const visitor = showPanel()
    await visitor.click(screen.getByRole('button', { name: `Share on ${channel}` }))
    const [address, , features] = open.mock.calls[0] ?? []
    expect(String(address).startsWith(site)).toBe(true)
    expect(decodeURIComponent(String(address))).toContain(`${LINK}&source=${channel}`)
    expect(features).toContain('width=600,height=400')
    expect(opened.opener).toBeNull()
    expect(shownToast()?.title).toBe('Sharing!')
  })

  it('says so where the browser blocks the window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const visitor = showPanel()
    await visitor.click(screen.getByRole('button', { name: 'Share on facebook' }))
    expect(shownToast()?.title).toBe('Popup Blocked')
  })

  it('goes with words that the member changed, and with advice on them', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window)
    const visitor = showPanel()
    await visitor.click(screen.getByRole('button', { name: 'Change the message' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
    expect(field.value).toMatch(/^I am learning about network marketing .* tokens for their rewards/)
    expect(screen.queryByText(/^Advice on/)).toBeNull()
    await visitor.clear(field)
    await visitor.type(field, 'Ride along with me')
    expect(screen.getByText('Advice on: Ride along with me')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Copy message' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`Ride along with me\n\n${LINK}`))
    await visitor.click(screen.getByRole('button', { name: 'Done changing' }))
    expect(screen.getByText('Advice on: Ride along with me')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Share on whatsapp' }))
    expect(new URL(String(open.mock.calls[0]?.[0])).searchParams.get('text')).toBe(
      `Ride along with me ${LINK}&source=whatsapp`,
    )
  })

  it('goes to whatever a phone shares with', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const visitor = showPanel()
    await visitor.click(screen.getByRole('button', { name: 'More ways to share' }))
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }))
  })
})

describe('the invite panel', () => {
  it.each([
    ['registered', 'each friend who joins'],
    ['verified', 'each friend who joins and confirms their email address'],
    ['station1', 'each friend who joins, confirms their email address and completes the first station'],
  ])('says what a referral pays under %s, and that it may be looked at first', async (referralPaysAt, who) => {
    const site = held()
    fakeApi({ 'GET /api/site': site.reply })
    showPanel()
    expect(screen.getByText(/^You get 10 tokens and 20 points for each successful referral/)).toBeDefined()
    site.release({ body: { ...UNSET, referralPaysAt } })
    const { textContent: text } = await screen.findByText(/for each friend who joins/)
    expect(text).toContain(`You get 10 tokens and 20 points for ${who}.`)
    expect(text).toContain('fifth adds 50 tokens and 100 points, once')
    expect(text).toContain('We check some new accounts first')
  })

  it('counts invitations and friends, and names the newest with the day they joined', () => {
    const people = ['Ana', null, 'Cem', 'Dara'].map((name, index) => ({
      id: `u-${index}`,
      name,
      joinedAt: `2026-11-0${4 - index}T12:00:00.000Z`,
    }))
    showPanel({ invites: 7, invitedCount: 4, paidReferralCount: 2, invitedUsers: people })
    expect(screen.getByText(/on the way to the bonus/).parentElement?.textContent).toBe(
      '2 of 5 on the way to the bonus',
    )
    expect(screen.getByText('Invitations sent').nextSibling?.textContent).toBe('7')
    expect(screen.getByText('Friends joined').nextSibling?.textContent).toBe('4')
    const items = screen.getAllByRole('list').flatMap((list) => within(list).queryAllByText(/2026$/))
    expect(items[0]?.closest('li')?.textContent).toBe('AnaNov 4, 2026')
    expect(screen.getByText('Former member').closest('li')?.textContent).toBe('Former memberNov 3, 2026')
    expect(screen.getByText('Show 1 more')).toBeDefined()
  })

  it('says what to do while nobody has joined', () => {
    showPanel()
    expect(screen.getByText(/^Nobody has joined through your link yet/)).toBeDefined()
  })
})
