import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fc, { type Arbitrary } from 'fast-check'
import { HOSTILE_TEXTS, LONG_TEXTS, TEXTS } from '#server/testing/hostile-texts.ts'

/** As much of JSON Schema as our contract uses. */
export type JsonSchema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  /** One item of each of these, in place of `items`. */
  prefixItems?: readonly JsonSchema[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
}

/** Values that lead somewhere, by the name of their field: ids that exist, the right password. */
export type Hints = Readonly<Record<string, readonly unknown[]>>

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)

/** A judge of its own: what the program takes is compared with what the schema says. */
export function judgeOf(schema: unknown): ValidateFunction {
  return ajv.compile(schema as object)
}

/** Text that may have halves of pairs anywhere. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

/** Any value of JSON, with a liking for what has broken programs before. */
export const junk: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 4, 101, 2 ** 31, 2 ** 53, 1e300, -1e300, [], {}, [null]),
  fc.constantFrom(...TEXTS, ...HOSTILE_TEXTS, ...LONG_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  codeUnits,
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values that a schema takes. A field with hints gets one of them three times out of four. */
export function valid(schema: JsonSchema, hints: Hints, name = ''): Arbitrary<unknown> {
  const any = validBySchema(schema, hints)
  const judge = judgeOf(schema)
  const known = (hints[name] ?? []).filter((value) => judge(value))
  if (known.length === 0) return any
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
}

function validBySchema(schema: JsonSchema, hints: Hints): Arbitrary<unknown> {
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return fc.oneof(...choice.map((each) => validBySchema(each, hints)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => validOfType(String(type), schema, hints)))
}

function validOfType(type: string, schema: JsonSchema, hints: Hints): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return validText(schema)
    case 'integer': {
      const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 } = schema
      return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 5) }))
    }
    case 'number':
      return fc.oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => valid(item, hints)))
      const { minItems: minLength = 0, maxItems: maxLength = 4 } = schema
      return fc.array(valid(schema.items ?? {}, hints), { minLength, maxLength })
    }
    case 'object':
      return validObject(schema, hints)
    default:
      throw new Error(`No values are known for the type ${type}.`)
  }
}

/** For patterns that no other text fits: a short key, the id of a file, a browser's public key, and a language. */
const KEYS = ['a-key', 'x'.repeat(22), 'x'.repeat(87), 'es']

/** For patterns of digits: their bounds, and the first number that a 32-bit column can't hold. */
const DIGITS = ['0', '1', '9'.repeat(9), String(2 ** 31), '9'.repeat(15)]

function validText(schema: JsonSchema): Arbitrary<string> {
  const judge = judgeOf(schema)
  const longest = schema.maxLength === undefined ? [] : ['a'.repeat(schema.maxLength)]
  const known = [...KEYS, ...DIGITS, ...TEXTS, ...HOSTILE_TEXTS, ...longest].filter((text) => judge(text))
  const [some = ''] = known
  const random = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => (judge(text) ? text : some))
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), random) : random
}

function validObject({ properties = {}, required = [] }: JsonSchema, hints: Hints): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valid(schema, hints, name)])
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  return fc.tuple(fc.record(Object.fromEntries(fields)), fc.subarray(optional)).map(([whole, left]) => {
    const kept = Object.entries(whole).filter(([name]) => !left.includes(name))
    return Object.fromEntries(kept)
  })
}

/** A valid object but for one field: another value in its place, none at all, or one field too many. */
export function spoilt(schema: JsonSchema, hints: Hints): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return junk
  return fc
    .record({
      body: valid(schema, hints),
      name: fc.constantFrom(...names, 'isAdmin', '__proto__'),
      value: fc.oneof(junk, fc.constantFrom(...HOSTILE_TEXTS)),
      leave: fc.nat(4),
    })
    .map(({ body, name, value, leave }) => {
      const others = Object.entries(body as object).filter(([key]) => key !== name)
      // From entries, so that `__proto__` becomes a field like any other.
      return Object.fromEntries(leave === 0 ? others : [...others, [name, value]])
    })
}
