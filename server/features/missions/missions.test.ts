import type { Mission, MissionSummary } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the line', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const complete = (member: TestMember, missionId: unknown) =>
    testApp.call<UserWithMessage>('POST', `/api/users/${member.user.id}/complete-mission`, {
      cookie: member.cookie,
      body: { missionId },
    })
  const ledgerOf = (member: TestMember) =>
    testApp.deps.database.read
      .selectFrom('ledger')
      .select(['kind', 'reference', 'tokens', 'points'])
      .where('member_id', '=', member.user.id)
      .orderBy('reference')
      .execute()

  test('has five stations, each opened by the one before, and lists them without their lessons', async () => {
    const { body } = await testApp.call<MissionSummary[]>('GET', '/api/missions')
    expect(body.map(({ id, title, tokens, points, unlockAfter }) => [id, title, tokens, points, unlockAfter])).toEqual([
      [1, 'Attraction Village', 5, 10, null],
      [2, 'Friendship Frontier', 5, 15, 1],
      [3, 'Lead Generation Station', 10, 20, 2],
      [4, 'Leadership Lagoon', 10, 25, 3],
      [5, 'Duplication Depot', 15, 40, 4],
    ])
    expect(body[0]).not.toHaveProperty('content')
  })

  test('shows one station with its lesson', async () => {
    const { body } = await testApp.call<Mission>('GET', '/api/missions/2')
    expect(body.title).toBe('Friendship Frontier')
    expect(body.content).toContain('## Try it today')
  })

  test('pays a station once, gives its badge and opens the next', async () => {
    const member = await testApp.register()
    const first = await complete(member, 1)
    expect(first.statusCode).toBe(200)
    expect(first.body.message).toBe('You earned 5 tokens and 10 points.')
    expect(first.body.user).toMatchObject({
      tokens: 5,
      leaderboardPts: 10,
      badges: [1],
      completedMissions: { '1': true },
    })
    const again = await complete(member, 1)
    expect(again.statusCode).toBe(200)
    expect(again.body.user).toEqual(first.body.user)
    expect((await complete(member, 2)).body.user).toMatchObject({ tokens: 10, leaderboardPts: 25, badges: [1, 2] })
    expect(await ledgerOf(member)).toEqual([
      { kind: 'mission', reference: '1', tokens: 5, points: 10 },
      { kind: 'mission', reference: '2', tokens: 5, points: 15 },
    ])
  })

  test('refuses a locked station with MISSION_LOCKED and pays nothing', async () => {
    const member = await testApp.register()
    const answer = await complete(member, 3)
    expect([answer.statusCode, (answer.body as never as { code: string }).code]).toEqual([409, 'MISSION_LOCKED'])
    expect(await ledgerOf(member)).toEqual([])
  })

  test('answers an unknown station with MISSION_NOT_FOUND', async () => {
    const answer = await complete(await testApp.register(), 99)
    expect([answer.statusCode, (answer.body as never as { code: string }).code]).toEqual([404, 'MISSION_NOT_FOUND'])
  })

  test('pays once when the same completion arrives fifty times at once', async () => {
    const member = await testApp.register()
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete(member, 1)))
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
    expect(answers.filter((answer) => answer.body.message.startsWith('You earned'))).toHaveLength(1)
    expect(answers.at(-1)?.body.user).toMatchObject({ tokens: 5, leaderboardPts: 10 })
    expect(await ledgerOf(member)).toHaveLength(1)
  })

  test.each(['1', null, true, [1], 1.5, 0, -1, 1e12, { id: 1 }])(
    'takes no %j for a number, and converts nothing',
    async (missionId) => {
      const member = await testApp.register()
      expect((await complete(member, missionId)).statusCode).toBe(400)
      expect(await ledgerOf(member)).toEqual([])
    },
  )

  test.each(['0', '01', '-1', '1.0', '0x1', '1e0', ' 1', 'abc', '9999999999', '1%20'])(
    'has no station with the id %j',
    async (id) => {
      expect((await testApp.call('GET', `/api/missions/${id}`)).statusCode).toBe(400)
    },
  )

  test('refuses to complete for another member, whether they exist or not', async () => {
    const member = await testApp.register()
    const victim = await testApp.register()
    const refusals = new Set<string>()
    for (const id of [
      victim.user.id,
      'nobody',
      '1',
      victim.user.id.toUpperCase(),
      `${victim.user.id}%20`,
      '__proto__',
    ]) {
      const answer = await testApp.call('POST', `/api/users/${id}/complete-mission`, {
        cookie: member.cookie,
        body: { missionId: 1 },
      })
      refusals.add(`${answer.statusCode} ${JSON.stringify(answer.body)}`)
    }
    expect([...refusals]).toEqual([expect.stringMatching(/^403 .*NOT_YOURS/)])
    expect(await ledgerOf(victim)).toEqual([])
  })

  test('lets an administrator travel it too, without a place on the board', async () => {
    const administrator = await testApp.administrator()
    expect((await complete(administrator, 1)).body.user).toMatchObject({ tokens: 5, leaderboardPts: 10 })
    const { body } = await testApp.call<{ id: string }[]>('GET', '/api/leaderboard', { cookie: administrator.cookie })
    expect(body.map(({ id }) => id)).not.toContain(administrator.user.id)
  })
})
