import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '#server/http/scope.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { seeded, size } from '#server/testing/fault-settings.ts'
import { callsIn, castFor, nameOf, ROLES } from '#server/testing/fuzz-cast.ts'
import { requestsTo } from '#server/testing/fuzz-requests.ts'
import { countAnew } from '#server/testing/numbers.ts'
import { aFolder } from '#server/testing/program.ts'
import { type Method, startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Of each call, as each role. */
const REQUESTS = size('PARITY_REQUESTS', 5, 100)
const SEED = Math.floor(seeded('the same requests')() * 2 ** 31)

/** Tells of the engine itself, and of how long it took: of its answers only the status is the same. */
const OF_THE_ENGINE = 'GET /api/admin/health'

/** What the first engine answered; the others must answer the same. */
let expected: string[] | undefined

describeEachDatabase('the same requests, one after the other', (database) => {
  let testApp: TestApp
  const routes: RouteOptions[] = []
  const folder = aFolder()
  beforeAll(async () => {
    // The same names, ids, codes and tokens on each.
    countAnew()
    const notice = (server: Scope) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    }
    testApp = await startTestApp(database(), { dataDir: folder }, notice, countedBytes())
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  test('have the same answers on every engine, status and body', { timeout: 600_000 }, async () => {
    const answers: string[] = []
    for (const route of callsIn(routes)) {
      for (const role of ROLES) {
        const { cookie, hints } = await castFor(testApp, route, role)
        for (const { url, headers, payload } of fc.sample(requestsTo(route, hints), {
          numRuns: REQUESTS,
          seed: SEED,
        })) {
          const answer = await testApp.app.inject({
            method: String(route.method) as Exclude<Method, 'HEAD'>,
            url,
            headers: { 'sec-fetch-site': 'same-origin', ...headers, ...(cookie ? { cookie } : {}) },
            ...(payload === undefined ? {} : { payload }),
          })
          const body = nameOf(route) === OF_THE_ENGINE ? '' : answer.payload
          answers.push(`${role} ${nameOf(route)} ${url} ${String(payload)}: ${answer.statusCode} ${body}`)
        }
      }
    }
    expected ??= answers
    const different = answers.flatMap((answer, index) => whereTheyDiffer(expected?.[index] ?? '', answer))
    expect(different.slice(0, 5)).toEqual([])
    expect(answers.length).toBeGreaterThan(70 * ROLES.length * REQUESTS)
  })
})

/** Bytes that look like chance, and are the same each time. */
function countedBytes(): (length: number) => Buffer {
  let count = 0
  return (length) => Buffer.from(hash('sha256', `bytes ${++count}`, 'buffer').subarray(0, length))
}

/** @returns the request, and both answers from where they begin to differ; nothing where they do not */
function whereTheyDiffer(one: string, other: string): string[][] {
  if (one === other) return []
  const start = [...one].findIndex((sign, index) => sign !== [...other][index])
  return [[one.slice(0, 200), ...[one, other].map((answer) => answer.slice(Math.max(0, start - 20), start + 100))]]
}
