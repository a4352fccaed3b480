import { beforeEach, expect, test } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { runInProcesses } from '#server/testing/processes.ts'

const WORKER = new URL('../../testing/workers/send-invitation.worker.ts', import.meta.url)

describeEachSharedDatabase('invitations sent through two processes at once', (database, location) => {
  beforeEach(() =>
    database().write(async (db) => {
      for (const table of ['mails', 'invitations', 'attempts'] as const) await db.deleteFrom(table).execute()
    }),
  )

  const send = async (invitations: { memberId: string; email: string }[]) =>
    (await runInProcesses<string[]>(2, WORKER, location(), { invitations })).flat()
  const count = (outcomes: string[], outcome: string) => outcomes.filter((each) => each === outcome).length
  const countOf = async (memberId: string) => {
    const { invitation_count } = await database()
      .read.selectFrom('members')
      .select('invitation_count')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    return invitation_count
  }
  const recipients = async () => {
    const mails = await database().read.selectFrom('mails').select('to_address').execute()
    return mails.map(({ to_address }) => to_address)
  }

  test('reach a person once, whoever of fifteen members was first', async () => {
    const members = await Promise.all(Array.from({ length: 15 }, () => aMember(database())))
    const outcomes = await send(members.map(({ id }) => ({ memberId: id, email: 'friend@friends.example' })))
    expect(count(outcomes, 'taken')).toBe(15)
    expect(count(outcomes, 'ALREADY_INVITED')).toBe(15)
    expect(await recipients()).toEqual(['friend@friends.example'])
    for (const { id } of members) expect(await countOf(id)).toBe(1)
  })

  test('are at most twenty from one member, each to another person', async () => {
    const { id: memberId } = await aMember(database())
    const outcomes = await send(
      Array.from({ length: 30 }, (_, number) => ({ memberId, email: `friend-${number}@friends.example` })),
    )
    expect(count(outcomes, 'taken')).toBe(20)
    expect(
      count(outcomes, 'taken') + count(outcomes, 'ALREADY_INVITED') + count(outcomes, 'TOO_MANY_INVITATIONS'),
    ).toBe(60)
    expect(new Set(await recipients()).size).toBe(20)
    expect(await recipients()).toHaveLength(20)
    expect(await countOf(memberId)).toBe(20)
  })
})
