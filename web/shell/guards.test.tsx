import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { expectComplaints } from '#web/testing/complaints.ts'
import { aLine, aMission, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'
import { openOtherTab } from '#web/testing/other-tab.ts'

const SIGNED_OUT = refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.')

/** What the start page shows to who comes from another screen. */
const START_PAGE = { 'GET /api/marketing-figures?language=en': { body: [] } }

const SITE = {
  ...START_PAGE,
  'GET /api/auth/me': { body: aUser() },
  'GET /api/missions': { body: aLine() },
  'GET /api/missions/1': { body: aMission(1) },
  'GET /api/leaderboard': { body: [anEntry(1)] },
  'GET /api/courses': { body: [] },
}

function leaveCookieHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'signed_in=1'
}

describe.each(['/dashboard', '/mission/1'])('%s', (path) => {
  it('sends a visitor without a user to the landing page', async () => {
    fakeApi({
      ...START_PAGE,
      'GET /api/missions': SITE['GET /api/missions'],
      'GET /api/missions/1': SITE['GET /api/missions/1'],
    })
    const { address } = await openPage(path)
    expect(address()).toBe('/')
  })

  it('knows a valid cookie without a stored user', async () => {
    leaveCookieHint()
    fakeApi(SITE)
    const { address } = await openPage(path)
    expect(address()).toBe(path)
    expect(storedUser()?.name).toBe('Maya Okafor')
  })

  it('sends away a stored user whose session has ended', async () => {
    storeUser(aUser())
    fakeApi({ ...SITE, 'GET /api/auth/me': SIGNED_OUT, 'GET /api/leaderboard': SIGNED_OUT })
    const { address } = await openPage(path)
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('says that the server cannot be reached instead of calling it signed out, and tries again', async () => {
    leaveCookieHint()
    let offline = true
    fakeApi({
      ...SITE,
      'GET /api/auth/me': () => {
        if (offline) throw new TypeError('Failed to fetch')
        return SITE['GET /api/auth/me']
      },
    })
    const { visitor, address } = await openPage(path)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t reach Whistlestop/)
    offline = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(address()).toBe(path)
    expectComplaints()
  })
})

describe('/content-manager', () => {
  it('tells a visitor that there is no session, with a button to the login form', async () => {
    fakeApi({})
    const { visitor, address } = await openPage('/content-manager')
    expect(await screen.findByRole('heading', { name: 'No User Session', level: 1 })).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(address()).toBe('/auth/login'))
  })

  it('denies a member, who can log in as somebody else', async () => {
    storeUser(aUser())
    const calls = fakeApi({ ...SITE, 'POST /api/auth/logout': { status: 204 } })
    sessionStorage.setItem('draft:u-maya:course:new', '{}')
    const { visitor, address } = await openPage('/content-manager')
    expect(await screen.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeDefined()
    expect(
      screen.getByText('Access Denied: Only administrators can access the content management system.'),
    ).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Log in again' }))
    await visitor.click(await screen.findByRole('button', { name: 'Log out anyway' }))
    await waitFor(() => expect(address()).toBe('/auth/login'))
    expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual(['/api/auth/logout'])
    expect(sessionStorage.getItem('draft:u-maya:course:new')).toBeNull()
  })

  it('does not take the browser’s word for an administrator', async () => {
    storeUser(aUser({ isAdmin: true }))
    fakeApi({ ...SITE, 'GET /api/auth/me': { body: aUser({ isAdmin: false }) } })
    await openPage('/content-manager')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined()
  })

  it('lets an administrator in', async () => {
    storeUser(aUser({ isAdmin: true }))
    fakeApi({
      ...SITE,
      'GET /api/auth/me': { body: aUser({ isAdmin: true }) },
      'GET /api/courses': { body: [] },
      'GET /api/quizzes': { body: [] },
    })
    await openPage('/content-manager')
    expect(await screen.findByRole('heading', { name: 'Content Manager', level: 1 })).toBeDefined()
    expect(await screen.findByText('No courses created yet')).toBeDefined()
    expect(await screen.findByText('No quizzes yet')).toBeDefined()
  })
})

describe('/courses', () => {
  it('is open to everybody, and still empty', async () => {
    fakeApi({ 'GET /api/courses': { body: [] } })
    await openPage('/courses')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Whistlestop Courses')
    expect(await screen.findByText('No courses available yet')).toBeDefined()
  })
})

describe('any other address', () => {
  it('is the 404 page', async () => {
    fakeApi({})
    await openPage('/stations/9')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeDefined()
  })
})

describe('the site header', () => {
  it('offers strangers Get Started and Login on the landing page', async () => {
    fakeApi(START_PAGE)
    await openPage('/')
    const banner = within(await screen.findByRole('banner'))
    expect(banner.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth/register')
    expect(banner.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth/login')
  })

  it('offers them Register and Login everywhere else', async () => {
    fakeApi({ 'GET /api/courses': { body: [] } })
    await openPage('/courses')
    const banner = within(await screen.findByRole('banner'))
    expect(banner.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/auth/register')
    expect(banner.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth/login')
  })

  it('shows a member the ways, their name and their tokens', async () => {
    storeUser(aUser({ name: 'Maya Okafor', tokens: 30 }))
    fakeApi({ ...SITE, 'GET /api/auth/me': { body: aUser({ name: 'Maya Okafor', tokens: 30 }) } })
    await openPage('/courses')
    const nav = within(within(await screen.findByRole('banner')).getByRole('navigation'))
    const ways = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(ways).toEqual([
      ['Dashboard', '/dashboard'],
      ['Courses', '/courses'],
      ['Practice', '/practice'],
      ['People', '/people'],
      ['Team', '/team'],
      ['Manage', '/content-manager'],
    ])
    expect(screen.getByRole('banner').textContent).toContain('Maya Okafor')
    expect(screen.getByRole('banner').textContent).toContain('30 tokens')
  })

  it('leads a member to their account by their name', async () => {
    storeUser(aUser({ name: 'Maya Okafor' }))
    fakeApi({ ...SITE, 'GET /api/auth/me': { body: aUser({ name: 'Maya Okafor' }) } })
    await openPage('/courses')
    const [link] = within(await screen.findByRole('banner')).getAllByRole('link', { name: 'Maya Okafor, your account' })
    expect(link?.getAttribute('href')).toBe('/account')
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })

  it('leads an administrator to the members', async () => {
    const user = aUser({ isAdmin: true })
    storeUser(user)
    fakeApi({ ...SITE, 'GET /api/auth/me': { body: user } })
    await openPage('/courses')
    const [link] = within(await screen.findByRole('banner')).getAllByRole('link', { name: 'Admin' })
    expect(link?.getAttribute('href')).toBe('/admin/members')
  })

  it('logs out: ends the session, forgets the user and goes to the landing page', async () => {
    storeUser(aUser())
    const calls = fakeApi({ ...SITE, 'POST /api/auth/logout': { status: 204 } })
    const { visitor, address } = await openPage('/dashboard')
    await visitor.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/'))
    expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual(['/api/auth/logout'])
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('asks before it deletes the member’s drafts in all tabs, and says how many', async () => {
    storeUser(aUser())
    const calls = fakeApi({ ...SITE, 'POST /api/auth/logout': { status: 204 } })
    for (const name of ['u-maya:lesson:3', 'u-maya:person:', 'u-maya:words:share-text:en', 'u-other:lesson:3']) {
      sessionStorage.setItem(`draft:${name}`, '{}')
    }
    const { visitor, address } = await openPage('/dashboard')
    const other = openOtherTab()
    const inOtherTab = new BroadcastChannel('drafts')
    onTestFinished(() => inOtherTab.close())
    inOtherTab.onmessage = ({ data }) => data === 'u-maya' && inOtherTab.postMessage(3)
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
    const logout = (await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement
    await visitor.click(logout)
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
    expect(question.getByText(/^5 drafts aren’t saved/)).toBeDefined()
    await visitor.click(question.getByRole('button', { name: 'Cancel' }))
    expect(drafts()).toHaveLength(4)
    await visitor.click(logout)
    await visitor.click(await screen.findByRole('button', { name: 'Log out anyway' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(drafts()).toEqual([])
    await waitFor(() => expect(other.heard).toContain('logout'))
    expect(calls.filter(({ path }) => path === '/api/auth/logout')).toHaveLength(1)
  })

  it('ends the subscription of this browser to reminders', async () => {
    storeUser(aUser())
    fakeApi({ ...SITE, 'POST /api/auth/logout': { status: 204 } })
    const unsubscribe = vi.fn(async () => true)
    const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
    const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
    const { visitor, address } = await openPage('/dashboard')
    expect(unsubscribe).not.toHaveBeenCalled()
    await visitor.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce())
  })

  it('without a connection is a logout on this device, and says that the server doesn’t know', async () => {
    storeUser(aUser())
    fakeApi({ ...SITE, 'POST /api/auth/logout': new TypeError('Failed to fetch') })
    const { visitor, address } = await openPage('/dashboard')
    await visitor.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)
    await waitFor(() => expect(shownToast()?.title).toBe('You’re logged out on this device'))
    await waitFor(() => expect(address()).toBe('/'))
    expect([storedUser(), localStorage.getItem('user')]).toEqual([null, null])
  })

  it('does not pretend to have logged out when the server refused', async () => {
    storeUser(aUser())
    fakeApi({ ...SITE, 'POST /api/auth/logout': { status: 503, body: { message: 'Busy.' } } })
    const { visitor, address } = await openPage('/dashboard')
    await visitor.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)
    await waitFor(() => expect(shownToast()?.title).toBe('Error'))
    expect(address()).toBe('/dashboard')
    expect(storedUser()).not.toBeNull()
  })
})
