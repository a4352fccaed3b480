import { describe, expect, it } from 'vitest'
import { aDueReview, aToday, someReviews } from '#web/testing/reviews.ts'
import { dueOn, todayOn } from './without-connection.ts'

// The factories' first day.
const TODAY = '2026-11-23'
const TOMORROW = '2026-11-24'
const KEPT = someReviews([aDueReview(11), aDueReview(12)], { perDay: 3 })
const AHEAD = [13, 14, 15].map((id) => ({ ...aDueReview(id), dueOn: id === 15 ? '2026-11-26' : TOMORROW }))

const idsOf = ({ due }: { due: { quizId: number }[] }) => due.map(({ quizId }) => quizId)

describe('what is due without a connection', () => {
  it('is what the server listed for today, without what was answered since', () => {
    const { waiting, ...rest } = dueOn(TODAY, KEPT, AHEAD, [{ quizId: 11, on: TODAY }])
    expect([idsOf(rest), waiting]).toEqual([[12], 1])
  })

  it('is on a later day what was left and what comes back by then, as many as the member wants in a day', () => {
    expect(idsOf(dueOn(TOMORROW, KEPT, AHEAD, [{ quizId: 11, on: TODAY }]))).toEqual([12, 13, 14])
    expect(idsOf(dueOn(TOMORROW, KEPT, AHEAD, []))).toEqual([11, 12, 13])
    expect(idsOf(dueOn('2026-11-26', { ...KEPT, perDay: 10 }, AHEAD, []))).toEqual([11, 12, 13, 14, 15])
  })

  it('is no more than is left of the day’s number', () => {
    const answered = [11, 12].map((quizId) => ({ quizId, on: TOMORROW }))
    expect(idsOf(dueOn(TOMORROW, KEPT, AHEAD, answered))).toEqual([13])
  })

  it('is nothing once all is answered, and says when the next comes back', () => {
    const answered = [11, 12, 13, 14].map((quizId) => ({ quizId, on: TOMORROW }))
    expect(dueOn(TOMORROW, { ...KEPT, perDay: 10 }, AHEAD, answered)).toMatchObject({
      due: [],
      finishedToday: true,
      nextDueOn: '2026-11-26',
    })
  })

  it('asks a question once, though both lists have it', () => {
    expect(idsOf(dueOn(TOMORROW, KEPT, [{ ...aDueReview(12), dueOn: TOMORROW }], []))).toEqual([11, 12])
  })
})

describe('Today without a connection', () => {
  const kept = aToday({
    review: { count: 0, minutes: 0, isDone: true },
    isStationDone: true,
    person: { kind: 'challenge', key: 'talk-to-10', title: 'Talk to 10 people' },
  })

  it('counts the reviews that the kept lists have', () => {
    expect(todayOn({ kept, isLater: false, due: 7, done: [], challenge: undefined })).toMatchObject({
      review: { count: 7, minutes: 3, isDone: false },
      isStationDone: true,
    })
    expect(todayOn({ kept, isLater: false, due: undefined, done: [], challenge: undefined }).review).toEqual(
      kept.review,
    )
  })

  it('asks for a station again on a later day, until one or a lesson is finished here', () => {
    expect(todayOn({ kept, isLater: true, due: 0, done: [], challenge: undefined }).isStationDone).toBe(false)
    expect(todayOn({ kept, isLater: true, due: 0, done: ['lesson'], challenge: undefined }).isStationDone).toBe(true)
    expect(todayOn({ kept, isLater: true, due: 0, done: ['station'], challenge: undefined }).isStationDone).toBe(true)
    expect(
      todayOn({ kept: { ...kept, station: null }, isLater: true, due: 0, done: [], challenge: undefined })
        .isStationDone,
    ).toBe(true)
  })

  it('is enough once a check-in waits and nothing else is left', () => {
    expect(todayOn({ kept, isLater: false, due: 0, done: [], challenge: undefined }).isAllDone).toBe(false)
    expect(todayOn({ kept, isLater: false, due: 0, done: ['check-in'], challenge: undefined })).toMatchObject({
      person: null,
      isAllDone: true,
    })
    expect(todayOn({ kept, isLater: false, due: 1, done: ['check-in'], challenge: undefined }).isAllDone).toBe(false)
  })

  it('asks for a person again on the day after a check-in', () => {
    const checkedIn = { ...kept, person: null }
    const challenge = { key: 'talk-to-10', title: 'Talk to 10 people' } as const
    const on = (isLater: boolean, done: readonly 'check-in'[] = []) =>
      todayOn({ kept: checkedIn, isLater, due: 0, done, challenge }).person
    expect([on(false), on(true), on(true, ['check-in'])]).toEqual([null, { kind: 'challenge', ...challenge }, null])
  })
})
