import { act, screen, waitFor, within } from '@testing-library/react'
import { HELPER_STEPS, MEMBER_STEPS } from 'game/first-days'
import { describe, expect, it, onTestFinished } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { noteAnswer } from '#web/client/offline/connection.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { aRecruit, FIRST_DAYS, helperTicks, memberTicks, openFirstDays, own, SPONSOR } from '#web/testing/first-days.ts'
import { ME, openAccount } from '#web/testing/open-account.tsx'
import { shownToast } from '#web/testing/open-page.tsx'
import { aToday } from '#web/testing/reviews.ts'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the own first days', () => {
  it('tick themselves or by hand, and show what the sponsor did', async () => {
    const after = own({ steps: memberTicks('station', 'call') })
    const { visitor, written } = await openFirstDays(
      { mine: own({ steps: memberTicks('station') }) },
      { [`POST ${FIRST_DAYS}/call`]: { body: { mine: after, recruits: [], paid: [] } } },
    )
    const list = await region('Your first days')
    expect(list.getByText('Travel to Station 1').closest('li')?.textContent).toMatch(/^Done:/)
    expect(list.getByText('Sends you a welcome message').closest('li')?.textContent).toMatch(/^Done:/)
    expect(list.getByRole('link', { name: 'Practise a first conversation' }).getAttribute('href')).toBe('/practice')
    expect(list.getByRole('link', { name: 'Log one real talk' }).getAttribute('href')).toBe('/people')
    const box = () => list.getByRole<HTMLInputElement>('checkbox', { name: 'Have a call with your sponsor' })
    await visitor.click(box())
    await waitFor(() => expect(box().checked).toBe(true))
    expect(written()).toMatchObject([{ path: `${FIRST_DAYS}/call`, body: { isDone: true } }])
    expect(document.activeElement).toBe(box())
  })

  it('take the sentence that nobody else reads, and hand the focus on', async () => {
    const why = 'To be home at four.'
    const { visitor, written } = await openFirstDays(
      { mine: own() },
      {
        [`POST ${FIRST_DAYS}/why`]: { body: { mine: own({ why, steps: memberTicks('why') }), recruits: [], paid: [] } },
      },
    )
    await visitor.click(await screen.findByRole('button', { name: 'Write it' }))
    const field = screen.getByLabelText('Why I am here')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Write one sentence first.')).toBeDefined()
    await visitor.type(field, why)
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(why)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change it' })))
    expect(written()).toMatchObject([{ body: { isDone: true, why } }])
  })

  it('name no sponsor where nobody helps', async () => {
    await openFirstDays({ mine: own({ helper: null }) })
    const list = await region('Your first days')
    expect(list.getByRole('checkbox', { name: 'Have a call with a member you know' })).toBeDefined()
  })

  it('say when both were paid, with the focus on it', async () => {
    const { visitor } = await openFirstDays(
      { mine: own() },
      { [`POST ${FIRST_DAYS}/call`]: { body: { mine: null, recruits: [], paid: [{ name: 'Theo Lindqvist' }] } } },
    )
    await visitor.click(await screen.findByRole('checkbox', { name: 'Have a call with your sponsor' }))
    const sentence = 'You and Theo Lindqvist have both done your parts: 5 tokens and 10 points for each of you.'
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'First days finished!', description: sentence }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain(sentence))
  })

  it('say who was paid where the server says so, not where an answer was kept on this device', async () => {
    const body = { mine: own(), recruits: [], paid: [{ name: 'Theo Lindqvist' }] }
    onTestFinished(() => noteAnswer(new Response()))
    let headers: Record<string, string> = { [KEPT_AT]: '1000' }
    await openFirstDays({}, { [`GET ${FIRST_DAYS}`]: () => ({ body, headers }) })
    await region('Your first days')
    expect(screen.queryByText(/have both done your parts/)).toBeNull()
    expect(shownToast()).toBeUndefined()
    headers = {}
    await queryClient.invalidateQueries({ queryKey: queryKeys.firstDays })
    await waitFor(() => expect(shownToast()?.title).toBe('First days finished!'))
  })

  it.each([
    ['Yes, please', true],
    ['No, thank you', false],
  ])('offer a volunteer: %s', async (label, agreed) => {
    const helper = { id: 'u-nadia', name: 'Nadia Haddad', isVolunteer: true, agreed: null }
    const answered = agreed ? { ...helper, agreed, steps: helperTicks(), email: 'nadia@example.com' } : null
    const { visitor, written } = await openFirstDays(
      { mine: own({ helper }) },
      { [`PUT ${FIRST_DAYS}/volunteer`]: { body: { mine: own({ helper: answered }), recruits: [], paid: [] } } },
    )
    expect(await screen.findByText(/^Let Nadia Haddad see my name, my email address/)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(screen.queryByText(/would welcome you/)).toBeNull())
    expect(written()).toMatchObject([{ body: { volunteerId: 'u-nadia', agreed } }])
    const link = screen.queryByRole('link', { name: /^Write to Nadia Haddad/ })
    expect(link?.getAttribute('href') ?? null).toBe(agreed ? 'mailto:nadia@example.com' : null)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('ask about somebody else where a volunteer has no room left by then', async () => {
    const offer = (name: string) => own({ helper: { id: name, name, isVolunteer: true, agreed: null } })
    let mine = offer('Nadia')
    const { visitor } = await openFirstDays(
      {},
      {
        [`GET ${FIRST_DAYS}`]: () => ({ body: { mine, recruits: [], paid: [] } }),
        [`PUT ${FIRST_DAYS}/volunteer`]: () => {
          mine = offer('Bo')
          return refusal(409, 'VOLUNTEER_FULL', 'Nadia has no room left.')
        },
      },
    )
    await visitor.click(await screen.findByRole('button', { name: 'Yes, please' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Nadia has no room left.'))
    expect(await screen.findByRole('heading', { name: 'Bo would welcome you' })).toBeDefined()
    const heading = screen.getByRole('heading', { name: 'Your first days' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('say so where both parts are done and nothing was paid', async () => {
    const steps = memberTicks(...MEMBER_STEPS)
    await openFirstDays({ mine: own({ steps, helper: { ...SPONSOR, steps: helperTicks() } }) })
    await region('Your first days')
    expect(screen.queryByText(/nothing has been paid/)).toBeNull()
    const done = own({ steps, helper: { ...SPONSOR, steps: helperTicks(...HELPER_STEPS) } })
    queryClient.setQueryData([...queryKeys.firstDays, 'u-maya'], { mine: done, recruits: [], paid: [] })
    expect(await screen.findByText(/^Both parts are done, but nothing has been paid so far\./)).toBeDefined()
  })

  it('say why the sponsor sees nothing', async () => {
    await openFirstDays({ mine: own({ helper: { id: 'u-theo', name: 'Theo', isVolunteer: false, agreed: false } }) })
    const { textContent } = await screen.findByText(/because you keep your progress private/)
    expect(textContent).toContain('Theo sees nothing of them, because you keep your progress private.')
  })
})

describe('the first days of a recruit', () => {
  it('are ticked for that member, and show their part where they agreed', async () => {
    const theirs = memberTicks('station')
    const { visitor, written } = await openFirstDays(
      { recruits: [aRecruit({ theirs }), aRecruit({ id: 'u-ben', name: 'Ben Adeyemi' })] },
      {
        [`POST ${FIRST_DAYS}/welcome`]: {
          body: { mine: null, recruits: [aRecruit({ theirs, steps: helperTicks('welcome') })], paid: [] },
        },
      },
    )
    const ada = await region('Ada Weber’s first days')
    await visitor.click(screen.getByRole('button', { name: 'Show 1 more' }))
    expect(ada.getByText('Completed Station 1').closest('li')?.textContent).toMatch(/^Done:/)
    const ben = await region('Ben Adeyemi’s first days')
    expect(ben.getByText(/keeps their progress private/).textContent).toBe('Ben Adeyemi keeps their progress private.')
    await visitor.click(ada.getByRole('checkbox', { name: 'Send a welcome message' }))
    await waitFor(() => expect(written()).toMatchObject([{ body: { isDone: true, recruitId: 'u-ada' } }]))
  })

  it('let nobody look in before day 3', async () => {
    await openFirstDays({ recruits: [aRecruit({ lookInFrom: '2999-01-01T00:00:00.000Z' })] })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Look in on day 3/ })
    expect(box.disabled).toBe(true)
  })

  it('are those of one at first', async () => {
    const recruits = ['A', 'B', 'C'].map((name) => aRecruit({ id: name, name }))
    const { visitor } = await openFirstDays({ recruits })
    await region('A’s first days')
    expect(screen.queryByRole('heading', { name: 'B’s first days' })).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Show 2 more' }))
    const next = screen.getByRole('heading', { name: 'B’s first days' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('take no tick while one is on its way, from whichever list', async () => {
    const { reply, release } = held()
    const { visitor, written } = await openFirstDays(
      { mine: own(), recruits: [aRecruit()] },
      {
        [`POST ${FIRST_DAYS}/welcome`]: reply,
        [`POST ${FIRST_DAYS}/agree-time`]: reply,
        [`POST ${FIRST_DAYS}/call`]: reply,
      },
    )
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await region('Ada Weber’s first days')
    // Two presses before anything is drawn again, then one more.
    act(() => {
      box('Send a welcome message').click()
      box('Agree on a time for a call').click()
    })
    await visitor.click(box('Have a call with your sponsor'))
    const names = ['Send a welcome message', 'Agree on a time for a call', 'Have a call with your sponsor']
    expect(names.map((name) => box(name).checked)).toEqual([true, false, false])
    release({ body: { mine: own(), recruits: [aRecruit({ steps: helperTicks('welcome', 'look-in') })], paid: [] } })
    await waitFor(() => expect(box('Look in on day 3').checked).toBe(true))
    expect(written().map(({ path }) => path)).toEqual([`${FIRST_DAYS}/welcome`])
    await visitor.click(box('Have a call with your sponsor'))
    expect(written().map(({ path }) => path)).toEqual([`${FIRST_DAYS}/welcome`, `${FIRST_DAYS}/call`])
  })

  it('stay as they were where a tick is refused', async () => {
    const { visitor } = await openFirstDays(
      { recruits: [aRecruit()] },
      { [`POST ${FIRST_DAYS}/welcome`]: refusal(404, 'FIRST_DAYS_NOT_FOUND', 'There is no such list.') },
    )
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send a welcome message' })
    await visitor.click(await screen.findByRole('checkbox', { name: 'Send a welcome message' }))
    await waitFor(() => expect(shownToast()?.description).toBe('There is no such list.'))
    expect(box().checked).toBe(false)
  })
})

it('nothing is fetched or drawn where no list is open', async () => {
  const { calls } = await openFirstDays({}, { [`GET ${ME}/today`]: { body: aToday() } })
  await screen.findByText('Station 1: active')
  expect(calls.map(({ path }) => path)).not.toContain(FIRST_DAYS)
})

it('a volunteer is made in /account', async () => {
  const { visitor, written } = await openAccount({ [`PUT ${ME}/volunteering`]: { body: { isOn: true, helped: 0 } } })
  const name = 'I would welcome new members without a sponsor'
  await visitor.click(await screen.findByRole('switch', { name }))
  await waitFor(() => expect(shownToast()?.description).toMatch(/^You’ll be offered/))
  expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(true)
  expect(written()).toMatchObject([{ body: { isOn: true } }])
})

it('a volunteer who helps somebody is asked before they stop, and told whom they would leave', async () => {
  const { visitor, written } = await openAccount({
    [`GET ${ME}/volunteering`]: { body: { isOn: true, helped: 2 } },
    [`PUT ${ME}/volunteering`]: { body: { isOn: false, helped: 0 } },
  })
  const box = () => screen.getByRole<HTMLInputElement>('switch', { name: /^I would welcome/ })
  await visitor.click(await screen.findByRole('switch', { name: /^I would welcome/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop welcoming new members?' }))
  expect(question.getByText(/^You’d also leave the 2 new members you help now\./)).toBeDefined()
  await visitor.click(question.getByRole('button', { name: 'Cancel' }))
  expect([box().checked, written()]).toEqual([true, []])
  await visitor.click(box())
  await visitor.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(box().checked).toBe(false))
  expect(written()).toMatchObject([{ body: { isOn: false } }])
  await waitFor(() => expect(document.activeElement).toBe(box()))
})
