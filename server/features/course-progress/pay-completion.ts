import type { CoursePayment } from 'contract/course-progress'
import { COURSE_REWARD } from 'game/courses'
import type { Db, Transaction } from '#server/database/database.ts'
import { countEntriesSince, entryTime, postEntry } from '#server/features/ledger/public.ts'
import { lockMemberRow } from '#server/features/members/public.ts'
import type { StartedProgressRow } from './queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How many completions of one member are paid within each period: more than a person can learn. */
const PAID_AT_MOST = [
  { count: 10, windowMs: MINUTE },
  { count: 50, windowMs: DAY },
] as const

/** Pays a completed course, only once ever. @returns when it was or will be paid */
export async function payCompletion(
  db: Transaction,
  memberId: string,
  courseId: number,
  at: number,
): Promise<CoursePayment> {
  const entry = { memberId, kind: 'course', reference: String(courseId), ...COURSE_REWARD, at } as const
  if ((await entryTime(db, entry)) !== undefined) return 'before'
  // Otherwise two courses completed at once would each count the entries without the other's.
  await lockMemberRow(db, memberId)
  for (const { count, windowMs } of PAID_AT_MOST) {
    const paid = await countEntriesSince(db, { memberId, kind: 'course', since: at - windowMs })
    if (paid >= count) return 'later'
  }
  return (await postEntry(db, entry)) ? 'now' : 'before'
}

/** Whether this completion of a course was paid, or one before a reset, or none yet. */
export async function paymentOf(db: Db, memberId: string, progress: StartedProgressRow): Promise<CoursePayment> {
  const paidAt = await entryTime(db, { memberId, kind: 'course', reference: String(progress.course_id) })
  if (paidAt === undefined) return 'later'
  return paidAt >= progress.started_at ? 'now' : 'before'
}
