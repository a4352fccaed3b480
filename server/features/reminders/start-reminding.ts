import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { ReviewQuestions } from '#server/features/reviews/public.ts'
import { type ReminderOptions, sendDueReminders } from './send-due-reminders.ts'

/** In milliseconds. */
const EVERY = 20_000

/** Keeps reminding whose hour has come, for as long as the program runs. @returns how to stop it: the one under way ends */
export function startReminding(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const parts = { database, now, reviewQuestions: new ReviewQuestions(database) }
  const onFailure: NonNullable<ReminderOptions['onFailure']> = (failure) =>
    logger.warn(failure, 'member not reminded; it will be retried')

  async function remindForEver(): Promise<void> {
    while (!signal.aborted) {
      try {
        await sendDueReminders(parts, { signal, onFailure })
      } catch (err) {
        logger.warn({ err }, 'the reminders could not be processed; they will be retried')
      }
      await setTimeout(EVERY, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const done = remindForEver()
  return async () => {
    over.abort()
    await done
  }
}
