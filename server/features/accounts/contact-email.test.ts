import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mailer, openMailer, sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { mailedToken, mailsTo } from '#server/testing/mail-links.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/testing/smtp-server.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const ADDRESS = 'ana@line.example'

describeEachDatabase('the address of who runs the site', (database) => {
  let testApp: TestApp
  let smtp: TestSmtpServer
  let mailer: Mailer
  beforeAll(async () => {
    smtp = await startSmtpServer()
    testApp = await startTestApp(database(), { contactEmail: ADDRESS, smtpUrl: smtp.url })
    mailer = openMailer(testApp.deps.config, () => undefined)
  })
  afterAll(async () => {
    await mailer.close()
    await smtp.close()
    await testApp.app.close()
  })

  test('is shown to suspended members', async () => {
    const { user, email, password } = await testApp.register()
    const suspend = { suspended_at: 1 }
    await database().write((db) => db.updateTable('members').set(suspend).where('id', '=', user.id).execute())
    const answer = await testApp.call('POST', '/api/auth/login', { body: { email, password } })
    expect(answer.body).toMatchObject({ code: 'ACCOUNT_SUSPENDED', message: expect.stringContaining(ADDRESS) })
  })

  test('stands in the mail about a change of address, and is where its answer goes', async () => {
    const { user, cookie, email, password } = await testApp.register()
    const body = { email: 'new@line.example', current: password }
    await testApp.call('POST', `/api/users/${user.id}/email`, { cookie, body })
    const token = await mailedToken(testApp, 'new@line.example', 'change-email')
    await testApp.call('POST', '/api/auth/verify-email', { body: { token } })
    const told = (await mailsTo(testApp, email)).find(({ kind }) => kind === 'change-email')
    expect(told?.text).toContain(`please contact ${ADDRESS}, who runs this site right away.`)
    await sendDueMails({ ...testApp.deps, mailer })
    const sent = smtp.received.find(({ recipients }) => recipients.includes(email))
    expect(sent?.email.replyTo).toMatchObject([{ address: ADDRESS }])
  })
})
