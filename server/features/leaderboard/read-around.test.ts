import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { setOnBoard } from './histogram.ts'
import { readAround } from './read-around.ts'

describeEachDatabase('the board around a member', (database) => {
  const around = async (id: string) =>
    (await readAround(database().read, id)).map((row) => [row.rank, row.id, row.leaderboardPts])

  test('has five above and five below, with ties in the order of the board', async () => {
    expect(await around('nobody')).toEqual([])
    for (const [index, points] of [90, 80, 80, 70, 70, 70, 70, 70, 70, 70, 70, 60, 50, 50, 40].entries()) {
      await aMember(database(), { id: `m${String(index).padStart(2, '0')}`, leaderboard_pts: points, joined_at: 9 })
    }
    await aMember(database(), { id: 'chief', leaderboard_pts: 75, is_admin: 1 })
    expect(await around('chief')).toEqual([])
    expect(await around('m00')).toEqual([
      [1, 'm00', 90],
      [2, 'm01', 80],
      [2, 'm02', 80],
      [4, 'm03', 70],
      [4, 'm04', 70],
      [4, 'm05', 70],
    ])
    expect(await around('m10')).toEqual([
      [4, 'm05', 70],
      [4, 'm06', 70],
      [4, 'm07', 70],
      [4, 'm08', 70],
      [4, 'm09', 70],
      [4, 'm10', 70],
      [12, 'm11', 60],
      [13, 'm12', 50],
      [13, 'm13', 50],
      [15, 'm14', 40],
    ])
    expect((await around('m14')).at(-1)).toEqual([15, 'm14', 40])
  })

  test('shows the name of the board, without members who left it', async () => {
    await database().write((db) =>
      db.updateTable('members').set({ board_name: 'Night train' }).where('id', '=', 'm01').execute(),
    )
    await database().write((db) => setOnBoard(db, 'm02', false))
    const [, second, third] = await readAround(database().read, 'm00')
    expect(second).toEqual({ id: 'm01', name: 'Night train', leaderboardPts: 80, rank: 2 })
    expect(third).toMatchObject({ id: 'm03', rank: 3 })
    expect(await around('m02')).toEqual([])
  })
})

describeEachDatabase('the board around a member, drawn', (database) => {
  test('is what the whole board says, for any member', async () => {
    const drawn = fc.array(fc.record({ points: fc.nat({ max: 4 }), joined: fc.nat({ max: 3 }) }), { maxLength: 12 })
    const board: { id: string; points: number; joined: number }[] = []
    await fc.assert(
      fc.asyncProperty(drawn, async (added) => {
        for (const { points, joined } of added) {
          const { id } = await aMember(database(), { leaderboard_pts: points * 10, joined_at: joined })
          board.push({ id, points: points * 10, joined })
        }
        const sorted = board.toSorted((a, b) => b.points - a.points || a.joined - b.joined || (a.id < b.id ? -1 : 1))
        for (const [place, { id }] of sorted.entries()) {
          const expected = sorted.slice(Math.max(0, place - 5), place + 6).map((each) => ({
            id: each.id,
            leaderboardPts: each.points,
            rank: 1 + sorted.filter(({ points }) => points > each.points).length,
          }))
          expect((await readAround(database().read, id)).map(({ name, ...row }) => row)).toEqual(expected)
        }
      }),
      { numRuns: 6 },
    )
  })
})
