import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

describeEachDatabase('asking a member for contact who deletes their account at this moment', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test('leaves no contact with a deleted account', async () => {
    for (let round = 1; round <= 20; round++) {
      const { user, cookie, password } = await testApp.register()
      const ask = (number: number) => {
        const body = { name: 'Ada Weber', email: `ada-${round}-${number}@people.example`, consent: true }
        return testApp.call('POST', '/api/leads', { body: { ...body, inviteCode: user.inviteCode } })
      }
      const leave = testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
      await Promise.all([leave, ...[1, 2, 3, 4, 5, 6].map(ask)])
      expect((await leave).statusCode).toBe(204)
    }
    const leads = database().read.selectFrom('leads').innerJoin('members', 'members.id', 'leads.owner_id')
    expect(await leads.select('leads.email').where('members.deleted_at', 'is not', null).execute()).toEqual([])
  })
})
