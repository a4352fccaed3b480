import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { NUL } from './validation.ts'

/** What Ajv tells with `verbose`, as far as a sentence needs it. */
export type Problem = FastifySchemaValidationError & {
  data?: unknown
  parentSchema?: { 'x-sentence'?: string }
}

/** A sentence of the whole body for what a person has not filled in. */
export type BodySchema = {
  'x-required'?: string
  required?: readonly string[]
  properties?: Record<string, { type?: string }>
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/**
 * One plain sentence about the first thing that was wrong with a request. It repeats field names, never what was sent.
 * @param part which part of the request was checked: body, params, querystring or headers
 */
export function describeProblem(problem: Problem, part: string, body?: BodySchema): string {
  if (part === 'body' && body?.['x-required'] && isNotFilledIn(problem, body)) return body['x-required']
  const field = fieldOf(problem, part)
  const { keyword, params } = problem
  switch (keyword) {
    case 'required':
      return `"${params.missingProperty}" is missing.`
    case 'additionalProperties':
      return `"${printable(params.additionalProperty)}" does not belong in this request.`
    case 'type':
      return `${field} must be ${typeNames(params.type)}.`
    case 'maxLength':
      return `${field} may have at most ${params.limit} characters.`
    case 'minimum':
      return `${field} must be at least ${params.limit}.`
    case 'maximum':
      return `${field} must be at most ${params.limit}.`
    case 'discriminator':
      return `"${printable(params.tag)}" must be one that we know.`
    case NUL:
      return `${field} has a character that we can’t store (U+0000).`
    default:
      return problem.parentSchema?.['x-sentence'] ?? `${field} is not in the form we expect.`
  }
}

/** A required text, or list of texts, that is missing or blank. */
function isNotFilledIn(
  { keyword, params, data, instancePath }: Problem,
  { required, properties }: BodySchema,
): boolean {
  const isBlank = typeof data === 'string' && data.trim() === ''
  const field =
    keyword === 'required' ? String(params.missingProperty) : isBlank ? instancePath.split('/')[1] : undefined
  if (field === undefined || !required?.includes(field)) return false
  const type = properties?.[field]?.type
  return type === 'string' || type === 'array'
}

/** For a person: the field's own name, or the part of the request when the problem is the whole of it. */
function fieldOf({ instancePath }: Problem, part: string): string {
  const field = instancePath.split('/').at(-1)
  if (field) return `"${printable(field)}"`
  return part === 'params' ? 'The address' : 'The request'
}

/** A field's name came from outside: short and harmless before it is said back. */
function printable(name: unknown): string {
  return String(name)
    .slice(0, 40)
    .replaceAll(/[^\w.-]/g, '?')
}

function typeNames(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',')
  return types.map((each) => TYPE_NAMES[String(each)] ?? String(each)).join(' or ')
}
