import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { verifyLedger } from './verify-ledger.ts'

describeEachDatabase('verifying the ledger', (database) => {
  const verify = async () => {
    const balances: unknown[] = []
    const totals: unknown[] = []
    const members = await verifyLedger(database().read, {
      wrongBalance: (finding) => balances.push(finding),
      wrongTotal: (finding) => totals.push(finding),
    })
    return { members, balances, totals }
  }
  const setBalance = (id: string, values: { tokens?: number; leaderboard_pts?: number }) =>
    database().write((db) => db.updateTable('members').set(values).where('id', '=', id).execute())

  test('finds nothing where all is well, with administrators and without any points', async () => {
    await aMember(database())
    await aMember(database(), { tokens: 5, leaderboard_pts: 10 })
    await aMember(database(), { is_admin: 1, tokens: 5, leaderboard_pts: 10 })
    expect(await verify()).toEqual({ members: 3, balances: [], totals: [] })
  })

  test('finds a balance that was tampered with', async () => {
    const { id } = await aMember(database(), { tokens: 5, leaderboard_pts: 10 })
    await setBalance(id, { tokens: 500 })
    expect(await verify()).toMatchObject({
      balances: [{ memberId: id, tokens: 500, points: 10, ledgerTokens: 5, ledgerPoints: 10 }],
      totals: [],
    })
    await setBalance(id, { tokens: 5 })
    expect(await verify()).toMatchObject({ balances: [], totals: [] })
  })

  test('finds points that were tampered with, on the board too', async () => {
    const { id } = await aMember(database(), { leaderboard_pts: 40 })
    await setBalance(id, { leaderboard_pts: 45 })
    expect(await verify()).toMatchObject({
      balances: [{ memberId: id, tokens: 0, points: 45, ledgerTokens: 0, ledgerPoints: 40 }],
      totals: [
        { points: 40, members: 0, counted: 1 },
        { points: 45, members: 1, counted: 0 },
      ],
    })
    await setBalance(id, { leaderboard_pts: 40 })
  })

  test('finds a histogram that was tampered with', async () => {
    await aMember(database(), { leaderboard_pts: 60 })
    await database().write((db) =>
      db.updateTable('points_histogram').set({ members: 4 }).where('points', '=', 60).execute(),
    )
    expect(await verify()).toMatchObject({ balances: [], totals: [{ points: 60, members: 1, counted: 4 }] })
  })
})

describeEachDatabase('verifying many members', (database) => {
  test('looks at each of them, page by page', async () => {
    await database().write(async (db) => {
      for (let start = 0; start < 5_001; start += 1_667) {
        const rows = Array.from({ length: 1_667 }, (_, index) => memberRow(start + index))
        await db.insertInto('members').values(rows).execute()
      }
      await db.insertInto('points_histogram').values({ points: 0, slot: 0, members: 5_001 }).execute()
      await db.updateTable('members').set({ tokens: 9 }).where('id', 'in', ['m00000', 'm05000']).execute()
    })
    const found: string[] = []
    const report = { wrongBalance: (each: { memberId: string }) => found.push(each.memberId), wrongTotal: () => 0 }
    expect(await verifyLedger(database().read, report)).toBe(5_001)
    expect(found).toEqual(['m00000', 'm05000'])
  })
})

function memberRow(number: number) {
  const id = `m${String(number).padStart(5, '0')}`
  return {
    id,
    name: id,
    email: id,
    email_key: id,
    phone: null,
    password_hash: null,
    is_admin: 0 as const,
    tokens: 0,
    leaderboard_pts: 0,
    invite_code: id,
    sponsor_id: null,
    invited_count: 0,
    joined_at: 0,
  }
}
