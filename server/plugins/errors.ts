import { STATUS_CODES } from 'node:http'
import type { ErrorAnswer } from 'contract/common'
import type { ErrorCode } from 'contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'
import { CommitUnconfirmed, DatabaseUnavailable } from '#server/database/database.ts'
import { languageOf, sourceOf } from '#server/features/sessions/public.ts'
import { type BodySchema, describeProblem, type Problem } from '#server/http/describe-problem.ts'
import { countOnce } from '#server/plugins/pace.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'

/** The one place where a failure becomes an answer. Internal details are never revealed. */
export function useErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const isOneTooMany = app.pace && countOnce(app.pace, request)
    return answerError(isOneTooMany ?? error, request, reply)
  })
}

/** For Fastify's own refusals before routing (a malformed address), which pass no error handler. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, request)
  const { code, memberId } = refusal
  const source = { ...sourceOf(request), ...(memberId === undefined ? {} : { memberId }) }
  if (refusal.statusCode >= 500) request.log.error({ err: error, code, ...source }, 'request failed')
  else request.log.info({ code, ...source }, 'request refused')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  return reply.code(refusal.statusCode).send(errorAnswer(refusal, languageOf(request)))
}

export function errorAnswer({ code, statusCode, sentence }: Refusal, language: LanguageCode): ErrorAnswer {
  return { statusCode, code, error: STATUS_CODES[statusCode] ?? 'Error', message: sentence(messagesIn(language)) }
}

/** The statuses that Fastify and its plugins refuse with before a handler runs, and our code for each. */
const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID',
  // Only static files are refused with it, for an address that no file can have.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_TYPE',
  503: 'BUSY',
}

function toRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof CommitUnconfirmed) return new Refusal('UNCONFIRMED', { retryAfter: 5 })
  if (error instanceof DatabaseUnavailable) return new Refusal('BUSY', { retryAfter: 5 })
  if ('validation' in error && error.validation) return invalid(error, request)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const code = CODE_BY_STATUS[status]
  if (code !== undefined) return new Refusal(code, sentenceFor(error))
  return status >= 400 && status < 500 ? new Refusal('INVALID', meaningOf(status)) : new Refusal('INTERNAL')
}

/** For a library's status without a code of ours: 412 is `precondition failed`. */
function meaningOf(status: number): { message?: Sentence } {
  const meaning = STATUS_CODES[status]?.toLowerCase()
  return meaning === undefined ? {} : { message: ({ requests }) => requests.notAnswered({ meaning }) }
}

function invalid(error: FastifyError, request: FastifyRequest): Refusal {
  const problem = error.validation?.[0] as Problem | undefined
  if (problem === undefined) return new Refusal('INVALID')
  const part = error.validationContext ?? 'body'
  const body = request.routeOptions.schema?.body as BodySchema | undefined
  return new Refusal('INVALID', { message: (messages) => describeProblem(problem, part, body, messages) })
}

/** Replaces Fastify's messages about a body that isn't JSON, which are written for programmers. */
function sentenceFor(error: FastifyError | Error): { message?: Sentence } {
  const code = 'code' in error ? error.code : undefined
  const notJson = error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY'
  if (notJson) return { message: ({ requests }) => requests.notJson }
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return { message: ({ requests }) => requests.empty }
  return {}
}
