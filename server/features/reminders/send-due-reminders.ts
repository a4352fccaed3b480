import { dayIn } from 'game/days'
import type { Dependencies } from '#server/dependencies.ts'
import {
  claimReminder,
  type DueReminder,
  dueReminders,
  postponeReminder,
  remind,
} from '#server/features/notifications/public.ts'
import { countTalksDue } from '#server/features/people/public.ts'
import { listDue, type ReviewQuestions } from '#server/features/reviews/public.ts'

export type ReminderParts = Pick<Dependencies, 'database' | 'now'> & { reviewQuestions: ReviewQuestions }

export type ReminderOptions = {
  /** Once aborted, no further reminder is begun. */
  signal?: AbortSignal
  /** Told of each that failed. */
  onFailure?: (failure: { memberId: string; err: unknown }) => void
}

const BATCH = 50

/** A reminder that failed is tried again so much later, in milliseconds: those after it come first. */
const RETRY_IN = 3_600_000

/**
 * Reminds those whose hour has come, each in a transaction of their own, whatever happens to the one before. Any number of
 * processes may do so at once.
 * @throws when the database fails
 */
export async function sendDueReminders(deps: ReminderParts, options: ReminderOptions = {}): Promise<void> {
  const { database, now } = deps
  let due: DueReminder[] = []
  do {
    due = await dueReminders(database.read, now(), BATCH)
    for (const each of due) {
      if (options.signal?.aborted) return
      try {
        await remindOne(deps, each)
      } catch (err) {
        options.onFailure?.({ memberId: each.memberId, err })
        await database.write((db) => postponeReminder(db, each, now() + RETRY_IN))
      }
    }
  } while (due.length === BATCH)
}

/** Nobody is reminded on a day on which nothing is due. */
async function remindOne({ database, now, reviewQuestions }: ReminderParts, reminder: DueReminder): Promise<void> {
  const questions = await reviewQuestions.read()
  await database.write(async (db) => {
    const member = await claimReminder(db, reminder, now())
    if (member === undefined) return
    const { due } = await listDue(db, questions, member, now())
    const talks = await countTalksDue(db, member.id, dayIn(member.time_zone, now()))
    if (due.length + talks > 0) await remind(db, member, { reviews: due.length, talks }, now())
  })
}
