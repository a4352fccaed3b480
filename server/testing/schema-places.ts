import fc from 'fast-check'
import { type JsonSchema, judgeOf, valid } from '#server/testing/schema-arbitrary.ts'

/** A place in a body: the names and indexes that lead there, and the types that it takes. */
export type Place = { path: readonly (string | number)[]; types: readonly string[] }

/** With every field that there may be, and an item of each kind in every list, so that nothing is wrong but what a test puts in. */
export function aBody(schema: JsonSchema): unknown {
  const [body] = fc.sample(valid(filled(schema), {}), { numRuns: 1, seed: 14 })
  if (!judgeOf(schema)(body)) throw new Error('The body that was drawn is not valid.')
  return body
}

function filled({ properties, items, anyOf, ...schema }: JsonSchema): JsonSchema {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, filled(field)] as const)
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields), required: Object.keys(properties) }),
    ...(items?.oneOf && { prefixItems: items.oneOf.map(filled) }),
    ...(items && { items: filled(items), minItems: Math.max(1, schema.minItems ?? 0) }),
    ...(anyOf && { anyOf: withFields(anyOf).map(filled) }),
  }
}

/** Where one of the alternatives has fields, the others have no place for what a test puts in. */
function withFields(alternatives: readonly JsonSchema[]): readonly JsonSchema[] {
  const objects = alternatives.filter(({ properties }) => properties !== undefined)
  return objects.length > 0 ? objects : alternatives
}

/** The body itself, each of its fields, and what is inside of those. */
export function placesIn(schema: JsonSchema, path: Place['path'] = []): Place[] {
  const inner = [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties),
    ...(items?.oneOf ?? (items ? [items] : [])).map((item, index) => [index, item] as const),
  ])
  return [{ path, types: typesOf(schema) }, ...inner.flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

/** @throws for a place that takes anything: it would need a test of its own */
function typesOf({ type = [], anyOf = [], enum: choices = [], const: only }: JsonSchema): string[] {
  const byValue = [...choices, ...(only === undefined ? [] : [only])].map((value) => typeof value)
  const types = [type, byValue, anyOf.flatMap(typesOf)].flat(2)
  if (types.length === 0) throw new Error('This place says nothing of its type.')
  return types
}

export function withValue(body: unknown, path: Place['path'], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = structuredClone(body) as Record<string | number, unknown>
  copy[key] = withValue(copy[key], rest, value)
  return copy
}
