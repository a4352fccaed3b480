import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type SenderParts, type SendOptions, sendDueMails } from './send-due-mails.ts'

/** In milliseconds. */
const EVERY = 1_000
const AFTER_A_FAILURE = 10_000

/**
 * Keeps sending what is due, for as long as the program runs.
 * @returns how to stop it: the mail under way ends, and no other begins
 */
export function startSendingMail(deps: SenderParts, logger: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const onFailure: NonNullable<SendOptions['onFailure']> = (failure) => logger.warn(failure, 'mail not sent')

  async function sendForEver(): Promise<void> {
    while (!signal.aborted) {
      let pause = EVERY
      try {
        await sendDueMails(deps, { signal, onFailure })
      } catch (err) {
        logger.warn({ err }, 'the outbox could not be worked through; it is tried again')
        pause = AFTER_A_FAILURE
      }
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const done = sendForEver()
  return () => {
    over.abort()
    return done
  }
}
