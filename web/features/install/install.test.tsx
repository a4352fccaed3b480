import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dropOffer, type InstallOffer, keepInstallOffer } from '#web/client/install/offer.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openAccount } from '#web/testing/open-account.tsx'
import { openPage } from '#web/testing/open-page.tsx'

const HINT = 'Open Whistlestop from your home screen'
const SHARE = 'In Safari: press Share, then Add to Home Screen.'

keepInstallOffer()

/** Another screen, to leave for. */
const ELSEWHERE = { 'GET /api/courses': { body: [] } }

/** As Chromium offers it. */
function offerOf(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }) as InstallOffer
  act(() => void dispatchEvent(event))
  return { prompt, event }
}

/** `testing/setup.ts` says yes to every media query. */
function inATab(isTab = true) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !isTab }))
}

/** As Safari on an iPhone says it. */
function onAnIPhone(standalone: boolean) {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'standalone')
  })
}

async function openDashboard(overrides: Parameters<typeof aUser>[0] = { completedMissions: { 1: true } }) {
  const user = aUser(overrides)
  storeUser(user)
  fakeApi({
    ...ELSEWHERE,
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [anEntry(1)] },
  })
  const page = await openPage('/dashboard')
  await screen.findByText('Your line')
  return page
}

const hint = () => screen.queryByRole('region', { name: HINT })
const shown = () => screen.findByRole('region', { name: HINT })
/** What a hint would need to be drawn has come by then. */
const notShown = async () => {
  await import('./install-hint.tsx')
  await act(async () => {})
  expect(hint()).toBeNull()
}

beforeEach(() => {
  inATab()
  dropOffer()
  localStorage.clear()
})

describe('the hint on the dashboard', () => {
  it('comes once a station is finished, and only where the browser offers to install', async () => {
    await openDashboard()
    await notShown()
    const { event } = offerOf('accepted')
    await shown()
    expect(event.defaultPrevented).toBe(true)
  })

  it('isn’t there before anything is finished', async () => {
    offerOf('accepted')
    await openDashboard({ completedMissions: {} })
    await notShown()
  })

  it.each(['accepted', 'dismissed'] as const)(
    'asks the browser in a press, and is gone when it was %s',
    async (way) => {
      const { prompt } = offerOf(way)
      const { visitor } = await openDashboard()
      await shown()
      expect(prompt).not.toHaveBeenCalled()
      await visitor.click(screen.getByRole('button', { name: 'Install' }))
      await waitFor(() => expect(hint()).toBeNull())
      expect(prompt).toHaveBeenCalledTimes(1)
    },
  )

  it('stays away on this device once it was put away, for every member', async () => {
    offerOf('accepted')
    const { visitor, leave } = await openDashboard()
    await shown()
    await visitor.click(screen.getByRole('button', { name: 'Not now' }))
    expect(hint()).toBeNull()
    storeUser(aUser({ id: 'u-tom', completedMissions: { 1: true } }))
    await leave('/courses')
    await leave('/dashboard')
    await screen.findByText('Your line')
    await notShown()
  })

  it('says the two presses on an iPhone, and nothing in the installed app', async () => {
    onAnIPhone(false)
    const { leave } = await openDashboard()
    expect((await shown()).textContent).toContain(SHARE)
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    await leave('/courses')
    onAnIPhone(true)
    await leave('/dashboard')
    await screen.findByText('Your line')
    await notShown()
  })

  it('isn’t there in the installed app, and goes when the app is installed meanwhile', async () => {
    offerOf('accepted')
    await openDashboard()
    await shown()
    act(() => void dispatchEvent(new Event('appinstalled')))
    expect(hint()).toBeNull()
  })
})

describe('the section of /account', () => {
  const section = () => screen.findByRole('region', { name: 'On your home screen' })

  it('stays when the hint was put away', async () => {
    localStorage.setItem('install-hint-put-away', '1')
    const { prompt } = offerOf('dismissed')
    const { visitor } = await openAccount()
    await visitor.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    // The browser takes an offer back with its use.
    await waitFor(async () => expect((await section()).textContent).toContain('If your browser can do this'))
  })

  it('says the two presses on an iPhone, and that it’s done in the installed app', async () => {
    onAnIPhone(false)
    const { leave } = await openAccount(ELSEWHERE)
    await waitFor(async () => expect((await section()).textContent).toContain(SHARE))
    await leave('/courses')
    inATab(false)
    await leave('/account')
    await waitFor(async () => expect((await section()).textContent).toContain('You’re using it now'))
  })
})
