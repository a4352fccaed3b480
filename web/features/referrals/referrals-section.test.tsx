import { screen, waitFor, within } from '@testing-library/react'
import type { HeldReferral } from 'contract/administration'
import { describe, expect, it } from 'vitest'
import { held, refusal } from '#web/testing/fake-api.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'
import { reviewReason } from './referrals-section.tsx'

const AT = '2026-11-20T08:00:00.000Z'
const confirm = async () => within(await screen.findByRole('alertdialog'))

describe('referrals that wait', () => {
  const REFERRAL: HeldReferral = {
    id: 'u-kim',
    invited: { id: 'u-kim', name: 'Kim Park', email: 'kim@example.com' },
    hasLeft: false,
    sponsor: { id: 'u-maya', name: 'Maya Okafor', email: 'maya@example.com' },
    reason: 'SAME_MAILBOX',
    createdAt: AT,
  }
  const HELD = 'GET /api/admin/referrals/held'

  it.each([
    [
      'Release',
      'release',
      /Maya Okafor gets 10 tokens and 20 points now, and the bonus if this is number 5/,
      'released',
    ],
    ['Refuse', 'refuse', /Maya Okafor gets nothing for Kim Park. Both keep their accounts/, 'refused'],
  ])('%s, with the reason in words and after saying what happens', async (button, verdict, question, word) => {
    let waiting = [REFERRAL]
    const { visitor, written } = await openAdministration('referrals', {
      [HELD]: () => ({ body: waiting }),
      [`POST /api/admin/referrals/u-kim/${verdict}`]: () => {
        waiting = []
        return { status: 204 }
      },
    })
    const item = await row('Maya Okafor invited Kim Park')
    expect(
      item.getByText('Emails to the new address reach the sponsor’s own inbox, so it may be the same person.'),
    ).toBeDefined()
    await visitor.click(item.getByRole('button', { name: button }))
    expect((await confirm()).getByText(question)).toBeDefined()
    expect(written()).toEqual([])
    await visitor.click((await confirm()).getByRole('button', { name: button }))
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeDefined()
    expect(shownToast()?.title).toBe(`Referral ${word}`)
    expect(written()).toHaveLength(1)
  })

  it('leave the focus at their heading when the one it was at is decided', async () => {
    const rest = held()
    let waiting: () => Promise<object> = async () => ({ body: [REFERRAL] })
    const { visitor } = await openAdministration('referrals', {
      [HELD]: () => waiting(),
      'POST /api/admin/referrals/u-kim/release': () => {
        waiting = rest.reply
        return { status: 204 }
      },
    })
    const release = (await row('Maya Okafor invited Kim Park')).getByRole('button', { name: 'Release' })
    await visitor.click(release)
    await visitor.click((await confirm()).getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(document.activeElement).toBe(release))
    rest.release({ body: [] })
    await screen.findByRole('heading', { name: 'Nothing to review' })
    expect(document.activeElement?.textContent).toBe('Referrals under review')
  })

  it('are fetched again where another administrator decided first (REFERRAL_NOT_FOUND)', async () => {
    let waiting = [REFERRAL]
    const why = 'This referral has already been decided.'
    const { visitor } = await openAdministration('referrals', {
      [HELD]: () => ({ body: waiting }),
      'POST /api/admin/referrals/u-kim/release': () => {
        waiting = []
        return refusal(404, 'REFERRAL_NOT_FOUND', why)
      },
    })
    await visitor.click((await row('Maya Okafor invited Kim Park')).getByRole('button', { name: 'Release' }))
    await visitor.click((await confirm()).getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(shownToast()?.description).toBe(why))
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeDefined()
  })

  it('show no address of a person who deleted their account, and don’t say that they keep it', async () => {
    const { visitor } = await openAdministration('referrals', { [HELD]: { body: [{ ...REFERRAL, hasLeft: true }] } })
    const item = await row('Maya Okafor invited a former member')
    expect(item.getByText(/invited someone/).textContent).toMatch(
      /^maya@example.com .* has since deleted their account$/,
    )
    await visitor.click(item.getByRole('button', { name: 'Refuse' }))
    expect((await confirm()).getByText(/Maya Okafor keeps their account\./)).toBeDefined()
  })

  it.each([
    'SAME_MAILBOX',
    'SAME_DEVICE',
    'RING',
    'DISPOSABLE_ADDRESS',
    'DAY_CAP',
    'ADDRESS_CAP',
    'LIFETIME_CAP',
    'SPONSOR_AWAY',
    'BEFORE_PAY',
  ])('have words for %s', (code) => {
    expect(reviewReason(code)).toMatch(/^[A-Z0-9][^_]+\.$/)
    expect(reviewReason(code)).not.toContain(code)
  })

  it.each(['NEW_ONE', '__proto__', 'toString'])('show a reason they do not know as it is: %s', (code) => {
    expect(reviewReason(code)).toBe(`The server’s reason: ${code}`)
  })
})
