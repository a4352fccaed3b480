import { screen, waitFor } from '@testing-library/react'
import type { RestDays } from 'contract/rest-days'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { field, ME, openAccount, press } from '#web/testing/open-account.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const REST = `${ME}/rest`
const NONE: RestDays = { daysLeft: 2, rest: null, today: '2026-03-02', nextFrom: '2026-03-02' }
const ONE: RestDays = { ...NONE, rest: { from: '2026-03-03', to: '2026-03-09' }, nextFrom: '2026-05-09' }

/** /account over a server that knows of a rest. */
async function openRestDays(first: RestDays, then: RestDays) {
  let now = first
  const page = await openAccount({
    [`GET ${REST}`]: () => ({ body: now }),
    [`PUT ${REST}`]: () => {
      now = then
      return { body: now }
    },
    [`DELETE ${REST}`]: () => {
      now = then
      return { status: 204 }
    },
  })
  await screen.findByText(/left this month/)
  return page
}

describe('rest days', () => {
  it('are announced from a day on for some days, and the focus stays in the section', async () => {
    const { visitor, written } = await openRestDays(NONE, ONE)
    await visitor.clear(field('First day of a rest'))
    await visitor.type(field('First day of a rest'), '2026-03-03')
    await visitor.selectOptions(screen.getByLabelText('For'), '7 days')
    await visitor.click(press('Announce the rest'))
    expect(await screen.findByText('You rest from March 3, 2026 to March 9, 2026.')).toBeDefined()
    expect(written()).toMatchObject([{ method: 'PUT', path: REST, body: { from: '2026-03-03', to: '2026-03-09' } }])
    expect(shownToast()?.description).toBe('Your streak waits until March 9, 2026.')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/2 rest days left/))
  })

  it('are ended early, and say when the next ones may begin', async () => {
    const after = { ...NONE, today: '2026-03-05', nextFrom: '2026-05-04', daysLeft: 0 }
    const { visitor, written } = await openRestDays({ ...ONE, today: '2026-03-05' }, after)
    await visitor.click(press('End the rest'))
    expect(await screen.findByText(/May 4, 2026 at the earliest, 60 days after/)).toBeDefined()
    expect(screen.getByText(/No rest day is left this month/)).toBeDefined()
    expect(written()).toMatchObject([{ method: 'DELETE', path: REST }])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('refuse a day that is too early before anything is sent', async () => {
    const { visitor, written } = await openRestDays(NONE, ONE)
    await visitor.clear(field('First day of a rest'))
    await visitor.type(field('First day of a rest'), '2026-03-01')
    await visitor.click(press('Announce the rest'))
    expect(await screen.findByText('Choose a day from March 2, 2026 to May 31, 2026.')).toBeDefined()
    expect(written()).toEqual([])
  })

  it('say what the server says', async () => {
    const { visitor } = await openAccount({
      [`GET ${REST}`]: { body: NONE },
      [`PUT ${REST}`]: refusal(409, 'REST_ANNOUNCED', 'You’ve already announced a rest.'),
    })
    await visitor.click(await screen.findByRole('button', { name: 'Announce the rest' }))
    await waitFor(() => expect(shownToast()?.description).toMatch(/already announced a rest/))
  })

  it('say where they can’t be loaded', async () => {
    await openAccount({ [`GET ${REST}`]: refusal(500, 'INTERNAL', 'Something went wrong on our side.') })
    expect(await screen.findByText(/Something went wrong on our side/, {}, { timeout: 5_000 })).toBeDefined()
  })
})
