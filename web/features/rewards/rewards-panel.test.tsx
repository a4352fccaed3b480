import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { intentKeys } from '#web/client/session/intent-keys.ts'
import { eraseMember, storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aDelivery, aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const REDEEM = 'POST /api/users/u-maya/redeem-reward'
const REDEEMED = { body: { user: aUser({ tokens: 4 }), message: 'Five posts are waiting for you.' } }

async function showPanel(tokens: number, plan: Parameters<typeof fakeApi>[0] = {}) {
  const user = aUser({ tokens })
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': () => ({ body: storedUser() ?? user }),
    'GET /api/users/u-maya/rewards': { body: [] },
    'GET /api/users/u-maya/contacts': { body: [] },
    ...plan,
  })
  const page = await openPage('/rewards')
  const posted = () => calls.filter(({ method }) => method === 'POST')
  return { ...page, posted }
}

/** The button of the first, second or third reward. */
function redeem(index: number): HTMLButtonElement {
  return screen.getAllByRole<HTMLButtonElement>('button', { name: 'Redeem' })[index] as HTMLButtonElement
}

function isRefusing(index: number): boolean {
  return redeem(index).getAttribute('aria-disabled') === 'true'
}

const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key')

describe('the rewards panel', () => {
  it('offers three rewards at 5 tokens each, in the words of the specification', async () => {
    await showPanel(9)
    for (const text of [
      '5 Social Media Posts',
      'Ready-to-use content templates',
      'Email Swipe Pack',
      '10 proven email templates',
      'Nobody has tested how well they work.',
      '10 Warm Leads',
      'Pre-qualified prospects',
      'They confirmed by email. Nothing else is checked.',
    ]) {
      expect(screen.getByText(text)).toBeDefined()
    }
    expect(screen.getAllByText('5 tokens')).toHaveLength(3)
    expect(screen.getByText('You have 9 tokens')).toBeDefined()
  })

  it('says which rewards there are none of before anybody presses, and takes no press for them', async () => {
    const available = (type: string, isAvailable: boolean) => ({ type, isAvailable })
    const { visitor, posted } = await showPanel(9, {
      'GET /api/users/u-maya/available-rewards': {
        body: [available('social_posts', true), available('email_swipes', false), available('warm_leads', false)],
      },
    })
    expect(await screen.findByText('None at the moment.')).toBeDefined()
    expect(screen.getByText('You have them all.')).toBeDefined()
    expect([0, 1, 2].map((index) => isRefusing(index))).toEqual([false, true, true])
    await visitor.click(redeem(2))
    expect(posted()).toEqual([])
  })

  it('asks again what there is after a redemption', async () => {
    let left = true
    const { visitor } = await showPanel(9, {
      'GET /api/users/u-maya/available-rewards': () => ({ body: [{ type: 'warm_leads', isAvailable: left }] }),
      [REDEEM]: () => {
        left = false
        return REDEEMED
      },
    })
    await visitor.click(redeem(2))
    expect(await screen.findByText('None at the moment.')).toBeDefined()
  })

  it.each([
    [4, true],
    [5, false],
  ])('with %d tokens has its buttons disabled: %s', async (tokens, disabled) => {
    await showPanel(tokens)
    expect([0, 1, 2].map((index) => isRefusing(index))).toEqual([disabled, disabled, disabled])
  })

  it.each([
    [0, 'social_posts'],
    [1, 'email_swipes'],
    [2, 'warm_leads'],
  ])('redeems reward %d as %s, replaces the user and leads to what was delivered', async (index, rewardType) => {
    const { visitor, posted } = await showPanel(9, { [REDEEM]: REDEEMED })
    await visitor.click(redeem(index))
    await waitFor(() => expect(shownToast()?.title).toBe('Reward Redeemed!'))
    expect(shownToast()?.description).toBe('Five posts are waiting for you.')
    expect(posted()[0]?.body).toEqual({ rewardType })
    expect(storedUser()?.tokens).toBe(4)
  })

  it('keeps the focus on the button that spent the last tokens', async () => {
    const { visitor } = await showPanel(5, { [REDEEM]: { body: { user: aUser({ tokens: 0 }), message: '' } } })
    redeem(0).focus()
    await visitor.keyboard('{Enter}')
    expect(await screen.findByText('You have 0 tokens')).toBeDefined()
    await waitFor(() => expect(redeem(0).getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(redeem(0))
  })

  it('takes no second press while a redemption is under way', async () => {
    const answer = held()
    const { visitor, posted } = await showPanel(20, { [REDEEM]: answer.reply })
    await visitor.click(redeem(0))
    await waitFor(() => expect(redeem(0).getAttribute('aria-disabled')).toBe('true'))
    expect([isRefusing(1), isRefusing(2)]).toEqual([true, true])
    await visitor.click(redeem(0))
    answer.release(REDEEMED)
    await waitFor(() => expect(shownToast()?.title).toBe('Reward Redeemed!'))
    expect(posted()).toHaveLength(1)
  })

  it('sends both presses of a double click, and every retry, under one key', async () => {
    let failing = true
    const { visitor, posted } = await showPanel(20, {
      [REDEEM]: () => {
        if (failing) throw new TypeError('Failed to fetch')
        return REDEEMED
      },
    })
    await visitor.dblClick(redeem(0))
    await waitFor(() => expect(shownToast()?.title).toBe('Redemption Failed'))
    failing = false
    await visitor.click(redeem(0))
    await waitFor(() => expect(shownToast()?.title).toBe('Reward Redeemed!'))
    const keys = posted().map(keyOf)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  it('charges once for a press on the dashboard and one on /rewards while no answer has come', async () => {
    const answer = held()
    const { visitor, leave, posted } = await showPanel(20, {
      [REDEEM]: answer.reply,
      'GET /api/missions': { body: aLine() },
      'GET /api/leaderboard': { body: [] },
    })
    await leave('/dashboard')
    await waitFor(() => expect(screen.getByText('See what was delivered')).toBeDefined())
    await visitor.click(redeem(0))
    await leave('/rewards')
    await waitFor(() => expect(screen.queryByText('See what was delivered')).toBeNull())
    await visitor.click(redeem(0))
    await waitFor(() => expect(posted()).toHaveLength(2))
    answer.release(REDEEMED)
    await waitFor(() => expect(shownToast()?.title).toBe('Reward Redeemed!'))
    await waitFor(() => expect(redeem(0).getAttribute('aria-busy')).toBeNull())
    storeUser(aUser({ tokens: 9 }))
    await waitFor(() => expect(isRefusing(0)).toBe(false))
    await visitor.click(redeem(0))
    await waitFor(() => expect(posted()).toHaveLength(3))
    const [first, again, next] = posted().map(keyOf)
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  it('forgets the key at a logout', async () => {
    const { visitor } = await showPanel(20, {
      [REDEEM]: new TypeError('Failed to fetch'),
      'GET /api/marketing-figures?language=en': { body: [] },
    })
    await visitor.click(redeem(0))
    await waitFor(() => expect(shownToast()?.title).toBe('Redemption Failed'))
    expect(intentKeys.size).toBe(1)
    eraseMember()
    expect(intentKeys.size).toBe(0)
  })

  it('shows and says what was delivered and charged although no answer came, and redeems anew at the next press', async () => {
    let times = 0
    const redeemer = () => aUser({ tokens: 14 - 5 * times, claimedRewards: Array(times).fill('social_posts') })
    const { visitor, posted } = await showPanel(14, {
      // The answer to the first request of each press is lost.
      [REDEEM]: () => {
        if (posted().length % 2 === 0) return { body: { user: redeemer(), message: 'Five posts are waiting for you.' } }
        times += 1
        throw new TypeError('Failed to fetch')
      },
      'GET /api/auth/me': () => ({ body: redeemer() }),
      'GET /api/users/u-maya/rewards': () => ({ body: times > 0 ? [aDelivery()] : [] }),
    })
    expect(await screen.findByText('Nothing delivered yet')).toBeDefined()
    for (const tokens of [9, 4]) {
      await visitor.click(redeem(0))
      expect(await screen.findByText(`You have ${tokens} tokens`)).toBeDefined()
      await waitFor(() =>
        expect(shownToast()).toEqual({ title: 'Reward Redeemed!', description: 'Five posts are waiting for you.' }),
      )
      await waitFor(() => expect(screen.queryByText('Nothing delivered yet')).toBeNull())
    }
    expect(new Set(posted().map(keyOf)).size).toBe(2)
  })

  it('says that it failed where another device redeemed the same meanwhile', async () => {
    let claimedRewards: string[] = []
    const { visitor, posted } = await showPanel(14, {
      [REDEEM]: () => {
        claimedRewards = ['social_posts']
        throw new TypeError('Failed to fetch')
      },
      'GET /api/auth/me': () => ({ body: aUser({ tokens: 14, claimedRewards }) }),
    })
    await visitor.click(redeem(0))
    await waitFor(() => expect(shownToast()?.title).toBe('Redemption Failed'))
    expect(new Set(posted().map(keyOf)).size).toBe(1)
  })

  it('has the newest user after an answer that is repeated', async () => {
    let tokens = 20
    const { visitor } = await showPanel(20, {
      [REDEEM]: () => {
        if (tokens === 20) throw new TypeError('Failed to fetch')
        return { body: { user: aUser({ tokens: 15 }), message: 'Five posts are waiting for you.' } }
      },
      'GET /api/auth/me': () => ({ body: aUser({ tokens }) }),
    })
    await visitor.click(redeem(0))
    await waitFor(() => expect(shownToast()?.title).toBe('Redemption Failed'))
    tokens = 12
    await visitor.click(redeem(0))
    await waitFor(() => expect(shownToast()?.title).toBe('Reward Redeemed!'))
    await waitFor(() => expect(storedUser()?.tokens).toBe(12))
  })

  it('says that the tokens do not suffice where the count was stale, and asks for the right one', async () => {
    const { visitor } = await showPanel(9, {
      [REDEEM]: refusal(409, 'INSUFFICIENT_TOKENS', 'You need at least 5 tokens to redeem this reward.'),
      'GET /api/auth/me': { body: aUser({ tokens: 2 }) },
    })
    storeUser(aUser({ tokens: 9 }))
    await waitFor(() => expect(isRefusing(0)).toBe(false))
    await visitor.click(redeem(0))
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Insufficient Tokens',
        description: 'You need at least 5 tokens to redeem this reward.',
        variant: 'destructive',
      }),
    )
    await waitFor(() => expect(storedUser()?.tokens).toBe(2))
  })

  it.each([
    [
      refusal(409, 'NO_LEADS_LEFT', 'There aren’t ten new leads at the moment.'),
      'There aren’t ten new leads at the moment.',
    ],
    [{ status: 500, body: '<h1>Server Error</h1>' }, 'Failed to redeem reward'],
  ])('says why it failed', async (reply, description) => {
    const { visitor } = await showPanel(9, { [REDEEM]: reply })
    await visitor.click(redeem(2))
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Redemption Failed', description, variant: 'destructive' }),
    )
    expect(storedUser()?.tokens).toBe(9)
  })
})
