import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aSettings, ME } from '#web/testing/open-account.tsx'
import { openPage } from '#web/testing/open-page.tsx'
import { aDueReview, aVerdict, someReviews } from '#web/testing/reviews.ts'

it('leaves the keyboard in the main part once the offer of a reminder is declined', async () => {
  storeUser(aUser())
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    [`GET ${ME}/reviews`]: { body: someReviews([aDueReview(11)]) },
    [`POST ${ME}/reviews`]: { body: aVerdict(0) },
    [`GET ${ME}/notification-settings`]: { body: aSettings() },
    [`PATCH ${ME}/notification-settings`]: { body: { ...aSettings(), offersReminders: false } },
  })
  const { visitor } = await openPage('/review')
  await screen.findByRole('heading', { level: 2, name: 'Question 11?' })
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  for (const key of ['3', 'Enter']) press(key)
  await screen.findByText('Right')
  press('Enter')
  await visitor.click(await screen.findByRole('button', { name: 'No, thanks' }))
  expect(screen.queryByText('Would you like a reminder?')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
