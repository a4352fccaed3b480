import type { ClaimReport } from 'contract/claim-reports'
import type { ErrorAnswer } from 'contract/common'
import type { Said } from 'contract/invitations'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { deleteExpiredReports } from './public.ts'

const CLAIM = { claim: 'You earn <b>$1,000</b> a month', seenWhere: 'A post at https://posts.example/7' }
const DAY = 24 * 3_600_000

describeEachDatabase('a reported claim', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { contactEmail: 'help@line.example', rateLimits: true })
    administrator = await testApp.administrator()
    await sendDueMails(testApp.deps)
    testApp.mails.length = 0
  })
  afterEach(() =>
    database().write(async (db) => {
      for (const table of ['claim_reports', 'mails', 'attempts'] as const) await db.deleteFrom(table).execute()
    }),
  )
  afterAll(() => testApp.app.close())

  const report = <Body = ErrorAnswer>(body: object, ip = '192.0.2.1') =>
    testApp.call<Body>('POST', '/api/claim-reports', { body, ip })
  const list = async () =>
    (await testApp.call<ClaimReport[]>('GET', '/api/admin/claim-reports', { cookie: administrator.cookie })).body
  const handle = <Body = ClaimReport>(id: string, isHandled: boolean) =>
    testApp.call<Body>('POST', `/api/admin/claim-reports/${id}/handled`, {
      cookie: administrator.cookie,
      body: { isHandled },
    })

  test('is stored, listed and emailed to the operator as plain text', async () => {
    const answer = await report<Said>({ ...CLAIM, email: ' reader@x.example ' })
    expect([answer.statusCode, answer.body.message]).toEqual([201, expect.stringMatching(/^Thank you/)])
    const at = new Date(testApp.clock.now).toISOString()
    expect(await list()).toEqual([
      { id: expect.any(String), ...CLAIM, email: 'reader@x.example', createdAt: at, handledAt: null },
    ])
    await sendDueMails(testApp.deps)
    const [mail, ...others] = testApp.mails.splice(0)
    expect([mail?.to, others]).toEqual(['help@line.example', []])
    for (const text of [CLAIM.claim, CLAIM.seenWhere, 'reader@x.example']) expect(mail?.text).toContain(text)
    expect(mail?.html).toContain('&lt;b&gt;$1,000')
  })

  test('is emailed to each administrator where the site has no CONTACT_EMAIL', async () => {
    const site = await startTestApp(database(), { contactEmail: undefined })
    const suspended = await site.administrator()
    await database().write((db) =>
      db.updateTable('members').set({ suspended_at: 1 }).where('id', '=', suspended.user.id).execute(),
    )
    await site.call('POST', '/api/claim-reports', { body: CLAIM })
    await sendDueMails(site.deps)
    const told = site.mails.filter(({ subject }) => subject === 'Someone reported a claim').map(({ to }) => to)
    expect(told).toContain(administrator.email)
    expect(told).not.toContain(suspended.email)
    await site.app.close()
  })

  test.each([
    [{ claim: ' ' }],
    [{ seenWhere: '' }],
    [{ claim: 'x'.repeat(2_001) }],
    [{ email: 'nobody' }],
    [{ isHandled: true }],
  ])('is refused with %j', async (wrong) => {
    const answer = await report({ ...CLAIM, ...wrong })
    expect([answer.statusCode, answer.body.code]).toEqual([400, 'INVALID'])
    expect(await list()).toEqual([])
  })

  test('comes five times an hour from one address at most', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await report(CLAIM)).statusCode).toBe(201)
    const refused = await report(CLAIM)
    expect([refused.statusCode, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect((await report(CLAIM, '192.0.2.2')).statusCode).toBe(201)
    expect(await list()).toHaveLength(6)
  })

  test('is emailed twenty times a day at most, and listed all the same', async () => {
    for (let sent = 0; sent < 22; sent++) await report(CLAIM, `192.0.2.${10 + sent}`)
    expect(await list()).toHaveLength(22)
    expect(await database().read.selectFrom('mails').select('id').execute()).toHaveLength(20)
  })

  test('is handled, or opened again, with a row in the audit log; open ones come first', async () => {
    await report({ ...CLAIM, claim: 'First' })
    testApp.clock.now += 1_000
    await report({ ...CLAIM, claim: 'Second' })
    const [newest, oldest] = await list()
    expect([newest?.claim, oldest?.claim]).toEqual(['Second', 'First'])
    const handled = await handle(newest?.id ?? '', true)
    expect(handled.body.handledAt).toBe(new Date(testApp.clock.now).toISOString())
    expect((await list()).map(({ claim }) => claim)).toEqual(['First', 'Second'])
    const rows = database().read.selectFrom('audit_log').selectAll().where('kind', '=', 'claim-report-handled')
    const row = await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect([row.actor_id, row.target_id, row.state_after]).toEqual([
      administrator.user.id,
      newest?.id,
      '{"isHandled":true}',
    ])
    expect((await handle(newest?.id ?? '', false)).body.handledAt).toBeNull()
    const unknown = await handle<ErrorAnswer>('nothing', true)
    expect([unknown.statusCode, unknown.body.code]).toEqual([404, 'REPORT_NOT_FOUND'])
  })

  test('is deleted after twelve months', async () => {
    await report({ ...CLAIM, claim: 'Old' })
    testApp.clock.now += 300 * DAY
    await report({ ...CLAIM, claim: 'New' })
    testApp.clock.now += 66 * DAY
    await deleteExpiredReports(testApp.deps)
    const left = await database().read.selectFrom('claim_reports').select('claim').execute()
    expect(left).toEqual([{ claim: 'New' }])
  })

  test('with a member’s address is in their export once they have proved it, and without it once they have left', async () => {
    const member = await testApp.register({ email: 'Reporter@x.example' })
    await report({ ...CLAIM, email: 'reporter@X.example' })
    const { user, cookie, password } = member
    const reports = async () =>
      (await testApp.call<{ claimReports: unknown }>('GET', `/api/users/${user.id}/export`, { cookie })).body
        .claimReports
    expect(await reports()).toEqual([])
    await database().write((db) =>
      db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', user.id).execute(),
    )
    expect(await reports()).toMatchObject([{ ...CLAIM, email: 'reporter@X.example', handledAt: null }])
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    const rows = await database().read.selectFrom('claim_reports').selectAll().execute()
    expect(rows).toMatchObject([{ claim: CLAIM.claim, email: null, email_hash: null }])
  })
})
