import { REMINDERS_UNOPENED } from 'game/notifications'
import type { Dependencies } from '#server/dependencies.ts'
import {
  claimReminder,
  type DueReminder,
  dueReminders,
  postponeReminder,
  remind,
} from '#server/features/notifications/public.ts'
import { enqueuePushes } from '#server/features/push/public.ts'
import type { ReviewQuestions } from '#server/features/reviews/public.ts'
import { dueNow } from './due-now.ts'
import { stopReminders } from './stop-reminders.ts'

export type ReminderParts = Pick<Dependencies, 'database' | 'now'> & { reviewQuestions: ReviewQuestions }

export type ReminderOptions = {
  /** Once aborted, no further reminder is begun. */
  signal?: AbortSignal
  /** Called for each reminder that failed. */
  onFailure?: (failure: { memberId: string; err: unknown }) => void
}

const BATCH = 50

/** A failed reminder is retried after this time, in milliseconds, so that those after it come first. */
const RETRY_IN = 3_600_000

/**
 * Sends the reminders that are due, each in a separate transaction, so that one failure doesn't affect the others. Any
 * number of processes may do so at once.
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

/** A member isn't reminded when nothing is due, or when they opened none of the last seven reminders. */
async function remindOne({ database, now, reviewQuestions }: ReminderParts, reminder: DueReminder): Promise<void> {
  const questions = await reviewQuestions.read()
  await database.write(async (db) => {
    const member = await claimReminder(db, reminder, now())
    if (member === undefined) return
    const due = await dueNow(db, questions, member, now())
    if (due.reviews + due.talks === 0) return
    if (member.unopened >= REMINDERS_UNOPENED) return stopReminders(db, member.id, now(), { byThemselves: true })
    const notificationId = await remind(db, member, due, now())
    if (notificationId !== undefined) await enqueuePushes(db, { memberId: member.id, notificationId, at: now() })
  })
}
