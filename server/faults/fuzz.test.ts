import { Agent, request as begin } from 'node:http'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { figure, seeded, size } from '#server/testing/fault-settings.ts'
import { complaintAbout } from '#server/testing/fuzz-answers.ts'
import { callsIn, castFor, nameOf, ROLES, type Role } from '#server/testing/fuzz-cast.ts'
import { type FuzzRequest, requestsTo } from '#server/testing/fuzz-requests.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { describeEachGround } from './engines.ts'
import { memoryOf } from './memory-of.ts'

/** Fewer than would make the program refuse passwords because it's busy. */
const AT_ONCE = 24
/** Of each call and role, before its memory is looked at: what any use takes, not what this one does. */
const WARMING_UP = 10
/** In bytes; in milliseconds, ten minutes over 84,000 requests. */
const MEMORY = 100 * 1024 * 1024
const A_REQUEST = 600_000 / 84_000
/** Nothing listens there: mails stay unsent, with their links. */
const NO_MAIL = 'smtp://127.0.0.1:9'

describeEachGround('a program that is sent anything at all', (ground) => {
  test('answers as the contract says and takes no more memory, in every role', async () => {
    const requests = size('FUZZ_REQUESTS', 30, 1_000)
    const { location, folder } = ground()
    const seed = Math.floor(seeded(`anything at all on ${location.kind}`)() * 2 ** 31)
    const { program } = await ground().start({ LOG_LEVEL: 'fatal', SMTP_URL: NO_MAIL })
    const database = await openDatabase(location)
    const routes: RouteOptions[] = []
    const testApp = await startTestApp(database, { dataDir: folder }, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
    // The program's clock is the machine's, and it must know the sessions that begin here.
    testApp.clock.now = Date.now()
    const fuzzer = new Fuzzer(testApp, program.url)
    const calls = callsIn(routes)
    for (const route of calls) for (const role of ROLES) await fuzzer.send(route, role, WARMING_UP, seed + 1)
    const [before, since] = [memoryOf(program.process.pid), performance.now()]
    let highest = before
    for (const route of calls) {
      for (const role of ROLES) await fuzzer.send(route, role, requests, seed)
      highest = Math.max(highest, memoryOf(program.process.pid))
    }
    const took = performance.now() - since
    const timed = calls.length * ROLES.length * requests
    await testApp.app.close()
    await database.close()
    const grown = `${Math.round((highest - before) / 1024 / 1024)} MiB`
    figure(
      `${location.kind}: ${timed} requests to ${calls.length} calls, ${fuzzer.reached.size} of which succeeded, in ${Math.round(took / 1_000)} s, +${grown}`,
    )
    expect(fuzzer.complaints.slice(0, 5)).toEqual([])
    // Which calls succeed is chance where few are sent; server/fuzz.test.ts asks for every one.
    expect(fuzzer.reached.size).toBeGreaterThan(0.9 * calls.length)
    expect(program.process.exitCode).toBeNull()
    expect(highest - before).toBeLessThanOrEqual(MEMORY)
    expect(took / timed).toBeLessThanOrEqual(A_REQUEST)
  })
})

class Fuzzer {
  sent = 0
  readonly complaints: string[] = []
  /** The calls that succeeded at least once. */
  readonly reached = new Set<string>()
  readonly #testApp: TestApp
  readonly #url: string

  /** @param testApp over the same database, to create what a role needs */
  constructor(testApp: TestApp, url: string) {
    this.#testApp = testApp
    this.#url = url
  }

  async send(route: RouteOptions, role: Role, count: number, seed: number): Promise<void> {
    const { cookie, hints } = await castFor(this.#testApp, route, role)
    const requests = fc.sample(requestsTo(route, hints), { numRuns: count, seed })
    // New connections: those of the previous call have been idle while these requests were generated, and may be
    // closing.
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const sendNext = async () => {
      for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
        await this.#judge(route, next, cookie, agent)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
    agent.destroy()
  }

  async #judge(route: RouteOptions, request: FuzzRequest, cookie: string, agent: Agent): Promise<void> {
    const answer = await this.#call(String(route.method), request, cookie, agent)
    this.sent += 1
    if (answer.statusCode < 300) this.reached.add(nameOf(route))
    const complaint = complaintAbout(route, request, answer)
    if (complaint === undefined) return
    this.complaints.push(`${complaint}: ${nameOf(route)} ${JSON.stringify(request)} ${answer.payload}`.slice(0, 1_000))
  }

  #call(method: string, { url, headers, payload }: FuzzRequest, cookie: string, agent: Agent) {
    type Answer = Parameters<typeof complaintAbout>[2]
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    // Said for reads, too, where Node leaves it out: what follows would be taken for another request.
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const all = { 'sec-fetch-site': 'same-origin', cookie, ...headers, ...length }
    const options = { agent, method, headers: all }
    const call = begin(this.#url + url, options, async (answer) => {
      const chunks = await answer.toArray().catch(reject)
      const said = Buffer.concat(chunks ?? []).toString()
      resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, payload: said })
    })
    call.once('error', reject)
    call.end(payload)
    return promise
  }
}
