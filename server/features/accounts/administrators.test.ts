import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type AdministratorSetUp, setUpAdministrator } from './administrators.ts'

describeEachDatabase('the first administrator', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const counted = (outcomes: readonly AdministratorSetUp[]) =>
    Object.groupBy(outcomes, ({ outcome }) => outcome) as Partial<Record<AdministratorSetUp['outcome'], unknown[]>>

  test('gets one account and one link, however many processes start at once', async () => {
    const starts = Array.from({ length: 8 }, () => setUpAdministrator(testApp.deps, 'first@example.com', null))
    const outcomes = counted(await Promise.all(starts))
    expect(outcomes.created).toHaveLength(1)
    expect(outcomes['administrator-without-password']).toHaveLength(7)
    const links = await database()
      .read.selectFrom('password_links')
      .innerJoin('members', 'members.id', 'password_links.member_id')
      .where('members.email_key', '=', 'first@example.com')
      .select('member_id')
      .execute()
    expect(links).toHaveLength(1)
  })

  test('is there already once a password is chosen', async () => {
    const { email } = await testApp.administrator()
    expect(await setUpAdministrator(testApp.deps, email, null)).toEqual({ email, outcome: 'administrator-already' })
  })
})
