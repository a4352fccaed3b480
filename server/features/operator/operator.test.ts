import type { ErrorAnswer } from 'contract/common'
import type { SiteHealth } from 'contract/health'
import type { OperatorDetails } from 'contract/operator'
import type { SiteSettings } from 'contract/site-settings'
import { messagesIn } from 'messages/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { composeMail, enqueueMail, sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const PUBLIC = { publicUrl: 'https://line.example' }
const [NAME, ADDRESS] = ['Line & Co Ltd', '12 High Street\nLeeds LS1 4DY\nUnited Kingdom']
const ON_ONE_LINE = '12 High Street, Leeds LS1 4DY, United Kingdom'

/** The cookies of a member as they are named on https. */
const secureCookie = ({ cookie }: TestMember) => cookie.replaceAll(/(^|; )/g, '$1__Host-')

describeEachDatabase('who runs the site', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  const apps: TestApp[] = []
  beforeAll(async () => {
    testApp = await open()
    administrator = await testApp.administrator()
  })
  afterEach(() =>
    database().write(async (db) => {
      for (const table of ['operator_details', 'mails', 'invitations', 'attempts'] as const) {
        await db.deleteFrom(table).execute()
      }
    }),
  )
  afterAll(() => Promise.all(apps.map(({ app }) => app.close())))

  const open = async (settings: Partial<Config> = {}) => {
    const app = await startTestApp(database(), settings)
    apps.push(app)
    return app
  }
  const enter = <Body = OperatorDetails>(body: object, app = testApp) =>
    app.call<Body>('PUT', '/api/admin/operator', { cookie: administrator.cookie, body })
  const read = async (app = testApp) =>
    (await app.call<OperatorDetails>('GET', '/api/admin/operator', { cookie: administrator.cookie })).body
  const site = async (app: TestApp) => (await app.call<SiteSettings>('GET', '/api/site')).body

  test('comes from the environment or an administrator, whose entry takes precedence', async () => {
    const nobody = { operatorName: null, postalAddress: null }
    expect(await read()).toEqual({ ...nobody, updatedAt: null })
    const set = await open({ operatorName: 'Set Ltd', postalAddress: 'Set Street' })
    expect(await read(set)).toEqual({ operatorName: 'Set Ltd', postalAddress: 'Set Street', updatedAt: null })
    const entered = await enter({ operatorName: ` ${NAME} `, postalAddress: ADDRESS }, set)
    expect([entered.statusCode, entered.body]).toMatchObject([200, { operatorName: NAME, postalAddress: ADDRESS }])
    expect(await site(set)).toMatchObject({ operatorName: NAME, postalAddress: ADDRESS })
    await enter({ operatorName: null, postalAddress: ' ' }, set)
    expect(await read(set)).toMatchObject({ operatorName: 'Set Ltd', postalAddress: 'Set Street' })
  })

  test('is in the audit log with who changed it, what it was and what it is', async () => {
    await enter({ operatorName: NAME, postalAddress: null })
    const rows = database().read.selectFrom('audit_log').selectAll().where('kind', '=', 'operator-updated')
    const row = await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect([row.actor_id, row.route]).toEqual([administrator.user.id, 'PUT /api/admin/operator'])
    expect([row.state_before, row.state_after].map((state) => JSON.parse(state ?? ''))).toEqual([
      { operatorName: null },
      { operatorName: NAME },
    ])
  })

  test('accepts what GET returned, but doesn’t overwrite what another administrator entered meanwhile', async () => {
    const opened = await read()
    const mine = await enter({ ...opened, operatorName: NAME })
    expect([mine.statusCode, mine.body.operatorName]).toEqual([200, NAME])
    const late = await enter<ErrorAnswer>({ ...opened, operatorName: 'Late Ltd' })
    expect([late.statusCode, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await enter({ ...mine.body, postalAddress: ADDRESS })).statusCode).toBe(200)
  })

  test('refuses one of two entries that come at the same moment, the first one too', async () => {
    for (let round = 0; round < 8; round++) {
      if (round % 2 === 0) await database().write((db) => db.deleteFrom('operator_details').execute())
      const opened = await read()
      const names = ['One Ltd', 'Two Ltd'].map((name) => `${name} ${round}`)
      const answers = await Promise.all(names.map((operatorName) => enter({ ...opened, operatorName })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  test.each([
    { operatorName: 'Line\nLtd' },
    { operatorName: 'x'.repeat(121) },
    { postalAddress: 'x'.repeat(301) },
    { postalAddress: '\u202egnirts' },
    { operatorName: 7 },
  ])('is not %j', async (wrong) => {
    const answer = await enter<ErrorAnswer>({ operatorName: NAME, postalAddress: ADDRESS, ...wrong })
    expect([answer.statusCode, answer.body.code]).toEqual([400, 'INVALID'])
  })

  const MAIL = composeMail(
    { heading: 'Hello', paragraphs: ['Some news'], footer: ['Why you got this.'] },
    messagesIn('en'),
  )
  const send = async (app: TestApp) => {
    const mail = { kind: 'verify-email', memberId: null, to: 'reader@x.example', subject: 'Hello', ...MAIL } as const
    await database().write((db) => enqueueMail(db, app.deps, mail))
    await sendDueMails(app.deps)
    return app.mails.splice(0).at(-1)
  }

  test('stands at the end of every email, in both parts, as it is when the email leaves', async () => {
    const app = await open(PUBLIC)
    const before = await send(app)
    expect(before?.text).toMatch(/Why you got this\.\n\nPrivacy: https:\/\/line\.example\/privacy\n$/)
    await enter({ operatorName: NAME, postalAddress: ADDRESS })
    const mail = await send(app)
    const line = `Whistlestop at line.example is run by: ${NAME}, ${ON_ONE_LINE}`
    expect(mail?.text.endsWith(`Why you got this.\n\n${line}\n\nPrivacy: https://line.example/privacy\n`)).toBe(true)
    expect(mail?.html).toContain(`run by: Line &amp; Co Ltd, ${ON_ONE_LINE}</p>`)
    expect(mail?.html).toMatch(
      /<a href="https:\/\/line\.example\/privacy"[^>]*>Privacy<\/a><\/p>\n<\/div><\/body><\/html>$/,
    )
  })

  const invite = (app: TestApp, { user, cookie }: TestMember) =>
    app.call<ErrorAnswer>('POST', `/api/users/${user.id}/invite`, { cookie, body: { email: 'friend@x.example' } })
  const count = async ({ user }: TestMember) => {
    const members = database().read.selectFrom('members').select('invitation_count')
    return (await members.where('id', '=', user.id).executeTakeFirstOrThrow()).invitation_count
  }

  test.each([
    ['neither', {}],
    ['no postal address', { operatorName: NAME }],
    ['no name', { postalAddress: ADDRESS }],
  ])('with %s on https, no invitation is sent by email and none is counted', async (_, known) => {
    const app = await open({ ...PUBLIC, ...known })
    const member = await app.register()
    expect((await site(app)).areInvitationsMailed).toBe(false)
    const refused = await invite(app, member)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'INVITATIONS_OFF'])
    expect(await count(member)).toBe(0)
    expect(await database().read.selectFrom('invitations').selectAll().execute()).toEqual([])
    await enter({ operatorName: NAME, postalAddress: ADDRESS })
    expect((await site(app)).areInvitationsMailed).toBe(true)
    expect((await invite(app, member)).statusCode).toBe(200)
    expect(await count(member)).toBe(1)
  })

  test('that is removed again takes the invitations along that have not left yet', async () => {
    const app = await open(PUBLIC)
    const member = await app.register()
    await enter({ operatorName: NAME, postalAddress: ADDRESS })
    await invite(app, member)
    await enter({ operatorName: NAME, postalAddress: null })
    await sendDueMails(app.deps)
    expect(app.mails).toEqual([])
    expect(await database().read.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('is not required on a local start', async () => {
    const member = await testApp.register()
    expect((await site(testApp)).areInvitationsMailed).toBe(true)
    expect((await invite(testApp, member)).statusCode).toBe(200)
    await sendDueMails(testApp.deps)
    expect(testApp.mails.splice(0).map(({ to }) => to)).toEqual(['friend@x.example'])
  })

  test('is required by the health page of a public site, until both are entered', async () => {
    const app = await open(PUBLIC)
    const concerns = async (of: TestApp, cookie: string) =>
      (await of.call<SiteHealth>('GET', '/api/admin/health', { cookie })).body.concerns
    const secure = secureCookie(administrator)
    expect(await concerns(app, secure)).toEqual(expect.arrayContaining(['OPERATOR_UNKNOWN', 'FIGURES_UNPROVED']))
    const local = await concerns(testApp, administrator.cookie)
    expect([local.includes('OPERATOR_UNKNOWN'), local.includes('FIGURES_UNPROVED')]).toEqual([false, false])
    await enter({ operatorName: NAME, postalAddress: ADDRESS })
    expect(await concerns(app, secure)).not.toContain('OPERATOR_UNKNOWN')
  })
})
