import { describe, expect, test } from 'vitest'
import { isAlive, isVisitDue } from './session-rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = 1_000_000

const memberSession = (lastSeen: number) => ({
  created_at: START,
  last_seen_at: START + lastSeen,
  is_admin: 0 as const,
})
const adminSession = (lastSeen: number) => ({ created_at: START, last_seen_at: START + lastSeen, is_admin: 1 as const })

describe('a session', () => {
  test('of a member ends 30 days after the last visit, to the minute', () => {
    expect(isAlive(memberSession(0), START + 30 * DAY - MINUTE)).toBe(true)
    expect(isAlive(memberSession(0), START + 30 * DAY)).toBe(false)
  })

  test('of a member ends 90 days after it began, however often they came', () => {
    expect(isAlive(memberSession(89 * DAY), START + 90 * DAY - MINUTE)).toBe(true)
    expect(isAlive(memberSession(89 * DAY), START + 90 * DAY)).toBe(false)
  })

  test('of an administrator ends after 12 idle hours, and after 30 days in all', () => {
    expect(isAlive(adminSession(0), START + 12 * HOUR - MINUTE)).toBe(true)
    expect(isAlive(adminSession(0), START + 12 * HOUR)).toBe(false)
    expect(isAlive(adminSession(30 * DAY - HOUR), START + 30 * DAY)).toBe(false)
  })

  test('has its visit noted at most once an hour', () => {
    expect(isVisitDue(memberSession(0), START + HOUR - 1)).toBe(false)
    expect(isVisitDue(memberSession(0), START + HOUR)).toBe(true)
  })
})
