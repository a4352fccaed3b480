import type { ErrorCode } from 'contract/errors'
import * as messages from 'messages/client'

type Answer = {
  readonly status: number
  /** The body's text, else the status text. */
  readonly text: string
  readonly sentence?: string | undefined
  readonly code?: ErrorCode | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/**
 * A call that did not succeed. Its message is `{status}: {text}`; the sentence for people is a field of its own.
 * Status 0 means that no answer came.
 */
export class ApiError extends Error {
  readonly status: number
  /** The server's own words for a person, where the answer had some. */
  readonly sentence: string | undefined
  /** The code from the server's list of errors, where the answer had one. */
  readonly code: ErrorCode | undefined
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor({ status, text, sentence, code, retryAfter, cause }: Answer) {
    super(`${status}: ${text}`, { cause })
    this.name = 'ApiError'
    this.status = status
    this.sentence = sentence
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const OFFLINE = messages.offline

/** What to tell the person: the server's sentence, or the words the specification has for this case. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? otherwise
}

/** Where a wording is given for a failure: the server's own words or that wording, followed by why no answer came. */
export function failureText(error: unknown, wording: string): string {
  if (!(error instanceof ApiError) || error.sentence === undefined) return wording
  return error.status === 0 ? messages.failedBecause({ what: wording, why: error.sentence }) : error.sentence
}
