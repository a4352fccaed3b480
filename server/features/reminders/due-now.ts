import { dayIn } from 'game/days'
import type { DueToday } from 'game/notification-references'
import type { Db } from '#server/database/database.ts'
import { countTalksDue } from '#server/features/people/public.ts'
import { listDue, type ReviewQuestions } from '#server/features/reviews/public.ts'

type Questions = Awaited<ReturnType<ReviewQuestions['read']>>
type Member = { id: string; time_zone: string | null; reviews_per_day: number }

/** What a member has to do today, as of now. */
export async function dueNow(db: Db, questions: Questions, member: Member, now: number): Promise<DueToday> {
  const { due } = await listDue(db, questions, member, now)
  return { reviews: due.length, talks: await countTalksDue(db, member.id, dayIn(member.time_zone, now)) }
}
