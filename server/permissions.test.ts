import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aConversation } from '#server/testing/conversations.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMaterial, aQuiz } from '#server/testing/factories.ts'
import { PERMISSION_MATRIX } from '#server/testing/permission-matrix.ts'
import type { Actor, MatrixRow, Things } from '#server/testing/permission-rows.ts'
import { type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const ACTORS: readonly Actor[] = ['visitor', 'ended', 'member', 'stranger', 'administrator']

describeEachDatabase('the permission matrix', (database) => {
  let testApp: TestApp
  const routes: RouteOptions[] = []

  beforeAll(async () => {
    testApp = await startTestApp(database(), {}, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
  })
  afterAll(() => testApp.app.close())

  const apiCalls = () =>
    routes
      .filter(({ url }) => /^\/(api|files|videos|calendar)\//.test(url))
      .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
      .filter((call) => !call.startsWith('HEAD '))

  test('has one row for every route of the API, and no row without its route', () => {
    expect([...new Set(apiCalls())].sort()).toEqual(PERMISSION_MATRIX.map((row) => row.call).sort())
  })

  test('covers only routes that say what they take and what they answer', () => {
    const documented = routes.filter(({ url, schema }) => url.startsWith('/api/') && schema?.hide !== true)
    expect(documented.length).toBeGreaterThan(10)
    for (const { url, schema, method } of documented) {
      expect(schema?.response, url).toBeDefined()
      if (url.includes(':')) expect(schema?.params, url).toBeDefined()
      const hasBody =
        ['POST', 'PUT', 'PATCH'].includes(String(method)) &&
        !/\/(logout|calendar|reset|complete|seen|send-verification|release|refuse|retry|check-in|unsubscribe\/:token|stop-reminders\/:stopToken)$/.test(
          url,
        )
      if (hasBody) expect(schema?.body, url).toBeDefined()
    }
  })

  test.each(PERMISSION_MATRIX.flatMap((row) => ACTORS.map((actor) => ({ row, actor, call: row.call }))))(
    'holds for $actor at $call',
    async ({ row, actor }) => {
      const victim = await testApp.register()
      const cookie = await cookieFor(testApp, actor, victim)
      const answer = await send(testApp, row, victim, cookie)
      expect(answer.statusCode).toBe(row[actor])
      if (actor !== 'member' && row.call.includes('/users/')) {
        const after = await testApp.call('GET', '/api/auth/me', { cookie: victim.cookie })
        expect(after.body).toEqual(victim.user)
      }
    },
  )
})

async function cookieFor(testApp: TestApp, actor: Actor, victim: TestMember): Promise<string> {
  switch (actor) {
    case 'visitor':
      return ''
    case 'member':
      return victim.cookie
    case 'stranger':
      return (await testApp.register()).cookie
    case 'ended': {
      const { cookie } = await testApp.register()
      await testApp.call('POST', '/api/auth/logout', { cookie })
      return cookie
    }
    case 'administrator':
      return (await testApp.administrator()).cookie
  }
}

async function send(testApp: TestApp, { call, body }: MatrixRow, victim: TestMember, cookie: string) {
  const things = await makeThings(testApp)
  const [method, pattern = ''] = call.split(' ')
  const url = pattern
    .replace('/users/:id', `/users/${victim.user.id}`)
    .replace(/(?<=\/courses\/):id|:courseId/, String(things.courseId))
    .replace(/(?<=\/course-materials\/):id/, String(things.materialId))
    .replace(/(?<=\/quizzes\/):id|:quizId/, String(things.quizId))
    .replace(/(?<=\/lessons\/):id|:lessonId/, String(things.lessonId))
    .replace(/(?<=\/conversations\/):slug/, things.slug)
    .replace(/(?<=\/(files|videos)\/):id/, 'x'.repeat(22))
    .replace(/:personId|:talkId|:deviceId|:stopToken/g, 'x'.repeat(22))
    .replace(':file', `${'x'.repeat(43)}.ics`)
    .replace('/try-its/:source', '/try-its/mission:1')
    .replace(':rescueId', 'x'.repeat(16))
    .replace('/first-days/:step', '/first-days/call')
    .replace('/challenges/:key', '/challenges/talk-to-10')
    .replace('/translations/:language', '/translations/es')
    .replace('/:kind/:entity', '/mission/1')
    .replace('/marketing-figures/:key', '/marketing-figures/retention')
    .replace(':id', '1')
  const sent = typeof body === 'function' ? body(things) : body
  return testApp.call(method as Method, url, { cookie, ...(sent ? { body: sent } : {}) })
}

async function makeThings({ deps: { database } }: TestApp): Promise<Things> {
  const { id: courseId } = await aCourse(database)
  const { id: materialId } = await aMaterial(database, courseId)
  const { id: quizId } = await aQuiz(database, courseId)
  const { id: lessonId } = await aLesson(database, courseId)
  const { slug } = await aConversation(database)
  return { courseId, materialId, quizId, lessonId, slug }
}
