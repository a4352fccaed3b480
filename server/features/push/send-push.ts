import type { Config } from '#server/config.ts'
import { isOnHttps } from '#server/config.ts'
import { type BrowserKeys, encryptMessage } from './encrypt-message.ts'
import { isPushService } from './push-services.ts'
import { type SiteKeys, vapidHeader } from './vapid.ts'

export type Push = {
  endpoint: string
  keys: BrowserKeys
  text: string
  /** For how long the push service waits for a device that is off, in seconds. */
  ttl: number
  /** Of those that wait there under one topic, only the newest is delivered. */
  topic: string
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The device has withdrawn its subscription. */
  | { kind: 'gone' }
  /** Busy or out of reach; `retryAfter` in milliseconds, where it said so. */
  | { kind: 'later'; reason: string; retryAfter?: number }
  /** Not taken, and it would be the same again: a fault of ours. */
  | { kind: 'refused'; reason: string }

export type SendPush = (push: Push, keys: SiteKeys, now: number) => Promise<PushOutcome>

/** How long a push service may take, in milliseconds. */
const TIMEOUT = 10_000

/** Sends to the push services that are known. What they answer is never read beyond its head. */
export function pushSender(
  config: Pick<Config, 'publicUrl' | 'contactEmail' | 'pushTestService'>,
  timeout = TIMEOUT,
): SendPush {
  return async (push, keys, now) => {
    // It was checked when the device was added; the list may have become shorter.
    if (!isPushService(push.endpoint, config)) return { kind: 'gone' }
    const body = encryptMessage(push.text, push.keys)
    const authorization = vapidHeader(push.endpoint, subjectOf(config), keys, now)
    try {
      const response = await fetch(push.endpoint, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        body: new Uint8Array(body),
        headers: {
          authorization,
          ttl: String(Math.max(0, Math.floor(push.ttl))),
          urgency: 'normal',
          topic: push.topic,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
        },
      })
      await response.body?.cancel().catch(() => undefined)
      return outcomeOf(response, now)
    } catch (error) {
      return { kind: 'later', reason: error instanceof Error ? error.name : 'unknown' }
    }
  }
}

function outcomeOf({ status, headers }: Response, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `status ${status}`
  if (status !== 429 && status < 500) return { kind: 'refused', reason }
  const retryAfter = readRetryAfter(headers.get('retry-after'), now)
  return { kind: 'later', reason, ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** Seconds, or a moment. */
function readRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}

function subjectOf(config: Pick<Config, 'publicUrl' | 'contactEmail'>): string | undefined {
  if (config.contactEmail !== undefined) return `mailto:${config.contactEmail}`
  return isOnHttps(config) ? config.publicUrl : undefined
}
