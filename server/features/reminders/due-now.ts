import { dayIn } from 'game/days'
import type { DueToday } from 'game/notification-references'
import type { Db } from '#server/database/database.ts'
import { countTalksDue } from '#server/features/people/public.ts'
import { listDue, type ReviewQuestions } from '#server/features/reviews/public.ts'

export type Questions = Awaited<ReturnType<ReviewQuestions['read']>>
type Member = { id: string; time_zone: string | null; reviews_per_day: number }

/** What a member has to do today, as of now. */
export async function dueNow(db: Db, questions: Questions, member: Member, now: number): Promise<DueToday> {
  const { due } = await listDue(db, questions, member, now)
  return { reviews: due.length, talks: await countTalksDue(db, member.id, dayIn(member.time_zone, now)) }
}

/** What the reader of a reminder still has to do; undefined where that is nothing any more. */
export async function stillDue(
  db: Db,
  questions: Questions,
  notificationId: number,
  now: number,
): Promise<DueToday | undefined> {
  const member = await db
    .selectFrom('notifications')
    .innerJoin('members', 'members.id', 'notifications.member_id')
    .select(['members.id', 'time_zone', 'reviews_per_day'])
    .where('notifications.id', '=', notificationId)
    .executeTakeFirst()
  const due = member && (await dueNow(db, questions, member, now))
  return due && due.reviews + due.talks > 0 ? due : undefined
}
