import type { LeadForm } from 'contract/leads'
import type { Contact } from 'contract/rewards'
import { contactConsent } from 'game/consent'
import { messagesIn } from 'messages/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { aLead, contactTokenIn, emptyPool, mailsTo } from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { deleteExpiredLeads } from './delete-expired-leads.ts'
import { monthsBefore } from './lead-periods.ts'

const ADA = { name: 'Ada Weber', email: 'Ada@people.example', phone: '+49 30 123', consent: true } as const

const { consent } = messagesIn('en')

describeEachDatabase('asking for contact', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyPool(database())
    member = await testApp.register({ name: 'Maya Okafor' })
  })

  const ask = (overrides: Partial<LeadForm> | object = {}) =>
    testApp.call<{ message: string }>('POST', '/api/leads', { body: { ...ADA, ...overrides } })
  const contacts = async ({ user, cookie } = member) =>
    (await testApp.call<Contact[]>('GET', `/api/users/${user.id}/contacts`, { cookie })).body
  const rows = () => database().read.selectFrom('leads').selectAll().orderBy('created_at').execute()
  const choose = (token: string, choice: unknown) =>
    testApp.call<{ message: string }>('POST', `/api/contact-choices/${token}`, { body: { choice } })
  const tokenFor = async (address: string) => {
    const mail = (await mailsTo(database(), address)).at(-1)
    return contactTokenIn(mail ?? { text: '' })
  }

  test('by a member puts the person among that member’s contacts, free and at once, and not into the pool', async () => {
    const answer = await ask({ inviteCode: ` ${member.user.inviteCode.toLowerCase()} ` })
    expect(answer.statusCode).toBe(201)
    expect(await rows()).toMatchObject([{ owner_id: member.user.id, pool_state: 'none', source: 'form' }])
    expect(await contacts()).toEqual([
      {
        id: expect.any(String),
        name: 'Ada Weber',
        email: 'Ada@people.example',
        phone: '+49 30 123',
        consent: contactConsent('Maya Okafor', consent),
        consentSource: null,
        isSample: false,
        doNotContact: false,
        askedAt: new Date(testApp.clock.now).toISOString(),
      },
    ])
    expect(await contacts(await testApp.register())).toEqual([])
  })

  test('by a member and with the second box also waits for the pool, with both wordings', async () => {
    await ask({ inviteCode: member.user.inviteCode, anyMember: true })
    const consent_text = `${contactConsent('Maya Okafor', consent)} ${consent.anyMember}`
    expect(await rows()).toMatchObject([{ owner_id: member.user.id, pool_state: 'waiting', consent_text }])
  })

  test.each([[{}], [{ inviteCode: '' }], [{ inviteCode: ' ' }], [{ inviteCode: null, phone: null }]])(
    'by one of the community waits for the pool, without a phone number: %j',
    async (overrides) => {
      expect((await ask(overrides)).statusCode).toBe(201)
      expect(await rows()).toMatchObject([
        { owner_id: null, pool_state: 'waiting', phone: null, consent_text: contactConsent(null, consent) },
      ])
    },
  )

  test('of an unknown member reaches no one, and the refusal is the same for any person (INVITE_NOT_FOUND)', async () => {
    const suspended = await aMember(database(), { invite_code: 'SVSPENDE', suspended_at: 1 })
    await ask()
    await choose(await tokenFor('Ada@people.example'), 'erase')
    for (const inviteCode of ['ZZZZZZZZ', '__proto__', suspended.invite_code]) {
      for (const overrides of [{}, { anyMember: true }, { email: 'new@people.example' }]) {
        expect(codeOf(await ask({ inviteCode, ...overrides }))).toEqual([404, 'INVITE_NOT_FOUND'])
      }
    }
    expect(await rows()).toEqual([])
  })

  test.each([
    [{ consent: false }],
    [{ consent: undefined }],
    [{ name: ' ' }],
    [{ email: 'ada' }],
    [{ email: 'ada@people.example，b' }],
    [{ phone: 'call me' }],
  ])('in a form that is wrong stores nothing: %j', async (overrides) => {
    expect(codeOf(await ask(overrides))).toEqual([400, 'INVALID'])
    expect(await rows()).toEqual([])
  })

  test('mails the person what they agreed to, word for word, and how to end it', async () => {
    await ask({ inviteCode: member.user.inviteCode })
    const [mail] = await mailsTo(database(), 'Ada@people.example')
    expect(mail).toMatchObject({ kind: 'lead-welcome', state: 'waiting', member_id: member.user.id })
    expect(mail?.text).toContain(contactConsent('Maya Okafor', consent))
    expect((await choose(contactTokenIn(mail ?? { text: '' }), 'stop')).statusCode).toBe(200)
  })

  test('again is answered the same, and neither stored nor mailed twice', async () => {
    const [first, again, shouted] = [await ask(), await ask(), await ask({ email: 'ADA@PEOPLE.EXAMPLE' })]
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(shouted.body).toEqual(first.body)
    expect(await rows()).toHaveLength(1)
    expect(await mailsTo(database(), 'Ada@people.example')).toHaveLength(1)
  })

  test('by several members, or at once, puts a person into the pool once', async () => {
    const other = await testApp.register()
    const codes = [member.user.inviteCode, other.user.inviteCode, undefined]
    const asked = [...codes, ...codes].map((inviteCode) => ask({ inviteCode, anyMember: true }))
    await Promise.all(asked)
    const pooled = (await rows()).filter(({ pool_state }) => pool_state !== 'none')
    expect(pooled).toHaveLength(1)
    expect(await contacts()).toHaveLength(1)
    expect(await contacts(other)).toHaveLength(1)
  })

  test('with an address that wants no mail from us is answered the same and stores nothing', async () => {
    const first = await ask()
    await choose(await tokenFor('Ada@people.example'), 'erase')
    expect((await ask()).body).toEqual(first.body)
    expect(await rows()).toEqual([])
    expect(await mailsTo(database(), 'Ada@people.example')).toEqual([])
  })

  test('more than ten times an hour from one address is refused with TOO_MANY_ATTEMPTS', async () => {
    const limited = await startTestApp(database(), { rateLimits: true })
    const send = (number: number, ip: string) =>
      limited.call('POST', '/api/leads', { ip, body: { ...ADA, email: `flood${number}@people.example` } })
    const answers = []
    for (let number = 0; number < 11; number++) answers.push(await send(number, '198.51.100.7'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429])
    expect(codeOf(answers[10] ?? { statusCode: 0, body: {} })).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect((await send(11, '198.51.100.8')).statusCode).toBe(201)
    await limited.app.close()
  })

  test('for one address more than five times a day is refused, from wherever (mail bombing)', async () => {
    const limited = await startTestApp(database(), { rateLimits: true })
    const send = (number: number) => limited.call('POST', '/api/leads', { ip: `203.0.113.${number}`, body: ADA })
    for (let number = 0; number < 5; number++) expect((await send(number)).statusCode).toBe(201)
    expect(codeOf(await send(6))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    const counts = await database().read.selectFrom('attempts').selectAll().execute()
    expect(JSON.stringify(counts)).toMatch(/"lead:mailbox:[\w-]{43}"/)
    await limited.app.close()
  })

  describe('and then stopping', () => {
    test('takes address and phone from every holder, keeps the name, and tells each holder once, in an email that is deleted with their account', async () => {
      const other = await testApp.register()
      await ask({ inviteCode: member.user.inviteCode })
      await ask({ inviteCode: other.user.inviteCode })
      expect((await choose(await tokenFor('Ada@people.example'), 'stop')).statusCode).toBe(200)
      for (const holder of [member, other]) {
        const gone = { email: null, phone: null, doNotContact: true }
        expect(await contacts(holder)).toMatchObject([{ name: 'Ada Weber', ...gone }])
        const told = await mailsTo(database(), holder.email)
        expect(told).toMatchObject([{ kind: 'lead-withdrawn', subject: expect.stringMatching(/^Ada /) }])
        expect(JSON.stringify(told)).not.toMatch(/Weber|people\.example|\+49/)
      }
      await testApp.call('DELETE', `/api/users/${other.user.id}`, { ...other, body: { password: other.password } })
      expect(await mailsTo(database(), other.email)).toEqual([])
    })

    test('takes the person out of the pool, and twice is as good as once', async () => {
      await ask({ inviteCode: member.user.inviteCode, anyMember: true })
      const token = await tokenFor('Ada@people.example')
      for (let time = 0; time < 2; time++) expect((await choose(token, 'stop')).statusCode).toBe(200)
      expect(await rows()).toMatchObject([{ pool_state: 'none', do_not_contact_at: testApp.clock.now }])
      expect(await mailsTo(database(), member.email)).toHaveLength(1)
    })

    test('works by the link of every mail, which is the same in all', async () => {
      await ask({ inviteCode: member.user.inviteCode })
      const first = await tokenFor('Ada@people.example')
      await ask()
      expect(await tokenFor('Ada@people.example')).toBe(first)
      expect((await choose(first, 'stop')).statusCode).toBe(200)
      expect((await rows()).every(({ do_not_contact_at }) => do_not_contact_at !== null)).toBe(true)
    })
  })

  describe('and then being erased', () => {
    test('leaves nothing of the person in any table but the hash of their address', async () => {
      const other = await testApp.register()
      await ask({ inviteCode: member.user.inviteCode })
      await ask({ inviteCode: other.user.inviteCode, email: 'ADA@people.example' })
      const answer = await choose(await tokenFor('Ada@people.example'), 'erase')
      expect(answer.statusCode).toBe(200)
      expect(await everything(database())).not.toMatch(/ada@people\.example|Weber|\+49 30 123/i)
      expect(await contacts()).toEqual([])
      const suppressed = await database().read.selectFrom('suppressions').select('reason').execute()
      expect(suppressed).toEqual([{ reason: 'erased' }])
      expect(await mailsTo(database(), member.email)).toMatchObject([{ kind: 'lead-withdrawn' }])
    })

    test('uses the link up: LINK_NOT_FOUND, as for one that never was', async () => {
      await ask()
      const token = await tokenFor('Ada@people.example')
      await choose(token, 'erase')
      for (const choice of ['stop', 'erase'])
        expect(codeOf(await choose(token, choice))).toEqual([404, 'LINK_NOT_FOUND'])
      expect(codeOf(await choose('x'.repeat(43), 'stop'))).toEqual([404, 'LINK_NOT_FOUND'])
    })

    test('is possible after stopping, and the holder is not told twice', async () => {
      await ask({ inviteCode: member.user.inviteCode })
      const token = await tokenFor('Ada@people.example')
      await choose(token, 'stop')
      expect((await choose(token, 'erase')).statusCode).toBe(200)
      expect(await rows()).toEqual([])
      expect(await mailsTo(database(), member.email)).toHaveLength(1)
    })

    test.each(['STOP', '__proto__', '', null, 1])('takes no choice like %j', async (choice) => {
      await ask()
      expect(codeOf(await choose(await tokenFor('Ada@people.example'), choice))).toEqual([400, 'INVALID'])
      expect(await rows()).toHaveLength(1)
    })
  })

  test('of the pool holds for 6 months, of a member for 24, and then the person is deleted', async () => {
    const [half, two] = [monthsBefore(testApp.clock.now, 6), monthsBefore(testApp.clock.now, 24)]
    const [owned, taken] = [{ owner_id: member.user.id }, { taken_by: member.user.id, pool_state: 'taken' as const }]
    await aLead(database(), { id: 'owned', ...owned, pool_state: 'none', created_at: two })
    await aLead(database(), { id: 'owned too long', ...owned, pool_state: 'none', created_at: two - 1 })
    await aLead(database(), { id: 'owned and pooled', ...owned, ...taken, created_at: half - 1 })
    await aLead(database(), { id: 'pooled', created_at: half })
    await aLead(database(), { id: 'pooled too long', created_at: half - 1 })
    await aLead(database(), { id: 'taken', ...taken, created_at: half + 1 })
    await aLead(database(), { id: 'taken too long', ...taken, created_at: half - 1 })
    await deleteExpiredLeads(testApp.deps)
    expect((await rows()).map(({ id, pool_state }) => [id, pool_state])).toEqual([
      ['owned', 'none'],
      ['owned and pooled', 'none'],
      ['pooled', 'available'],
      ['taken', 'taken'],
    ])
  })
})

test.each([
  ['2026-08-31T10:00:00Z', 6, '2026-02-28T10:00:00Z'],
  ['2028-08-30T10:00:00Z', 6, '2028-02-29T10:00:00Z'],
  ['2026-08-28T10:00:00Z', 6, '2026-02-28T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 24, '2024-03-31T10:00:00Z'],
])('before %s, %i months begin on %s', (now, months, then) => {
  expect(monthsBefore(Date.parse(now), months)).toBe(Date.parse(then))
})

/** Every row of every table that could contain something about a person. */
async function everything(database: Parameters<typeof mailsTo>[0]): Promise<string> {
  const tables = await database.read.introspection.getTables()
  const contents = await Promise.all(
    tables.map(({ name }) =>
      database.read
        .selectFrom(name as 'leads')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(contents)
}
