import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { type JsonSchema, judgeOf, valid } from '#server/testing/schema-arbitrary.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

/** Some of each type that JSON has. */
const VALUES: readonly unknown[] = [
  ...[null, true, false],
  ...[0, 1, 2, 1.5],
  ...['', '1', 'true', 'null', '[]'],
  ...[[], [null], ['1'], [1], [true]],
  ...[{}, { length: 1 }, { $ne: null }],
]
/** So many at least are wrong in each field (reliability G14). */
const WRONG_TYPES = 12
/** So many calls of the specification take a body or may. */
const WRITES = 17

type Place = { path: readonly (string | number)[]; types: readonly string[] }

describeEachDatabase('a value of a wrong type', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  const routes: RouteOptions[] = []
  beforeAll(async () => {
    testApp = await startTestApp(database(), {}, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  test('is refused with 400 in every field of every write, and nothing is written (G14)', async () => {
    const writes = routes.filter(takesJson)
    const before = database().endedWrites()
    const taken: string[] = []
    for (const { method, url, schema } of writes) {
      const body = aBody(schema?.body as JsonSchema)
      for (const { path, types } of placesIn(schema?.body as JsonSchema)) {
        const wrong = valuesOfOtherTypes(types)
        expect(wrong.length, `${url} ${path.join('.')}`).toBeGreaterThanOrEqual(WRONG_TYPES)
        for (const value of wrong) {
          const sent = JSON.stringify(withValue(body, path, value))
          const { statusCode } = await send(method as Method, url, sent)
          if (statusCode !== 400) taken.push(`${statusCode} for ${method} ${url} ${sent}`)
        }
      }
    }
    expect(taken).toEqual([])
    expect(database().endedWrites()).toBe(before)
    expect(writes.length).toBeGreaterThanOrEqual(WRITES)
  })

  function send(method: Method, url: string, body: string) {
    const filled = url
      .replace('/users/:id', `/users/${administrator.user.id}`)
      .replace(':key', 'retention')
      .replace(':token', 'x'.repeat(43))
      .replaceAll(/:\w+/g, '1')
    const headers = { 'content-type': 'application/json' }
    return testApp.call(method, filled, { cookie: administrator.cookie, headers, body })
  }
})

/** In a form everything is text, so there are no types to be exact about. */
function takesJson({ schema }: RouteOptions): boolean {
  return schema?.body !== undefined && !schema.consumes?.includes('multipart/form-data')
}

/** With every field that there may be, so that nothing is wrong but what a test puts in. */
function aBody(schema: JsonSchema): unknown {
  const [body] = fc.sample(valid({ ...schema, required: Object.keys(schema.properties ?? {}) }, {}), {
    numRuns: 1,
    seed: 14,
  })
  expect(judgeOf(schema)(body)).toBe(true)
  return body
}

/** The body itself, each of its fields, and what is inside of those. */
function placesIn(schema: JsonSchema, path: Place['path'] = []): Place[] {
  const inner = [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties),
    ...(items ? [[0, items] as const] : []),
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

function valuesOfOtherTypes(types: readonly string[]): unknown[] {
  const isOfThese = judgeOf({ type: [...new Set(types)] })
  return VALUES.filter((value) => !isOfThese(value))
}

function withValue(body: unknown, path: Place['path'], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = structuredClone(body) as Record<string | number, unknown>
  copy[key] = withValue(copy[key], rest, value)
  return copy
}
