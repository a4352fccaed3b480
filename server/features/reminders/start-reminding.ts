import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { pushSender } from '#server/features/push/public.ts'
import { ReviewQuestions } from '#server/features/reviews/public.ts'
import { type PushOptions, sendDuePushes } from './send-due-pushes.ts'
import { type ReminderOptions, sendDueReminders } from './send-due-reminders.ts'

/** In milliseconds. */
const EVERY = 20_000

type Logger = Pick<FastifyBaseLogger, 'warn' | 'error'>

/**
 * Keeps reminding whose hour has come, and sending reminders to devices, for as long as the program runs. A push service
 * that is slow makes no reminder late that goes another way.
 * @returns how to stop it: what is under way ends
 */
export function startReminding(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  logger: Logger,
): () => Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const parts = { config, database, now, reviewQuestions: new ReviewQuestions(database), send: pushSender(config) }
  const onReminderFailure: NonNullable<ReminderOptions['onFailure']> = (failure) =>
    logger.warn(failure, 'member not reminded; it will be retried')
  const onPushFailure: NonNullable<PushOptions['onFailure']> = (failure) => {
    if (failure.isOurFault) logger.error(failure, 'a push service refused a reminder; the fault is ours')
    else logger.warn(failure, 'reminder not sent to a device')
  }

  const done = Promise.all([
    keepDoing(signal, () => sendDueReminders(parts, { signal, onFailure: onReminderFailure }), logger),
    keepDoing(signal, () => sendDuePushes(parts, { signal, onFailure: onPushFailure }), logger),
  ])
  return async () => {
    over.abort()
    await done
  }
}

async function keepDoing(signal: AbortSignal, work: () => Promise<void>, logger: Logger): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (err) {
      logger.warn({ err }, 'the reminders could not be processed; they will be retried')
    }
    await setTimeout(EVERY, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
