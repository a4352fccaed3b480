import type { LeadImportReport, LeadPool } from 'contract/leads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import {
  aLead,
  confirmTokenIn,
  contactTokenIn,
  emptyPool,
  giveTokens,
  mailsTo,
  someLeads,
} from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { formOf } from '#server/testing/uploads.ts'

const CONSENT = { consentText: 'I agree to be contacted.', consentSource: 'Our stand at the fair in Ulm, May 2026' }

describeEachDatabase('importing leads', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())
  beforeEach(() => emptyPool(database()))

  const send = async (call: 'preview' | 'import', file: string | Buffer | undefined, fields: object = CONSENT) => {
    const content =
      file === undefined ? undefined : { content: Buffer.from(file), name: 'people.csv', type: 'text/csv' }
    const { body, contentType } = await formOf(fields as Record<string, string>, content)
    const headers = { 'content-type': contentType }
    const { cookie } = administrator
    return testApp.call<LeadImportReport>('POST', `/api/admin/leads/${call}`, { cookie, headers, body })
  }
  const rows = () =>
    database().read.selectFrom('leads').select(['name', 'email', 'phone', 'pool_state']).orderBy('email').execute()
  const pool = async () =>
    (await testApp.call<LeadPool>('GET', '/api/admin/leads', { cookie: administrator.cookie })).body

  test('shows first what it would bring, and changes nothing', async () => {
    const file = 'name,email,phone\nAda,ada@x.example,1\n,no@x.example,2\nBo,bo@x.example,\n'
    const { statusCode, body } = await send('preview', file)
    expect(statusCode).toBe(200)
    expect(body).toEqual({
      accepted: 2,
      skipped: 0,
      problems: [{ line: 3, problem: expect.stringContaining('name') }],
      problemCount: 1,
      sample: [
        { name: 'Ada', email: 'ada@x.example' },
        { name: 'Bo', email: 'bo@x.example' },
      ],
    })
    expect(await rows()).toEqual([])
  })

  const confirm = async (address: string) => {
    const [mail] = await mailsTo(database(), address)
    const body = { token: confirmTokenIn(mail ?? { text: '' }) }
    expect((await testApp.call('POST', '/api/leads/confirm', { body })).statusCode).toBe(200)
  }

  test('stores people without their phone and mails each a link: they are in the pool once they confirm', async () => {
    const { body } = await send('import', 'name,email,phone\nAda,ada@x.example,+49 1\nBo,bo@x.example,\n')
    expect(body).toMatchObject({ accepted: 2, skipped: 0, problemCount: 0 })
    const stored = await database().read.selectFrom('leads').selectAll().orderBy('email').execute()
    expect(stored).toMatchObject([
      { phone: null, source: 'import', pool_state: 'waiting', owner_id: null },
      { phone: null, consent_text: CONSENT.consentText, consent_source: CONSENT.consentSource },
    ])
    expect(await pool()).toEqual({ waiting: 2, available: 0, taken: 0, doNotContact: 0 })
    await confirm('ada@x.example')
    expect(await pool()).toEqual({ waiting: 1, available: 1, taken: 0, doNotContact: 0 })
  })

  test('counts as available only people who can be delivered', async () => {
    await someLeads(database(), 7)
    await aLead(database(), { created_at: Date.parse('2025-10-02T08:59:59.999Z') })
    for (const pool_state of ['available', 'waiting'] as const) {
      const { email_hash } = await aLead(database(), { pool_state })
      const suppression = { email_hash, reason: 'unsubscribed', created_at: 1 } as const
      await database().write((db) => db.insertInto('suppressions').values(suppression).execute())
    }
    expect(await pool()).toEqual({ waiting: 0, available: 7, taken: 0, doNotContact: 2 })
  })

  test('tells each, in both mails they get, what they agreed to and where, and who entered them', async () => {
    const consent = { consentText: 'Yes, <b>call</b> me.', consentSource: 'The fair in Ulm & around' }
    const people = Array.from({ length: 10 }, (_, number) => `P${number},p${number}@x.example\n`)
    await send('import', `name,email\n${people.join('')}`, consent)
    for (const number of people.keys()) await confirm(`p${number}@x.example`)
    const { user, cookie } = await testApp.register({ name: 'Maya Okafor' })
    await giveTokens(database(), user.id, 5)
    const url = `/api/users/${user.id}/redeem-reward`
    expect((await testApp.call('POST', url, { cookie, body: { rewardType: 'warm_leads' } })).statusCode).toBe(200)
    const [first, mail] = await mailsTo(database(), 'p3@x.example')
    expect(first?.text).toContain('you agreed to this (The fair in Ulm & around):\n\n“Yes, <b>call</b> me.”')
    expect(mail?.text).toContain(
      'You agreed to this (The fair in Ulm & around), and confirmed it by email: “Yes, <b>call</b> me.”. For that reason Maya',
    )
    expect(mail?.html).toContain('(The fair in Ulm &amp; around), and confirmed it by email: “Yes, &lt;b&gt;call')
    for (const part of [first?.text, first?.html, mail?.text, mail?.html]) {
      expect(part).toContain('the administrator of this site entered your details')
      expect(part).not.toMatch(/asked Whistlestop|phone|One click/i)
    }
    for (const each of [first, mail]) expect(contactTokenIn(each ?? { text: '' })).toMatch(/./)
  })

  test.each([
    ['columns in another order and case', 'Phone,EMAIL,Name\n1,ada@x.example,Ada\n'],
    ['no phone column', 'name,email\nAda,ada@x.example\n'],
    ['a byte order mark', '\ufeffname,email,phone\nAda,ada@x.example,1\n'],
    ['lines that end as on Windows, and empty ones', 'name,email,phone\r\n\r\nAda,ada@x.example,1\r\n\r\n'],
    ['quoted fields with blanks around', '"name", "email" ,phone\n"Ada", "ada@x.example", 1'],
  ])('reads %s', async (_, file) => {
    expect((await send('import', file)).body).toMatchObject({ accepted: 1, problemCount: 0 })
    expect(await rows()).toMatchObject([{ name: 'Ada', email: 'ada@x.example' }])
  })

  test('reads a comma, a quotation mark and a letter beyond English in a quoted name', async () => {
    await send('import', 'name,email\n"Zoë ""Z"" Peña, PhD",zoe@x.example\n')
    expect(await rows()).toMatchObject([{ name: 'Zoë "Z" Peña, PhD' }])
  })

  test('does again what broke off: who is known, suppressed or twice in the file is skipped', async () => {
    await aLead(database(), { email: 'Known@x.example', pool_state: 'none' })
    const quiet = await aLead(database(), { email: 'quiet@x.example' })
    await database().write(async (db) => {
      await db
        .insertInto('suppressions')
        .values({ email_hash: quiet.email_hash, reason: 'erased', created_at: 1 })
        .execute()
      await db.deleteFrom('leads').where('id', '=', quiet.id).execute()
    })
    const file = 'name,email\nK,known@x.example\nQ,QUIET@x.example\nAda,ada@x.example\nAda,ADA@x.example\n'
    expect((await send('preview', file)).body).toMatchObject({ accepted: 1, skipped: 3 })
    expect((await send('import', file)).body).toMatchObject({ accepted: 1, skipped: 3 })
    expect((await send('import', file)).body).toMatchObject({ accepted: 0, skipped: 4 })
    expect(await rows()).toHaveLength(2)
  })

  test('takes five thousand lines, and not one more', { timeout: 60_000 }, async () => {
    const file = (count: number) =>
      `name,email\n${Array.from({ length: count }, (_, number) => `P${number},p${number}@x.example\n`).join('')}`
    expect((await send('import', file(5_000))).body).toMatchObject({ accepted: 5_000 })
    expect((await pool()).waiting).toBe(5_000)
    const answer = await send('preview', file(5_001))
    expect(codeOf(answer)).toEqual([400, 'INVALID'])
  })

  test('says line by line what is wrong, as an editor counts, at most 200 times', async () => {
    const bad =
      'Ada,ada\n"",ada@x.example\nAda\nAda,ada@x.example,1\nAda,a@b@c\nA\u202eda,ada@x.example\nAda,a@x.example，b\n'
    const { body } = await send('preview', `name,email\n${bad}`)
    expect(body.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(body).toMatchObject({ accepted: 0, problemCount: 7 })
    const many = await send('preview', `name,email\n${'Ada,ada\n'.repeat(300)}`)
    expect(many.body.problems).toHaveLength(200)
    expect(many.body.problemCount).toBe(300)
  })

  test.each([
    ['nothing', ''],
    ['no header', 'Ada,ada@x.example\n'],
    ['a header without email', 'name,phone\nAda,1\n'],
    ['a column that we do not store', 'name,email,birthday\nAda,ada@x.example,1\n'],
    ['a column twice', 'name,email,email\nAda,ada@x.example,b@x.example\n'],
    ['__proto__ as a column', 'name,email,__proto__\nAda,ada@x.example,1\n'],
    ['semicolons', 'name;email\nAda;ada@x.example\n'],
    ['a quotation mark that is not closed', 'name,email\n"Ada,ada@x.example\n'],
  ])('refuses a file with %s, in one sentence', async (_, file) => {
    for (const call of ['preview', 'import'] as const) {
      const answer = await send(call, file)
      expect(codeOf(answer)).toEqual([400, 'INVALID'])
      expect((answer.body as unknown as { message: string }).message).toMatch(/^[A-Z].*\.$/)
    }
    expect(await rows()).toEqual([])
  })

  test.each([
    ['UTF-16', Buffer.from('\ufeffname,email\nAda,ada@x.example\n', 'utf16le')],
    ['UTF-16 without its mark', Buffer.from('name,email\nAda,ada@x.example\n', 'utf16le')],
    ['Latin-1', Buffer.from('name,email\nZoë,zoe@x.example\n', 'latin1')],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('says of %s that it is no UTF-8', async (_, file) => {
    const answer = await send('preview', file)
    expect(codeOf(answer)).toEqual([400, 'INVALID'])
    expect((answer.body as unknown as { message: string }).message).toMatch(/save it as CSV in UTF-8/)
  })

  test('refuses a file over 1 MiB with TOO_LARGE, said or not', async () => {
    const file = `name,email\n${'x'.repeat(1024 * 1024)}`
    expect(codeOf(await send('import', file))).toEqual([413, 'TOO_LARGE'])
    expect(codeOf(await send('import', `${file}${'x'.repeat(100_000)}`))).toEqual([413, 'TOO_LARGE'])
  })

  test.each([
    [{ consentText: CONSENT.consentText }],
    [{ consentSource: CONSENT.consentSource }],
    [{ ...CONSENT, consentText: 'Yes' }],
    [{ ...CONSENT, owner: 'me' }],
    [{ ...CONSENT, file: 'name,email' }],
  ])('refuses a form that does not say what these people agreed to and where: %j', async (fields) => {
    expect(codeOf(await send('import', 'name,email\nAda,ada@x.example\n', fields))).toEqual([400, 'INVALID'])
    expect(await rows()).toEqual([])
  })

  test('refuses a form without a file', async () => {
    expect(codeOf(await send('import', undefined))).toEqual([400, 'INVALID'])
  })
})
