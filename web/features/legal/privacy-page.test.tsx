import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

it('/privacy says why and how long everything is kept, which cookies there are, and which rights people have', async () => {
  fakeApi({})
  await openPage('/privacy')
  const page = (await screen.findByRole('article')).textContent
  for (const fact of [
    /the controller/,
    /contract, GDPR article 6\(1\)\(b\)/,
    /legitimate interests, article 6\(1\)\(f\)/,
    /consent, article 6\(1\)\(a\)/,
    /comes from the member who entered it/,
    /fingerprint of it \(a hash\), for 12 months.*only so that the unsubscribe link keeps working/,
    /sees them for up to 24 months/,
    /within 7 days/,
    /at most 6 months/,
    /reports? .*for 12 months|for 12 months, so that we can look into it/,
    /We keep it for 24 months/,
    /the rest of it after 30 days/,
    /deleted after 90 days/,
    /so that nobody is paid for inviting themselves/,
    /No decision with legal or similarly serious effects/,
    /If you agree \(consent.*how far you are: .*the day you were last here.*a card that says so/,
    /volunteer.*sees your name, your email address/,
    /list of people.*why you are here.*encrypted.*for 730 days, we erase them 30 days later/,
    /secret address.*can read first names/,
    /European Economic Area/,
    /push service of its maker, such as Google, Mozilla, Apple or Microsoft.*can’t read it/,
    /rectification.*portability.*erasure/,
    /object to what we do/,
    /restrict/,
    /complain to a data protection authority/,
  ]) {
    expect(page).toMatch(fact)
  }
  for (const untrue of [/tell nobody else/, /Nothing is sent to other companies/]) expect(page).not.toMatch(untrue)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'session',
    'device',
    'signed_in',
    'language',
  ])
})
