import type { ErrorAnswer } from 'contract/common'
import { ERRORS } from 'contract/errors'
import type { LightMyRequestResponse, RouteOptions } from 'fastify'
import type { FuzzRequest } from '#server/testing/fuzz-requests.ts'
import { type JsonSchema, judgeOf } from '#server/testing/schema-arbitrary.ts'

/** What would tell somebody how the program is made. */
const INSIDE =
  /\n\s+at |node_modules|\.ts:\d|\/server\/|sqlite|postgres|syntax error|constraint|relation "|insert into|select .+ from/i

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'payload' | 'headers'>

/**
 * What is wrong with an answer, if anything: never our own fault; a success only to what the schemas take, and as they
 * promise; every refusal in the one shape, and nothing said of how the program is made.
 */
export function complaintAbout({ schema }: RouteOptions, request: FuzzRequest, answer: Answer): string | undefined {
  const { statusCode, payload } = answer
  if (statusCode >= 500) return 'our own fault'
  if (statusCode < 300) {
    if (!takes(schema?.params, request.params)) return 'a wrong address was taken'
    if (schema?.body && !takes(schema.body, request.body)) return 'a wrong body was taken'
    const promised = (schema?.response as Record<string, JsonSchema> | undefined)?.[statusCode]
    if (statusCode !== 204 && !(promised && takes(promised, contentOf(answer)))) return 'not what was promised'
    return undefined
  }
  if (INSIDE.test(payload)) return 'it tells of the inside'
  return isErrorAnswer(answer) ? undefined : 'not the shape of a refusal'
}

function isErrorAnswer({ statusCode, payload }: Answer): boolean {
  const body = JSON.parse(payload) as ErrorAnswer
  const isKnown = ERRORS[body.code as keyof typeof ERRORS] === statusCode
  return (
    isKnown && body.statusCode === statusCode && Object.keys(body).sort().join() === 'code,error,message,statusCode'
  )
}

function contentOf({ headers, payload }: Answer): unknown {
  return String(headers['content-type']).startsWith('application/json') ? JSON.parse(payload) : payload
}

const judges = new Map<unknown, ReturnType<typeof judgeOf>>()

function takes(schema: unknown, value: unknown): boolean {
  if (schema === undefined) return true
  const judge = judges.get(schema) ?? judgeOf(schema)
  judges.set(schema, judge)
  return judge(value)
}
