import type { CoursePayment } from 'contract/course-progress'
import { COURSE_REWARD } from 'game/courses'
import type { Transaction } from '#server/database/database.ts'
import { countEntriesSince, hasEntry, holdBalances, postEntry } from '#server/features/ledger/public.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** So many completions of one member are paid in any such stretch of time, more than anybody learns (reliability A12). */
const PAID_AT_MOST = [
  { count: 10, windowMs: MINUTE },
  { count: 50, windowMs: DAY },
] as const

/** Pays a completed course, once for ever (spec §9). @returns when it was or will be paid */
export async function payCompletion(
  db: Transaction,
  memberId: string,
  courseId: number,
  at: number,
): Promise<CoursePayment> {
  const entry = { memberId, kind: 'course', reference: String(courseId), ...COURSE_REWARD, at } as const
  if (await hasEntry(db, entry)) return 'before'
  // Otherwise two courses completed at once would each count the entries without the other's.
  await holdBalances(db, memberId)
  for (const { count, windowMs } of PAID_AT_MOST) {
    const paid = await countEntriesSince(db, { memberId, kind: 'course', since: at - windowMs })
    if (paid >= count) return 'later'
  }
  return (await postEntry(db, entry)) ? 'now' : 'before'
}
