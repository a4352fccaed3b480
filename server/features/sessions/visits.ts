import { dayIn } from 'game/days'
import { type Streak, visitOn } from 'game/streaks'
import type { Transaction } from '#server/database/database.ts'

/** The columns of a member's row that make up their streak. */
export type Visitor = {
  id: string
  time_zone: string | null
  login_streak: number
  last_visit_day: number | null
  ended_streak: number
  rest_month: number | null
  rest_days_used: number
  rest_from_day: number | null
  rest_to_day: number | null
}

/** The row of a member without a visit. */
export const NEW_VISITOR = {
  time_zone: null,
  login_streak: 0,
  last_visit_day: null,
  ended_streak: 0,
  rest_month: null,
  rest_days_used: 0,
  rest_from_day: null,
  rest_to_day: null,
} satisfies Omit<Visitor, 'id'>

/** The columns that a visit changes. */
type Counted = Pick<Visitor, 'login_streak' | 'last_visit_day' | 'ended_streak' | 'rest_month' | 'rest_days_used'>

/** The streak of a member's row, as the game reads it. */
export function streakOf(member: Omit<Visitor, 'id' | 'time_zone'>): Streak {
  const { rest_from_day: from, rest_to_day: to } = member
  return {
    days: member.login_streak,
    lastDay: member.last_visit_day,
    ended: member.ended_streak,
    restMonth: member.rest_month,
    rested: member.rest_days_used,
    rest: from === null || to === null ? null : { from, to },
  }
}

/** What a visit at this moment changes; undefined when this day has counted already. */
export function streakAfterVisit(member: Visitor, now: number): Counted | undefined {
  const before = streakOf(member)
  const after = visitOn(before, dayIn(member.time_zone, now))
  // Nor on an earlier day, which happens only when a clock was set back.
  if (after === before) return undefined
  return {
    login_streak: after.days,
    last_visit_day: after.lastDay,
    ended_streak: after.ended,
    rest_month: after.restMonth,
    rest_days_used: after.rested,
  }
}

/** Counts a visit on this day of the member's zone, once over all processes. */
export async function countVisit(db: Transaction, member: Visitor, now: number): Promise<void> {
  const counted = streakAfterVisit(member, now)
  if (counted === undefined) return
  await db
    .updateTable('members')
    .set(counted)
    .where('id', '=', member.id)
    .where('deleted_at', 'is', null)
    // A member who changed their zone since the row was read, or was counted by another request, is counted by the next
    // one.
    .where('time_zone', 'is not distinct from', member.time_zone)
    .where('last_visit_day', 'is not distinct from', member.last_visit_day)
    .execute()
}
