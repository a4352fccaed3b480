import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { callsIn, nameOf } from '#server/testing/fuzz-cast.ts'
import type { JsonSchema } from '#server/testing/schema-arbitrary.ts'
import { aBody, placesIn, withValue } from '#server/testing/schema-places.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { formOf, PDF_FILE } from '#server/testing/uploads.ts'

const NULS = ['\0', 'ten letters\0 and more', 'at the end of it\0']

describeEachDatabase('U+0000, which PostgreSQL cannot store,', (database) => {
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

  const fill = (url: string) =>
    url
      .replace('/users/:id', `/users/${administrator.user.id}`)
      .replace(':token', 'x'.repeat(43))
      .replaceAll(/:\w+/g, '1')
  const send = async (route: RouteOptions, url: string, body?: unknown, headers: Record<string, string> = {}) => {
    const call = { cookie: administrator.cookie, headers, ...(body === undefined ? {} : { body }) }
    return (await testApp.call(route.method as Method, url, call)).statusCode
  }
  const isForm = ({ schema }: RouteOptions) => schema?.consumes?.includes('multipart/form-data') === true
  const bodyOf = ({ schema }: RouteOptions) => schema?.body as JsonSchema | undefined

  test('is refused with 400 in every text of every body, and nothing is written', async () => {
    const before = database().endedWrites()
    const taken: string[] = []
    let places = 0
    for (const route of callsIn(routes).filter((each) => bodyOf(each) && !isForm(each))) {
      const schema = bodyOf(route) ?? {}
      const whole = aBody(schema)
      for (const { path } of placesIn(schema).filter(({ types }) => types.includes('string'))) {
        for (const text of NULS) {
          places += 1
          const statusCode = await send(route, fill(route.url), withValue(whole, path, text))
          if (statusCode !== 400) taken.push(`${statusCode} for ${nameOf(route)} ${path.join('.')}`)
        }
      }
    }
    expect(taken).toEqual([])
    expect(database().endedWrites()).toBe(before)
    expect(places).toBeGreaterThan(100)
  })

  test('is refused with 400 in the name of a field', async () => {
    const [register] = callsIn(routes).filter(({ url }) => url === '/api/auth/register')
    expect(await send(register as RouteOptions, '/api/auth/register', { 'a\0': 1 })).toBe(400)
  })

  test('is refused with 400 in every field of every form, and nothing is written', async () => {
    const taken: string[] = []
    const before = database().endedWrites()
    const forms = callsIn(routes).filter(isForm)
    expect(forms.length).toBeGreaterThanOrEqual(3)
    for (const route of forms) {
      const { file: _, ...fields } = aBody(bodyOf(route) ?? {}) as Record<string, unknown>
      const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const csv = { content: Buffer.from('name,email\nAda,ada@x.example\n'), name: 'people.csv', type: 'text/csv' }
      const pdf = { content: PDF_FILE, name: 'a.pdf', type: 'application/pdf' }
      for (const name of Object.keys(texts)) {
        for (const text of NULS) {
          const file = route.url.includes('/leads/') ? csv : pdf
          const { body, contentType } = await formOf({ ...texts, [name]: text }, file)
          const statusCode = await send(route, fill(route.url), body, { 'content-type': contentType })
          if (statusCode !== 400) taken.push(`${statusCode} for ${nameOf(route)} ${name}`)
        }
      }
    }
    expect(taken).toEqual([])
    expect(database().endedWrites()).toBe(before)
  })

  test('is refused with 400 in every address and every query, but where the address is the refusal', async () => {
    const taken: string[] = []
    for (const route of callsIn(routes)) {
      for (const [, name = ''] of route.url.matchAll(/:(\w+)/g)) {
        const url = fill(route.url.replace(`:${name}`, 'a%00b'))
        const isOwnId = route.url.includes('/users/:id') && name === 'id' && !route.url.startsWith('/api/admin')
        const statusCode = await send(
          route,
          url,
          bodyOf(route) && !isForm(route) ? aBody(bodyOf(route) ?? {}) : undefined,
        )
        if (statusCode !== (isOwnId ? 403 : isForm(route) ? 415 : 400))
          taken.push(`${statusCode} for ${nameOf(route)} ${name}`)
      }
      const query = (route.schema?.querystring as JsonSchema | undefined)?.properties ?? {}
      for (const name of Object.keys(query)) {
        const statusCode = await send(route, `${fill(route.url)}?${name}=a%00b`)
        if (statusCode !== 400) taken.push(`${statusCode} for ${nameOf(route)} ?${name}`)
      }
    }
    expect(taken).toEqual([])
  })

  test('is refused in a course file, however YAML writes it', async () => {
    const yaml = String.raw`title: "Talking\0 to people"
description: How to begin
category: training
`
    const answer = await testApp.call('POST', '/api/admin/courses/import', {
      cookie: administrator.cookie,
      body: { yaml },
    })
    expect(answer.statusCode).toBe(400)
  })
})
