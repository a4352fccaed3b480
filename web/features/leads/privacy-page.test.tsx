import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

it('/privacy says how long everything is kept, which cookies there are, and whom to ask', async () => {
  fakeApi({})
  await openPage('/privacy')
  const page = (await screen.findByRole('article')).textContent
  for (const fact of [
    /fingerprint of the address \(a hash\): for 12 months.*and without an end/,
    /also stays after the 24 months/,
    /so that nobody is paid for inviting themselves/,
    /the entries of tokens and points with their time and what they were for/,
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

it('/privacy names who is responsible, by the address to write to, where there is one', async () => {
  const settings = { passwordMin: 6, referralPaysAt: 'registered', contactEmail: 'ana@line.example' }
  fakeApi({ 'GET /api/site': { body: settings } })
  await openPage('/privacy')
  const link = await screen.findByRole('link', { name: 'ana@line.example' })
  expect(link.getAttribute('href')).toBe('mailto:ana@line.example')
  expect(link.closest('li')?.textContent).toBe(
    'This site is run by the administrator at ana@line.example, who is responsible for your data. Ask there for anything else.',
  )
})
