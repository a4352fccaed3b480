import { dateOfDay, reviewPoints } from 'game/reviews'
import type { Transaction } from '#server/database/database.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { type Reviewer, readDayState } from './list-due.ts'
import { type DayRow, findLastDay, finishDay } from './queries.ts'

/** Finishes a day. @returns the points that it paid */
export async function payDay(
  db: Transaction,
  memberId: string,
  { day, right_at_first }: Pick<DayRow, 'day' | 'right_at_first'>,
  at: number,
): Promise<number> {
  await finishDay(db, memberId, day, at)
  const points = reviewPoints(right_at_first)
  const entry = { memberId, kind: 'review', reference: dateOfDay(day), tokens: 0, points, at } as const
  return points > 0 && (await postEntry(db, entry)) ? points : 0
}

/** Pays today where a lower number of cards a day, as the reviewer has it, finishes it: no answer can any more. */
export async function payShorterDay(db: Transaction, reviewer: Reviewer, at: number): Promise<void> {
  const { day } = await readDayState(db, reviewer, { at, waited: false })
  const last = await findLastDay(db, reviewer.id, day)
  if (last?.day !== day || last.finished_at !== null || last.answered < reviewer.reviews_per_day) return
  await payDay(db, reviewer.id, last, at)
}
