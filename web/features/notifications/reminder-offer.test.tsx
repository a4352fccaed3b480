import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aSettings, ME } from '#web/testing/open-account.tsx'
import { openPage } from '#web/testing/open-page.tsx'
import { aDueReview, aVerdict, someReviews } from '#web/testing/reviews.ts'

/** @param waiting how many more questions are due */
async function openReview(waiting = 0) {
  storeUser(aUser())
  let settings = aSettings()
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    [`GET ${ME}/reviews`]: { body: { ...someReviews([aDueReview(11)]), waiting: waiting + 1 } },
    [`POST ${ME}/reviews`]: { body: aVerdict(0) },
    [`GET ${ME}/notification-settings`]: () => ({ body: settings }),
    [`PATCH ${ME}/notification-settings`]: () => {
      settings = { ...settings, offersReminders: false }
      return { body: settings }
    },
  })
  const { visitor } = await openPage('/review')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const answer = async () => {
    await screen.findByRole('heading', { level: 2, name: 'Question 11?' })
    for (const key of ['3', 'Enter']) press(key)
    await screen.findByText('Right')
    press('Enter')
  }
  return { visitor, answer }
}

it('leaves the keyboard in the main part once the offer of a reminder is declined', async () => {
  const { visitor, answer } = await openReview()
  await answer()
  await visitor.click(await screen.findByRole('button', { name: 'No, thanks' }))
  expect(screen.queryByText('Would you like a reminder?')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('doesn’t offer a reminder again after more questions', async () => {
  const { visitor, answer } = await openReview(1)
  await answer()
  await visitor.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await visitor.click(screen.getByRole('button', { name: 'Look for more questions' }))
  await answer()
  await screen.findByRole('heading', { level: 2, name: /You knew|finished/ })
  expect(screen.queryByText('Would you like a reminder?')).toBeNull()
})
