import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { DueReview, ReviewAnswer, Reviews } from 'contract/reviews'
import { describe, expect, it, vi } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { aDueReview, aVerdict, someReviews } from '#web/testing/reviews.ts'

const REVIEWS = '/api/users/u-maya/reviews'

type Plan = Parameters<typeof fakeApi>[0]

const judge = ({ body }: { body: unknown }) => ({ body: aVerdict((body as ReviewAnswer).answer) })

async function openReview(
  due: readonly DueReview[],
  { plan = {}, reviews = {} }: { plan?: Plan; reviews?: Partial<Reviews> } = {},
) {
  const user = aUser({ timeZone: 'UTC' })
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    [`GET ${REVIEWS}`]: { body: someReviews(due, reviews) },
    [`POST ${REVIEWS}`]: judge,
    ...plan,
  })
  const page = await openPage('/review')
  const answers = () => calls.filter(({ method }) => method === 'POST')
  return { ...page, calls, answers }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const question = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('a question of the review', () => {
  it('shows the choices in the order the server drew, as A to D', async () => {
    await openReview([aDueReview(11), aDueReview(12)])
    await question('Question 11?')
    expect(screen.getByText('Question 1 of 2')).toBeDefined()
    const choices = [...screen.getByRole('radiogroup').querySelectorAll('label')]
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'AWritten 2',
      'BWritten 4',
      'CWritten 1',
      'DWritten 3',
    ])
  })

  it('is answered by number and Enter, sends the written index, and stays until the member goes on', async () => {
    const { answers } = await openReview([aDueReview(11), aDueReview(12)])
    await question('Question 11?')
    press('Enter')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    press('3')
    press('Enter')
    expect(await screen.findByText('Right')).toBeDefined()
    expect(answers().map(({ body }) => body)).toEqual([{ quizId: 11, answer: 0, guessed: false }])
    expect(new Headers(answers()[0]?.init.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    expect(screen.getByText('Ears before mouth.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Station 1: Attraction Village' }).getAttribute('href')).toBe('/mission/1')
    expect(screen.getByText('Question 1 of 2')).toBeDefined()
    press('Enter')
    expect(await question('Question 12?')).toBe(document.activeElement)
  })

  it('says which answer is right when another was given, by its letter on the screen', async () => {
    await openReview([aDueReview(11)])
    await question('Question 11?')
    press('1')
    press('Enter')
    expect(await screen.findByText('Not this time')).toBeDefined()
    expect(screen.getByText('C: Written 1')).toBeDefined()
    expect(screen.getByText('It comes once more at the end of this review.')).toBeDefined()
  })

  it('tells the server of a guess', async () => {
    const { answers, visitor } = await openReview([aDueReview(11)])
    await question('Question 11?')
    await visitor.click(screen.getByRole('switch', { name: 'I guessed' }))
    press('3')
    press('Enter')
    expect(await screen.findByText(/^A good guess\./)).toBeDefined()
    expect(answers()[0]?.body).toEqual({ quizId: 11, answer: 0, guessed: true })
  })

  it('goes on without waiting for the network, and sends the answers in their order', async () => {
    const first = held()
    const { answers } = await openReview([aDueReview(11), aDueReview(12)], {
      plan: {
        [`POST ${REVIEWS}`]: (call) => ((call.body as ReviewAnswer).quizId === 11 ? first.reply() : judge(call)),
      },
    })
    await question('Question 11?')
    press('3')
    press('Enter')
    expect(screen.getByText('Checking your answer...')).toBeDefined()
    press('Enter')
    await question('Question 12?')
    press('3')
    press('Enter')
    expect(answers()).toHaveLength(1)
    first.release({ body: aVerdict(0) })
    expect(await screen.findByText('Right')).toBeDefined()
    expect(answers().map(({ body }) => (body as ReviewAnswer).quizId)).toEqual([11, 12])
  })

  it('is not counted where it is not due any more, and the review goes on', async () => {
    await openReview([aDueReview(11)], { plan: { [`POST ${REVIEWS}`]: refusal(409, 'NOT_DUE', 'Not due.') } })
    await question('Question 11?')
    press('3')
    press('Enter')
    expect(await screen.findByText(/^This question isn’t due any more/)).toBeDefined()
    press('Enter')
    expect(await screen.findByRole('heading', { name: 'Review finished' })).toBeDefined()
  })

  it('says which question it answers, and that it was changed meanwhile', async () => {
    const updatedAt = '2026-01-01T00:00:00.000Z'
    const changed = refusal(409, 'CHANGED_MEANWHILE', 'It was changed.')
    const { answers } = await openReview([aDueReview(11, { updatedAt })], { plan: { [`POST ${REVIEWS}`]: changed } })
    await question('Question 11?')
    press('3')
    press('Enter')
    expect(await screen.findByText('It was changed.')).toBeDefined()
    expect(answers()[0]?.body).toMatchObject({ quizId: 11, updatedAt })
  })
})

