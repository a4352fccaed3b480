import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mailer, openMailer, sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { ADDRESSES, NAMES } from '#server/testing/injections.ts'
import { partsOf, startSmtpServer, type TestSmtpServer } from '#server/testing/smtp-server.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const HOST = 'https://whistlestop.example'

const HEADERS = [
  'Auto-Submitted',
  'Content-Language',
  'Content-Type',
  'Date',
  'From',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
]

describeEachDatabase('an invitation on its way', (database) => {
  let testApp: TestApp
  let smtp: TestSmtpServer
  let mailer: Mailer
  let member: TestMember
  beforeAll(async () => {
    smtp = await startSmtpServer()
    testApp = await startTestApp(database(), {
      publicUrl: HOST,
      operatorName: 'Line Ltd',
      postalAddress: '12 High Street, Leeds',
      smtpUrl: smtp.url,
      mailFrom: 'Whistlestop <hello@whistlestop.example>',
    })
    mailer = openMailer(testApp.deps.config, () => undefined)
    member = await testApp.register()
  })
  afterAll(async () => {
    await mailer.close()
    await smtp.close()
    await testApp.app.close()
  })
  beforeEach(() => {
    smtp.received.length = 0
    smtp.named.length = 0
    // Fewer than 20 a day.
    testApp.clock.now += 2 * 3_600_000
  })

  const invite = ({ user, cookie }: TestMember, email: string) =>
    testApp.call('POST', `/api/users/${user.id}/invite`, {
      cookie,
      body: { email },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  const send = () => sendDueMails({ ...testApp.deps, mailer })
  const rename = ({ user }: TestMember, name: string) =>
    database().write((db) => db.updateTable('members').set({ name }).where('id', '=', user.id).execute())

  test('arrives at one person, in two parts that say the same, and one click ends it (RFC 8058)', async () => {
    await rename(member, 'Zoë Okafor')
    await invite(member, 'friend@x.example')
    await send()
    const [mail, ...others] = smtp.received
    if (mail === undefined) throw new Error('nothing arrived')
    expect(others).toEqual([])
    expect(smtp.named).toEqual(['friend@x.example'])
    expect(mail.headers.map(([name]) => name).sort()).toEqual(HEADERS)
    expect(mail.email).toMatchObject({
      from: { name: 'Whistlestop', address: 'hello@whistlestop.example' },
      to: [{ name: '', address: 'friend@x.example' }],
      subject: 'Zoë Okafor invites you to Whistlestop',
    })
    expect(mail.messageId).toMatch(/^[\w-]{22}@whistlestop\.example$/)
    const headers = Object.fromEntries(mail.headers)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, unsubscribeUrl = ''] =
      /^<(https:\/\/whistlestop\.example\/unsubscribe\/[\w-]{43})>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
    const { text, html } = partsOf(mail)
    for (const part of [text, html]) expect(part).toContain(unsubscribeUrl)
    expect(text.startsWith('Advertisement\n\n')).toBe(true)
    expect(html.indexOf('>Advertisement</p>')).toBeLessThan(html.indexOf('<h1'))
    for (const part of [text, html]) {
      expect(part).toContain('This email is an advertisement for Whistlestop.')
      expect(part).toContain('Line Ltd, 12 High Street, Leeds')
      expect(part).toContain(`${HOST}/privacy`)
    }
    expect(text).toContain(`${HOST}/signup?ref=${member.user.inviteCode}&sponsor=Zo%C3%AB+Okafor&source=email`)
    const clicked = await testApp.app.inject({
      method: 'POST',
      url: unsubscribeUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.statusCode).toBe(200)
    expect((await invite(await testApp.register(), 'Friend@X.example')).statusCode).toBe(200)
    await send()
    expect(smtp.received).toHaveLength(1)
  })

  test.each(ADDRESSES)('goes to no one or to one clean recipient when the address is %j', async (address) => {
    const answer = await invite(member, address)
    await send()
    if (answer.statusCode !== 200) {
      expect(answer.statusCode).toBe(400)
      expect(smtp.named).toEqual([])
      return
    }
    expect(smtp.received.length).toBeLessThanOrEqual(1)
    expect(new Set(smtp.named).size).toBe(1)
    for (const mail of smtp.received) {
      expect(mail.recipients).toHaveLength(1)
      expect(mail.headers.map(([name]) => name).sort()).toEqual(HEADERS)
      expect(mail.recipients[0]).not.toMatch(/[\s<>,;\p{Cc}]/u)
    }
  })

  test.each(NAMES)('says the name as plain text and links nowhere but to us when it is %j', async (name) => {
    await rename(member, name)
    await invite(member, `reader-${NAMES.indexOf(name)}@x.example`)
    await send()
    const [mail, ...others] = smtp.received
    if (mail === undefined) throw new Error('nothing arrived')
    expect(others).toEqual([])
    expect(mail.recipients).toHaveLength(1)
    expect(mail.headers.map(([each]) => each).sort()).toEqual(HEADERS)
    const [, sender = ''] = /^(.*) invites you to Whistlestop$/s.exec(mail.email.subject ?? '') ?? []
    expect([...sender].length).toBeGreaterThan(0)
    expect([...sender].length).toBeLessThanOrEqual(60)
    expect(sender).not.toMatch(/[\p{Cc}<>]|:\/\/|www\.|evil\.example|@/iu)
    const { text, html } = partsOf(mail)
    expect(text).toContain(`${sender.replaceAll('= ?', '=?')} is a member`)
    for (const part of [text, html]) {
      for (const [url] of part.matchAll(/\w+:\/\/[^\s"<]+/g)) expect(new URL(url).origin).toBe(HOST)
      expect(part).not.toMatch(/evil\.example/)
    }
    const tags = new Set([...html.matchAll(/<([a-z!]\w*)/gi)].map(([, tag]) => tag))
    expect([...tags].sort()).toEqual(['!doctype', 'a', 'body', 'div', 'h1', 'hr', 'html', 'p'])
    // The invitation, no more of them, and what we store.
    expect([...html.matchAll(/<a /g)]).toHaveLength(3)
  })
})
