import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Challenge } from 'contract/challenges'
import { CHALLENGES } from 'game/challenges'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { shownToast } from '#web/testing/open-page.tsx'
import { ChallengesPanel } from './challenges-panel.tsx'
import { TalkCheckIn } from './talk-check-in.tsx'

const LIST = 'GET /api/users/u-maya/challenges'
const CHECK_IN = 'POST /api/users/u-maya/challenges/talk-to-10/check-in'

/** As the server sends them. */
const TITLES = ['Talk to 10 people', 'Post videos for 15 days', 'Send 10 birthday messages', 'Post daily for 30 days']

function aChallenge(place: number, overrides: Partial<Challenge> = {}): Challenge {
  const rule = CHALLENGES[place]
  if (rule === undefined) throw new RangeError(`There is no challenge at ${place}`)
  return { ...rule, title: TITLES[place] ?? '', count: 0, checkedInToday: false, completedAt: null, ...overrides }
}

function showPanel(plan: Parameters<typeof fakeApi>[0], panel = <ChallengesPanel />) {
  const calls = fakeApi({ 'GET /api/leaderboard': { body: [] }, ...plan })
  storeUser(aUser())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberProvider user={aUser()}>{panel}</MemberProvider>
    </QueryClientProvider>,
  )
  return { calls, visitor: userEvent.setup() }
}

async function row(title: string) {
  const item = (await screen.findByRole('heading', { name: title })).closest('li')
  if (item === null) throw new Error(`"${title}" stands in no list`)
  return within(item)
}

