import { describe, expect, test } from 'vitest'
import {
  afterTalk,
  eraseTimes,
  firstName,
  inListOrder,
  isDue,
  PERSON_STATES,
  suggestedNext,
  TALK_OUTCOMES,
} from './people.ts'

describe('a next step', () => {
  test('is suggested after 2, 7 or 30 days, or not at all', () => {
    const fresh = { state: 'to-meet', saidNo: false } as const
    const days = TALK_OUTCOMES.map((outcome) => [outcome, suggestedNext(fresh, outcome)?.days ?? null])
    expect(Object.fromEntries(days)).toEqual({
      listened: 7,
      asked: 2,
      thinking: 7,
      customer: 30,
      'in-the-team': 2,
      'not-now': 30,
      no: null,
      'no-answer': 2,
    })
  })

  test('is never suggested for somebody who said no, wherever they stand now', () => {
    for (const state of PERSON_STATES) {
      for (const outcome of TALK_OUTCOMES) expect(suggestedNext({ state, saidNo: true }, outcome)).toBeNull()
    }
    expect(afterTalk(afterTalk({ state: 'asked', saidNo: false }, 'no'), 'customer')).toEqual({
      state: 'customer',
      saidNo: true,
    })
  })

  test('is due from its day on, but not once they said no', () => {
    const due = (nextOn: string | null, state: 'asked' | 'no' = 'asked') => isDue({ state, nextOn }, '2026-03-02')
    expect([due('2026-03-01'), due('2026-03-02'), due('2026-03-03'), due(null)]).toEqual([true, true, false, false])
    expect(due('2026-03-01', 'no')).toBe(false)
  })
})

test('the list begins with what has been due longest and ends with those who said no', () => {
  const person = (name: string, nextOn: string | null, state: 'asked' | 'no' = 'asked') => ({ name, nextOn, state })
  const people = [
    person('Tom', null, 'no'),
    person('ben', null),
    person('Ana', null),
    person('Soon', '2026-03-09'),
    person('Due', '2026-03-01'),
  ]
  expect(inListOrder(people).map(({ name }) => name)).toEqual(['Due', 'Soon', 'Ana', 'ben', 'Tom'])
})

test('a person untouched for 730 days is asked about for 30 more', () => {
  expect(eraseTimes(0)).toEqual({ asksAt: 730 * 86_400_000, erasesAt: 760 * 86_400_000 })
})

test.each([
  ['Ana Duarte', 'Ana'],
  ['  Zoë  ', 'Zoë'],
  ['李 小龙', '李'],
])('the calendar calls %s %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})
