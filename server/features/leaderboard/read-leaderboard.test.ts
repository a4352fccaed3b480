import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { readLeaderboard } from './read-leaderboard.ts'

describeEachDatabase('an empty board', (database) => {
  test('has no rows', async () => {
    expect(await readLeaderboard(database().read, null)).toEqual([])
  })

  test('stays empty for an administrator, whatever their points', async () => {
    const { id } = await aMember(database(), { is_admin: 1, leaderboard_pts: 1_000 })
    expect(await readLeaderboard(database().read, id)).toEqual([])
  })
})

describeEachDatabase('a short board', (database) => {
  test('shows each row as the contract says, by points, then who joined earlier, then id', async () => {
    const add = (id: string, leaderboard_pts: number, joined_at: number) =>
      aMember(database(), { id, name: `Name of ${id}`, leaderboard_pts, joined_at })
    await add('z-late', 30, 200)
    await add('b-early', 30, 100)
    await add('a-early', 30, 100)
    await add('top', 90, 500)
    await add('none', 0, 1)
    expect(await readLeaderboard(database().read, 'none')).toEqual([
      { id: 'top', name: 'Name of top', leaderboardPts: 90, rank: 1 },
      { id: 'a-early', name: 'Name of a-early', leaderboardPts: 30, rank: 2 },
      { id: 'b-early', name: 'Name of b-early', leaderboardPts: 30, rank: 2 },
      { id: 'z-late', name: 'Name of z-late', leaderboardPts: 30, rank: 2 },
      { id: 'none', name: 'Name of none', leaderboardPts: 0, rank: 5 },
    ])
  })
})

describeEachDatabase('a full board', (database) => {
  test('shows ten, and the asking member below them with their rank among all', async () => {
    for (let place = 1; place <= 10; place++) {
      await aMember(database(), { id: `place-${place}`, leaderboard_pts: 1_000 - place, joined_at: 1 })
    }
    await aMember(database(), { id: 'eleventh', leaderboard_pts: 900, joined_at: 2 })
    await aMember(database(), { id: 'eleventh-too', leaderboard_pts: 900, joined_at: 3 })
    await aMember(database(), { id: 'last', leaderboard_pts: 1, joined_at: 4 })
    await aMember(database(), { id: 'chief', leaderboard_pts: 5_000, is_admin: 1 })
    const { read } = database()
    const ten = await readLeaderboard(read, null)
    expect(ten.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `place-${index + 1}`))
    const own = async (id: string) => {
      const board = await readLeaderboard(read, id)
      expect(board.slice(0, 10)).toEqual(ten)
      return board.slice(10).map(({ id, rank }) => [id, rank])
    }
    expect(await own('eleventh')).toEqual([['eleventh', 11]])
    expect(await own('eleventh-too')).toEqual([['eleventh-too', 11]])
    expect(await own('last')).toEqual([['last', 13]])
    expect(await own('place-10')).toEqual([])
    expect(await own('chief')).toEqual([])
    expect(await own('nobody')).toEqual([])
  })

  test('gives a member outside the ten the rank of those they share their points with', async () => {
    await aMember(database(), { id: 'tied-with-tenth', leaderboard_pts: 990, joined_at: 9 })
    const board = await readLeaderboard(database().read, 'tied-with-tenth')
    expect(board.slice(9).map(({ id, rank }) => [id, rank])).toEqual([
      ['place-10', 10],
      ['tied-with-tenth', 10],
    ])
  })
})
