import { ERRORS, type ErrorCode } from 'contract/errors'
import { messagesIn, type ServerMessages } from 'messages/server'

/** A message for a person, once the language is known. */
export type Sentence = (messages: ServerMessages) => string

/**
 * A refusal of a request: a code from the one list, a sentence for a person, and, where waiting helps, for how long.
 * The error handler turns it into the answer, in the language of the request; `message` is English, for the log.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly sentence: Sentence
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined

  /** The account it is about, if there is no session. For the log only. */
  readonly memberId: string | undefined

  constructor(code: ErrorCode, options: { message?: Sentence; retryAfter?: number; memberId?: string } = {}) {
    const sentence = options.message ?? ((messages) => messages.errors[code])
    super(sentence(messagesIn('en')))
    this.code = code
    this.statusCode = ERRORS[code]
    this.sentence = sentence
    this.retryAfter = options.retryAfter
    this.memberId = options.memberId
  }
}
