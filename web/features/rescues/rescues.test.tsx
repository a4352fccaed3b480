import { screen, waitFor, within } from '@testing-library/react'
import type { Help, RescueCard, Rescues } from 'contract/rescues'
import type { Today } from 'contract/reviews'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aTeam, aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'
import { aToday } from '#web/testing/reviews.ts'

const ME = '/api/users/u-maya'
const CARD_ID = 'card-of-ada-----'

const aCard = (overrides: Partial<RescueCard> = {}): RescueCard => ({
  id: CARD_ID,
  name: 'Ada Weber',
  cause: 'station',
  since: '2026-03-02T09:00:00.000Z',
  title: 'Attraction Village',
  ...overrides,
})
const some = (overrides: Partial<Rescues> = {}): Rescues => ({ cards: [], reachedOut: [], thanks: [], ...overrides })
const QUESTION: Help = {
  questions: [{ id: CARD_ID, sponsorName: 'Theo Lindqvist', reachedOutAt: '2026-03-02T09:00:00.000Z' }],
}

async function openDashboard(today: Partial<Today>, plan: Parameters<typeof fakeApi>[0] = {}) {
  const user = aUser()
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [] },
    [`GET ${ME}/today`]: { body: aToday(today) },
    ...plan,
  })
  const page = await openPage('/dashboard')
  await screen.findByText('Station 1: active')
  return {
    ...page,
    calls,
    sent: () => sentIn(calls),
  }
}

const sentIn = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

/** The line that says what was done: a name in it is an element of its own. */
const findSaid = (sentence: string | RegExp) =>
  screen.findByText((_, element) => {
    const text = element?.getAttribute('role') === 'status' ? element.textContent : ''
    return typeof sentence === 'string' ? text === sentence : sentence.test(text)
  })

describe('on the dashboard, the team', () => {
  it('isn’t named where nobody needs a hand', async () => {
    await openDashboard({})
    expect(screen.queryByRole('link', { name: 'See your team' })).toBeNull()
  })

  it.each([
    [{ needAHand: 1 }, ['1 person on your team could use a hand', 'A short message often helps.']],
    [
      { needAHand: 3, firstDaysToHelp: 2 },
      ['3 people on your team could use a hand', '2 new members are in their first days with you'],
    ],
    [{ firstDaysToHelp: 1 }, ['1 new member is in their first days with you', 'A short message often helps.']],
  ])('is one notice that leads to its page: %j', async (today, sentences) => {
    const { calls } = await openDashboard(today)
    expect((await screen.findByRole('link', { name: 'See your team' })).getAttribute('href')).toBe('/team')
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeDefined()
    expect(calls.map(({ path }) => path)).not.toContain(`${ME}/rescues`)
  })
})

