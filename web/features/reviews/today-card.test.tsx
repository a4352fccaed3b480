import { screen, waitFor, within } from '@testing-library/react'
import type { Today } from 'contract/reviews'
import type { Signal } from 'game/reviews'
import { describe, expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { aMemory, aToday } from '#web/testing/reviews.ts'
import { buttonClass } from '#web/ui/button.tsx'

const TODAY = 'GET /api/users/u-maya/today'
const TRY_IT = { kind: 'try-it', source: 'mission:1', text: 'Ask one person.', askedOn: '2026-11-22' } as const

type Plan = Parameters<typeof fakeApi>[0]

async function openToday(
  today: Partial<Today>,
  { plan = {}, user = aUser() }: { plan?: Plan; user?: ReturnType<typeof aUser> } = {},
) {
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [] },
    [TODAY]: { body: aToday(today) },
    ...plan,
  })
  return { ...(await openPage('/dashboard')), calls }
}

/** One line of Today by its heading. */
async function line(title: string) {
  const item = (await screen.findByRole('heading', { level: 3, name: title })).closest('li')
  if (item === null) throw new Error(`"${title}" stands in no list`)
  return within(item)
}

describe('Today', () => {
  it('is three lines with a tick each', async () => {
    await openToday(
      { review: { count: 6, minutes: 2, isDone: false } },
      { user: aUser({ completedMissions: { 9: true } }) },
    )
    const review = await line('Review')
    expect(review.getByText('To do:')).toBeDefined()
    expect(review.getByText('6 questions, about 2 minutes')).toBeDefined()
    expect(review.getByRole('link', { name: 'Start review' }).getAttribute('href')).toBe('/review')
    const stop = await line('Next stop')
    expect(stop.getByText('Station 1: Attraction Village, 2 minutes')).toBeDefined()
    expect(stop.getByRole('link', { name: 'Go to Station 1' }).getAttribute('href')).toBe('/mission/1')
    expect((await line('One person')).getByText('Done:')).toBeDefined()
  })

  it('ticks a review that is done and a station that was completed today', async () => {
    await openToday({ isStationDone: true })
    expect((await line('Review')).getByText('Done:')).toBeDefined()
    const stop = await line('Today’s stop')
    expect(stop.getByText('Done:')).toBeDefined()
    expect(stop.getByText('You made progress today. Next time: Station 1, Attraction Village')).toBeDefined()
    expect(stop.getByRole('link', { name: 'Go to Station 1' })).toBeDefined()
  })

  it.each([
    [
      'the first station comes first, for somebody who has completed none',
      {},
      ['Next stop', 'Review', 'One person'],
      '/mission/1',
    ],
    ['the review comes first, for others', { 9: true }, ['Review', 'Next stop', 'One person'], '/review'],
  ])('%s, and has the button to press', async (_, completedMissions, titles, pressed) => {
    await openToday({ review: { count: 2, minutes: 1, isDone: false } }, { user: aUser({ completedMissions }) })
    await line('Review')
    const lines = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('heading', { level: 3 })
    expect(lines.map(({ textContent }) => textContent)).toEqual(titles)
    const links = ['Start review', 'Go to Station 1'].map((name) => screen.getByRole('link', { name }))
    const looks = buttonClass({ variant: 'go' })
    expect(links.filter(({ className }) => className === looks).map((link) => link.getAttribute('href'))).toEqual([
      pressed,
    ])
  })

  it.each([
    ['Yes', 'yes'],
    ['Not yet', 'not-yet'],
    ['Let it go', 'let-go'],
  ])('asks how it went in one tap: %s', async (label, answer) => {
    let person: Today['person'] = TRY_IT
    const { visitor, calls } = await openToday(
      {},
      {
        plan: {
          [TODAY]: () => ({ body: aToday({ person }) }),
          'POST /api/users/u-maya/try-its/mission:1': () => {
            person = null
            return { body: aToday({ person }) }
          },
        },
      },
    )
    const tryIt = await line('One person')
    expect(tryIt.getByText('Ask one person.')).toBeDefined()
    await visitor.click(tryIt.getByRole('button', { name: label }))
    await waitFor(async () => expect((await line('One person')).getByText('Done:')).toBeDefined())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('One person'))
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ answer })
  })

  it('leads to a challenge that can be checked in', async () => {
    await openToday({ person: { kind: 'challenge', key: 'talk-to-10', title: 'Talk to 10 people' } })
    const person = await line('One person')
    expect(person.getByText('Daily challenge: Talk to 10 people')).toBeDefined()
    expect(person.getByRole('link', { name: 'To the challenge' }).getAttribute('href')).toBe('/dashboard#challenges')
  })

  it('offers a conversation to practise again', async () => {
    await openToday({ practice: { slug: 'price', title: 'It costs too much' } })
    expect((await screen.findByRole('link', { name: 'It costs too much' })).getAttribute('href')).toBe(
      '/practice/price',
    )
  })

  it('closes with the streak and the word that it is enough', async () => {
    await openToday({ isAllDone: true, isStationDone: true }, { user: aUser({ loginStreak: 10 }) })
    const card = await screen.findByRole('region', { name: 'That’s enough for today' })
    expect(within(card).getByText('Day 10 in a row')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Review' })).toBeNull()
  })

  it.each([
    [3, '3 days in a row. A new one begins today.'],
    [1, 'Day 1'],
  ])('closes on the first day of a streak with what the one before was: %i', async (endedStreak, words) => {
    await openToday({ isAllDone: true, isStationDone: true }, { user: aUser({ loginStreak: 1, endedStreak }) })
    const card = await screen.findByRole('region', { name: 'That’s enough for today' })
    expect(within(card).getByText(words)).toBeDefined()
  })

  it('names the next stop also where the rest could not be loaded, and tries again', async () => {
    let isUp = false
    const { visitor } = await openToday({}, { plan: { [TODAY]: () => (isUp ? { body: aToday() } : { status: 500 }) } })
    expect((await line('Next stop')).getByRole('link', { name: 'Go to Station 1' })).toBeDefined()
    const notice = await screen.findByText('The rest of today couldn’t be loaded.')
    isUp = true
    await visitor.click(within(notice.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }))
    expect((await line('Review')).getByText('Done:')).toBeDefined()
  })
})

