import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { ServerMessages } from 'messages/server'
import { NUL } from './validation.ts'

/** The part of Ajv's verbose errors that a sentence needs. */
export type Problem = FastifySchemaValidationError & {
  data?: unknown
  parentSchema?: { 'x-sentence'?: string }
}

/** `x-required` names the message for a required field that a person left empty. */
export type BodySchema = {
  'x-required'?: string
  required?: readonly string[]
  properties?: Record<string, { type?: string }>
}

/**
 * One plain sentence about the first thing that was wrong with a request. It repeats field names, never what was sent.
 * @param part which part of the request was checked: body, params, querystring or headers
 */
export function describeProblem(
  problem: Problem,
  part: string,
  body: BodySchema | undefined,
  { fields, requests }: ServerMessages,
): string {
  const named = (key: string | undefined) => Object.entries(fields).find(([name]) => name === key)?.[1]
  const required = named(body?.['x-required'])
  if (part === 'body' && required !== undefined && isNotFilledIn(problem, body)) return required
  const place = placeOf(problem, part, requests)
  const { keyword, params } = problem
  const limit = String(params.limit)
  switch (keyword) {
    case 'required':
      return requests.missing({ field: String(params.missingProperty) })
    case 'additionalProperties':
      return requests.unknown({ field: printable(params.additionalProperty) })
    case 'type':
      return requests.wrongType({ place, types: typeNames(params.type, requests) })
    case 'maxLength':
      return requests.tooLong({ place, limit })
    case 'minimum':
      return requests.tooSmall({ place, limit })
    case 'maximum':
      return requests.tooGreat({ place, limit })
    case 'discriminator':
      return requests.notKnown({ field: printable(params.tag) })
    case NUL:
      return requests.hasNul({ place })
    default:
      return named(problem.parentSchema?.['x-sentence']) ?? requests.otherForm({ place })
  }
}

/** A required text, or list of texts, that is missing or blank. */
function isNotFilledIn({ keyword, params, data, instancePath }: Problem, body: BodySchema | undefined): boolean {
  const isBlank = typeof data === 'string' && data.trim() === ''
  const field =
    keyword === 'required' ? String(params.missingProperty) : isBlank ? instancePath.split('/')[1] : undefined
  if (field === undefined || !body?.required?.includes(field)) return false
  const type = body.properties?.[field]?.type
  return type === 'string' || type === 'array'
}

type RequestMessages = ServerMessages['requests']

/** The name of the field, or the part of the request if all of it is wrong. */
function placeOf({ instancePath }: Problem, part: string, requests: RequestMessages): string {
  const field = instancePath.split('/').at(-1)
  if (field) return requests.field({ field: printable(field) })
  return part === 'params' ? requests.address : requests.request
}

/** The client chose the field's name, so it's shortened and cleaned before it's repeated. */
function printable(name: unknown): string {
  return String(name)
    .slice(0, 40)
    .replaceAll(/[^\w.-]/g, '?')
}

function typeNames(type: unknown, requests: RequestMessages): string {
  const names: Record<string, string> = {
    string: requests.text,
    integer: requests.wholeNumber,
    number: requests.aNumber,
    boolean: requests.trueOrFalse,
    object: requests.anObject,
    array: requests.aList,
  }
  const types = Array.isArray(type) ? type : String(type).split(',')
  return types
    .map((each) => names[String(each)] ?? String(each))
    .reduce((first, second) => requests.either({ first, second }))
}
