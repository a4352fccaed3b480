import { act, screen, waitFor, within } from '@testing-library/react'
import type { Notification, NotificationPage, NotificationSettingsChange } from 'contract/notifications'
import { describe, expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { aSettings, ME, openAccount, type Plan } from '#web/testing/open-account.tsx'
import { openPage } from '#web/testing/open-page.tsx'

const LIST = `GET ${ME}/notifications`
const UNSEEN = `GET ${ME}/notifications/unseen`
const SEEN = `POST ${ME}/notifications/seen?upTo=7`

const news = (id: number, overrides: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'joined',
  text: `Tomás ${id} joined with your invitation.`,
  who: `Tomás ${id}`,
  path: '/rewards',
  createdAt: '2026-11-20T08:00:00.000Z',
  isSeen: false,
  ...overrides,
})

const page = (notifications: Notification[], next: string | null = null): { body: NotificationPage } => ({
  body: { notifications, unseen: 0, next },
})

async function open(address: string, plan: Plan) {
  const user = aUser()
  storeUser(user)
  const calls = fakeApi({ 'GET /api/auth/me': { body: user }, [UNSEEN]: { body: { unseen: 0 } }, ...plan })
  const opened = await openPage(address)
  const asked = (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name).length
  return { ...opened, asked }
}

const items = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const bell = () => screen.findByRole('link', { name: /^Notifications/ })

describe('the bell', () => {
  it('says how many are new, in words and in sight', async () => {
    await open('/memory', { [UNSEEN]: { body: { unseen: 12 } } })
    expect(await screen.findByRole('link', { name: 'Notifications, 12 new' })).toBeDefined()
    expect((await bell()).textContent).toBe('9+')
  })

  it('says no number where nothing is new, or where it can’t be known', async () => {
    await open('/memory', { [UNSEEN]: new TypeError('offline') })
    expect((await bell()).getAttribute('aria-label')).toBe('Notifications')
    expect((await bell()).textContent).toBe('')
  })

  it('asks again on another screen or when its tab is looked at, once a minute at most and never while hidden', async () => {
    const { leave, asked } = await open('/memory', {
      [UNSEEN]: { body: { unseen: 1 } },
      [`GET ${ME}/notification-settings`]: { body: aSettings() },
      [`GET ${ME}/ledger`]: { body: { entries: [], next: null } },
      [`GET ${ME}/sessions`]: { body: [] },
      [`GET ${ME}/push-devices`]: { body: { publicKey: 'B', devices: [] } },
      [`GET ${ME}/volunteering`]: { body: { isOn: false, helped: 0 } },
      [`GET ${ME}/progress-consent`]: { body: { sponsorName: null, isAskedAgain: false } },
      [`GET ${ME}/rest`]: { body: { daysLeft: 2, rest: null, today: '2026-11-23', nextFrom: '2026-11-23' } },
    })
    await screen.findByRole('link', { name: 'Notifications, 1 new' })
    expect(asked(UNSEEN)).toBe(1)
    await leave('/account')
    expect(asked(UNSEEN)).toBe(1)
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await look()
    expect(asked(UNSEEN)).toBe(1)
    hidden.mockReturnValue(false)
    await look()
    await waitFor(() => expect(asked(UNSEEN)).toBe(2))
    await look()
    expect(asked(UNSEEN)).toBe(2)
    clock.mockReturnValue(now + 122_000)
    await leave('/memory')
    await waitFor(() => expect(asked(UNSEEN)).toBe(3))
    clock.mockRestore()
    hidden.mockRestore()
  })
})

describe('/notifications', () => {
  it('lists what happened, where it goes on, and what is new; then the bell is empty', async () => {
    const { asked } = await open('/notifications', {
      [UNSEEN]: { body: { unseen: 1 } },
      [LIST]: page([news(7), news(5, { isSeen: true })]),
      [SEEN]: { body: { unseen: 0 } },
    })
    const [first, second] = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
    expect(first?.textContent).toContain('Tomás 7 joined with your invitation.New')
    expect(second?.textContent).not.toContain('New')
    expect(first && within(first).getByRole('link').getAttribute('href')).toBe('/rewards')
    await waitFor(async () => expect((await bell()).getAttribute('aria-label')).toBe('Notifications'))
    expect(asked(SEEN)).toBe(1)
  })

  it('goes on with the next page, and marks nothing as seen again', async () => {
    const { visitor, asked } = await open('/notifications', {
      [LIST]: page([news(7)], '7'),
      [`${LIST}?after=7`]: page([news(6)]),
      [SEEN]: { body: { unseen: 0 } },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(items()).toHaveLength(2))
    expect(asked(SEEN)).toBe(1)
  })

  it('says that there is nothing yet', async () => {
    const { asked } = await open('/notifications', { [LIST]: page([]) })
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeDefined()
    expect(asked(SEEN)).toBe(0)
  })

  it('says why it failed, and tries again', async () => {
    let isDown = true
    const { visitor } = await open('/notifications', {
      [LIST]: () => (isDown ? refusal(503, 'BUSY', 'We’re busy.') : page([news(7)])),
      [SEEN]: { status: 500, body: '' },
    })
    await screen.findByRole('alert')
    isDown = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(items()).toHaveLength(1))
  })
})

