import { rmSync } from 'node:fs'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorLink } from '#server/features/accounts/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMaterial, aQuiz } from '#server/testing/factories.ts'
import { complaintAbout } from '#server/testing/fuzz-answers.ts'
import { type FuzzRequest, requestsTo } from '#server/testing/fuzz-requests.ts'
import { aFolder } from '#server/testing/program.ts'
import type { Hints } from '#server/testing/schema-arbitrary.ts'
import { type Method, startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** How many requests each call gets, over all roles, and from which seed they are drawn. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 150)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302)
/** So many are under way at once, fewer than would make the program refuse passwords for being busy. */
const AT_ONCE = 24

const ROLES = ['visitor', 'member', 'administrator'] as const

describeEachDatabase('whatever is sent', (database) => {
  let testApp: TestApp
  const routes: RouteOptions[] = []
  const folder = aFolder()
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder }, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  // PostgreSQL without a server has one slow connection; what only it would refuse, fewer requests find, too.
  const requestsACall = () => (database().engine === 'sqlite' ? REQUESTS : Math.ceil(REQUESTS / 3))

  test('is answered as the contract says, and each call succeeds at least once', { timeout: 300_000 }, async () => {
    const failures: string[] = []
    const unreached: string[] = []
    for (const route of callsIn(routes)) {
      let successes = 0
      for (const role of ROLES) {
        for (const { request, answer } of await exchange(testApp, route, role, requestsACall() / ROLES.length)) {
          const complaint = complaintAbout(route, request, answer)
          const what = () => `${complaint}: ${role} ${nameOf(route)} ${JSON.stringify(request)} ${answer.payload}`
          if (complaint !== undefined) failures.push(what().slice(0, 1_000))
          if (answer.statusCode < 300) successes += 1
        }
      }
      if (successes === 0) unreached.push(nameOf(route))
    }
    expect(failures.slice(0, 5)).toEqual([])
    expect(unreached).toEqual([])
  })
})

/** Reading first, so that lists are short; what takes things away last. */
function callsIn(routes: readonly RouteOptions[]): RouteOptions[] {
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return routes
    .filter(({ method, url, schema }) => url.startsWith('/api/') && schema && !schema.hide && method !== 'HEAD')
    .sort((a, b) => order.indexOf(String(a.method)) - order.indexOf(String(b.method)))
}

function nameOf({ method, url }: RouteOptions): string {
  return `${method} ${url}`
}

/** Somebody to send as, with things of their own, and the values that lead there. */
async function castFor(testApp: TestApp, role: (typeof ROLES)[number]): Promise<{ cookie: string; hints: Hints }> {
  const { database } = testApp.deps
  const administrator = await testApp.administrator()
  const member = role === 'administrator' ? administrator : await testApp.register()
  const courses = [await aCourse(database), await aCourse(database), await aCourse(database, { is_public: 0 })]
  const quizzes = await Promise.all([courses[0]?.id ?? 0, courses[2]?.id ?? 0, null].map((id) => aQuiz(database, id)))
  const material = await aMaterial(database, courses[0]?.id ?? 0)
  const courseIds = courses.map(({ id }) => id)
  const exported = `/api/admin/courses/${courses[0]?.id}/export`
  const { payload: yaml } = await testApp.call('GET', exported, { cookie: administrator.cookie })
  const texts = (ids: readonly number[]) => ids.map(String)
  const link = await administratorLink(testApp.deps, administrator.email)
  const hints = {
    userId: [member.user.id],
    'missions:id': ['1'],
    'courses:id': texts(courseIds),
    'course-materials:id': [String(material.id)],
    'quizzes:id': texts(quizzes.map(({ id }) => id)),
    ':courseId': texts(courseIds),
    ':quizId': texts(quizzes.map(({ id }) => id)),
    courseId: [...courseIds, ...texts(courseIds)],
    quizId: quizzes.map(({ id }) => id),
    missionId: [1, 2],
    email: [member.email],
    password: [member.password],
    yaml: [yaml],
    token: [link?.split('token=')[1]],
  }
  return { cookie: role === 'visitor' ? '' : member.cookie, hints }
}

/** Sends a call so many requests as somebody in this role. */
async function exchange(testApp: TestApp, route: RouteOptions, role: (typeof ROLES)[number], count: number) {
  const { cookie, hints } = await castFor(testApp, role)
  const requests = fc.sample(requestsTo(route, hints), { numRuns: Math.ceil(count), seed: SEED })
  const answered: Awaited<ReturnType<typeof send>>[] = []
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    const group = requests.slice(start, start + AT_ONCE)
    answered.push(...(await Promise.all(group.map((request) => send(testApp, route, request, cookie)))))
  }
  return answered
}

async function send(testApp: TestApp, { method }: RouteOptions, request: FuzzRequest, cookie: string) {
  const { url, headers, payload } = request
  const answer = await testApp.app.inject({
    method: String(method) as Exclude<Method, 'HEAD'>,
    url,
    headers: { 'sec-fetch-site': 'same-origin', ...headers, ...(cookie ? { cookie } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
  return { request, answer }
}
