import type { LedgerCheck } from 'contract/ledger'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { LedgerChecks } from './check-ledger.ts'

/** One page a call, so that a few members take several. */
const aPageACall = () => new LedgerChecks({ slice: 0, page: 2 })

describeEachDatabase('checking the ledger in pieces', (database) => {
  const ids = ['ana', 'ben', 'cleo', 'dan', 'eva']
  beforeAll(async () => {
    for (const [index, id] of ids.entries()) await aMember(database(), { id, name: id, leaderboard_pts: 10 * index })
  })

  async function whole(checks: LedgerChecks): Promise<LedgerCheck[]> {
    const calls: LedgerCheck[] = []
    let next: string | null = null
    do {
      const call: LedgerCheck = await checks.run(database().read, next)
      calls.push(call)
      next = call.next
    } while (next !== null)
    return calls
  }

  test('looks at each member and each total once, whatever the size of a piece', async () => {
    const calls = await whole(aPageACall())
    expect(calls.slice(0, 3).map(({ members, next }) => [members, next])).toEqual([
      [2, 'balances~ben'],
      [2, 'balances~dan'],
      [1, 'totals~-1'],
    ])
    expect(calls.length).toBeGreaterThan(4)
    expect(calls.map(({ wrong }) => wrong)).toEqual(calls.map(() => 0))
    const atOnce = await whole(new LedgerChecks({ slice: 60_000, page: 2 }))
    expect(atOnce).toEqual([{ members: 5, wrong: 0, balances: [], totals: [], next: null }])
  })

  test('names who and what disagrees, in whichever piece it is', async () => {
    await database().write(async (db) => {
      await db.updateTable('members').set({ tokens: 7 }).where('id', '=', 'dan').execute()
      await db.updateTable('points_histogram').set({ members: 3 }).where('points', '=', 40).execute()
      await db.insertInto('points_histogram').values({ points: 900, slot: 0, members: 1 }).execute()
    })
    const calls = await whole(aPageACall())
    expect(calls.flatMap(({ balances }) => balances)).toEqual([
      { memberId: 'dan', name: 'dan', tokens: 7, points: 30, ledgerTokens: 0, ledgerPoints: 30 },
    ])
    expect(calls.flatMap(({ totals }) => totals)).toEqual([
      { points: 40, members: 1, counted: 3 },
      { points: 900, members: 0, counted: 1 },
    ])
    expect(calls.reduce((sum, { wrong }) => sum + wrong, 0)).toBe(3)
  })

  test('lets others have their turn after every page', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 0)
    await new LedgerChecks({ slice: 60_000, page: 1 }).run(database().read, null)
    clearInterval(timer)
    expect(turns).toBeGreaterThanOrEqual(ids.length)
  })

  test('does one piece at a time, and lets only a few wait', async () => {
    const { db, most } = countingQueries(database())
    const checks = aPageACall()
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => checks.run(db, null)))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ])
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
    expect(most()).toBe(1)
    expect(await checks.run(db, null)).toMatchObject({ members: 2 })
  })
})

/** The most queries that were running at the same time. */
function countingQueries({ read }: Database) {
  let open = 0
  let most = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      open += 1
      most = Math.max(most, open)
      return node
    },
    transformResult: async ({ result }) => {
      open -= 1
      return result
    },
  }
  return { db: read.withPlugin(plugin), most: () => most }
}

describeEachDatabase('POST /api/admin/ledger-check', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test('tells administrators how many members were compared, and that nothing disagrees', async () => {
    const { cookie } = await testApp.administrator()
    await testApp.register()
    const answer = await testApp.call<LedgerCheck>('POST', '/api/admin/ledger-check', { cookie, body: {} })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toEqual({ members: 2, wrong: 0, balances: [], totals: [], next: null })
    const again = await testApp.call('POST', '/api/admin/ledger-check', { cookie, body: { after: 'totals~-1' } })
    expect(again.body).toMatchObject({ members: 0, next: null })
  })

  test.each(['nowhere', 'balances~', 'totals~', 'totals~-2', 'totals~9007199254740992', "balances~x' or 1=1"])(
    'refuses to go on from %j',
    async (after) => {
      const { cookie } = await testApp.administrator()
      const answer = await testApp.call('POST', '/api/admin/ledger-check', { cookie, body: { after } })
      expect([answer.statusCode, answer.body.code]).toEqual([400, 'INVALID'])
    },
  )
})
