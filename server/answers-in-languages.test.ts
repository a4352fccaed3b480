import type { User, UserWithMessage } from 'contract/users'
import type { KyselyPlugin } from 'kysely'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { sendDueMails } from '#server/features/mail/public.ts'
import { consentAnswer, consentText } from '#server/testing/consent-text.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { mailsTo } from '#server/testing/mail-links.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const ALL: LanguageCode[] = ['en', 'ar', 'de', 'es', 'pt-BR']
const ARABIC = { 'accept-language': 'fr;q=0.9, ar;q=0.8' }

describeEachDatabase('a site in five languages', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ALL })
  })
  afterAll(() => testApp.app.close())

  const completeLocked = ({ user, cookie }: TestMember, headers: Record<string, string>, more = '') =>
    testApp.call('POST', `/api/users/${user.id}/complete-mission`, {
      cookie: cookie + more,
      headers,
      body: { missionId: 2 },
    })
  const choose = ({ user, cookie }: TestMember, language: string) =>
    testApp.call<User>('PATCH', `/api/users/${user.id}`, { cookie, body: { language } })
  const arrived = async () => {
    await sendDueMails(testApp.deps)
    return testApp.mails.splice(0)
  }

  test('refuses with the same code in the language that the browser asks for', async () => {
    const member = await testApp.register()
    const [plain, arabic] = [await completeLocked(member, {}), await completeLocked(member, ARABIC)]
    expect(plain.body).toEqual({
      statusCode: 409,
      code: 'MISSION_LOCKED',
      error: 'Conflict',
      message: 'This station is still locked. Complete the one that opens it first.',
    })
    expect(arabic.body).toEqual({ ...plain.body, message: messagesIn('ar').errors.MISSION_LOCKED })
    expect(arabic.body.message).toMatch(/^\p{Script=Arabic}/u)
  })

  test('believes the member’s setting first, then the cookie, then the browser', async () => {
    const member = await testApp.register()
    const inBrowser = await completeLocked(member, ARABIC, '; language=de')
    expect(inBrowser.body.message).toBe(messagesIn('de').errors.MISSION_LOCKED)
    await choose(member, 'es')
    const own = await completeLocked(member, ARABIC, '; language=de')
    expect([own.statusCode, own.body.message]).toEqual([409, messagesIn('es').errors.MISSION_LOCKED])
    const odd = await testApp.call('GET', '/api/invites/none', {
      headers: { cookie: 'language=%00"<script>; language=x' },
    })
    expect(odd.body.message).toBe('No member has this invite code.')
  })

  test('says what is wrong with a field, with a file, and with a request that reaches no route', async () => {
    const german = { 'accept-language': 'de-CH' }
    const { errors, fields, requests } = messagesIn('de')
    const register = (body: object | string) =>
      testApp.call('POST', '/api/auth/register', { headers: { ...german, 'content-type': 'application/json' }, body })
    expect((await register({ name: 'Ana' })).body.message).toBe(fields.registration)
    expect((await register({ name: 'Ana', email: 'ana', password: 'first-class' })).body.message).toBe(fields.email)
    expect((await register('{')).body.message).toBe(requests.notJson)
    expect((await register({ name: 5, email: 'a@b.example', password: 'first-class' })).body.message).toBe(
      requests.wrongType({ place: '„name“', types: 'Text' }),
    )
    expect((await testApp.call('GET', '/api/nowhere', { headers: german })).body.message).toBe(errors.NOT_FOUND)
    expect((await testApp.call('GET', '/api/%', { headers: german })).body.message).toBe(errors.INVALID)
    const administrator = await testApp.administrator()
    const imported = await testApp.call('POST', '/api/admin/courses/import', {
      cookie: administrator.cookie,
      headers: german,
      body: { yaml: 'a: [' },
    })
    expect(imported.body.message).toMatch(/^Die Datei hat einen Fehler bei Zeile \d+: Das ist kein gültiges YAML\.$/)
  })

  test('welcomes in the language of the member who logs in, and remembers it in the browser', async () => {
    const { email, password } = await testApp.register({ name: 'Ana', language: 'pt-BR' })
    const answer = await testApp.call<UserWithMessage>('POST', '/api/auth/login', {
      body: { email, password },
      headers: ARABIC,
    })
    expect(answer.body.message).toBe('Que bom ver você de novo, Ana!')
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'language', value: 'pt-BR' }))
  })

  test('writes to a member from right to left, and no name turns a subject around', async () => {
    const hostile = 'Bob \u202e.com \u2067(evil)'
    const sponsor = await testApp.register({ language: 'ar' })
    const path = `/api/users/${sponsor.user.id}`
    await testApp.call('POST', '/api/auth/send-verification', { cookie: sponsor.cookie })
    const [verify] = await mailsTo(testApp, sponsor.email)
    const [, token] = /token=([\w-]{43})/.exec(verify?.text ?? '') ?? []
    await testApp.call('POST', '/api/auth/verify-email', { body: { token } })
    await testApp.call('PATCH', `${path}/notification-settings`, {
      cookie: sponsor.cookie,
      body: { choices: [{ topic: 'joined', way: 'email', isOn: true }] },
    })
    const friend = await testApp.register({ name: 'Bob Evans', referralCode: sponsor.user.inviteCode })
    await database().write((db) =>
      db.updateTable('members').set({ name: hostile }).where('id', '=', friend.user.id).execute(),
    )
    const [first, news] = (await arrived()).filter(({ to }) => to === sponsor.email)
    expect(first?.subject).toBe(messagesIn('ar').accountMails.confirmHeading)
    expect(news?.language).toBe('ar')
    expect(news?.html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><body [^>]*>\n<div lang="ar" dir="rtl" /)
    // Isolated, in any direction, and without characters that change the direction of the rest.
    expect(news?.subject).toBe('انضم \u2068Bob .com (evil)\u2069 بدعوتك')
    expect(news?.subject).not.toMatch(/[\u202a-\u202e\u2066\u2067]/)
    // A link in the text is on a separate line, so it runs from left to right.
    expect(news?.text).toMatch(/\p{Script=Arabic}:\nhttp:\/\/localhost:3000\/dashboard\n/u)
    expect(news?.text).toMatch(/الخصوصية:\nhttp:\/\/localhost:3000\/privacy\n$/)
  })

  test('isolates a name from right to left in an English subject, too', async () => {
    const member = await testApp.register({ name: 'محمد علي' })
    await testApp.call('POST', `/api/users/${member.user.id}/invite`, {
      cookie: member.cookie,
      body: { email: 'friend@example.org' },
    })
    const [mail] = await mailsTo(testApp, 'friend@example.org')
    expect(mail?.subject).toBe('\u2068محمد علي\u2069 invites you to Whistlestop')
    expect(mail?.html).toMatch(/<html lang="en" dir="ltr">/)
  })

  test('invites in the language of who invites, and writes to a visitor in that of their request', async () => {
    const member = await testApp.register({ name: 'Ana', language: 'es' })
    await testApp.call('POST', `/api/users/${member.user.id}/invite`, {
      cookie: member.cookie,
      headers: ARABIC,
      body: { email: 'amiga@example.org' },
    })
    const [invitation] = await mailsTo(testApp, 'amiga@example.org')
    expect([invitation?.language, invitation?.subject]).toEqual(['es', 'Ana te invita a Whistlestop'])
    const visitor = await testApp.register()
    await testApp.call('POST', '/api/auth/forgot-password', { headers: ARABIC, body: { email: visitor.email } })
    const [link] = await mailsTo(testApp, visitor.email)
    expect([link?.language, link?.subject]).toEqual(['ar', messagesIn('ar').accountMails.newPassword])
  })

  test('stores a consent in the words that were read, whatever the browser asks for later', async () => {
    const sponsor = await testApp.register({ name: 'Maya' })
    const member = await testApp.register({
      referralCode: sponsor.user.inviteCode,
      language: 'de',
      shareProgress: true,
      consentText: consentText('progress', 'de'),
    })
    const say = (body: object) =>
      testApp.call('PATCH', `/api/users/${member.user.id}`, { cookie: member.cookie, headers: ARABIC, body })
    await say({ shareProgress: false, consentLanguage: 'es' })
    expect((await say(consentAnswer(true))).statusCode).toBe(409)
    await say({ shareProgress: true, consentText: consentText('progress', 'de') })
    expect((await say({ shareProgress: false, consentLanguage: 'fr' })).statusCode).toBe(400)
    const rows = await database()
      .read.selectFrom('progress_consents')
      .select(['language', 'wording'])
      .where('member_id', '=', member.user.id)
      .orderBy('language')
      .execute()
    const read = (language: LanguageCode) => ({
      language,
      wording: messagesIn(language).consent.progress({ sponsor: '{sponsor}' }),
    })
    expect(rows).toEqual([read('de'), read('de'), read('es')])

    const form = { name: 'Lea', email: 'lea@example.org', consent: true, inviteCode: sponsor.user.inviteCode }
    await testApp.call('POST', '/api/leads', { headers: ARABIC, body: { ...form, language: 'de' } })
    const lead = database()
      .read.selectFrom('leads')
      .select(['consent_text', 'language'])
      .where('email', '=', form.email)
    const words = messagesIn('de').consent.byMember({ sponsor: 'Maya' })
    expect(await lead.executeTakeFirst()).toEqual({ consent_text: words, language: 'de' })
    const [mail] = await mailsTo(testApp, form.email)
    expect(mail?.subject).toBe(messagesIn('de').leadMails.welcomeSubject)
    expect(mail?.text).toContain(`„${words}“`)
  })

  test('asks the database nothing more for it', async () => {
    const member = await testApp.register()
    const counted = countingQueries(database())
    const other = await startTestApp(counted.database, { languages: ALL })
    const queriesOf = async (headers: Record<string, string>) => {
      const before = counted.queries()
      await other.call('GET', '/api/auth/me', { cookie: member.cookie, headers })
      await other.call('GET', `/api/users/${member.user.id}/ledger?after=x`, { cookie: member.cookie, headers })
      return counted.queries() - before
    }
    await queriesOf({})
    const english = await queriesOf({})
    expect(english).toBeGreaterThan(0)
    expect(await queriesOf(ARABIC)).toBe(english)
    await choose(member, 'de')
    expect(await queriesOf(ARABIC)).toBe(english)
    await other.app.close()
  })
})

