import type { FailedMail } from 'contract/administration'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/testing/smtp-server.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { openMailer } from './open-mailer.ts'
import { sendDueMails } from './send-due-mails.ts'

describeEachDatabase('mail that failed', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  let smtp: TestSmtpServer | undefined
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  // The administrator's new password caused a mail.
  beforeEach(() => database().write((db) => db.deleteFrom('mails').execute()))
  afterEach(() => smtp?.close())
  afterAll(() => testApp.app.close())

  const list = async () =>
    (await testApp.call<FailedMail[]>('GET', '/api/admin/mail/failed', { cookie: administrator.cookie })).body
  const retry = (id: string) => testApp.call('POST', `/api/admin/mail/${id}/retry`, { cookie: administrator.cookie })

  test('is shown to administrators with what the mail server said, and goes out when they try it again', async () => {
    let isOpen = false
    smtp = await startSmtpServer({ atRecipient: () => (isOpen ? undefined : 550) })
    const mailer = openMailer({ ...testApp.deps.config, smtpUrl: smtp.url }, () => undefined)
    const mail = {
      kind: 'password-changed',
      memberId: null,
      to: 'ana@example.com',
      subject: 'Hello',
      text: 'Hello',
    } as const
    const id = await database().write((db) => enqueueMail(db, testApp.deps, { ...mail, html: '<p>Hello</p>' }))
    await sendDueMails({ ...testApp.deps, mailer })
    const [failed, ...others] = await list()
    expect(others).toEqual([])
    expect(failed).toMatchObject({ id, kind: 'password-changed', to: 'ana@example.com', subject: 'Hello', tries: 1 })
    expect(failed?.lastError).toMatch(/550/)
    expect(failed?.lastError).toMatch(/^[^\p{C}]{1,200}$/u)
    isOpen = true
    expect((await retry(id)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    await sendDueMails({ ...testApp.deps, mailer })
    await mailer.close()
    expect(smtp.received.map(({ recipients, messageId }) => [recipients, messageId])).toEqual([
      [['ana@example.com'], `${id}@localhost`],
    ])
  })

  test('is tried again only while it has failed (MAIL_NOT_FOUND)', async () => {
    const mail = {
      kind: 'password-changed',
      memberId: null,
      to: 'ana@example.com',
      subject: 'Hello',
      text: 'Hello',
    } as const
    const id = await database().write((db) => enqueueMail(db, testApp.deps, { ...mail, html: '' }))
    for (const each of [id, 'nobody']) {
      const answer = await retry(each)
      expect([answer.statusCode, answer.body.code]).toEqual([404, 'MAIL_NOT_FOUND'])
    }
  })
})
