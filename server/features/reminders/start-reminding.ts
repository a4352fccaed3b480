import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { pushSender } from '#server/features/push/public.ts'
import { reviewQuestionsOf } from '#server/features/reviews/public.ts'
import { repeatUntilStopped } from '#server/repeat.ts'
import { type PushOptions, sendDuePushes } from './send-due-pushes.ts'
import { type ReminderOptions, sendDueReminders } from './send-due-reminders.ts'

/** In milliseconds. */
const EVERY = 20_000

type Logger = Pick<FastifyBaseLogger, 'warn' | 'error'>

/**
 * Sends reminders when their hour comes, until the program stops. Pushes run in a separate loop, so that a slow push
 * service doesn't delay emails.
 * @returns how to stop it: what is under way ends
 */
export function startReminding(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  logger: Logger,
): () => Promise<void> {
  const parts = { config, database, now, reviewQuestions: reviewQuestionsOf(database), send: pushSender(config) }
  const onReminderFailure: NonNullable<ReminderOptions['onFailure']> = (failure) =>
    logger.warn(failure, 'member not reminded; it will be retried')
  const onPushFailure: NonNullable<PushOptions['onFailure']> = (failure) => {
    if (failure.isOurFault) logger.error(failure, 'a push service refused a reminder; the fault is ours')
    else logger.warn(failure, 'reminder not sent to a device')
  }

  const options = {
    pause: () => EVERY,
    onFailure: (err: unknown) => logger.warn({ err }, 'the reminders could not be processed; they will be retried'),
  }
  const stops = [
    repeatUntilStopped((signal) => sendDueReminders(parts, { signal, onFailure: onReminderFailure }), options),
    repeatUntilStopped((signal) => sendDuePushes(parts, { signal, onFailure: onPushFailure }), options),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
