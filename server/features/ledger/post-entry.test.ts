import { expect, test } from 'vitest'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { BalanceTooLow, type Entry, postEntry } from './post-entry.ts'
import { verifyLedger } from './verify-ledger.ts'

describeEachDatabase('an entry', (database) => {
  const post = (entry: Pick<Entry, 'memberId' | 'reference'> & Partial<Entry>) =>
    database().write((db) => postEntry(db, { kind: 'mission', tokens: 5, points: 10, at: 1_000, ...entry }))
  const balances = async (id: string) =>
    database().read.selectFrom('members').select(['tokens', 'leaderboard_pts']).where('id', '=', id).executeTakeFirst()
  const onBoardWith = async (points: number) => {
    const query = database().read.selectFrom('points_histogram').where('points', '=', points)
    const { sum } = await query.select(({ fn }) => fn.sum<number | null>('members').as('sum')).executeTakeFirstOrThrow()
    return sum ?? 0
  }

  test('is written down and added to both balances', async () => {
    const { id } = await aMember(database(), { tokens: 1, leaderboard_pts: 2 })
    expect(await post({ memberId: id, reference: '7' })).toBe(true)
    expect(await balances(id)).toEqual({ tokens: 6, leaderboard_pts: 12 })
    const query = database().read.selectFrom('ledger').selectAll().where('member_id', '=', id)
    expect(await query.where('reference', '=', '7').execute()).toEqual([
      {
        member_id: id,
        kind: 'mission',
        reference: '7',
        tokens: 5,
        points: 10,
        created_at: 1_000,
        note: null,
        made_by: null,
      },
    ])
  })

  test('is paid once, whatever a second one says', async () => {
    const { id } = await aMember(database())
    expect(await post({ memberId: id, reference: '1' })).toBe(true)
    expect(await post({ memberId: id, reference: '1' })).toBe(false)
    expect(await post({ memberId: id, reference: '1', tokens: 500, points: 500, at: 9_000 })).toBe(false)
    expect(await balances(id)).toEqual({ tokens: 5, leaderboard_pts: 10 })
  })

  test('is paid once when it is sent many times at once', async () => {
    const { id } = await aMember(database())
    const posted = await Promise.all(Array.from({ length: 30 }, () => post({ memberId: id, reference: '1' })))
    expect(posted.filter(Boolean)).toHaveLength(1)
    expect(await balances(id)).toEqual({ tokens: 5, leaderboard_pts: 10 })
  })

  test('of one member does not stand in the way of another', async () => {
    const [ana, ben] = [await aMember(database()), await aMember(database())]
    expect(await post({ memberId: ana.id, reference: '1' })).toBe(true)
    expect(await post({ memberId: ben.id, reference: '1' })).toBe(true)
  })

  test('that spends more than there is leaves no trace', async () => {
    const { id } = await aMember(database(), { tokens: 4, leaderboard_pts: 30 })
    const spending = post({ memberId: id, reference: '1', tokens: -5, points: 0 })
    await expect(spending).rejects.toThrow(BalanceTooLow)
    await expect(post({ memberId: id, reference: '1', tokens: 0, points: -31 })).rejects.toThrow(BalanceTooLow)
    expect(await balances(id)).toEqual({ tokens: 4, leaderboard_pts: 30 })
    expect(await post({ memberId: id, reference: '1', tokens: -4, points: -30 })).toBe(true)
    expect(await balances(id)).toEqual({ tokens: 0, leaderboard_pts: 0 })
  })

  test('moves the member on the board, up and down', async () => {
    const { id } = await aMember(database())
    const [atNone, atTen] = [await onBoardWith(0), await onBoardWith(10)]
    await post({ memberId: id, reference: '1' })
    expect([await onBoardWith(0), await onBoardWith(10)]).toEqual([atNone - 1, atTen + 1])
    await post({ memberId: id, reference: '2', tokens: 0, points: -10 })
    expect([await onBoardWith(0), await onBoardWith(10)]).toEqual([atNone, atTen])
  })

  test('of an administrator is paid, but counts on no board', async () => {
    const { id } = await aMember(database(), { is_admin: 1 })
    expect(await post({ memberId: id, reference: '1', points: 77 })).toBe(true)
    expect(await balances(id)).toEqual({ tokens: 5, leaderboard_pts: 77 })
    expect(await onBoardWith(77)).toBe(0)
  })

  test('of an unknown member is refused', async () => {
    await expect(post({ memberId: 'nobody', reference: '1' })).rejects.toThrow()
  })
})

const WORKER = new URL('../../testing/workers/post-entry.worker.ts', import.meta.url)

type Tally = { paid: number; tooLow: number }

describeEachSharedDatabase('two processes', (database, location) => {
  const race = async (input: object): Promise<Tally> => {
    const tallies = await runInProcesses<Tally>(2, WORKER, location(), input)
    return {
      paid: tallies.reduce((sum, { paid }) => sum + paid, 0),
      tooLow: tallies.reduce((sum, { tooLow }) => sum + tooLow, 0),
    }
  }
  const balances = (id: string) =>
    database().read.selectFrom('members').select(['tokens', 'leaderboard_pts']).where('id', '=', id).executeTakeFirst()
  const disagreements = async () => {
    const found: unknown[] = []
    await verifyLedger(database().read, {
      wrongBalance: (each) => found.push(each),
      wrongTotal: (each) => found.push(each),
    })
    return found
  }

  test('that send the same entry fifty times each have it paid once', async () => {
    const { id } = await aMember(database())
    expect(await race({ memberId: id, times: 50, tokens: 5, points: 10, reference: 'same' })).toEqual({
      paid: 1,
      tooLow: 0,
    })
    expect(await balances(id)).toEqual({ tokens: 5, leaderboard_pts: 10 })
    expect(await disagreements()).toEqual([])
  })

  test('that spend the last five tokens fifty times each succeed once', async () => {
    const { id } = await aMember(database(), { tokens: 5, leaderboard_pts: 30 })
    expect(await race({ memberId: id, times: 50, tokens: -5, points: 0 })).toEqual({ paid: 1, tooLow: 99 })
    expect(await balances(id)).toEqual({ tokens: 0, leaderboard_pts: 30 })
    expect(await disagreements()).toEqual([])
  })

  test('that pay the same members lose nothing', async () => {
    const { id } = await aMember(database())
    expect(await race({ memberId: id, times: 50, tokens: 1, points: 2 })).toEqual({ paid: 100, tooLow: 0 })
    expect(await balances(id)).toEqual({ tokens: 100, leaderboard_pts: 200 })
    expect(await disagreements()).toEqual([])
  })
})