describe('the daily challenges', () => {
  it('stand in their order, with how far each is and what it pays', async () => {
    showPanel({ [LIST]: { body: [aChallenge(0, { count: 4 }), ...[1, 2, 3].map((place) => aChallenge(place))] } })
    await row('Talk to 10 people')
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(TITLES)
    const first = await row('Talk to 10 people')
    const bar = first.getByRole('progressbar', { name: 'Talk to 10 people' })
    expect([bar.ariaValueNow, bar.ariaValueMax, bar.ariaValueText]).toEqual(['4', '10', '4 of 10'])
    expect(first.getByText('10 tokens')).toBeDefined()
    expect(first.getByText('20 points')).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Check In' })).toHaveLength(4)
  })

  it('say what is awaited while they are loading', async () => {
    const answer = held()
    showPanel({ [LIST]: answer.reply })
    expect(screen.getByText('Loading challenges...')).toBeDefined()
    answer.release({ body: [aChallenge(0)] })
    await row('Talk to 10 people')
  })

  it("say that they couldn't be loaded, and load when asked again", async () => {
    let broken = true
    const { visitor } = showPanel({
      [LIST]: () => (broken ? refusal(503, 'BUSY', 'We cannot do that right now.') : { body: [aChallenge(0)] }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot do that right now.')
    broken = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    await row('Talk to 10 people')
  })

  it('offer no second check-in on a day for those that count days', async () => {
    showPanel({ [LIST]: { body: [aChallenge(1, { count: 3, checkedInToday: true })] } })
    const days = await row('Post videos for 15 days')
    expect(days.getByText('Checked in today')).toBeDefined()
    expect(days.queryByRole('button')).toBeNull()
  })

  it('offer another check-in on the same day for those that count deeds', async () => {
    showPanel({ [LIST]: { body: [aChallenge(0, { count: 3, checkedInToday: true })] } })
    expect((await row('Talk to 10 people')).getByRole('button', { name: 'Check In' })).toBeDefined()
  })

  it('are done once completed', async () => {
    showPanel({ [LIST]: { body: [aChallenge(2, { count: 10, completedAt: '2026-11-20T08:00:00.000Z' })] } })
    const done = await row('Send 10 birthday messages')
    expect(done.getByText('Completed')).toBeDefined()
    expect(done.queryByRole('button')).toBeNull()
  })
})

describe('a check-in', () => {
  it('is counted once, and the server’s challenge and user take their places', async () => {
    const paid = aUser({ tokens: 10, leaderboardPts: 20 })
    const challenge = aChallenge(0, { count: 10, completedAt: '2026-11-21T08:00:00.000Z' })
    const { calls, visitor } = showPanel({
      [LIST]: { body: [aChallenge(0, { count: 9 })] },
      [CHECK_IN]: { body: { challenge, user: paid } },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Check In' }))
    const talk = await row('Talk to 10 people')
    await waitFor(() => expect(talk.getByText('Completed')).toBeDefined())
    expect(storedUser()).toEqual(paid)
    expect(shownToast()).toEqual({
      title: 'Challenge Completed!',
      description: 'Talk to 10 people: 10 tokens and 20 points are yours.',
      variant: undefined,
    })
    const sent = calls.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(new Headers(sent[0]?.init.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is counted once for a double press, and again for a later one', async () => {
    const { calls } = showPanel({
      [LIST]: { body: [aChallenge(0)] },
      [CHECK_IN]: { body: { challenge: aChallenge(0, { count: 1 }), user: aUser() } },
    })
    const sent = () => calls.filter(({ method }) => method === 'POST').length
    const button = await screen.findByRole('button', { name: 'Check In' })
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 1 })
    const talk = await row('Talk to 10 people')
    await talk.findByText('1 of 10')
    expect(sent()).toBe(1)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(button, { detail: 2 })
    fireEvent.click(button, { detail: 1 })
    await waitFor(() => expect(sent()).toBe(2))
  })

  it('leaves the keyboard at the challenge when its button goes', async () => {
    const challenge = aChallenge(1, { count: 1, checkedInToday: true })
    const { visitor } = showPanel({
      [LIST]: { body: [aChallenge(1)] },
      'POST /api/users/u-maya/challenges/video-15-days/check-in': { body: { challenge, user: aUser() } },
    })
    await visitor.click(await screen.findByRole('button', { name: 'Check In' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Post videos for 15 days'))
    expect(shownToast()?.description).toBe('Post videos for 15 days: 1 of 15.')
  })

  it('CHECKED_IN_TODAY: says the server’s sentence, and asks for the list again', async () => {
    let list = [aChallenge(1)]
    const { visitor } = showPanel({
      [LIST]: () => ({ body: list }),
      'POST /api/users/u-maya/challenges/video-15-days/check-in': refusal(
        409,
        'CHECKED_IN_TODAY',
        'You’ve already checked in today. Come back tomorrow.',
      ),
    })
    const button = await screen.findByRole('button', { name: 'Check In' })
    list = [aChallenge(1, { count: 1, checkedInToday: true })]
    await visitor.click(button)
    expect(await screen.findByText('Checked in today')).toBeDefined()
    expect(shownToast()).toEqual({
      title: 'Error',
      description: 'You’ve already checked in today. Come back tomorrow.',
      variant: 'destructive',
    })
    expect(document.activeElement?.textContent).toBe('Post videos for 15 days')
  })

  it('that got no answer is sent again under the same key, the next one under another', async () => {
    let replies: (() => { body: unknown })[] = []
    const { calls, visitor } = showPanel({
      [LIST]: { body: [aChallenge(0)] },
      [CHECK_IN]: () => (replies.shift() ?? lost)(),
    })
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const counted = () => ({ body: { challenge: aChallenge(0, { count: 1 }), user: aUser() } })
    const button = await screen.findByRole('button', { name: 'Check In' })
    replies = [lost, counted, counted]
    for (const times of [1, 2, 3]) {
      await visitor.click(button)
      await waitFor(() => expect(keys()).toHaveLength(times))
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    }
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)

    function keys() {
      return calls
        .filter(({ method }) => method === 'POST')
        .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))
    }
  })
})

describe('a check-in after a talk', () => {
  const completed = aChallenge(0, { count: 10, completedAt: '2026-11-21T08:00:00.000Z' })

  it('keeps its place and the focus where it completes the challenge', async () => {
    const { visitor } = showPanel(
      {
        [LIST]: { body: [aChallenge(0, { count: 9 })] },
        [CHECK_IN]: { body: { challenge: completed, user: aUser() } },
      },
      <TalkCheckIn />,
    )
    await visitor.click(await screen.findByRole('button', { name: 'Count it in “Talk to 10 people” (9 of 10)' }))
    const counted = await screen.findByRole('button', { name: 'Counted: 10 of 10' })
    expect(document.activeElement).toBe(counted)
    expect(counted.getAttribute('aria-disabled')).toBe('true')
  })

  it('is not offered once the challenge is completed', async () => {
    const { calls } = showPanel({ [LIST]: { body: [completed] } }, <TalkCheckIn />)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('the challenges are fetched again when the member comes back on another day', async () => {
  const { calls } = showPanel({ [LIST]: { body: [aChallenge(1, { checkedInToday: true })] } })
  await row('Post videos for 15 days')
  const asked = () => calls.filter(({ path }) => path.endsWith('/challenges')).length
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBe(1)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(asked()).toBe(2))
})
