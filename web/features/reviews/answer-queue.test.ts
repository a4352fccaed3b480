import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { aToday, aVerdict } from '#web/testing/reviews.ts'
import { queueAnswer, useUnsentAnswers } from './answer-queue.ts'
import { todayQuery } from './day-queries.ts'

const POST = 'POST /api/users/u-maya/reviews'
const ANSWER = { quizId: 11, answer: 0, guessed: false }
const OFFLINE = new TypeError('Failed to fetch')

const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key')

beforeEach(() => storeUser(aUser()))

it('keeps an answer that could not be sent, and sends it with the same key when the connection is back', async () => {
  let isUp = false
  const calls = fakeApi({ [POST]: () => (isUp ? { body: aVerdict(0) } : Promise.reject(OFFLINE)) })
  const { result: unsent } = renderHook(() => useUnsentAnswers())
  const answered = queueAnswer('u-maya', ANSWER)
  await waitFor(() => expect(unsent.current).toBe(true))
  isUp = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await answered).toEqual({ verdict: aVerdict(0) })
  expect(new Set(calls.map(keyOf)).size).toBe(1)
  await waitFor(() => expect(unsent.current).toBe(false))
})

it('tries again without being asked, later each time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let tries = 0
  fakeApi({ [POST]: () => (++tries < 3 ? refusal(503, 'BUSY', 'Busy.') : { body: aVerdict(0) }) })
  // What signing in has sent is done.
  await vi.advanceTimersByTimeAsync(0)
  await outbox.send()
  const answered = queueAnswer('u-maya', ANSWER)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answered).toEqual({ verdict: aVerdict(0) })
})

it('says what the server refused', async () => {
  fakeApi({ [POST]: refusal(409, 'NOT_DUE', 'Not due.') })
  expect(await queueAnswer('u-maya', ANSWER)).toMatchObject({ refused: { code: 'NOT_DUE', sentence: 'Not due.' } })
  expect(await outbox.actsOf('u-maya')).toEqual([])
})

it('sends what waits before the dashboard asks what there is to do', async () => {
  let isUp = false
  const calls = fakeApi({
    [POST]: () => (isUp ? { body: aVerdict(0) } : Promise.reject(OFFLINE)),
    'GET /api/users/u-maya/today': { body: aToday() },
  })
  void queueAnswer('u-maya', ANSWER)
  await waitFor(() => expect(outbox.state.isStuck).toBe(true))
  isUp = true
  calls.splice(0)
  await new QueryClient().fetchQuery(todayQuery('u-maya'))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([POST, 'GET /api/users/u-maya/today'])
})