describe('the end of the review', () => {
  it('asks what was wrong once more, without sending it', async () => {
    const { answers } = await openReview([aDueReview(11), aDueReview(12)])
    await question('Question 11?')
    for (const key of ['1', 'Enter']) press(key)
    await screen.findByText('Not this time')
    press('Enter')
    await question('Question 12?')
    for (const key of ['3', 'Enter']) press(key)
    await screen.findByText('Right')
    press('Enter')
    expect(await screen.findByText('Once more, without counting: 1 of 1')).toBeDefined()
    await question('Question 11?')
    expect(screen.queryByRole('switch')).toBeNull()
    for (const key of ['3', 'Enter']) press(key)
    expect(await screen.findByText('Right')).toBeDefined()
    press('Enter')
    const end = await screen.findByRole('heading', { name: 'You knew 1 of 2' })
    expect(end).toBe(document.activeElement)
    expect(answers()).toHaveLength(2)
  })

  it('says what it paid and when each returns, and stores the new balance', async () => {
    vi.setSystemTime('2026-11-23T09:00:00Z')
    const user = aUser({ timeZone: 'UTC', leaderboardPts: 7 })
    await openReview([aDueReview(11)], {
      plan: { [`POST ${REVIEWS}`]: { body: aVerdict(0, { finishedToday: true, pointsEarned: 7, user }) } },
    })
    await question('Question 11?')
    for (const key of ['3', 'Enter']) press(key)
    await screen.findByText('Right')
    press('Enter')
    expect(await screen.findByText(/7 points for today’s review/)).toBeDefined()
    const answers = within(screen.getByRole('region', { name: 'When they come back' }))
    expect(answers.getByText('You knew it. Comes back on Thursday 26 November.')).toBeDefined()
    expect(storedUser()?.leaderboardPts).toBe(7)
  })

  it('lets the member choose how many a day, and go on with more', async () => {
    const { visitor, calls } = await openReview([aDueReview(11)], {
      reviews: { waiting: 4 },
      plan: { 'PATCH /api/users/u-maya': { body: aUser({ reviewsPerDay: 20 }) } },
    })
    await question('Question 11?')
    for (const key of ['3', 'Enter']) press(key)
    await screen.findByText('Right')
    press('Enter')
    expect(await screen.findByText(/^3 more questions can wait until tomorrow/)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: '20' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '20' }).ariaPressed).toBe('true'))
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ reviewsPerDay: 20 })
    await visitor.click(screen.getByRole('button', { name: 'Look for more questions' }))
    const more = await question('Question 11?')
    expect(document.activeElement).toBe(more)
  })

  it('stays at its end when more could not be loaded', async () => {
    const { visitor } = await openReview([aDueReview(11)], { reviews: { waiting: 4 } })
    await question('Question 11?')
    for (const key of ['3', 'Enter']) press(key)
    await screen.findByText('Right')
    press('Enter')
    const more = await screen.findByRole('button', { name: 'Look for more questions' })
    fakeApi({ 'GET /api/users/u-maya/reviews': refusal(503, 'BUSY', 'Please try again.') })
    await visitor.click(more)
    expect(await screen.findByText('More questions couldn’t be loaded.')).toBeDefined()
    expect(screen.getByRole('region', { name: 'When they come back' })).toBeDefined()
  })
})

describe('nothing to review', () => {
  it('says when the next question comes back', async () => {
    await openReview([], { reviews: { nextDueOn: '2030-01-03', finishedToday: true } })
    expect(await screen.findByRole('heading', { name: 'Today’s review is done' })).toBeDefined()
    expect(screen.getByText('The next question comes back on Thursday 3 January.')).toBeDefined()
  })

  it('becomes a review once a higher number a day is chosen', async () => {
    let due: DueReview[] = []
    const { visitor } = await openReview([], {
      plan: {
        [`GET ${REVIEWS}`]: () => ({ body: someReviews(due, { waiting: 4, finishedToday: true }) }),
        'PATCH /api/users/u-maya': () => {
          due = [aDueReview(11)]
          return { body: aUser({ reviewsPerDay: 20 }) }
        },
      },
    })
    expect(await screen.findByText('4 more questions can wait until tomorrow.')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: '20' }))
    expect(await question('Question 11?')).toBe(document.activeElement)
  })

  it('says where questions come from to who has answered none', async () => {
    await openReview([])
    expect(await screen.findByText(/^Questions come back here after/)).toBeDefined()
  })

  it('says so when it could not be loaded, and tries again', async () => {
    let isUp = false
    const { visitor } = await openReview([], {
      plan: {
        [`GET ${REVIEWS}`]: () => (isUp ? { body: someReviews([aDueReview(11)]) } : { status: 500, body: {} }),
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Your review couldn’t be loaded.')
    isUp = true
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await question('Question 11?')).toBeDefined()
  })
})

it('reviews just what one station taught', async () => {
  const user = aUser()
  storeUser(user)
  fakeApi({
    'GET /api/auth/me': { body: user },
    [`GET ${REVIEWS}?mission=2`]: { body: someReviews([]) },
    [`GET ${REVIEWS}`]: { body: someReviews([aDueReview(11)]) },
  })
  const { visitor } = await openPage('/review?mission=2')
  await visitor.click(await screen.findByRole('link', { name: 'Review everything that is due' }))
  expect(await question('Question 11?')).toBeDefined()
})

it('says that this page has to stay open where the browser can’t keep an answer', async () => {
  await openReview([aDueReview(11)], { plan: { [`POST ${REVIEWS}`]: new TypeError('Failed to fetch') } })
  await question('Question 11?')
  press('1')
  press('Enter')
  expect(
    await screen.findByText(/its storage is full or switched off\. Leave this page open until it’s sent\.$/),
  ).toBeDefined()
})
