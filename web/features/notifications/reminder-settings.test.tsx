import { screen, waitFor, within } from '@testing-library/react'
import type { NotificationSettingsChange } from 'contract/notifications'
import type { PushDevice } from 'contract/push'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { aSettings, ME, openAccount, type Plan } from '#web/testing/open-account.tsx'

const DEVICES = `${ME}/push-devices`
const PUBLIC_KEY = 'B'.repeat(87)
const BROWSER = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'p', auth: 'a' }

const aDevice = (overrides: Partial<PushDevice> = {}): PushDevice => ({
  id: 'd1',
  label: 'Firefox, Android',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
  isThis: true,
  ...overrides,
})

/** Answers as the server does. */
function aServer(devices: PushDevice[] = []): Plan {
  let settings = aSettings()
  const body = () => ({ publicKey: PUBLIC_KEY, devices })
  return {
    [`GET ${ME}/notification-settings`]: () => ({ body: settings }),
    [`PATCH ${ME}/notification-settings`]: ({ body: change }: { body: unknown }) => {
      const { choices = [], ...rest } = change as NotificationSettingsChange
      const isOn = (old: (typeof settings.choices)[number]) =>
        choices.find(({ topic, way }) => topic === old.topic && way === old.way)?.isOn ?? old.isOn
      settings = { ...settings, ...rest, choices: settings.choices.map((each) => ({ ...each, isOn: isOn(each) })) }
      return { body: settings }
    },
    [`GET ${DEVICES}`]: () => ({ body: body() }),
    [`POST ${DEVICES}`]: () => {
      devices.push(aDevice())
      return { status: 201, body: body() }
    },
    [`DELETE ${DEVICES}/d1`]: () => {
      devices.splice(0)
      return { status: 204, body: undefined }
    },
  }
}

/** A browser with Web Push, and what it was asked for. */
function aPushBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const requestPermission = vi.fn(async () => answer)
  const { endpoint, ...keys } = BROWSER
  const old = { unsubscribe: vi.fn(async () => true), toJSON: () => ({ endpoint, keys }) }
  const pushManager = { getSubscription: vi.fn(async () => old), subscribe: vi.fn(async (_options: object) => old) }
  const registration = { pushManager }
  vi.stubGlobal('Notification', { permission, requestPermission })
  vi.stubGlobal('PushManager', class {})
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
  return { requestPermission, pushManager, old }
}

const here = () => screen.findByRole<HTMLInputElement>('switch', { name: 'On this device' })
const section = () => screen.getByRole('region', { name: 'Reminders' })

