import type { ManagedMember } from 'contract/administration'
import type { LedgerPage } from 'contract/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('an administrator', (database) => {
  let testApp: TestApp
  let chief: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    chief = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const post = (member: { user: { id: string } }, what: string, body: object, headers: Record<string, string> = {}) =>
    testApp.call<ManagedMember & { code: string }>('POST', `/api/admin/members/${member.user.id}/${what}`, {
      cookie: chief.cookie,
      body,
      headers,
    })
  describe('adjusts a balance', () => {
    test('with a reason that the member reads in their tickets', async () => {
      const member = await testApp.register()
      const answer = await post(member, 'adjustments', { tokens: 7, points: 3, reason: ' A prize at the meeting ' })
      expect(answer).toMatchObject({ statusCode: 200, body: { tokens: 7, leaderboardPts: 3 } })
      const url = `/api/users/${member.user.id}/ledger`
      const { body } = await testApp.call<LedgerPage>('GET', url, { cookie: member.cookie })
      expect(body.entries).toMatchObject([
        { kind: 'adjustment', title: 'Adjustment', tokens: 7, points: 3, note: 'A prize at the meeting' },
      ])
      const entry = database().read.selectFrom('ledger').select('made_by').where('member_id', '=', member.user.id)
      expect(await entry.execute()).toEqual([{ made_by: chief.user.id }])
    })

    test('twice alike, unless it is one request sent twice (KEY_REUSED for another)', async () => {
      const member = await testApp.register()
      const body = { tokens: 5, points: 0, reason: 'Found on the platform' }
      const key = { 'idempotency-key': 'one-press-of-a-button' }
      const answers = [await post(member, 'adjustments', body, key), await post(member, 'adjustments', body, key)]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(answers[1]?.body).toEqual(answers[0]?.body)
      expect((await post(member, 'adjustments', { ...body, tokens: 6 }, key)).body.code).toBe('KEY_REUSED')
      expect((await post(await testApp.register(), 'adjustments', body, key)).body.code).toBe('KEY_REUSED')
      expect((await post(member, 'adjustments', body)).body.tokens).toBe(10)
    })

    test('but never below nothing (BALANCE_TOO_LOW)', async () => {
      const member = await testApp.register()
      await post(member, 'adjustments', { tokens: 5, points: 5, reason: 'A prize' })
      const answer = await post(member, 'adjustments', { tokens: -6, points: 0, reason: 'Taken back' })
      expect(answer).toMatchObject({ statusCode: 409, body: { code: 'BALANCE_TOO_LOW' } })
      expect((await post(member, 'adjustments', { tokens: 0, points: -6, reason: 'Taken back' })).body.code).toBe(
        'BALANCE_TOO_LOW',
      )
      const { body } = await post(member, 'adjustments', { tokens: -5, points: -5, reason: 'Taken back' })
      expect(body).toMatchObject({ tokens: 0, leaderboardPts: 0 })
    })

    test.each([
      { tokens: 0, points: 0, reason: 'Nothing' },
      { tokens: 1, points: 0, reason: ' ' },
      { tokens: 1, points: 0 },
      { tokens: 1.5, points: 0, reason: 'Half' },
      { tokens: 100_001, points: 0, reason: 'Much' },
    ])('not by %j (INVALID)', async (body) => {
      const answer = await post(await testApp.register(), 'adjustments', body)
      expect(answer).toMatchObject({ statusCode: 400, body: { code: 'INVALID' } })
    })

    test('of an unknown member is refused (MEMBER_NOT_FOUND)', async () => {
      const answer = await post({ user: { id: 'nobody' } }, 'adjustments', { tokens: 1, points: 0, reason: 'A prize' })
      expect(answer.body.code).toBe('MEMBER_NOT_FOUND')
    })
  })

  test('leaves every balance the sum of its ledger and the board right, whatever happened above', async () => {
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    expect(found).toEqual([])
  })
})
