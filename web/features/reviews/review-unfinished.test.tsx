import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { DueReview, ReviewAnswer } from 'contract/reviews'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { aDueReview, aVerdict, someReviews } from '#web/testing/reviews.ts'

const REVIEWS = '/api/users/u-maya/reviews'

async function openReview(search: string, listed: () => DueReview[], isFinished = () => false) {
  storeUser(aUser())
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    [`GET ${REVIEWS}${search}`]: () => ({ body: someReviews(listed()) }),
    [`POST ${REVIEWS}`]: () => ({ body: aVerdict(0, { finishedToday: isFinished() }) }),
  })
  return openPage(`/review${search}`)
}

const question = (name: string) => screen.findByRole('heading', { level: 2, name })

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

async function answerToTheEnd() {
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText('Right')
  press('Enter')
  await screen.findByRole('heading', { name: 'You knew 1 of 1' })
}

const UNFINISHED = /^Today’s review isn’t finished yet/

it('a review that new questions follow says so, and leads to them', async () => {
  let due = [aDueReview(11)]
  const { visitor } = await openReview(
    '',
    () => due,
    () => due[0]?.quizId === 12,
  )
  await question('Question 11?')
  await answerToTheEnd()
  expect(screen.getByText(UNFINISHED)).toBeDefined()
  due = [aDueReview(12)]
  await visitor.click(screen.getByRole('button', { name: 'Look for more questions' }))
  expect(await question('Question 12?')).toBe(document.activeElement)
  await answerToTheEnd()
  expect(screen.queryByText(UNFINISHED)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Look for more questions' })).toBeNull()
})

it('a review of just one station says nothing of the day', async () => {
  await openReview('?mission=2', () => [aDueReview(11)])
  await question('Question 11?')
  await answerToTheEnd()
  expect(screen.queryByText(UNFINISHED)).toBeNull()
})

it('a review that a lower number of questions finishes isn’t said to be unfinished', async () => {
  let isFinished = false
  storeUser(aUser({ reviewsPerDay: 20 }))
  fakeApi({
    'GET /api/auth/me': { body: aUser({ reviewsPerDay: 20 }) },
    [`GET ${REVIEWS}`]: () => ({ body: someReviews([aDueReview(11)], { finishedToday: isFinished }) }),
    [`POST ${REVIEWS}`]: { body: aVerdict(0) },
    'PATCH /api/users/u-maya': () => {
      isFinished = true
      return { body: aUser({ reviewsPerDay: 10 }) }
    },
  })
  const { visitor } = await openPage('/review')
  await question('Question 11?')
  await answerToTheEnd()
  expect(screen.getByText(UNFINISHED)).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: '10' }))
  await waitFor(() => expect(screen.queryByText(UNFINISHED)).toBeNull())
})

it('a review whose last question was answered in another tab isn’t said to be unfinished', async () => {
  storeUser(aUser())
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    [`GET ${REVIEWS}`]: { body: someReviews([aDueReview(11), aDueReview(12)]) },
    [`POST ${REVIEWS}`]: ({ body }) =>
      (body as ReviewAnswer).quizId === 11 ? { body: aVerdict(0) } : refusal(409, 'NOT_DUE', 'Not due.'),
  })
  await openPage('/review')
  await question('Question 11?')
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText('Right')
  press('Enter')
  await question('Question 12?')
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText(/^This question isn’t due any more/)
  press('Enter')
  await screen.findByRole('heading', { name: 'You knew 1 of 1' })
  expect(screen.queryByText(UNFINISHED)).toBeNull()
})
