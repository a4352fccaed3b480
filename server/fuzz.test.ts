import { rmSync } from 'node:fs'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { complaintAbout } from '#server/testing/fuzz-answers.ts'
import { callsIn, castFor, nameOf, ROLES, type Role } from '#server/testing/fuzz-cast.ts'
import { type FuzzRequest, requestsTo } from '#server/testing/fuzz-requests.ts'
import { aFolder } from '#server/testing/program.ts'
import { type Method, startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** How many requests each call gets, over all roles, and from which seed they are drawn. */
const REQUESTS = size('FUZZ_REQUESTS', 150, 1_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302)
/** How many run at once: fewer than would make the program refuse passwords because it's busy. */
const AT_ONCE = 24

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

  // PGlite has one slow connection; fewer requests are enough to find what only PostgreSQL would refuse.
  const requestsACall = () => (database().engine === 'sqlite' ? REQUESTS : Math.ceil(REQUESTS / 3))

  test('is answered as the contract says, and each call succeeds at least once', {
    timeout: 900_000,
  }, async () => {
    const failures: string[] = []
    const unreached: string[] = []
    for (const route of callsIn(routes)) {
      let successes = 0
      // Few requests may all be refused, so more are drawn.
      for (let draw = 0; draw < 10 && successes === 0; draw++) {
        for (const role of ROLES) {
          const count = Math.ceil(requestsACall() / ROLES.length)
          for (const { request, answer } of await exchange(testApp, route, role, { count, seed: SEED + draw })) {
            const complaint = complaintAbout(route, request, answer)
            const what = () => `${complaint}: ${role} ${nameOf(route)} ${JSON.stringify(request)} ${answer.payload}`
            if (complaint !== undefined) failures.push(what().slice(0, 1_000))
            if (answer.statusCode < 300) successes += 1
          }
        }
      }
      if (successes === 0) unreached.push(nameOf(route))
    }
    expect(failures.slice(0, 5)).toEqual([])
    expect(unreached).toEqual([])
  })
})

type Drawn = { count: number; seed: number }

/** Sends a number of requests to a call, in this role. */
async function exchange(testApp: TestApp, route: RouteOptions, role: Role, { count, seed }: Drawn) {
  const { cookie, hints } = await castFor(testApp, route, role)
  const requests = fc.sample(requestsTo(route, hints), { numRuns: count, seed })
  const answered: Awaited<ReturnType<typeof send>>[] = []
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    const group = requests.slice(start, start + AT_ONCE)
    answered.push(...(await Promise.all(group.map((request) => send(testApp, route, request, cookie)))))
  }
  return answered
}

async function send(testApp: TestApp, { method }: RouteOptions, request: FuzzRequest, cookie: string) {
  const { url, headers, payload } = request
  const answered = testApp.app.inject({
    method: String(method) as Exclude<Method, 'HEAD'>,
    url,
    headers: { 'sec-fetch-site': 'same-origin', ...headers, ...(cookie ? { cookie } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
  const answer = await answered.catch((error: unknown) => {
    throw new Error(`No answer to ${method} ${JSON.stringify(request).slice(0, 1_000)}`, { cause: error })
  })
  return { request, answer }
}
