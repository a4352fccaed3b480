import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { User } from 'contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { PERMISSION_MATRIX } from '#server/testing/permission-matrix.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type Actor, anActor, WRITE_CALLS, type WriteRequest, writeRequest } from '#server/testing/write-requests.ts'

/**
 * Ways in which a caller loses the right to write, as another process would do it, and the answer to their request
 * then.
 */
const LOSSES = {
  demoted: (db: Transaction, { id }: Actor) =>
    db.updateTable('members').set({ is_admin: 0 }).where('id', '=', id).execute(),
  suspended: (db: Transaction, { id }: Actor) =>
    db.updateTable('members').set({ suspended_at: 1 }).where('id', '=', id).execute(),
  deleted: (db: Transaction, { id }: Actor) =>
    db.updateTable('members').set({ deleted_at: 1, is_admin: 0 }).where('id', '=', id).execute(),
  'logged out': (db: Transaction, { sessionHash }: Actor) =>
    db.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute(),
}
type Loss = keyof typeof LOSSES
const ANSWERS: Record<Loss, number> = { demoted: 403, suspended: 401, deleted: 401, 'logged out': 401 }

const rowOf = (call: string) => PERMISSION_MATRIX.find((row) => row.call === call)
const isForAdministrators = (call: string) => rowOf(call)?.member === 403
const lossesOf = (call: string): Loss[] =>
  (Object.keys(LOSSES) as Loss[]).filter((loss) => loss !== 'demoted' || isForAdministrators(call))
const CASES = WRITE_CALLS.flatMap((call) => lossesOf(call).map((loss) => ({ call, loss })))

/**
 * Calls that write nothing for which a right is needed: they only read what was sent, or end the caller's own session.
 */
const NEEDS_NO_RIGHT = [
  'POST /api/admin/leads/preview',
  'POST /api/admin/conversations/check',
  'POST /api/admin/conversations/read',
  'POST /api/auth/logout',
]

test('every write that takes a session has a request here', () => {
  const writes = PERMISSION_MATRIX.filter((row) => row.visitor === 401 && /^(POST|PUT|PATCH|DELETE) /.test(row.call))
  // Signing in refuses with 401, too.
  const calls = writes.map((row) => row.call).filter((call) => call !== 'POST /api/auth/login')
  expect([...WRITE_CALLS].sort()).toEqual(calls.sort())
})

describeEachDatabase('a right that is lost during a request', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  let testApp: TestApp
  let passwordHash: string
  let port: number
  /** By the header of a request: what happens once its session was looked up, and once its body is complete. */
  const onHeaders = new Map<string, () => void>()
  const onBody = new Map<string, () => Promise<void>>()
  const HEADER = 'x-request-of-test'

  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder }, (server) => {
      server.addHook('preParsing', async (request) => onHeaders.get(String(request.headers[HEADER]))?.())
      // A route's own hooks come after those of its scopes.
      server.addHook('onRoute', (route) => {
        const hook = async (request: { headers: Record<string, unknown> }) => {
          await onBody.get(String(request.headers[HEADER]))?.()
        }
        route.preHandler = [...[route.preHandler ?? []].flat(), hook]
      })
    })
    passwordHash = await testApp.deps.passwords.hash('first-class')
    await testApp.app.listen({ port: 0, host: '127.0.0.1' })
    port = (testApp.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  const lose = (loss: Loss, actor: Actor) => database().write(async (db) => void (await LOSSES[loss](db, actor)))
  const prepare = async (call: string) => {
    const actor = await anActor(testApp, isForAdministrators(call), passwordHash)
    return { actor, request: await writeRequest(testApp, call, actor) }
  }
  const inject = async ({ method, url, body, contentType }: WriteRequest, { cookie }: Actor, headers = {}) => {
    const type = contentType === undefined ? {} : { 'content-type': contentType }
    return testApp.call(method, url, { cookie, body, headers: { ...type, ...headers } })
  }

  /** Sends a request in two halves. @returns the status of the answer */
  async function sendInHalves({ method, url, body, contentType }: WriteRequest, actor: Actor, between: () => unknown) {
    const id = crypto.randomUUID()
    const { promise: headersAreRead, resolve } = Promise.withResolvers<void>()
    onHeaders.set(id, resolve)
    const content = body ?? Buffer.alloc(0)
    const half = Math.ceil(content.length / 2)
    const lines = [`${method} ${url} HTTP/1.1`, 'Host: localhost', 'Connection: close', 'Sec-Fetch-Site: same-origin']
    lines.push(`Cookie: ${actor.cookie}`, `${HEADER}: ${id}`, `Content-Length: ${content.length}`)
    lines.push(`Content-Type: ${contentType}`)
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const answer = text(socket)
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.write(content.subarray(0, half))
    await headersAreRead
    await between()
    socket.write(content.subarray(half))
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(await answer)?.[1])
  }

  const actsOf = ({ id }: Actor) =>
    database().read.selectFrom('audit_log').select(['actor_kind', 'outcome']).where('actor_id', '=', id).execute()

  test.each(WRITE_CALLS)(
    '%s succeeds for who has it, and an act of administrators is in the audit log once',
    async (call) => {
      const { actor, request } = await prepare(call)
      const status = request.body
        ? await sendInHalves(request, actor, () => {})
        : (await inject(request, actor)).statusCode
      expect(status).toBeOneOf([200, 201, 202, 204])
      if (!isForAdministrators(call)) return
      const isAct = !NEEDS_NO_RIGHT.includes(call)
      expect(await actsOf(actor)).toEqual(isAct ? [{ actor_kind: 'administrator', outcome: 'ok' }] : [])
    },
  )

  test('an administrator who is demoted cannot keep making themselves one by requests begun before', async () => {
    const [chief, rogue] = [await testApp.administrator(), await testApp.administrator()]
    const url = `/api/admin/members/${rogue.user.id}/role`
    const body = Buffer.from('{"isAdmin":true}')
    const request = { method: 'POST', url, body, contentType: 'application/json' } as const
    const demote = () => testApp.call('POST', url, { cookie: chief.cookie, body: { isAdmin: false } })
    const actor = { id: rogue.user.id, cookie: rogue.cookie, sessionHash: '' }
    expect(await sendInHalves(request, actor, demote)).toBe(401)
    const { email, password } = rogue
    const again = await testApp.call<{ user: User }>('POST', '/api/auth/login', { body: { email, password } })
    expect(again).toMatchObject({ statusCode: 200, body: { user: { isAdmin: false } } })
  })

  test.each(CASES)('$call is refused to somebody $loss before its body is complete', async ({ call, loss }) => {
    const { actor, request } = await prepare(call)
    if (request.body === undefined) {
      await lose(loss, actor)
      expect((await inject(request, actor)).statusCode).toBe(ANSWERS[loss])
    } else {
      expect(await sendInHalves(request, actor, () => lose(loss, actor))).toBe(ANSWERS[loss])
    }
  })

  describe('and whose loss comes after the last look at the session', () => {
    const cases = CASES.filter(({ call, loss }) => loss !== 'logged out' && !NEEDS_NO_RIGHT.includes(call))
    test.each(cases)('$call is refused to somebody $loss by the transaction', async ({ call, loss }) => {
      const { actor, request } = await prepare(call)
      const id = crypto.randomUUID()
      onBody.set(id, () => lose(loss, actor))
      expect((await inject(request, actor, { [HEADER]: id })).statusCode).toBe(ANSWERS[loss])
    })
  })
})
