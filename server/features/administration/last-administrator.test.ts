import type { ErrorAnswer } from 'contract/common'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the last administrator', (database) => {
  let testApp: TestApp
  let chief: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    chief = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const stepDown = ({ user, cookie }: TestMember) =>
    testApp.call('POST', `/api/admin/members/${user.id}/role`, { cookie, body: { isAdmin: false } })

  test('cannot step down, not even where another is suspended (LAST_ADMINISTRATOR)', async () => {
    expect(await stepDown(chief)).toMatchObject({ statusCode: 409, body: { code: 'LAST_ADMINISTRATOR' } })
    const other = await testApp.administrator()
    const [cookie, body] = [chief.cookie, { isSuspended: true }]
    await testApp.call('POST', `/api/admin/members/${other.user.id}/suspension`, { cookie, body })
    expect((await stepDown(chief)).body.code).toBe('LAST_ADMINISTRATOR')
  })
})

describeEachDatabase('two administrators', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const theOnlyTwo = async () => {
    const two = [await testApp.administrator(), await testApp.administrator()] as const
    const ids = two.map(({ user }) => user.id)
    await database().write((db) =>
      db.updateTable('members').set({ is_admin: 0 }).where('is_admin', '=', 1).where('id', 'not in', ids).execute(),
    )
    return two
  }
  const serving = async () => {
    const query = database().read.selectFrom('members').select('id').where('is_admin', '=', 1)
    return (await query.where('suspended_at', 'is', null).execute()).length
  }

  // On PostgreSQL each request has a separate connection, as with two processes.
  test.each([
    ['role', { isAdmin: false }],
    ['suspension', { isSuspended: true }],
  ])('who take the %s from each other at the same moment leave one behind (LAST_ADMINISTRATOR)', async (what, body) => {
    for (let round = 0; round < 8; round++) {
      const [one, two] = await theOnlyTwo()
      const take = (from: TestMember, by: TestMember) =>
        testApp.call('POST', `/api/admin/members/${from.user.id}/${what}`, { cookie: by.cookie, body })
      const answers = await Promise.all([take(two, one), take(one, two)])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(await serving()).toBe(1)
    }
  })

  test('who step down at the same moment leave one behind (LAST_ADMINISTRATOR)', async () => {
    for (let round = 0; round < 8; round++) {
      const two = await theOnlyTwo()
      const answers = await Promise.all(
        two.map(({ user, cookie }) =>
          testApp.call('POST', `/api/admin/members/${user.id}/role`, { cookie, body: { isAdmin: false } }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(await serving()).toBe(1)
    }
  })

  test('who delete their accounts at the same moment leave one behind (LAST_ADMINISTRATOR)', async () => {
    const removals = (await theOnlyTwo()).map(({ user, cookie, password }) =>
      testApp.call<ErrorAnswer>('DELETE', `/api/users/${user.id}`, { cookie, body: { password } }),
    )
    const answers = await Promise.all(removals)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body.code).toBe('LAST_ADMINISTRATOR')
    expect(await serving()).toBe(1)
  })
})
