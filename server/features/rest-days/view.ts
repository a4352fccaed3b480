import type { RestDays } from 'contract/rest-days'
import { dayIn } from 'game/days'
import { dateOfDay } from 'game/reviews'
import { nextRestFrom, restAhead, restDaysLeft } from 'game/streaks'
import { streakOf, type Visitor } from '#server/features/sessions/public.ts'

export function restDaysView(member: Omit<Visitor, 'id'>, now: number): RestDays {
  const today = dayIn(member.time_zone, now)
  const streak = streakOf(member)
  const rest = restAhead(streak, today)
  return {
    daysLeft: restDaysLeft(streak, today),
    rest: rest && { from: dateOfDay(rest.from), to: dateOfDay(rest.to) },
    today: dateOfDay(today),
    nextFrom: dateOfDay(nextRestFrom(streak, today)),
  }
}
