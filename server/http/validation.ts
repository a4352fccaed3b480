import { Ajv, type AnySchema, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

/** Our own keywords in schemas: messages for people (see describe-problem.ts). */
const SENTENCES = ['x-sentence', 'x-required']

/**
 * Requires exact types in bodies: `"2"`, `true` and `null` aren't numbers. Paths and queries are text, so a number there is
 * converted. Nothing is removed or filled in silently.
 */
export function useExactTypes(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? compileBody : compileText)(schema as object),
  )
}

/** Whether data matches a schema; if not, `errors` says why. */
type Check<T> = { (data: unknown): data is T; errors?: ErrorObject[] | null }

type Compile = <T = unknown>(schema: AnySchema) => Check<T>

/** Compiles a check with the rules for bodies, also for files inside a body. Ajv compiles each schema once. */
export const compileBody = compiler({ coerceTypes: false })

const compileText = compiler({ coerceTypes: true })

function compiler({ coerceTypes }: { coerceTypes: boolean }): Compile {
  const strict = { removeAdditional: false, useDefaults: false, strict: true } as const
  const ajv = new Ajv({ ...strict, coerceTypes, discriminator: true, verbose: true })
  addFormats.default(ajv)
  ajv.addVocabulary(SENTENCES)
  return <T>(schema: AnySchema) => {
    const isAsSchemaSays = ajv.compile(schema)
    const check: Check<T> = (data): data is T => {
      if (!isAsSchemaSays(data)) {
        check.errors = isAsSchemaSays.errors ?? null
        return false
      }
      const path = pathToNul(data)
      check.errors =
        path === undefined ? null : [{ keyword: NUL, instancePath: path, schemaPath: '#', params: {}, message: NUL }]
      return path === undefined
    }
    return check
  }
}

/** The keyword of a check that applies to all schemas: PostgreSQL can't store U+0000, so no text may contain it. */
export const NUL = 'nul'

/** The JSON pointer of the first U+0000 found, if any. In a field's name it's reported at the object. */
function pathToNul(data: unknown): string | undefined {
  // A list instead of recursion, because a request may be nested deeper than the stack.
  const places: [value: unknown, path: string][] = [[data, '']]
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const [value, path] = place
    if (typeof value === 'string' && value.includes('\0')) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return path
      places.push([inner, `${path}/${key}`])
    }
  }
  return undefined
}