describe('who needs a hand', () => {
  const withCards = async (rescues: Rescues, plan: Parameters<typeof fakeApi>[0] = {}) => {
    const user = aUser({ invitedCount: 3 })
    storeUser(user)
    const calls = fakeApi({
      'GET /api/auth/me': { body: user },
      [`GET ${ME}/today`]: { body: aToday() },
      [`GET ${ME}/team`]: { body: aTeam() },
      [`GET ${ME}/team/members`]: { body: { members: [], next: null } },
      [`GET ${ME}/rescues`]: { body: rescues },
      ...plan,
    })
    const page = await openPage('/team')
    return { ...page, sent: () => sentIn(calls) }
  }

  it.each([
    [{}, /^The station Attraction Village has been open since Mar 2, 2026\.$/],
    [{ cause: 'first-station' }, /^Joined on Mar 2, 2026\. The first station, Attraction Village, is open\.$/],
    [{ cause: 'course', title: 'Listening' }, /^The course “Listening” has stood still since Mar 2, 2026\.$/],
    [{ cause: 'streak', days: 7 }, /^A streak of 7 days has ended\. Last here on Mar 1, 2026\.$/],
    [{ cause: 'finished' }, /^Finished all stations on Mar 2, 2026\. A word of praise would be kind\.$/],
  ] as [Partial<RescueCard>, RegExp][])('says what stands still: %j', async (overrides, sentence) => {
    const since = overrides.cause === 'streak' ? '2026-03-02T00:00:00.000Z' : aCard().since
    await withCards(some({ cards: [aCard({ ...overrides, since })] }))
    const card = await screen.findByRole('listitem', { name: 'Ada Weber' })
    expect(within(card).getByText((_, element) => element?.tagName === 'P').textContent).toMatch(sentence)
  })

  it('shows three cards at first, and all of them when asked', async () => {
    const others = ['Cleo Diaz', 'Dora Weil'].map((name) => aCard({ id: name, name }))
    const cards = [aCard(), ...others, aCard({ id: 'card-of-bo------', name: 'Bo Lund' })]
    const { visitor } = await withCards(some({ cards }))
    await screen.findByText('Ada Weber')
    expect(screen.queryByText('Bo Lund')).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Show all 4' }))
    const next = screen.getByRole('heading', { name: 'Bo Lund' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it.each([
    ['Later', 'later', 'Ada Weber’s card comes back in 3 days, unless they make progress first.'],
    ['Not this one', 'dismiss', 'Ada Weber’s card is put away.'],
    ['I reached out', 'reached_out', /^You wrote to Ada Weber\. If they make progress/],
  ])('%s is sent, said where the focus is, and taken back', async (label, act, sentence) => {
    let cards = [aCard()]
    const { visitor, sent } = await withCards(some({ cards }), {
      [`GET ${ME}/rescues`]: () => ({ body: some({ cards }) }),
      [`POST ${ME}/rescues/${CARD_ID}`]: ({ body }) => {
        cards = (body as { act: string }).act === 'reopen' ? [aCard()] : []
        return { body: some({ cards }) }
      },
    })
    await visitor.click(await screen.findByRole('button', { name: label }))
    const said = await findSaid(sentence)
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(screen.queryByRole('button', { name: label })).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Undo' }))
    const back = await findSaid('Ada Weber’s card is back.')
    await waitFor(() => expect(document.activeElement).toBe(back))
    expect(screen.getByRole('button', { name: label })).toBeDefined()
    const url = `${ME}/rescues/${CARD_ID}`
    expect(sent()).toEqual([
      [url, { act }],
      [url, { act: 'reopen' }],
    ])
  })

  it('offers a message to change, by ways of the member’s own, and sends none of it', async () => {
    const { visitor, sent } = await withCards(some({ cards: [aCard()] }), {
      [`POST ${ME}/rescues/${CARD_ID}`]: { body: some() },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Write a message' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
    expect(field.value).toMatch(/^Hi Ada, .*Attraction Village/)
    const first = field.value
    await visitor.click(screen.getByRole('button', { name: 'Another one' }))
    expect(field.value).not.toBe(first)
    await visitor.click(screen.getByRole('button', { name: 'Asking' }))
    expect(field.value).toMatch(/\?/)
    await visitor.clear(field)
    await visitor.type(field, 'Hi & hello')
    for (const another of ['Another one', 'Warm']) {
      await visitor.click(screen.getByRole('button', { name: another }))
      await visitor.click(screen.getByRole('button', { name: 'Keep my words' }))
      await waitFor(() => expect(document.activeElement).toBe(field))
      expect(field.value).toBe('Hi & hello')
    }
    await visitor.click(screen.getByRole('button', { name: 'Another one' }))
    await visitor.click(screen.getByRole('button', { name: 'Replace it' }))
    expect(field.value).toMatch(/^Hi Ada/)
    await visitor.clear(field)
    await visitor.type(field, 'Hi & hello')
    const hrefs = ['WhatsApp', 'SMS', 'Email'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
    expect(hrefs).toEqual([
      'https://wa.me/?text=Hi%20%26%20hello',
      'sms:?&body=Hi%20%26%20hello',
      'mailto:?body=Hi%20%26%20hello',
    ])
    const dialog = screen.getByRole('dialog')
    await visitor.click(within(dialog).getByRole('button', { name: 'I reached out' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([[`${ME}/rescues/${CARD_ID}`, { act: 'reached_out' }]])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('leaves a message open while another card is put off', async () => {
    const answer = Promise.withResolvers<{ body: Rescues }>()
    const bo = aCard({ id: 'card-of-bo------', name: 'Bo Lund' })
    const { visitor } = await withCards(some({ cards: [aCard(), bo] }), {
      [`POST ${ME}/rescues/${CARD_ID}`]: () => answer.promise,
    })
    const buttonOf = (name: string, label: string) =>
      within(screen.getByRole('listitem', { name })).getByRole('button', { name: label })
    await screen.findByText('Bo Lund')
    await visitor.click(buttonOf('Ada Weber', 'Later'))
    await visitor.click(buttonOf('Bo Lund', 'Write a message'))
    await visitor.type(await screen.findByRole('textbox', { name: 'Your message' }), ' See you!')
    answer.resolve({ body: some({ cards: [bo] }) })
    await findSaid(/^Ada Weber’s card comes back/)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toContain('See you!')
  })

  it('finds a message again that was closed, until it was used', async () => {
    const { visitor } = await withCards(some({ cards: [aCard()] }), {
      [`POST ${ME}/rescues/${CARD_ID}`]: { body: some({ cards: [aCard()] }) },
    })
    const open = async () => {
      await visitor.click(await screen.findByRole('button', { name: 'Write a message' }))
      return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
    }
    const field = await open()
    const suggested = field.value
    await visitor.type(field, ' See you!{Escape}')
    expect((await open()).value).toBe(`${suggested} See you!`)
    await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'I reached out' }))
    expect((await open()).value).toBe(suggested)
  })

  it('says what became of messages, and that nobody needs a hand', async () => {
    const thanks = [{ id: 'a'.repeat(16), name: 'Bo Lund', thankedAt: aCard().since, points: 5 }]
    const reachedOut = [{ id: 'b'.repeat(16), name: 'Cleo Tan', reachedOutAt: aCard().since }]
    await withCards(some({ thanks, reachedOut }))
    expect(await screen.findByText('Nobody who shows you their progress needs a hand now.')).toBeDefined()
    expect(screen.getByText(/made progress after your message/).textContent).toBe(
      'Bo Lund made progress after your message. Thank you! 5 points for you.',
    )
    expect(screen.getByText(/^You wrote to/).textContent).toBe('You wrote to Cleo Tan on Mar 2, 2026.')
  })

  it('stays as it was where nothing could be saved, and can be loaded again', async () => {
    const { visitor } = await withCards(some({ cards: [aCard()] }), {
      [`POST ${ME}/rescues/${CARD_ID}`]: refusal(409, 'RESCUE_OVER', 'They’ve made progress on their own.'),
    })
    await visitor.click(await screen.findByRole('button', { name: 'I reached out' }))
    await waitFor(() => expect(shownToast()?.description).toBe('They’ve made progress on their own.'))
    expect(screen.getByRole('button', { name: 'I reached out' })).toBeDefined()
  })

  it('says where the cards could not be loaded', async () => {
    await withCards(some(), { [`GET ${ME}/rescues`]: refusal(500, 'INTERNAL', 'It broke.') })
    expect(await screen.findByText('It broke.')).toBeDefined()
  })
})

describe('whether a message helped', () => {
  it.each([
    ['Say thanks', 'thanks', 'You thanked Theo Lindqvist.'],
    ['It had nothing to do with it', 'unrelated', 'Thank you for telling us. Nothing else happens.'],
  ])('is answered by %s, and the answer has the focus', async (label, answer, sentence) => {
    let help = QUESTION
    const { visitor, sent } = await openDashboard(
      { wasHelped: true },
      {
        [`GET ${ME}/help`]: () => ({ body: help }),
        [`POST ${ME}/help/${CARD_ID}`]: () => {
          help = { questions: [] }
          return { body: help }
        },
      },
    )
    expect(await screen.findByRole('heading', { name: 'Did Theo Lindqvist’s message help?' })).toBeDefined()
    const [thanks, unrelated] = ['Say thanks', 'It had nothing to do with it'].map((name) =>
      screen.getByRole('button', { name }),
    )
    expect(thanks?.className).toBe(unrelated?.className)
    await visitor.click(screen.getByRole('button', { name: label }))
    const said = await findSaid(sentence)
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(sent()).toEqual([[`${ME}/help/${CARD_ID}`, { answer }]])
  })
})