describeEachDatabase('a site in English alone', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en'] })
  })
  afterAll(() => testApp.app.close())

  test('answers and writes in English, whatever browser, cookie and setting ask for', async () => {
    const member = await testApp.register()
    const german = (db: typeof testApp.deps.database) =>
      db.write((unit) => unit.updateTable('members').set({ language: 'de' }).where('id', '=', member.user.id).execute())
    await german(database())
    const refused = await testApp.call('POST', `/api/users/${member.user.id}/complete-mission`, {
      cookie: `${member.cookie}; language=ar`,
      headers: ARABIC,
      body: { missionId: 2 },
    })
    expect(refused.body.message).toBe('This station is still locked. Complete the one that opens it first.')
    await testApp.call('POST', '/api/auth/forgot-password', { headers: ARABIC, body: { email: member.email } })
    const [link] = await mailsTo(testApp, member.email)
    expect([link?.language, link?.subject]).toEqual(['en', 'Choose a new password'])
    const chosen = await testApp.call('PATCH', `/api/users/${member.user.id}`, {
      cookie: member.cookie,
      body: { language: 'de' },
    })
    expect([chosen.statusCode, chosen.body.message]).toEqual([400, 'Please choose a language from the list'])
  })
})

function countingQueries(database: Database) {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  }
  const write: Database['write'] = (unit) => database.write((db) => unit(db.withPlugin(plugin)))
  return { database: { ...database, read: database.read.withPlugin(plugin), write }, queries: () => count }
}
