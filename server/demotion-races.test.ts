import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { nextMessage, startWorker } from '#server/testing/processes.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Sending } from '#server/testing/workers/demotion-races.worker.ts'
import { type Actor, anActor } from '#server/testing/write-requests.ts'

const WORKER = new URL('./testing/workers/demotion-races.worker.ts', import.meta.url)
const ROUNDS = 30

/** How often each act is sent side by side. */
const LANES = 3

describeEachSharedDatabase('a demotion on one process and acts of the demoted on another', (database, location) => {
  let testApp: TestApp
  let chief: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    chief = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  /** The demotion comes after some reading, each time a little later. */
  const demoting = (demoted: Actor[]): Sending => ({
    now: testApp.clock.now,
    rounds: demoted.map(({ id }, round) => {
      const reading = { method: 'GET', url: '/api/auth/me', cookie: chief.cookie } as const
      const url = `/api/admin/members/${id}/role`
      const demotion = { method: 'POST', url, cookie: chief.cookie, body: { isAdmin: false } } as const
      return { first: [...Array(round % 8).fill(reading), demotion], untilRefused: [] }
    }),
  })

  const acting = (demoted: Actor[], memberId: string): Sending => ({
    now: testApp.clock.now,
    rounds: demoted.map(({ cookie }) => {
      const url = `/api/admin/members/${memberId}/adjustments`
      const gift = { method: 'POST', url, cookie, body: { tokens: 1, points: 0, reason: 'A prize' } } as const
      const body = { operatorName: 'Line Ltd', postalAddress: '12 High Street' }
      const naming = { method: 'PUT', url: '/api/admin/operator', cookie, body } as const
      return { first: [], untilRefused: Array(LANES).fill([gift, naming]).flat() }
    }),
  })

  const logOf = ({ id }: Actor) =>
    database()
      .read.selectFrom('audit_log')
      .select(['actor_id', 'kind'])
      .where((eb) => eb.or([eb('actor_id', '=', id), eb('target_id', '=', id)]))
      .orderBy('id')
      .execute()
  const tokensOf = async (id: string) => {
    const { read } = database()
    return (await read.selectFrom('members').select('tokens').where('id', '=', id).executeTakeFirstOrThrow()).tokens
  }

  test(`leave no act after the demotion and none without an answer, in ${ROUNDS} rounds`, {
    timeout: 60_000 + ROUNDS * 3_000,
  }, async () => {
    const demoted: Actor[] = []
    for (let round = 0; round < ROUNDS; round++) demoted.push(await anActor(testApp, true, null))
    const { id: memberId } = await aMember(database())
    const processes = [demoting(demoted), acting(demoted, memberId)].map((each) =>
      startWorker(WORKER, location(), each),
    )
    const answers: number[] = []
    let gifts = 0
    try {
      await Promise.all(processes.map(nextMessage))
      for (const actor of demoted) {
        const [demotion = [], acts = []] = await nextRound(processes)
        expect(demotion.at(-1)).toBe(200)
        const log = await logOf(actor)
        // What comes after the demotion in the log was committed after it.
        expect(log.at(-1)).toEqual({ actor_id: chief.user.id, kind: 'role-changed' })
        const own = log.filter(({ actor_id }) => actor_id === actor.id)
        expect(acts.filter((status) => status === 200)).toHaveLength(own.length)
        gifts += own.filter(({ kind }) => kind === 'balance-adjusted').length
        answers.push(...acts)
      }
    } finally {
      for (const each of processes) each.kill('SIGKILL')
    }
    expect(await tokensOf(memberId)).toBe(gifts)
    // 403: the session was still there, and the transaction refused.
    expect([...new Set(answers)].sort()).toEqual([200, 401, 403])
  })
})

/** @returns what each process was answered */
async function nextRound(processes: ChildProcess[]): Promise<number[][]> {
  const answered = Promise.all(processes.map(nextMessage))
  for (const each of processes) each.send('go')
  return (await answered) as number[][]
}
