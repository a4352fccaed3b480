import type { Rest as RestDates } from 'contract/rest-days'
import { dayIn, dayOfDate } from 'game/days'
import { dateOfDay } from 'game/reviews'
import { nextRestFrom, REST_AHEAD_DAYS, REST_MAX_DAYS, REST_PAUSE_DAYS, type RestFault, restFault } from 'game/streaks'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { streakOf } from '#server/features/sessions/public.ts'
import { Refusal } from '#server/refusal.ts'

const INVALID: Record<Exclude<RestFault, 'announced' | 'too-soon'>, string> = {
  'in-the-past': 'A rest begins today at the earliest',
  'too-far-ahead': `A rest begins in at most ${REST_AHEAD_DAYS} days`,
  'ends-before-it-begins': 'The last day must not lie before the first',
  'too-long': `A rest has at most ${REST_MAX_DAYS} days`,
}

/**
 * Announces a rest, whose days end no streak (docs/rules.md, Challenges, streaks and the leaderboard). Announcing the same
 * one again changes nothing.
 * @throws Refusal INVALID, REST_ANNOUNCED, REST_TOO_SOON, NOT_SIGNED_IN
 */
export function announceRest(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  memberId: string,
  dates: RestDates,
): Promise<void> {
  const asked = { from: dayOfDate(dates.from), to: dayOfDate(dates.to) }
  return database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    const today = dayIn(member.time_zone, now())
    const streak = streakOf(member)
    if (streak.rest?.from === asked.from && streak.rest.to === asked.to) return
    const fault = restFault(asked, streak, today)
    if (fault === 'announced') throw new Refusal('REST_ANNOUNCED')
    if (fault === 'too-soon') {
      const next = dateOfDay(nextRestFrom(streak, today))
      const message = `There must be ${REST_PAUSE_DAYS} days between two rests. The next one can begin on ${next}.`
      throw new Refusal('REST_TOO_SOON', { message })
    }
    if (fault !== undefined) throw new Refusal('INVALID', { message: INVALID[fault] })
    await db
      .updateTable('members')
      .set({ rest_from_day: asked.from, rest_to_day: asked.to })
      .where('id', '=', memberId)
      .execute()
  })
}
