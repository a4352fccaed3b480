import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Called, Calls } from '#server/testing/workers/calls.worker.ts'
import type { Qualified, Qualifying } from '#server/testing/workers/qualify.worker.ts'

const CALLS = new URL('../../testing/workers/calls.worker.ts', import.meta.url)
const QUALIFY = new URL('../../testing/workers/qualify.worker.ts', import.meta.url)

describeEachSharedDatabase('people who join by one code through two processes at once', (database, location) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const join = (sponsor: TestMember) => testApp.register({ referralCode: sponsor.user.inviteCode })
  const balances = async ({ user: { id } }: TestMember) =>
    database().read.selectFrom('members').select(['tokens', 'leaderboard_pts']).where('id', '=', id).executeTakeFirst()
  const disagreements = async () => {
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    return found
  }

  const twelvePeople = (sponsor: TestMember): Calls['calls'] =>
    Array.from({ length: 12 }, () => ({
      url: '/api/auth/register',
      body: {
        name: 'Maya Okafor',
        email: `${randomBytes(6).toString('hex')}@example.com`,
        password: 'first-class',
        referralCode: sponsor.user.inviteCode,
      },
    }))
  /** Twelve in each process. */
  const joinInBoth = async (sponsor: TestMember) => {
    const processes = [0, 1].map(() => {
      const input: Calls = { cookie: '', calls: twelvePeople(sponsor), now: testApp.clock.now, rateLimits: false }
      return runInProcesses<Called[]>(1, CALLS, location(), input)
    })
    const answers = (await Promise.all(processes)).flat(2)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 24 }, () => 201))
  }

  test('are each paid for once, whichever process was first, and the bonus comes once', async () => {
    const sponsor = await testApp.register()
    await joinInBoth(sponsor)
    expect(await balances(sponsor)).toEqual({ tokens: 290, leaderboard_pts: 580 })
    expect(await disagreements()).toEqual([])
  })

  test('are not paid for over the cap of 30 in a day (DAY_CAP)', async () => {
    const sponsor = await testApp.register()
    for (let index = 0; index < 18; index++) await join(sponsor)
    await joinInBoth(sponsor)
    expect(await balances(sponsor)).toEqual({ tokens: 350, leaderboard_pts: 700 })
    const query = database().read.selectFrom('referrals').select('reason').where('sponsor_id', '=', sponsor.user.id)
    const held = await query.where('state', '=', 'held').execute()
    expect(held).toEqual(Array.from({ length: 12 }, () => ({ reason: 'DAY_CAP' })))
    expect(await disagreements()).toEqual([])
  })
})

describeEachSharedDatabase('people who qualify in two processes at once', (database, location) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { referralPaysAt: 'verified' })
  })
  afterAll(() => testApp.app.close())

  test('are paid for three times from one address in a day, for any sponsors (ADDRESS_CAP)', async () => {
    const invitedIds: string[] = []
    for (let index = 0; index < 10; index++) {
      const sponsor = await testApp.register()
      invitedIds.push((await testApp.register({ referralCode: sponsor.user.inviteCode })).user.id)
    }
    const input: Qualifying = { invitedIds, referralPaysAt: 'verified', by: 'verified', now: testApp.clock.now }
    await runInProcesses<Qualified>(2, QUALIFY, location(), input)
    const states = await database().read.selectFrom('referrals').select(['state', 'reason']).execute()
    expect(states.filter(({ state }) => state === 'paid')).toHaveLength(3)
    expect(states.filter(({ reason }) => reason === 'ADDRESS_CAP')).toHaveLength(7)
    const entries = await database().read.selectFrom('ledger').select('tokens').where('kind', '=', 'referral').execute()
    expect(entries).toHaveLength(3)
  })
})
