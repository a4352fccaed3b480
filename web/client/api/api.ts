import type { ErrorAnswer } from 'contract/common'
import type { ErrorCode } from 'contract/errors'
import * as messages from 'messages/client'
import { ApiError, OFFLINE } from '#web/client/api/api-error.ts'
import { noteAnswer, noteNoAnswer } from '#web/client/offline/connection.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'
import { clearUser, userVersion } from '#web/client/session/stored-user.ts'
import { dropCookieHint } from '#web/client/session/visitor-hint.ts'

/** How long an answer may take, in milliseconds, before the person is told to try again. */
const TIMEOUT = 30_000

/** Before a write of which nobody knows whether it was saved is sent again, in milliseconds. */
const PAUSES = [1_000, 3_000]

const keptAnswers = new WeakSet<object>()

/** Whether this device gave an answer in place of the server. */
export function wasKept(answer: object): boolean {
  return keptAnswers.has(answer)
}

/** @throws ApiError when no answer came or it is not a success */
export function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return send<Answer>(path, { method: 'GET', signal: withTimeout(signal) })
}

/**
 * @returns the answer, or null where there is none of that id, or none for this member
 * @throws ApiError for any status but 404
 */
export async function getOrNull<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    return await get<Answer>(path, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** @throws ApiError when no answer came or it is not a success */
export function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  return write<Answer>('POST', path, body)
}

/**
 * A POST that has its effect once however often it is sent with this key.
 * @param key from `newRequestKey`, the same at every retry of the same intent
 * @throws ApiError when no answer came or it is not a success
 */
export function postOnce<Answer>(path: string, key: string, body?: unknown): Promise<Answer> {
  return untilConfirmed(() => write<Answer>('POST', path, body, { 'Idempotency-Key': key }))
}

/**
 * A POST that changes nothing when it is sent again, and is answered alike.
 * @throws ApiError when no answer came or it is not a success
 */
export function postRepeatable<Answer>(path: string, body?: unknown): Promise<Answer> {
  return untilConfirmed(() => write<Answer>('POST', path, body))
}

/** Sends what a member did, perhaps long ago: see `client/outbox`. @throws ApiError when no answer came or it is not a success */
export function writeAct(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<unknown> {
  return write<unknown>(method, path, body, headers)
}

/** Sends again for as long as the answer does not say whether it was saved. */
export async function untilConfirmed<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiError && isUnconfirmed(error))) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return attempt()
}

/** A key for one intent of the person: a new one for each click, kept for its retries. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @throws ApiError when no answer came or it is not a success */
export function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return write<Answer>('PATCH', path, body)
}

/** @throws ApiError when no answer came or it is not a success */
export function put<Answer>(path: string, body: unknown): Promise<Answer> {
  return write<Answer>('PUT', path, body)
}

/** DELETE, which is a word of the language. @throws ApiError when no answer came or it is not a success */
export function remove(path: string, body?: unknown): Promise<void> {
  return write<void>('DELETE', path, body)
}

async function write<Answer>(method: string, path: string, body?: unknown, headers: HeadersInit = {}): Promise<Answer> {
  const init: RequestInit = { method, signal: withTimeout(), headers }
  const typed = { ...headers, 'Content-Type': 'application/json' }
  try {
    return await send<Answer>(path, body === undefined ? init : { ...init, headers: typed, body: JSON.stringify(body) })
  } catch (error) {
    // To log in again costs nobody anything, and its forms have words of their own.
    if (path.startsWith('/api/auth/') || !(error instanceof ApiError && isUnconfirmed(error))) throw error
    throw unconfirmed(error)
  }
}

/** Whether the write may have had its effect: the server does not know, a proxy gave up on it, or we did. */
function isUnconfirmed({ status, code, cause }: ApiError): boolean {
  return (
    code === 'UNCONFIRMED' ||
    status === 502 ||
    status === 504 ||
    (cause instanceof Error && cause.name === 'TimeoutError')
  )
}

function unconfirmed(error: ApiError): ApiError {
  const { status, message, code, retryAfter, cause } = error
  const text = message.slice(`${status}: `.length)
  return new ApiError({ status, text, sentence: messages.unconfirmed, code, retryAfter, cause })
}

async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const asked = userVersion()
  const response = await reach(path, init)
  noteAnswer(response)
  const answer = await settle<Answer>(response, asked)
  if (response.headers.has(KEPT_AT) && answer instanceof Object) keptAnswers.add(answer)
  return answer
}

/**
 * What a response means.
 * @param asked the `userVersion` when the question was sent
 * @throws ApiError when it is not a success
 */
export async function settle<Answer>(response: Response, asked: number): Promise<Answer> {
  if (response.ok) return readAnswer<Answer>(response)
  const error = await readError(response)
  // A wrong password says nothing about the session, and a refusal older than the last login nothing about the new one.
  if (error.status === 401 && error.code !== 'WRONG_CREDENTIALS' && asked === userVersion()) {
    clearUser()
    dropCookieHint()
  }
  throw error
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, {
      ...init,
      credentials: 'include',
      headers: { Accept: 'application/json', ...init.headers },
    })
  } catch (cause) {
    if (isAbort(cause)) throw cause
    // Of who this is, there is a copy. And a write says itself that it failed.
    noteNoAnswer(init.method === 'GET' && path !== '/api/auth/me' ? 'part' : 'nothing')
    throw notReached(cause)
  }
}

/** No answer came: the server is away, or the connection is. */
export function notReached(cause?: unknown): ApiError {
  const sentence = navigator.onLine ? messages.unreachable : OFFLINE
  return new ApiError({ status: 0, text: sentence, sentence, cause })
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer
  try {
    return (await response.json()) as Answer
  } catch (cause) {
    throw new ApiError({ status: response.status, text: messages.unreadable, sentence: messages.unreadable, cause })
  }
}

async function readError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  const answer = parse(body)
  return new ApiError({
    status: response.status,
    text: body || response.statusText,
    sentence: typeof answer.message === 'string' ? answer.message : undefined,
    code: typeof answer.code === 'string' ? (answer.code as ErrorCode) : undefined,
    retryAfter: seconds(response.headers.get('Retry-After')),
  })
}

/** A proxy in between may answer with a page of its own, so nothing is taken for granted here. */
function parse(body: string): Partial<ErrorAnswer> {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

function seconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
}

function withTimeout(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** The caller gave up. A timeout has another name, and counts as not reached. */
function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError'
}
