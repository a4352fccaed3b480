import { fireEvent, screen } from '@testing-library/react'
import type { DueReview } from 'contract/reviews'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
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

async function answerToTheEnd() {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
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
