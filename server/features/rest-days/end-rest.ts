import { dayIn } from 'game/days'
import { restAhead, restEndedOn } from 'game/streaks'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { streakOf } from '#server/features/sessions/public.ts'

/**
 * Ends the announced rest: from today on, a missed day counts as missed. A rest that hadn't begun counts as never
 * announced.
 * @throws Refusal NOT_SIGNED_IN
 */
export function endRest({ database, now }: Pick<Dependencies, 'database' | 'now'>, memberId: string): Promise<void> {
  return database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    const today = dayIn(member.time_zone, now())
    const rest = restAhead(streakOf(member), today)
    if (rest === null) return
    const left = restEndedOn(rest, today)
    await db
      .updateTable('members')
      .set({ rest_from_day: left?.from ?? null, rest_to_day: left?.to ?? null })
      .where('id', '=', memberId)
      .execute()
  })
}
