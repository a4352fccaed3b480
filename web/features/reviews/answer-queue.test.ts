import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { aToday, aVerdict } from '#web/testing/reviews.ts'

const POST = 'POST /api/users/u-maya/reviews'
const ANSWER = { quizId: 11, answer: 0, guessed: false }

/** The queue as a page that was just opened has it. */
async function openedPage() {
  vi.resetModules()
  const { storeUser: storeHere } = await import('#web/client/session/stored-user.ts')
  storeHere(aUser())
  return import('./answer-queue.ts')
}

function useClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key')

afterEach(() => storeUser(aUser()))

it('keeps an answer that could not be sent, and sends it with the same key when the connection is back', async () => {
  let isUp = false
  const calls = fakeApi({ [POST]: () => (isUp ? { body: aVerdict(0) } : Promise.reject(new TypeError('offline'))) })
  const { queueAnswer, useUnsentAnswers } = await openedPage()
  const { result: unsent } = renderHook(() => useUnsentAnswers())
  const answered = queueAnswer('u-maya', ANSWER)
  await waitFor(() => expect(unsent.current).toBe(true))
  expect(localStorage.getItem('review-answers')).toContain('"quizId":11')
  isUp = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await answered).toEqual({ verdict: aVerdict(0) })
  expect(new Set(calls.map(keyOf)).size).toBe(1)
  expect(calls).toHaveLength(2)
  await waitFor(() => expect(unsent.current).toBe(false))
  expect(localStorage.getItem('review-answers')).toBeNull()
})

it('tries again without being asked, later each time', async () => {
  let tries = 0
  fakeApi({ [POST]: () => (++tries < 3 ? refusal(503, 'BUSY', 'Busy.') : { body: aVerdict(0) }) })
  const { queueAnswer } = await openedPage()
  useClock()
  const answered = queueAnswer('u-maya', ANSWER)
  await vi.advanceTimersByTimeAsync(999)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answered).toEqual({ verdict: aVerdict(0) })
})

it('sends what an earlier visit left, before anything is asked', async () => {
  fakeApi({ [POST]: held().reply })
  const before = await openedPage()
  void before.queueAnswer('u-maya', ANSWER)
  await waitFor(() => expect(localStorage.getItem('review-answers')).not.toBeNull())
  const calls = fakeApi({ [POST]: { body: aVerdict(0) } })
  const { sendWaiting } = await openedPage()
  await sendWaiting('u-maya')
  expect(calls.map(({ body }) => body)).toContainEqual(ANSWER)
  expect(localStorage.getItem('review-answers')).toBeNull()
})

it('sends no answer of somebody else, and none that is older than its key', async () => {
  const left = (memberId: string, at: number) => ({ memberId, key: memberId, at, answer: ANSWER })
  const day = 24 * 60 * 60 * 1_000
  localStorage.setItem(
    'review-answers',
    JSON.stringify([left('u-ben', Date.now()), left('u-maya', Date.now() - day), 'nonsense', null]),
  )
  const calls = fakeApi({})
  const { sendWaiting } = await openedPage()
  await sendWaiting('u-maya')
  expect(calls).toEqual([])
})

it('sends what was left before the dashboard asks what there is to do', async () => {
  const left = { memberId: 'u-maya', key: 'k', at: Date.now(), answer: ANSWER }
  localStorage.setItem('review-answers', JSON.stringify([left]))
  const calls = fakeApi({ [POST]: { body: aVerdict(0) }, 'GET /api/users/u-maya/today': { body: aToday() } })
  await openedPage()
  const { todayQuery } = await import('./day-queries.ts')
  await new QueryClient().fetchQuery(todayQuery('u-maya'))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([POST, 'GET /api/users/u-maya/today'])
})
