import { dayIn, streakOn } from 'game/days'
import type { Transaction } from '#server/database/database.ts'

/** What of a member's row tells their streak. */
export type Visitor = {
  id: string
  time_zone: string | null
  login_streak: number
  last_visit_day: number | null
}

type Streak = Pick<Visitor, 'login_streak' | 'last_visit_day'>

/** The streak and its last day once a visit at this moment is counted; undefined when this day has counted already. */
export function streakAfterVisit(member: Visitor, now: number): Streak | undefined {
  const today = dayIn(member.time_zone, now)
  const lastDay = member.last_visit_day
  // Not on an earlier day either, which only a clock that was set back can show.
  if (lastDay !== null && today <= lastDay) return undefined
  return { login_streak: streakOn({ streak: member.login_streak, lastDay }, today), last_visit_day: today }
}

/** Counts a visit on this day of the member's zone, once over all processes. */
export async function countVisit(db: Transaction, { id, time_zone }: Visitor, now: number): Promise<void> {
  const today = dayIn(time_zone, now)
  await db
    .updateTable('members')
    .set((eb) => ({
      login_streak: eb
        .case()
        .when('last_visit_day', '=', today - 1)
        .then(eb('login_streak', '+', 1))
        .else(1)
        .end(),
      last_visit_day: today,
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    // A day in another zone is another day: who has just changed it is counted by their next request.
    .where('time_zone', 'is not distinct from', time_zone)
    .where((eb) => eb.or([eb('last_visit_day', 'is', null), eb('last_visit_day', '<', today)]))
    .execute()
}