describe('the choices on the account page', () => {
  const SETTINGS = `${ME}/notification-settings`
  /** Answers as the server does. */
  function settingsPlan() {
    let settings = aSettings()
    return {
      [`GET ${SETTINGS}`]: () => ({ body: settings }),
      [`PATCH ${SETTINGS}`]: ({ body }: { body: unknown }) => {
        const { choices = [], ...rest } = body as NotificationSettingsChange
        const isOn = (old: (typeof settings.choices)[number]) =>
          choices.find(({ topic, way }) => topic === old.topic && way === old.way)?.isOn ?? old.isOn
        settings = { ...settings, ...rest, choices: settings.choices.map((each) => ({ ...each, isOn: isOn(each) })) }
        return { body: settings }
      },
    }
  }
  const cell = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

  it('are a table of topics and ways, saved one by one', async () => {
    const { visitor, written } = await openAccount(settingsPlan(), { emailVerified: true })
    expect((await cell('Help and thanks: Here')).checked).toBe(true)
    expect((await cell('Help and thanks: Email')).checked).toBe(false)
    await visitor.click(await cell('Help and thanks: Email'))
    await waitFor(async () => expect((await cell('Help and thanks: Email')).checked).toBe(true))
    expect(written().map(({ body }) => body)).toEqual([{ choices: [{ topic: 'thanks', way: 'email', isOn: true }] }])
    const account = screen.getByRole('row', { name: /^Your account/ })
    expect(within(account).queryByRole('switch')).toBeNull()
    expect(account.textContent).toContain('AlwaysAlways')
  })

  it('take a second one while the first is being saved, and send it afterwards', async () => {
    const plan = settingsPlan()
    const first = Promise.withResolvers<void>()
    const slowly = async (call: { body: unknown }) => {
      await first.promise
      return plan[`PATCH ${SETTINGS}`]?.(call)
    }
    const { visitor, written } = await openAccount({ ...plan, [`PATCH ${SETTINGS}`]: slowly })
    await visitor.click(await cell('Help and thanks: Email'))
    await visitor.click(await cell('Help and thanks: Here'))
    const isOn = async () => [
      (await cell('Help and thanks: Email')).checked,
      (await cell('Help and thanks: Here')).checked,
    ]
    expect(await isOn()).toEqual([true, false])
    expect(written()).toHaveLength(1)
    first.resolve()
    await waitFor(() => expect(written()).toHaveLength(2))
    expect(await isOn()).toEqual([true, false])
  })

  it('have quiet hours, which begin as a night', async () => {
    const { visitor, written } = await openAccount(settingsPlan())
    await visitor.click(await cell('Quiet hours'))
    await visitor.selectOptions(await screen.findByLabelText('From'), '21:00')
    await waitFor(() => expect(written().at(-1)?.body).toEqual({ quietHours: { from: 1_260, until: 420 } }))
    await visitor.click(await cell('Quiet hours'))
    await waitFor(() => expect(written().at(-1)?.body).toEqual({ quietHours: null }))
  })

  it('say that emails need a confirmed address, and that a choice failed', async () => {
    const failing = { [`PATCH ${SETTINGS}`]: refusal(503, 'BUSY', 'We’re busy.') }
    const { visitor } = await openAccount({ ...settingsPlan(), ...failing }, { emailVerified: false })
    // At the choices, and at the reminders by email.
    await waitFor(() => expect(screen.getAllByText(/Please confirm yours first/)).toHaveLength(2))
    await visitor.click(await cell('Help and thanks: Email'))
    expect((await screen.findAllByText('We’re busy.')).length).toBeGreaterThan(0)
    expect((await cell('Help and thanks: Email')).checked).toBe(false)
  })

  it('say that they couldn’t be loaded', async () => {
    await openAccount({ [`GET ${SETTINGS}`]: refusal(503, 'BUSY', 'We’re busy.') })
    // Reminders are among them, in a part of their own.
    await waitFor(() => expect(screen.getAllByText('We’re busy.')).toHaveLength(2))
    for (const said of screen.getAllByText('We’re busy.')) expect(said.closest('[role="alert"]')).not.toBeNull()
  })
})