describe('reminders on this device', () => {
  beforeEach(() => vi.unstubAllGlobals())
  afterEach(() => vi.unstubAllGlobals())

  it('are switched on by a press, and only then the browser is asked', async () => {
    const { requestPermission, pushManager, old } = aPushBrowser('default')
    const { visitor, written } = await openAccount(aServer())
    expect((await here()).checked).toBe(false)
    expect(requestPermission).not.toHaveBeenCalled()
    await visitor.click(await here())
    await waitFor(async () => expect((await here()).checked).toBe(true))
    expect(requestPermission).toHaveBeenCalledTimes(1)
    // One of an older key would reach nobody.
    expect(old.unsubscribe).toHaveBeenCalled()
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY })
    expect(written().map(({ body }) => body)).toEqual([BROWSER])
    expect(within(section()).getByText('Firefox, Android')).toBeDefined()
    expect(screen.getByLabelText('Remind me at')).toBeDefined()
  })

  it('stay off where the person doesn’t allow them, with the reason', async () => {
    const { pushManager } = aPushBrowser('default', 'denied')
    const { visitor, written } = await openAccount(aServer())
    await visitor.click(await here())
    expect((await screen.findAllByText(/You haven’t allowed notifications/)).length).toBeGreaterThan(0)
    expect(pushManager.subscribe).not.toHaveBeenCalled()
    expect(written()).toEqual([])
  })

  it('stay off where the browser doesn’t set them up, or the server refuses', async () => {
    const { pushManager } = aPushBrowser('granted')
    pushManager.subscribe.mockRejectedValueOnce(new Error('AbortError'))
    const full = { [`POST ${DEVICES}`]: refusal(409, 'DEVICES_FULL', 'At most 10 devices.') }
    const { visitor } = await openAccount({ ...aServer(), ...full })
    await visitor.click(await here())
    expect((await screen.findAllByText(/The browser didn’t set them up/)).length).toBeGreaterThan(0)
    await visitor.click(await here())
    expect((await screen.findAllByText('At most 10 devices.')).length).toBeGreaterThan(0)
    expect((await here()).checked).toBe(false)
  })

  it('say that the site has a new key, until they are switched on with that', async () => {
    const { pushManager, old } = aPushBrowser('granted')
    const before = { ...old, options: { applicationServerKey: new Uint8Array(65).fill(4).buffer } }
    const after = { ...old, options: { applicationServerKey: Buffer.from(PUBLIC_KEY, 'base64url') } }
    pushManager.getSubscription.mockImplementation(async () => (pushManager.subscribe.mock.calls[0] ? after : before))
    const { visitor } = await openAccount(aServer())
    expect(await screen.findByText(/keys for notifications have changed/)).toBeDefined()
    await visitor.click(await here())
    await waitFor(() => expect(screen.queryByText(/keys for notifications have changed/)).toBeNull())
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY })
    expect(old.unsubscribe).toHaveBeenCalled()
  })

  it('say how to allow them where the browser blocks them', async () => {
    aPushBrowser('denied')
    await openAccount(aServer())
    expect(await screen.findByText(/blocked in your browser/)).toBeDefined()
    expect(screen.queryByRole('switch', { name: 'On this device' })).toBeNull()
  })

  it('say that the browser can’t, and on an iPhone how it can', async () => {
    await openAccount(aServer())
    expect(await screen.findByText('This browser can’t show reminders.')).toBeDefined()
  })

  it('say on an iPhone how they work', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }))
    await openAccount(aServer())
    expect(await screen.findByText(/Add to Home Screen/)).toBeDefined()
  })

  it('are switched off after a question, in the list', async () => {
    const { old } = aPushBrowser('granted')
    const { visitor, written } = await openAccount(aServer([aDevice({ lastUsedAt: '2026-11-21T08:00:00.000Z' })]))
    expect((await here()).checked).toBe(true)
    await visitor.click(await screen.findByRole('button', { name: 'Remove Firefox, Android' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this device?' })
    expect(written()).toEqual([])
    await visitor.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(async () => expect((await here()).checked).toBe(false))
    expect(written().map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${DEVICES}/d1`])
    expect(old.unsubscribe).toHaveBeenCalled()
  })

  it('leave the keyboard at the list once a device is removed, and in the main part after the last one', async () => {
    aPushBrowser('granted')
    const devices = [aDevice(), aDevice({ id: 'd2', label: 'Edge, Windows', isThis: false })]
    const { visitor } = await openAccount({
      ...aServer(devices),
      [`DELETE ${DEVICES}/d1`]: () => ({ status: 204, body: devices.splice(0, 1) }),
      [`DELETE ${DEVICES}/d2`]: () => ({ status: 204, body: devices.splice(0, 1) }),
    })
    const removeDevice = async (name: string) => {
      await visitor.click(await screen.findByRole('button', { name: `Remove ${name}` }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await visitor.click(dialog.getByRole('button', { name: 'Remove' }))
      await waitFor(() => expect(screen.queryByText(name)).toBeNull())
    }
    await removeDevice('Firefox, Android')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' })))
    await removeDevice('Edge, Windows')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})

describe('other reminders', () => {
  it('go by email or into the list, at an hour that is asked for once one is wanted', async () => {
    const { visitor, written } = await openAccount(aServer(), { emailVerified: true })
    const inList = await screen.findByRole('switch', { name: 'In the list under the bell' })
    expect(screen.queryByLabelText('Remind me at')).toBeNull()
    await visitor.click(inList)
    await visitor.selectOptions(await screen.findByLabelText('Remind me at'), '07:00')
    await waitFor(() => expect(written().at(-1)?.body).toEqual({ reminderHour: 7 }))
    expect(written()[0]?.body).toEqual({ choices: [{ topic: 'reminders', way: 'product', isOn: true }] })
  })

  it('say that they stopped by themselves', async () => {
    const stopped = { ...aSettings(), remindersStoppedAt: '2026-11-20T08:00:00.000Z' }
    await openAccount({ ...aServer(), [`GET ${ME}/notification-settings`]: { body: stopped } })
    expect(await screen.findByText(/We stopped reminding you/)).toBeDefined()
  })

  it('say that none is sent to who wants no nudges, and where that is changed', async () => {
    const stopped = { ...aSettings(), remindersStoppedAt: '2026-11-20T08:00:00.000Z' }
    const plan = { ...aServer(), [`GET ${ME}/notification-settings`]: { body: stopped } }
    await openAccount(plan, { noNudges: true })
    expect(await screen.findByText(/no reminders are sent/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'No nudges, please' }).getAttribute('href')).toBe('/account#team')
    expect(screen.queryByText(/We stopped reminding you/)).toBeNull()
  })

  it('say that the devices couldn’t be loaded', async () => {
    await openAccount({ ...aServer(), [`GET ${DEVICES}`]: refusal(503, 'BUSY', 'We’re busy.') })
    expect((await within(section()).findByText('We’re busy.')).closest('[role="alert"]')).not.toBeNull()
  })
})
