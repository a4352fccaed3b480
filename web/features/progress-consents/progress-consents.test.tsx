import { screen, waitFor } from '@testing-library/react'
import type { User } from 'contract/users'
import { describe, expect, it } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { ME, openAccount, type Plan } from '#web/testing/open-account.tsx'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const CONSENT = `GET ${ME}/progress-consent`
const THEO = { body: { sponsorName: 'Theo Lindqvist', isAskedAgain: false } }

async function openDashboard(overrides: Partial<User>, plan: Plan = {}) {
  const user = aUser(overrides)
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [] },
    [CONSENT]: THEO,
    ...plan,
  })
  const page = await openPage('/dashboard')
  await screen.findByText('Station 1: active')
  return { ...page, calls, written: () => calls.filter(({ method }) => method !== 'GET') }
}

describe('the question on the dashboard', () => {
  it.each([
    ['Yes, show it', true, 'Theo Lindqvist can see how far you are.'],
    ['Keep it private', false, 'Your progress stays private.'],
  ])('is answered by %s, and the answer has the focus', async (label, shareProgress, sentence) => {
    const { visitor, written } = await openDashboard(
      { shareProgress: null },
      { [`PATCH ${ME}`]: { body: aUser({ shareProgress }) } },
    )
    expect(await screen.findByRole('heading', { name: 'May Theo Lindqvist see how far you are?' })).toBeDefined()
    expect(screen.getByText(/^Let Theo Lindqvist see how far I am: .* Never my answers/)).toBeDefined()
    expect(screen.queryByText(/ask again/)).toBeNull()
    const [yes, no] = [screen.getByRole('button', { name: 'Yes, show it' }), screen.getByText('Keep it private')]
    expect(yes.className).toBe(no.className)
    await visitor.click(screen.getByRole('button', { name: label }))
    const said = await screen.findByText(
      (_, element) => element?.tagName === 'P' && element.textContent.startsWith(sentence),
    )
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(screen.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe('/account')
    expect(written()).toMatchObject([
      {
        method: 'PATCH',
        path: ME,
        body: { shareProgress, consentText: expect.stringMatching(/^Let \{sponsor\} see how far I am: /) },
      },
    ])
    expect(storedUser()?.shareProgress).toBe(shareProgress)
    expect(screen.queryByRole('button', { name: label })).toBeNull()
  })

  it.each([true, false])('is not asked of who answered %s, and asks the server nothing', async (shareProgress) => {
    const { calls } = await openDashboard({ shareProgress })
    expect(screen.queryByText(/see how far/)).toBeNull()
    expect(calls.map(({ path }) => path)).not.toContain(`${ME}/progress-consent`)
  })

  it('says why it is asked again of who agreed to a text that said less', async () => {
    const again = { body: { sponsorName: 'Theo Lindqvist', isAskedAgain: true } }
    await openDashboard({ shareProgress: null }, { [CONSENT]: again })
    const said = await screen.findByText(/didn’t mention the cards or your first days, so we ask again/)
    expect(said.textContent).toContain('Until you answer, Theo Lindqvist sees nothing of your progress.')
  })

  it('goes where the sponsor has left', async () => {
    await openDashboard({ shareProgress: null }, { [CONSENT]: { body: { sponsorName: null, isAskedAgain: false } } })
    await waitFor(() => expect(screen.queryByText('Loading a question...')).toBeNull())
    expect(screen.queryByText(/see how far/)).toBeNull()
  })

  it('stays where the answer could not be saved', async () => {
    const { visitor } = await openDashboard(
      { shareProgress: null },
      { [`PATCH ${ME}`]: refusal(503, 'BUSY', 'Please try again.') },
    )
    await visitor.click(await screen.findByRole('button', { name: 'Yes, show it' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Please try again.'))
    expect(screen.getByRole('button', { name: 'Keep it private' })).toBeDefined()
  })
})

describe('the choices in /account', () => {
  const open = (plan: Plan = {}, overrides: Partial<User> = {}) =>
    openAccount(
      {
        [CONSENT]: THEO,
        [`PATCH ${ME}`]: ({ body }) => ({ body: aUser({ ...overrides, ...(body as Partial<User>) }) }),
        ...plan,
      },
      overrides,
    )
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

  it('show progress and hide it again', async () => {
    const { visitor, written } = await open({}, { shareProgress: null })
    const name = 'Show my progress to Theo Lindqvist'
    await visitor.click(await screen.findByRole('switch', { name }))
    await waitFor(() => expect(shownToast()?.description).toBe('Theo Lindqvist can see how far you are.'))
    expect(isOn(name)).toBe(true)
    await visitor.click(screen.getByRole('switch', { name }))
    await waitFor(() => expect(shownToast()?.description).toBe('Theo Lindqvist no longer sees how far you are.'))
    expect(isOn(name)).toBe(false)
    expect(written().map(({ body }) => body)).toEqual([
      { shareProgress: true, consentLanguage: 'en', consentText: expect.stringMatching(/^Let \{sponsor\} see/) },
      { shareProgress: false, consentLanguage: 'en', consentText: expect.anything() },
    ])
  })

  it('take nudges away', async () => {
    const { visitor, written } = await open()
    await visitor.click(await screen.findByRole('switch', { name: 'No nudges, please' }))
    await waitFor(() => expect(isOn('No nudges, please')).toBe(true))
    expect(written().map(({ body }) => body)).toEqual([{ noNudges: true }])
  })

  it('say that there is nobody to show it to', async () => {
    await open({ [CONSENT]: { body: { sponsorName: null, isAskedAgain: false } } })
    expect(await screen.findByText(/^You have no sponsor who could see your progress. A volunteer sees/)).toBeDefined()
    expect(screen.queryByRole('switch', { name: /^Show my progress/ })).toBeNull()
  })

  it('can be asked for again where they could not be loaded', async () => {
    let isUp = false
    const { visitor } = await open({ [CONSENT]: () => (isUp ? THEO : refusal(500, 'INTERNAL', 'It broke.')) })
    const notice = await screen.findByText('It broke.')
    isUp = true
    const again = notice.parentElement?.querySelector('button')
    if (again) await visitor.click(again)
    expect(await screen.findByRole('switch', { name: 'No nudges, please' })).toBeDefined()
  })
})
