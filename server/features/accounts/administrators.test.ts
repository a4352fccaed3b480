import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type AdministratorSetUp, setUpAdministrator, setUpAdministrators } from './administrators.ts'

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

  test('is in the audit log with the way in which the account was made', async () => {
    const { deps } = testApp
    await setUpAdministrators({ ...deps, config: { ...deps.config, adminEmails: ['named@example.com'] } })
    await setUpAdministrator(deps, 'added@example.com', null)
    const entries = await database()
      .read.selectFrom('audit_log')
      .innerJoin('members', 'members.id', 'audit_log.target_id')
      .where('email', 'in', ['named@example.com', 'added@example.com'])
      .select(['email', 'kind', 'route'])
      .orderBy('audit_log.id')
      .execute()
    const kind = 'administrator-created'
    expect(entries).toEqual([
      { email: 'named@example.com', kind, route: 'ADMIN_EMAILS' },
      { email: 'added@example.com', kind, route: 'npm run create-admin' },
    ])
  })
})
