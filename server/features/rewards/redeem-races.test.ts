import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { emptyPool, giveTokens, someLeads } from '#server/testing/leads.ts'
import { nextMessage, runInProcesses, startWorker } from '#server/testing/processes.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Called, Calls } from '#server/testing/workers/calls.worker.ts'
import type { Trials } from '#server/testing/workers/redeem.worker.ts'

/** How often each race is run, from the start each time: failing once in a hundred is a failure. */
const TRIALS = size('TRIALS', 3, 200)

const WORKER = new URL('../../testing/workers/redeem.worker.ts', import.meta.url)
const CALLS = new URL('../../testing/workers/calls.worker.ts', import.meta.url)

type Status = [statusCode: number, code: string | null]

describeEachSharedDatabase('redemptions on two processes at once', (database, location) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const aRicherMember = async () => {
    const member = await testApp.register()
    await giveTokens(database(), member.user.id, 5)
    return member
  }
  const tokensOf = async ({ user }: TestMember) => {
    const { read } = database()
    return (await read.selectFrom('members').select('tokens').where('id', '=', user.id).executeTakeFirstOrThrow())
      .tokens
  }
  const deliveriesOf = ({ user }: TestMember) =>
    database().read.selectFrom('deliveries').select('id').where('member_id', '=', user.id).execute()

  /** Runs the trials one after the other. @param between is told what both processes were answered */
  async function race(
    rewardType: string,
    atOnce: number,
    trials: TestMember[][],
    before: () => Promise<unknown>,
    after: (members: TestMember[], answers: Status[]) => Promise<void>,
  ): Promise<void> {
    const input: Trials = {
      now: testApp.clock.now,
      atOnce,
      trials: trials.map((members) => members.map(({ user, cookie }) => ({ id: user.id, cookie, rewardType }))),
    }
    const processes = [0, 1].map(() => startWorker(WORKER, location(), input))
    try {
      await Promise.all(processes.map(nextMessage))
      for (const members of trials) {
        await before()
        const answered = Promise.all(processes.map(nextMessage))
        for (const each of processes) each.send('go')
        await after(members, ((await answered) as Status[][]).flat())
      }
    } finally {
      for (const each of processes) each.kill('SIGKILL')
    }
  }

  test(`pay one reward for the last five tokens, of fifty sent at once, in ${TRIALS} trials`, {
    timeout: 60_000 + TRIALS * 3_000,
  }, async () => {
    const trials: TestMember[][] = []
    for (let trial = 0; trial < TRIALS; trial++) trials.push([await aRicherMember()])
    await race(
      'social_posts',
      25,
      trials,
      async () => undefined,
      async ([member], answers) => {
        if (member === undefined) throw new Error('no member')
        expect(answers).toHaveLength(50)
        expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
        expect(answers.filter(([, code]) => code === 'INSUFFICIENT_TOKENS')).toHaveLength(49)
        expect(await tokensOf(member)).toBe(0)
        expect(await deliveriesOf(member)).toHaveLength(1)
      },
    )
    await expectSoundLedger()
  })

  test(`give the last ten leads to one of two members and leave the other their tokens, in ${TRIALS} trials`, {
    timeout: 60_000 + TRIALS * 3_000,
  }, async () => {
    const trials: TestMember[][] = []
    for (let trial = 0; trial < TRIALS; trial++) trials.push([await aRicherMember(), await aRicherMember()])
    const tenLeft = async () => {
      await emptyPool(database())
      await someLeads(database(), 10)
    }
    await race('warm_leads', 1, trials, tenLeft, async (members, answers) => {
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
      const tokens = (await Promise.all(members.map(tokensOf))).sort()
      expect(tokens).toEqual([0, 5])
      const leads = await database().read.selectFrom('leads').select(['taken_by', 'delivery_id']).execute()
      expect(leads.every(({ taken_by }) => taken_by !== null)).toBe(true)
      expect(new Set(leads.map(({ delivery_id }) => delivery_id)).size).toBe(1)
      const mails = await database().read.selectFrom('mails').select('to_address').execute()
      expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(10)
      expect(mails).toHaveLength(10)
    })
    await expectSoundLedger()
  })

  test(`deliver different leads to two members when there are twenty, in ${TRIALS} trials`, {
    timeout: 60_000 + TRIALS * 3_000,
  }, async () => {
    const trials: TestMember[][] = []
    for (let trial = 0; trial < TRIALS; trial++) trials.push([await aRicherMember(), await aRicherMember()])
    const twentyLeft = async () => {
      await emptyPool(database())
      await someLeads(database(), 20)
    }
    await race('warm_leads', 1, trials, twentyLeft, async (_members, answers) => {
      // Both processes redeem for both members, and neither is refused for a lack of leads.
      const codes = answers.map(([, code]) => code ?? 'ok')
      expect(codes.sort()).toEqual(['INSUFFICIENT_TOKENS', 'INSUFFICIENT_TOKENS', 'ok', 'ok'])
      const leads = await database().read.selectFrom('leads').select(['taken_by', 'delivery_id']).execute()
      const takers = Map.groupBy(leads, ({ taken_by }) => taken_by)
      expect([...takers].map(([taker, taken]) => [typeof taker, taken.length])).toEqual([
        ['string', 10],
        ['string', 10],
      ])
    })
  })

  test('under one key are one redemption with one answer, however often it is sent', async () => {
    const member = await testApp.register()
    await giveTokens(database(), member.user.id, 50)
    const url = `/api/users/${member.user.id}/redeem-reward`
    const call = { url, body: { rewardType: 'email_swipes' }, headers: { 'idempotency-key': 'wish-1' } }
    const input: Calls = {
      cookie: member.cookie,
      calls: Array(10).fill(call),
      now: testApp.clock.now,
      rateLimits: false,
    }
    const answers = (await runInProcesses<Called[]>(2, CALLS, location(), input)).flat()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await tokensOf(member)).toBe(45)
    expect(await deliveriesOf(member)).toHaveLength(1)
  })

  async function expectSoundLedger(): Promise<void> {
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    expect(found).toEqual([])
  }
})
