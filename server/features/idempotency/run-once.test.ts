import { KEY_KEPT_FOR } from 'game/waiting-acts'
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '#server/refusal.ts'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { deleteOldKeys, type KeyedRequest, runOnce } from './run-once.ts'

const WORKER = new URL('../../testing/workers/run-once.worker.ts', import.meta.url)

describeEachDatabase('a request with an Idempotency-Key', (database) => {
  const clock = { now: 0 }
  let memberId = ''
  let runs = 0
  beforeEach(async () => {
    clock.now = Date.parse('2026-03-02T09:00:00Z')
    memberId = (await aMember(database())).id
    runs = 0
  })

  const send = (overrides: Partial<KeyedRequest> = {}, run = async () => ({ run: ++runs })) => {
    const request = { memberId, key: 'k', call: 'invite', body: { email: 'a@example.com' }, ...overrides }
    return database().write((db) => runOnce(db, { now: () => clock.now }, request, run))
  }
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error) => (error instanceof Refusal ? error.code : error),
    )

  test('has one effect and the answer of its first time', async () => {
    expect(await send()).toEqual({ run: 1 })
    expect(await send()).toEqual({ run: 1 })
    expect(runs).toBe(1)
  })

  test('is another one with another key, by another member, or without a key', async () => {
    const { id: other } = await aMember(database())
    await send()
    await send({ key: 'l' })
    await send({ memberId: other })
    await send({ key: undefined })
    await send({ key: undefined })
    expect(runs).toBe(5)
  })

  test('is refused with another body or for another call, and does nothing (KEY_REUSED)', async () => {
    await send()
    expect(await codeOf(send({ body: { email: 'b@example.com' } }))).toBe('KEY_REUSED')
    expect(await codeOf(send({ call: 'redeem' }))).toBe('KEY_REUSED')
    expect(runs).toBe(1)
  })

  test('keeps its key free when it was refused', async () => {
    const refuse = async () => {
      throw new Refusal('ALREADY_INVITED')
    }
    expect(await codeOf(send({}, refuse))).toBe('ALREADY_INVITED')
    expect(await send({ body: { email: 'b@example.com' } })).toEqual({ run: 1 })
  })

  test('is remembered for eight days', async () => {
    await send()
    clock.now += KEY_KEPT_FOR
    await database().write((db) => deleteOldKeys(db, clock.now))
    await send()
    expect(runs).toBe(1)
    clock.now += 1
    await database().write((db) => deleteOldKeys(db, clock.now))
    await send()
    expect(runs).toBe(2)
  })
})

describeEachSharedDatabase('one request with a key, sent through two processes at once', (database, location) => {
  test('has one effect, and every time the same answer', async () => {
    const { id: memberId } = await aMember(database())
    const input = { memberId, times: 25 }
    const answers = (await runInProcesses<{ answer: string }[]>(2, WORKER, location(), input)).flat()
    expect(answers).toHaveLength(50)
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1)
    const member = await database()
      .read.selectFrom('members')
      .select('invitation_count')
      .where('id', '=', memberId)
      .executeTakeFirst()
    expect(member).toEqual({ invitation_count: 1 })
  })
})
