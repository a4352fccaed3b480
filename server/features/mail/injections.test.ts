import { randomBytes } from 'node:crypto'
import { messagesIn } from 'messages/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { ADDRESSES, NAMES } from '#server/testing/injections.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { partsOf, startSmtpServer, type TestSmtpServer } from '#server/testing/smtp-server.ts'
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { composeMail } from './compose-mail.ts'
import { type Mailer, openMailer, sendDueMails } from './public.ts'

const HOST = 'https://whistlestop.example'

const HEADERS = [
  'Auto-Submitted',
  'Content-Language',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
]
const UNSUBSCRIBE_HEADERS = ['List-Unsubscribe', 'List-Unsubscribe-Post']

const MARKUP = `<img src=x onerror="alert('1')">&lt;`
const ESCAPED = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;lt;'

test('a mail says as plain text whatever it is told to say', () => {
  const link = { label: MARKUP, url: 'https://x.example/?a="><img>' }
  const mail = { heading: MARKUP, paragraphs: [MARKUP], action: link, footer: [MARKUP, link] }
  const { text, html } = composeMail(mail, messagesIn('en'))
  expect(text.split(MARKUP)).toHaveLength(6)
  expect(html.split(ESCAPED)).toHaveLength(6)
  expect(html).not.toContain('<img')
})

/** Invitations have separate tests, next to their code. */
describeEachDatabase('a mail that another person causes', (database) => {
  let testApp: TestApp
  let smtp: TestSmtpServer
  let mailer: Mailer
  let member: TestMember
  beforeAll(async () => {
    smtp = await startSmtpServer()
    testApp = await startTestApp(database(), { publicUrl: HOST, smtpUrl: smtp.url })
    mailer = openMailer(testApp.deps.config, () => undefined)
    member = await testApp.register()
  })
  afterAll(async () => {
    await mailer.close()
    await smtp.close()
    await testApp.app.close()
  })
  const forget = () => {
    smtp.received.length = 0
    smtp.named.length = 0
  }
  beforeEach(forget)

  const send = () => sendDueMails({ ...testApp.deps, mailer })
  const anAddress = () => `${randomBytes(6).toString('hex')}@x.example`
  const register = (overrides: object) => {
    const account = { name: 'Maya Okafor', email: anAddress(), password: 'first-class', ...overrides }
    return testApp.call('POST', '/api/auth/register', { body: account })
  }
  const askForContact = (overrides: object) =>
    testApp.call('POST', '/api/leads', { body: { name: 'Ada Weber', email: anAddress(), consent: true, ...overrides } })

  /** The calls that send a mail to an address in their body. */
  const ways = {
    'opening an account': async (email: string) => {
      const answer = await register({ email })
      await testApp.call('POST', '/api/auth/send-verification', { cookie: cookiesOf(answer) })
      return answer
    },
    'changing the address of an account': (email: string) => {
      const body = { current: member.password, email }
      return testApp.call('POST', `/api/users/${member.user.id}/email`, { cookie: member.cookie, body })
    },
    'asking for a new password': (email: string) =>
      testApp.call('POST', '/api/auth/forgot-password', { body: { email } }),
    'asking for contact': (email: string) => askForContact({ email }),
  }

  test.each(Object.keys(ways) as (keyof typeof ways)[])(
    'by %s goes to nobody or to one clean recipient, however the address is written',
    async (way) => {
      let received = 0
      for (const address of ADDRESSES) {
        forget()
        const { statusCode } = await ways[way](address)
        await send()
        const what = `${JSON.stringify(address.slice(0, 80))} answered ${statusCode}`
        expect(new Set(smtp.named).size, what).toBeLessThanOrEqual(statusCode < 300 ? 1 : 0)
        expect(smtp.received.length, what).toBeLessThanOrEqual(1)
        for (const mail of smtp.received) {
          expect(mail.recipients, what).toHaveLength(1)
          expect(mail.recipients[0], what).not.toMatch(/[\s<>,;\p{Cc}]/u)
          expect(ownHeaders(mail), what).toEqual(HEADERS)
        }
        received += smtp.received.length
      }
      // Some of them are addresses like any other.
      expect(received).toBeGreaterThan(5)
    },
  )

  test('goes to no one or to one clean recipient even when its address was never checked', async () => {
    const texts = { subject: 'Hello', language: 'en', text: 'Hello', html: '<p>Hello</p>' }
    let received = 0
    for (const to of ADDRESSES) {
      forget()
      await mailer.send({ messageId: 'one@x.example', to, ...texts, unsubscribeUrl: null }).catch(() => undefined)
      expect(smtp.named.length, to.slice(0, 80)).toBeLessThanOrEqual(1)
      for (const mail of smtp.received) expect(ownHeaders(mail), to.slice(0, 80)).toEqual(HEADERS)
      received += smtp.received.length
    }
    expect(received).toBeGreaterThan(5)
  })

  test('says a name as plain text and links nowhere but to us, whatever the name is', async () => {
    const rename = (name: string) =>
      database().write((db) => db.updateTable('members').set({ name }).where('id', '=', member.user.id).execute())
    await wantsEmails(database(), member, 'joined')
    let received = 0
    for (const name of NAMES) {
      forget()
      await rename(name)
      // Fewer than ten emails about friends a day.
      testApp.clock.now += 3 * 3_600_000
      // To a lead, about the member; and to the member, about a friend of the same name, where one can have it.
      await askForContact({ inviteCode: member.user.inviteCode })
      const { statusCode } = await register({ name, referralCode: member.user.inviteCode })
      await send()
      expect(smtp.received.length, name).toBe(statusCode === 201 ? 2 : 1)
      for (const mail of smtp.received) {
        const { text, html } = partsOf(mail)
        expect(mail.recipients, name).toHaveLength(1)
        expect(ownHeaders(mail), name).toEqual(HEADERS)
        expect(mail.email.subject, name).not.toMatch(/[\p{Cc}<>]|:\/\/|www\.|evil\.example|@/iu)
        for (const part of [text, html]) {
          expect(part, name).not.toMatch(/evil\.example/)
          for (const [url] of part.matchAll(/\w+:\/\/[^\s"<]+/g)) expect(new URL(url).origin).toBe(HOST)
        }
        const tags = new Set([...html.matchAll(/<([a-z!]\w*)/gi)].map(([, tag]) => tag))
        expect([...tags].sort(), name).toEqual(['!doctype', 'a', 'body', 'div', 'h1', 'hr', 'html', 'p'])
      }
      received += smtp.received.length
    }
    expect(received).toBeGreaterThan(NAMES.length)
  })
})

function ownHeaders({ headers }: { headers: readonly (readonly [string, string])[] }): string[] {
  const names = headers.map(([name]) => name)
  return names.filter((name) => !UNSUBSCRIBE_HEADERS.includes(name)).sort()
}
