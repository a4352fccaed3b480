import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

it('/privacy says how long everything is kept, which cookies there are, and whom to ask', async () => {
  fakeApi({})
  await openPage('/privacy')
  const page = screen.getByRole('article').textContent
  for (const fact of [
    /fingerprint of the address \(a hash\), for 12 months/,
    /exact words you agreed to, for 24 months/,
    /deleted after 30 days/,
    /no tracking/,
    /Nothing is sent to other companies/,
    /export all that is stored about you, and delete your account/,
    /erases? your details/,
    /ask the administrator of this site/,
  ]) {
    expect(page).toMatch(fact)
  }
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['session', 'device', 'signed_in'])
})
