import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { type JsonSchema, judgeOf } from '#server/testing/schema-arbitrary.ts'
import { aBody, placesIn, withValue } from '#server/testing/schema-places.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

/** Some of each type that JSON has. */
const VALUES: readonly unknown[] = [
  ...[null, true, false],
  ...[0, 1, 2, 1.5],
  ...['', '1', 'true', 'null', '[]'],
  ...[[], [null], ['1'], [1], [true]],
  ...[{}, { length: 1 }, { $ne: null }],
]
/** How many wrong values there are at least for each field. */
const WRONG_TYPES = 12
/** How many calls of the specification take a body, required or optional. */
const WRITES = 17

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

  test('is refused with 400 in every field of every write, and nothing is written', async () => {
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

function valuesOfOtherTypes(types: readonly string[]): unknown[] {
  const isOfThese = judgeOf({ type: [...new Set(types)] })
  return VALUES.filter((value) => !isOfThese(value))
}
