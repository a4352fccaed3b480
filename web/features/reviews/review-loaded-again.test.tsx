import { act, fireEvent, screen } from '@testing-library/react'
import type { DueReview, ReviewAnswer } from 'contract/reviews'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { aDueReview, aVerdict, someReviews } from '#web/testing/reviews.ts'

const REVIEWS = '/api/users/u-maya/reviews'

async function openReview(due: () => DueReview[]) {
  const user = aUser({ timeZone: 'UTC' })
  storeUser(user)
  fakeApi({
    'GET /api/auth/me': { body: user },
    [`GET ${REVIEWS}`]: () => ({ body: someReviews(due(), { waiting: 4 }) }),
    [`POST ${REVIEWS}`]: ({ body }) => ({ body: aVerdict((body as ReviewAnswer).answer) }),
  })
  return openPage('/review')
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const question = () => screen.findByRole('heading', { level: 2, name: 'Question 11?' })

it('a review stays where the list is loaded again and nothing is due any more', async () => {
  let due = [aDueReview(11)]
  const { visitor } = await openReview(() => due)
  // What is loaded is shown in the next task.
  const loadAgain = () =>
    act(async () => {
      await queryClient.invalidateQueries({ type: 'active' })
      await new Promise((resolve) => setTimeout(resolve))
    })
  await question()
  for (const key of ['1', 'Enter']) press(key)
  await screen.findByText('Not this time')
  due = []
  await loadAgain()
  expect(screen.getByText('Not this time')).toBeDefined()
  press('Enter')
  expect(await screen.findByText('Once more, without counting: 1 of 1')).toBeDefined()
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText('Right')
  press('Enter')
  const end = await screen.findByRole('heading', { name: 'You knew 0 of 1' })
  await loadAgain()
  expect(document.activeElement).toBe(end)
  await visitor.click(screen.getByRole('button', { name: 'Look for more questions' }))
  expect(await screen.findByRole('heading', { name: 'Nothing to review now' })).toBeDefined()
})

it('nothing to review becomes a review when the member comes back on another day', async () => {
  let due: DueReview[] = []
  await openReview(() => due)
  await screen.findByRole('heading', { name: 'Nothing to review now' })
  due = [aDueReview(11)]
  vi.setSystemTime(Date.now() + 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await question()).toBeDefined()
})

it('a review that began on the day before shows its end', async () => {
  await openReview(() => [aDueReview(11)])
  await question()
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText('Right')
  vi.setSystemTime(Date.now() + 86_400_000)
  press('Enter')
  expect(await screen.findByRole('heading', { name: 'You knew 1 of 1' })).toBeDefined()
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByRole('heading', { name: 'You knew 1 of 1' })).toBeDefined()
})

it('a finished review makes way for another when the member comes back on another day', async () => {
  let due = [aDueReview(11)]
  await openReview(() => due)
  await question()
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText('Right')
  press('Enter')
  await screen.findByRole('heading', { name: 'You knew 1 of 1' })
  due = [aDueReview(12)]
  vi.setSystemTime(Date.now() + 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { level: 2, name: 'Question 12?' })).toBeDefined()
})
