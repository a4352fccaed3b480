import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { repeatUntilStopped } from '#server/repeat.ts'
import { type SenderParts, type SendOptions, sendDueMails } from './send-due-mails.ts'

/** In milliseconds. */
const EVERY = 1_000
const AFTER_A_FAILURE = 10_000

/** How long a stop waits for the current mail, in milliseconds: the program must end within ten seconds. */
const TIMEOUT = 8_000

/**
 * Keeps sending what is due, for as long as the program runs.
 * @returns how to stop it: the current mail ends, and no other begins. A mail that takes longer than `timeout` is
 * abandoned, and its claim expires
 */
export function startSendingMail(
  deps: SenderParts,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  timeout = TIMEOUT,
): () => Promise<void> {
  const onFailure: NonNullable<SendOptions['onFailure']> = (failure) => logger.warn(failure, 'mail not sent')
  const onNoticeFailure: NonNullable<SendOptions['onNoticeFailure']> = (failure) =>
    logger.warn(failure, 'email about a notification not written; it will be retried')
  const stop = repeatUntilStopped((signal) => sendDueMails(deps, { signal, onFailure, onNoticeFailure }), {
    pause: (hasFailed) => (hasFailed ? AFTER_A_FAILURE : EVERY),
    onFailure: (err) => logger.warn({ err }, 'the outbox could not be processed; it will be retried'),
  })
  return async () => {
    const isDone = new AbortController()
    const late = setTimeout(timeout, undefined, { signal: isDone.signal }).catch(() => undefined)
    await Promise.race([stop(), late])
    isDone.abort()
  }
}
