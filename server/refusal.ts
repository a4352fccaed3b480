import { ERRORS, type ErrorCode } from 'contract/errors'

/**
 * A request that is refused, as a value: a code from the one list, a sentence for a person, and, where waiting helps,
 * for how long. The error handler turns it into the answer.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly statusCode: number
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined

  /** Whose account it is about, where there is no session that says so. For the log only. */
  readonly memberId: string | undefined

  constructor(code: ErrorCode, options: { message?: string; retryAfter?: number; memberId?: string } = {}) {
    super(options.message ?? ERRORS[code].message)
    this.code = code
    this.statusCode = ERRORS[code].status
    this.retryAfter = options.retryAfter
    this.memberId = options.memberId
  }
}
