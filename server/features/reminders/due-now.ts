import { dayIn } from 'game/days'
import type { DueToday } from 'game/notification-references'
import type { Database, Db } from '#server/database/database.ts'
import { countTalksDue } from '#server/features/people/public.ts'
import { listDue, type ReviewQuestions, reviewQuestionsOf } from '#server/features/reviews/public.ts'

type Questions = Awaited<ReturnType<ReviewQuestions['read']>>
type Member = { id: string; time_zone: string | null; reviews_per_day: number }

/** What a member has to do today, as of now. */
export async function dueNow(db: Db, questions: Questions, member: Member, now: number): Promise<DueToday> {
  const { due } = await listDue(db, questions, member, now)
  return { reviews: due.length, talks: await countTalksDue(db, member.id, dayIn(member.time_zone, now)) }
}

/** Whether the reader of a reminder still has something to do. They may have done it since. */
export async function isStillDue(database: Database, notificationId: number, now: number): Promise<boolean> {
  const member = await database.read
    .selectFrom('notifications')
    .innerJoin('members', 'members.id', 'notifications.member_id')
    .select(['members.id', 'time_zone', 'reviews_per_day'])
    .where('notifications.id', '=', notificationId)
    .executeTakeFirst()
  if (member === undefined) return false
  const due = await dueNow(database.read, await reviewQuestionsOf(database).read(), member, now)
  return due.reviews + due.talks > 0
}
