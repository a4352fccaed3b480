import type { LedgerCheck } from 'contract/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongTotals } from '#server/features/leaderboard/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** The largest 32-bit integer. */
const LIMIT = 2_147_483_647

describeEachDatabase('sums beyond 2,147,483,647', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test('are balances, totals of the board and sums of the ledger like any other', async () => {
    const { cookie } = await testApp.administrator()
    const near = { tokens: LIMIT - 1, leaderboard_pts: LIMIT - 1 }
    const rich = await aMember(database(), { ...near, name: 'Rich' })
    const richer = await aMember(database(), { ...near, name: 'Richer' })
    const adjust = (id: string, amount: number) =>
      testApp.call<{ tokens: number }>('POST', `/api/admin/members/${id}/adjustments`, {
        cookie,
        headers: { 'idempotency-key': `${id}-${amount}` },
        body: { tokens: amount, points: amount, reason: 'A prize' },
      })
    const answer = await adjust(rich.id, 100)
    expect([answer.statusCode, answer.body.tokens]).toEqual([200, LIMIT + 99])
    expect((await adjust(richer.id, 100_000)).body).toMatchObject({ tokens: LIMIT + 99_999 })
    const board = await testApp.call<{ name: string; leaderboardPts: number; rank: number }[]>(
      'GET',
      '/api/leaderboard',
      { cookie },
    )
    expect(board.body.slice(0, 2)).toMatchObject([
      { name: 'Richer', leaderboardPts: LIMIT + 99_999, rank: 1 },
      { name: 'Rich', leaderboardPts: LIMIT + 99, rank: 2 },
    ])
    const check = await testApp.call<LedgerCheck>('POST', '/api/admin/ledger-check', { cookie, body: {} })
    expect(check.body).toMatchObject({ wrong: 0, balances: [], totals: [] })
    expect(await findWrongTotals(database().read)).toEqual([])
    await database().write((db) =>
      db
        .updateTable('members')
        .set({ tokens: LIMIT + 5 })
        .execute(),
    )
    const wrong = await testApp.call<LedgerCheck>('POST', '/api/admin/ledger-check', { cookie, body: {} })
    expect(wrong.body.balances).toContainEqual(
      expect.objectContaining({ memberId: rich.id, tokens: LIMIT + 5, ledgerTokens: LIMIT + 99 }),
    )
    const after = await testApp.call('POST', '/api/admin/ledger-check', {
      cookie,
      body: { after: `totals~${LIMIT + 99}` },
    })
    expect(after.statusCode).toBe(200)
  })
})
