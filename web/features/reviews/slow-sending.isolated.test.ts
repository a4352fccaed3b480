import type { ReviewAnswer } from 'contract/reviews'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { noteAnswer } from '#web/client/offline/connection.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { ANSWERS, KEPT_AT, KEPT_BECAUSE } from '#web/client/offline/kept.ts'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { OUTBOX_HINT } from '#web/client/outbox/waits.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held } from '#web/testing/fake-api.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { aDueReview, aToday, aVerdict, someReviews } from '#web/testing/reviews.ts'
import { todayQuery } from './day-queries.ts'
import { reviewsQuery } from './review-queries.ts'

const REVIEWS = '/api/users/u-maya/reviews'
const TODAY = '/api/users/u-maya/today'
const PATIENT = { patient: true }
const DUE = someReviews([aDueReview(11), aDueReview(12)])
const TWO_DUE = aToday({ review: { count: 2, minutes: 1, isDone: false } })
const PLAN = { [`GET ${REVIEWS}`]: { body: DUE }, [`GET ${TODAY}`]: { body: TWO_DUE } }

const OPEN_CHALLENGE = { key: 'talk-to-10', title: 'Talk to 10 people', count: 1, completedAt: null }

/** The answer to a question that waits to be sent, and that the server is slow to take. */
function oneAnswerWaits(plan: Parameters<typeof fakeApi>[0] = PLAN) {
  const answer = held()
  const calls = fakeApi({ ...plan, [`POST ${REVIEWS}`]: answer.reply })
  const body: ReviewAnswer = { quizId: 11, answer: 0, guessed: false }
  void outbox.act({ memberId: 'u-maya', kind: 'review', body, name: '' }, PATIENT)
  localStorage.setItem(OUTBOX_HINT, '1')
  onTestFinished(async () => {
    answer.release({ body: aVerdict(0) })
    await outbox.send()
    noteAnswer(new Response())
  })
  return { answer, asked: () => calls.filter(({ method }) => method === 'GET').map(({ path }) => path) }
}

const dueIn = (reviews: { due: { quizId: number }[] }) => reviews.due.map(({ quizId }) => quizId)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') })
  storeUser(aUser({ timeZone: 'UTC' }))
})

describe('while the server is slow', () => {
  const KEPT = { [KEPT_AT]: '0', [KEPT_BECAUSE]: 'silent' }

  it.each([
    ['that this device gave counts by the list on it, though the server has answered something else', KEPT, {}, 1],
    ['that the server gave keeps its count, though this device has answered something else', {}, KEPT, 2],
  ])('a Today %s meanwhile', async (_, headers, ofOther, count) => {
    const caches = fakeWorker()
    await keepAnswersFor('u-maya')
    await (await caches.open(`${ANSWERS}u-maya`)).put(REVIEWS, Response.json(someReviews([aDueReview(12)])))
    const { readable, writable } = new TransformStream()
    vi.stubGlobal('fetch', async () => new Response(readable, { headers }))
    const today = queryClient.fetchQuery(todayQuery('u-maya'))
    await vi.waitFor(() => expect(readable.locked).toBe(true))
    noteAnswer(new Response(null, { headers: ofOther }))
    const writer = writable.getWriter()
    void writer.write(new TextEncoder().encode(JSON.stringify(TWO_DUE)))
    void writer.close()
    expect((await today).review.count).toBe(count)
  })
})

describe('while an answer waits and the server is slow to take it', () => {
  it('the review is asked for after three seconds, and doesn’t ask that question again', async () => {
    const { asked } = oneAnswerWaits()
    const reviews = queryClient.fetchQuery(reviewsQuery('u-maya', {}))
    await vi.advanceTimersByTimeAsync(2_900)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(asked()).toEqual([REVIEWS])
    expect(dueIn(await reviews)).toEqual([12])
  })

  it('Today is the server’s, whatever this device kept of it: its count, its station and its challenge', async () => {
    const caches = fakeWorker()
    await keepAnswersFor('u-maya')
    const cache = await caches.open(`${ANSWERS}u-maya`)
    const yesterday = { headers: { [KEPT_AT]: String(Date.now() - 86_400_000) } }
    await cache.put(REVIEWS, Response.json(DUE, yesterday))
    await cache.put(TODAY, Response.json(aToday(), yesterday))
    await cache.put('/api/users/u-maya/challenges', Response.json([OPEN_CHALLENGE], yesterday))
    const review = { count: 0, minutes: 0, isDone: true }
    const done = aToday({ review, isStationDone: true, person: null, isAllDone: true })
    oneAnswerWaits({ ...PLAN, [`GET ${TODAY}`]: { body: done } })
    const today = queryClient.fetchQuery(todayQuery('u-maya'))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await today).toEqual(done)
  })

  it('Today is asked for after three seconds, and doesn’t count that question', async () => {
    const caches = fakeWorker()
    await keepAnswersFor('u-maya')
    await (await caches.open(`${ANSWERS}u-maya`)).put(REVIEWS, Response.json(DUE))
    const { asked } = oneAnswerWaits()
    const today = queryClient.fetchQuery(todayQuery('u-maya'))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked()).toEqual([TODAY])
    expect((await today).review.count).toBe(1)
  })

  it('Today leaves out only what waits still: the server’s count is without what it took', async () => {
    const caches = fakeWorker()
    await keepAnswersFor('u-maya')
    await (await caches.open(`${ANSWERS}u-maya`)).put(REVIEWS, Response.json(DUE))
    const second = held()
    let sent = 0
    const plan = { [`POST ${REVIEWS}`]: () => (++sent === 1 ? { body: aVerdict(0) } : second.reply()) }
    fakeApi({ ...plan, [`GET ${TODAY}`]: { body: aToday({ review: { count: 2, minutes: 1, isDone: false } }) } })
    for (const quizId of [11, 12]) {
      void outbox.act(
        { memberId: 'u-maya', kind: 'review', body: { quizId, answer: 0, guessed: false }, name: '' },
        PATIENT,
      )
    }
    localStorage.setItem(OUTBOX_HINT, '1')
    onTestFinished(async () => {
      second.release({ body: aVerdict(0) })
      await outbox.send()
      noteAnswer(new Response())
    })
    const today = queryClient.fetchQuery(todayQuery('u-maya'))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(sent).toBe(2)
    expect((await today).review.count).toBe(1)
  })

  it('that question isn’t asked again either where the server has taken the answer and a kept list is shown', async () => {
    const list = held()
    const { answer, asked } = oneAnswerWaits({ [`GET ${REVIEWS}`]: list.reply })
    const reviews = queryClient.fetchQuery(reviewsQuery('u-maya', {}))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked()).toEqual([REVIEWS])
    answer.release({ body: aVerdict(0) })
    await outbox.send()
    list.release({ body: DUE, headers: { [KEPT_AT]: String(Date.now()), [KEPT_BECAUSE]: 'silent' } })
    expect(dueIn(await reviews)).toEqual([12])
  })
})