it('a station carries its signal, and the way to review just that', async () => {
  const place = { id: 1, title: 'Attraction Village', met: 3, ideas: 3, retrievability: 0.8, signal: 'amber' as const }
  await openToday(
    {},
    {
      user: aUser({ completedMissions: { 1: true } }),
      plan: {
        'GET /api/users/u-maya/memory': {
          body: { ideas: [], missions: [place], courses: [], calendar: [], forecast: [] },
        },
      },
    },
  )
  const card = within(await screen.findByRole('article', { name: 'Attraction Village' }))
  expect(await card.findByText('Fading')).toBeDefined()
  expect(card.getByRole('link', { name: 'Review just this' }).getAttribute('href')).toBe('/review?mission=1')
  const other = within(screen.getByRole('article', { name: 'Friendship Frontier' }))
  expect(other.queryByRole('link', { name: 'Review just this' })).toBeNull()
})

it('a signal is that of the present day, on this screen and on the way to the next', async () => {
  let signal: Signal = 'green'
  const memory = () => {
    const place = { id: 1, title: 'One', met: 3, ideas: 3, retrievability: 0.8, signal }
    return { body: aMemory({ missions: [place], courses: [place] }) }
  }
  const plan = { 'GET /api/users/u-maya/memory': memory, 'GET /api/courses': { body: [aCourse(1)] } }
  const { leave } = await openToday({}, { user: aUser({ completedMissions: { 1: true } }), plan })
  await screen.findByText('Fresh')
  const nextDay = (next: Signal) => {
    signal = next
    vi.setSystemTime(Date.now() + 86_400_000)
  }
  nextDay('amber')
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('Fading')
  nextDay('red')
  await leave('/courses')
  await screen.findByText('Faded')
  nextDay('green')
  await leave('/dashboard')
  await screen.findByText('Fresh')
})

it('a locked station carries no signal, even where a general question belongs to it', async () => {
  const place = { id: 3, title: 'Locked', met: 1, ideas: 3, retrievability: 0.8, signal: 'amber' as const }
  await openToday(
    {},
    {
      plan: {
        'GET /api/users/u-maya/memory': {
          body: { ideas: [], missions: [place, { ...place, id: 1 }], courses: [], calendar: [], forecast: [] },
        },
      },
    },
  )
  await screen.findByText('Fading')
  expect(screen.getAllByText('Fading')).toHaveLength(1)
})
