import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

/** What our schemas say beyond JSON Schema: sentences for people (see describe-problem.ts). */
const SENTENCES = ['x-sentence', 'x-required']

/**
 * Types are exact in bodies: `"2"`, `true` and `null` are not numbers. Paths and queries are text by nature, so there a
 * number may be written as text. Nothing is removed or filled in silently.
 */
export function useExactTypes(app: FastifyInstance): void {
  const body = bodyValidator()
  const text = validator({ coerceTypes: true })
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(schema as object))
}

/** Checks as bodies are checked: for files that somebody sends inside one. */
export function bodyValidator(): Ajv {
  return validator({ coerceTypes: false })
}

function validator({ coerceTypes }: { coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({ coerceTypes, removeAdditional: false, useDefaults: false, strict: true, verbose: true })
  addFormats.default(ajv)
  ajv.addVocabulary(SENTENCES)
  return ajv
}
