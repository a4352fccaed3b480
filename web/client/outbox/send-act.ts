import { pathOfAct, WAITING_ACTS } from 'game/waiting-acts'
import { writeAct } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import type { NewAct } from './act-store.ts'

/** Sooner than this after an act, the server's own clock tells the day better than the device's. In milliseconds. */
const JUST_NOW = 60_000

/** Sends one act. @throws ApiError when no answer came or it is not a success */
export function sendAct({ kind, memberId, ids, body, key, at }: NewAct): Promise<unknown> {
  const age = Date.now() - at
  const actedAt = age >= 0 && age < JUST_NOW ? {} : { 'Acted-At': new Date(at).toISOString() }
  const headers = { 'Idempotency-Key': key, ...actedAt }
  return writeAct(WAITING_ACTS[kind].method, pathOfAct(kind, memberId, ids), body, headers)
}

/** The server looked at it and said no: sending it again changes nothing. */
export function isRefusal(error: ApiError): boolean {
  const { status } = error
  if (status < 400 || status >= 500) return false
  // The server asks for patience, or didn't look at it.
  return status !== 408 && status !== 429 && !isUnanswered(error)
}

/** It didn't arrive, nobody knows whether it did, or the server didn't look at it. */
export function isUnanswered({ status, code }: ApiError): boolean {
  // The session has ended, or somebody else has logged in here.
  if (status === 401 || code === 'NOT_YOURS') return true
  return status === 0 || status === 502 || status === 504 || code === 'UNCONFIRMED'
}

/** The error as it can be told to another tab, and back. */
export type ToldError = Pick<ApiError, 'status' | 'sentence' | 'code' | 'retryAfter'>

export function toldError({ status, sentence, code, retryAfter }: ApiError): ToldError {
  return { status, sentence, code, retryAfter }
}

export function errorOf({ status, sentence, code, retryAfter }: ToldError): ApiError {
  return new ApiError({ status, text: sentence ?? '', sentence, code, retryAfter })
}
