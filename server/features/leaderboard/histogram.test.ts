import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { findWrongTotals, movePoints, rebuildHistogram, setOnBoard } from './histogram.ts'
import { readLeaderboard } from './read-leaderboard.ts'

/** What the rank means, counted one by one. */
async function rankByCounting({ read }: Database, points: number): Promise<number> {
  const ahead = read.selectFrom('members').select('id').where('is_admin', '=', 0).where('leaderboard_pts', '>', points)
  return 1 + (await ahead.execute()).length
}

async function changePoints({ write }: Database, id: string, to: number): Promise<void> {
  await write(async (db) => {
    const before = await db
      .selectFrom('members')
      .select(['leaderboard_pts', 'is_admin'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db.updateTable('members').set({ leaderboard_pts: to }).where('id', '=', id).execute()
    if (before.is_admin === 0) await movePoints(db, id, before.leaderboard_pts, to)
  })
}

describeEachDatabase('the rank', (database) => {
  test('is one plus the members with more points, after whatever happened to them', async () => {
    const ids: string[] = []
    for (let index = 0; index < 24; index++) {
      ids.push((await aMember(database(), { is_admin: index % 6 === 5 ? 1 : 0 })).id)
    }
    const change = fc.record({ member: fc.nat(ids.length - 1), to: fc.integer({ min: 0, max: 6 }).map((n) => n * 10) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 30 }), async (changes) => {
        for (const { member, to } of changes) await changePoints(database(), ids[member] ?? '', to)
        expect(await findWrongTotals(database().read)).toEqual([])
        for (const id of ids) {
          for (const row of await readLeaderboard(database().read, id)) {
            expect(row.rank).toBe(await rankByCounting(database(), row.leaderboardPts))
          }
        }
      }),
      { numRuns: 5 },
    )
  })
})

describeEachDatabase('the histogram', (database) => {
  test('forgets a member who becomes an administrator', async () => {
    const { id } = await aMember(database(), { leaderboard_pts: 25 })
    await database().write(async (db) => {
      await db.updateTable('members').set({ is_admin: 1 }).where('id', '=', id).execute()
      await setOnBoard(db, id, false)
    })
    expect(await findWrongTotals(database().read)).toEqual([])
  })

  test('counts a member once who is put back on the board twice, with the points they have by then', async () => {
    const { id } = await aMember(database(), { leaderboard_pts: 25 })
    await database().write((db) => setOnBoard(db, id, false))
    await database().write((db) => setOnBoard(db, id, false))
    await database().write((db) =>
      db.updateTable('members').set({ leaderboard_pts: 70 }).where('id', '=', id).execute(),
    )
    expect(await findWrongTotals(database().read)).toEqual([])
    await database().write((db) => setOnBoard(db, id, true))
    await database().write((db) => setOnBoard(db, id, true))
    expect(await findWrongTotals(database().read)).toEqual([])
  })

  test('is right again after a recount, and stays right', async () => {
    const { id } = await aMember(database(), { leaderboard_pts: 30 })
    await aMember(database(), { leaderboard_pts: 30 })
    await database().write((db) => db.updateTable('points_histogram').set({ members: 9 }).execute())
    expect(await findWrongTotals(database().read)).not.toEqual([])
    await database().exclusive(rebuildHistogram)
    expect(await findWrongTotals(database().read)).toEqual([])
    await changePoints(database(), id, 70)
    expect(await findWrongTotals(database().read)).toEqual([])
  })

  test('stays right when many members cross the same totals at once', async () => {
    const members = await Promise.all(Array.from({ length: 40 }, () => aMember(database())))
    await Promise.all(members.map(({ id }, index) => changePoints(database(), id, index % 2 === 0 ? 10 : 20)))
    await Promise.all(members.map(({ id }, index) => changePoints(database(), id, index % 2 === 0 ? 20 : 10)))
    expect(await findWrongTotals(database().read)).toEqual([])
  })
})
