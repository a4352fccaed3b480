import type { Rest as RestDates } from 'contract/rest-days'
import { dayIn, dayOfDate } from 'game/days'
import { dateOfDay } from 'game/reviews'
import { nextRestFrom, REST_AHEAD_DAYS, REST_MAX_DAYS, REST_PAUSE_DAYS, type RestFault, restFault } from 'game/streaks'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { streakOf } from '#server/features/sessions/public.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'

const INVALID: Record<Exclude<RestFault, 'announced' | 'too-soon'>, Sentence> = {
  'in-the-past': ({ restDays }) => restDays.past,
  'too-far-ahead': ({ restDays }) => restDays.tooFarAhead({ days: String(REST_AHEAD_DAYS) }),
  'ends-before-it-begins': ({ restDays }) => restDays.endsBefore,
  'too-long': ({ restDays }) => restDays.tooLong({ days: String(REST_MAX_DAYS) }),
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
      const next = { days: String(REST_PAUSE_DAYS), date: dateOfDay(nextRestFrom(streak, today)) }
      throw new Refusal('REST_TOO_SOON', { message: ({ restDays }) => restDays.tooSoon(next) })
    }
    if (fault !== undefined) throw new Refusal('INVALID', { message: INVALID[fault] })
    await db
      .updateTable('members')
      .set({ rest_from_day: asked.from, rest_to_day: asked.to })
      .where('id', '=', memberId)
      .execute()
  })
}
