import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emailHash, isSuppressed, sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { contactTokenIn, emptyPool } from '#server/testing/leads.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { formOf } from '#server/testing/uploads.ts'

/** The same mailbox in other spellings of its domain: mail servers are looked up by the ASCII form of a domain. */
const DOMAINS = ['gmail.com', 'GMAIL.com', 'gmail。com', 'ｇｍａｉｌ.com', 'gmail｡com', 'gmail.com.']
const IDN = ['münchen.example', 'xn--mnchen-3ya.example', 'MÜNCHEN.example', 'mu\u0308nchen.example']

/** Spellings with invisible characters. */
const INVISIBLE = ['gm\u00adail.com', 'gmail\u200b.com', 'gm\u2060ail.com', 'gmail\ufe0f.com', 'gm\u200dail.com']

describeEachDatabase('one mailbox', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
    testApp.deps.passwords = { hash: async (password) => password, matches: async (hash, given) => hash === given }
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyPool(database())
    testApp.mails.length = 0
    testApp.clock.now += 8 * 24 * 3_600_000
  })

  let count = 0
  const someone = () => `victim-${++count}`
  const post = (url: string, body: object, cookie?: string) =>
    testApp.call<{ code: string; message: string }>('POST', url, { body, ...(cookie ? { cookie } : {}) })
  const invite = async (email: string) => {
    const { user, cookie } = await testApp.register()
    return post(`/api/users/${user.id}/invite`, { email }, cookie)
  }
  const mailedTo = async () => {
    await sendDueMails(testApp.deps)
    return testApp.mails.map(({ to }) => to)
  }
  const account = (email: string) => ({ name: 'Maya Okafor', email, password: 'first-class' })
  const leads = () => database().read.selectFrom('leads').select('email').execute()

  test.each([DOMAINS, IDN])('is one account, whichever way its domain is written: %s', async (domain, ...others) => {
    const local = someone()
    expect((await post('/api/auth/register', account(`${local}@${domain}`))).statusCode).toBe(201)
    for (const other of others) {
      const email = `${local}@${other}`
      expect([email, (await post('/api/auth/register', account(email))).body.code]).toEqual([email, 'EMAIL_TAKEN'])
      const login = await post('/api/auth/login', { email, password: 'first-class' })
      expect([email, login.statusCode]).toEqual([email, 200])
    }
  })

  test.each(INVISIBLE)('is not spelled with characters that nobody sees: %j', async (domain) => {
    const email = `${someone()}@${domain}`
    const { user, cookie } = await testApp.register()
    for (const answer of [
      await post('/api/auth/register', account(email)),
      await post(`/api/users/${user.id}/invite`, { email }, cookie),
      await post('/api/leads', { name: 'Ada', email, consent: true }),
      await post(`/api/users/${user.id}/email`, { current: 'first-class', email }, cookie),
    ]) {
      expect([answer.statusCode, answer.body.message]).toEqual([400, 'Please enter a valid email address'])
    }
    expect((await post('/api/auth/register', account(`vic\u00adtim@gmail.com`))).statusCode).toBe(400)
    expect(await mailedTo()).not.toContain(email)
  })

  test.each([
    'gmail.com/evil',
    'gm%61il.com',
    'gmail.com?x',
    'gmail.com#x',
    '127.1',
    '[::1]',
    'a..b',

    '.',
  ])('lies in a domain: not %j', async (domain) => {
    expect((await post('/api/auth/register', account(`${someone()}@${domain}`))).statusCode).toBe(400)
  })

  test.each(DOMAINS)('hears nothing more once it has unsubscribed, not even as %s', async (domain) => {
    const local = someone()
    await invite(`${local}@gmail.com`)
    const [mail] = await database().read.selectFrom('mails').select('unsubscribe_url').execute()
    expect((await post(new URL(mail?.unsubscribe_url ?? '').pathname, {})).statusCode).toBe(200)
    await emptyOutbox()
    expect((await invite(`${local}@${domain}`)).statusCode).toBe(200)
    expect(await mailedTo()).toEqual([])
  })

  test('is invited once by one member, and once a week by all of them', async () => {
    const local = someone()
    const { user, cookie } = await testApp.register()
    const answers: number[] = []
    for (const domain of DOMAINS) {
      const email = `${local}@${domain}`
      answers.push((await post(`/api/users/${user.id}/invite`, { email }, cookie)).statusCode)
      await invite(email)
    }
    expect(answers).toEqual([200, ...DOMAINS.slice(1).map(() => 409)])
    expect(await mailedTo()).toEqual([`${local}@gmail.com`])
  })

  test('is not invited twelve times by moving a soft hyphen on', async () => {
    const { user, cookie } = await testApp.register()
    for (let index = 1; index <= 12; index++) {
      const email = `fr${'a'.repeat(index)}\u00ad${'a'.repeat(12 - index)}@gm\u00adail.com`
      expect((await post(`/api/users/${user.id}/invite`, { email }, cookie)).statusCode).toBe(400)
    }
    expect(await mailedTo()).toEqual([])
  })

  test('is written to in the form that its key has', async () => {
    const local = someone()
    await invite(`${local.toUpperCase()}@gmail。com`)
    expect(await mailedTo()).toEqual([`${local.toUpperCase()}@gmail.com`])
    await emptyOutbox()
    await invite(`${local}@bücher.example`)
    expect(await mailedTo()).toEqual([`${local}@xn--bcher-kva.example`])
  })

  test('stays erased: neither the form nor an import brings the person back in another spelling', async () => {
    const local = someone()
    await post('/api/leads', { name: 'Ada', email: `${local}@gmail.com`, consent: true })
    const [mail] = await database()
      .read.selectFrom('mails')
      .select('text')
      .where('kind', 'in', ['lead-welcome', 'lead-confirm'])
      .execute()
    const token = contactTokenIn({ text: mail?.text ?? '' })
    expect((await post(`/api/contact-choices/${token}`, { choice: 'erase' })).statusCode).toBe(200)
    for (const domain of DOMAINS) {
      await post('/api/leads', { name: 'Ada', email: `${local}@${domain}`, consent: true })
      expect(await importOf(`${local}@${domain}`)).toMatchObject({ accepted: 0, skipped: 1, problemCount: 0 })
    }
    expect(await leads()).toEqual([])
  })

  test('is one contact, however often it is sent in', async () => {
    const local = someone()
    for (const domain of DOMAINS) {
      await post('/api/leads', { name: 'Ada', email: `${local}@${domain}`, consent: true })
    }
    expect(await leads()).toEqual([{ email: `${local}@gmail.com` }])
  })

  test.each(['gmail。com', 'googlemail.com.', 'gmail.com.'])('refers nobody by its own code, as %s', async (domain) => {
    const local = someone()
    const sponsor = await testApp.register({ email: `${local}@gmail.com` })
    const email = `${local}+again@${domain}`
    await post('/api/auth/register', { ...account(email), referralCode: sponsor.user.inviteCode })
    const held = database().read.selectFrom('referrals').select('reason').where('sponsor_id', '=', sponsor.user.id)
    expect(await held.execute()).toEqual([{ reason: 'SAME_MAILBOX' }])
  })

  test.each([
    ['gm\u00adail.com', 400],
    ['gmail。com', 409],
  ])("is an administrator's alone, not %s's", async (domain, statusCode) => {
    const local = someone()
    const { setUpAdministrator } = await import('#server/features/accounts/public.ts')
    await setUpAdministrator(testApp.deps, `${local}@gmail.com`, null)
    expect((await post('/api/auth/register', account(`${local}@${domain}`))).statusCode).toBe(statusCode)
    expect(await setUpAdministrator(testApp.deps, `${local}@gmail。com`, null)).toMatchObject({
      outcome: 'administrator-without-password',
    })
  })

  test('is taken for a change of address, too, and gets its link for a forgotten password', async () => {
    const local = someone()
    await testApp.register({ email: `${local}@gmail.com` })
    const { user, cookie } = await testApp.register()
    await post(`/api/users/${user.id}/email`, { current: 'first-class', email: `${local}@gmail。com` }, cookie)
    const change = database().read.selectFrom('mails').select('text').where('kind', '=', 'change-email')
    expect((await change.execute())[0]?.text).not.toContain('token=')
    await emptyOutbox()
    await post('/api/auth/forgot-password', { email: `${local}@gmail。com` })
    expect(await mailedTo()).toEqual([`${local}@gmail.com`])
  })

  test('has one count of guesses at its password', async () => {
    const limited = await startTestApp(database(), { rateLimits: true })
    limited.deps.passwords = testApp.deps.passwords
    const local = someone()
    let last = 0
    for (let index = 0; index < 21; index++) {
      const body = { email: `${local}@${DOMAINS[index % DOMAINS.length]}`, password: 'wrong one' }
      last = (await limited.call('POST', '/api/auth/login', { body, ip: `10.0.0.${index + 1}` })).statusCode
    }
    expect(last).toBe(429)
    await limited.app.close()
  })

  test('that unsubscribed before domains were canonical stays so', async () => {
    await database().write(async (db) => {
      const former = await import('node:crypto').then(({ hash }) => hash('sha256', 'ada@bücher.example'))
      await db
        .insertInto('suppressions')
        .values({ email_hash: former, reason: 'unsubscribed', created_at: 1 })
        .execute()
    })
    expect(emailHash('ada@bücher.example')).toBe(emailHash('ada@xn--bcher-kva.example'))
    for (const domain of ['bücher.example', 'xn--bcher-kva.example']) {
      expect(await isSuppressed(database().read, `ada@${domain}`)).toBe(true)
      expect(await importOf(`ada@${domain}`)).toMatchObject({ accepted: 0, skipped: 1 })
    }
  })

  async function importOf(email: string) {
    const { cookie } = await testApp.administrator()
    const consent = { consentText: 'I agree to be contacted.', consentSource: 'A fair' }
    const content = Buffer.from(`name,email\nAda,${email}\n`)
    const { body, contentType } = await formOf(consent, { content, name: 'people.csv', type: 'text/csv' })
    const headers = { 'content-type': contentType }
    return (await testApp.call('POST', '/api/admin/leads/import', { cookie, headers, body })).body
  }

  async function emptyOutbox() {
    testApp.mails.length = 0
    await database().write((db) => db.deleteFrom('mails').execute())
  }
})
