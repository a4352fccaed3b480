import type { Database } from '#server/database/database.ts'
import { ReviewQuestions } from '#server/features/reviews/public.ts'
import { dueNow } from './due-now.ts'

/** Kept, because reading them takes long and they seldom change. */
const questionsOf = new WeakMap<Database, ReviewQuestions>()

/** Whether the reader of a reminder still has something to do, who may have done it since. */
export async function isStillDue(database: Database, notificationId: number, now: number): Promise<boolean> {
  const questions = questionsOf.get(database) ?? new ReviewQuestions(database)
  questionsOf.set(database, questions)
  const member = await database.read
    .selectFrom('notifications')
    .innerJoin('members', 'members.id', 'notifications.member_id')
    .select(['members.id', 'time_zone', 'reviews_per_day'])
    .where('notifications.id', '=', notificationId)
    .executeTakeFirst()
  if (member === undefined) return false
  const due = await dueNow(database.read, await questions.read(), member, now)
  return due.reviews + due.talks > 0
}
