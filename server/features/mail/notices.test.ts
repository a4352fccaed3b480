import type { ErrorAnswer } from 'contract/common'
import type { Said } from 'contract/invitations'
import type { NoticeChoice } from 'contract/notices'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { sendDueMails } from './send-due-mails.ts'

describeEachDatabase('emails about referrals', (database) => {
  let testApp: TestApp
  let sponsor: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    testApp.clock.now += 24 * 3_600_000
    sponsor = await testApp.register()
    await arrived()
  })
  afterAll(() => testApp.app.close())

  const arrived = async () => {
    await sendDueMails(testApp.deps)
    return testApp.mails.splice(0)
  }
  const join = () => testApp.register({ referralCode: sponsor.user.inviteCode })
  const notices = (method: 'GET' | 'PUT', body?: object) => {
    const { user, cookie } = sponsor
    return testApp.call<NoticeChoice>(method, `/api/users/${user.id}/notices`, { cookie, body })
  }
  const aNotice = async () => {
    await join()
    const [mail, ...others] = await arrived()
    if (mail === undefined || others.length > 0) throw new Error('not one mail')
    return mail
  }
  const press = <Body = Said>(url: string) =>
    testApp.app
      .inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'text/plain' } })
      .then((answer) => ({ statusCode: answer.statusCode, body: answer.json<Body>() }))

  test('are stopped with one press of a link in each, in the text and for mail programs', async () => {
    const mail = await aNotice()
    expect(mail.to).toBe(sponsor.email)
    const url = mail.unsubscribeUrl ?? ''
    expect(url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{43}\?for=notices$/)
    expect(mail.text).toContain(`Stop emails about referrals: ${url}`)
    expect(mail.html).toContain(`<a href="${url}"`)
    await join()
    const answer = await press(new URL(url).pathname + new URL(url).search)
    expect([answer.statusCode, answer.body.message]).toEqual([200, expect.stringMatching(/about referrals any more/)])
    expect((await notices('GET')).body).toEqual({ wantsNotices: false })
    // Neither the one that waited when the link was pressed, nor another.
    await join()
    expect(await arrived()).toEqual([])
    expect((await press(url)).statusCode).toBe(200)
  })

  test('are switched on and off on the account page, and the choice is in the export', async () => {
    expect((await notices('GET')).body).toEqual({ wantsNotices: true })
    expect((await notices('PUT', { wantsNotices: false })).body).toEqual({ wantsNotices: false })
    await join()
    expect(await arrived()).toEqual([])
    const { user, cookie } = sponsor
    const { body } = await testApp.call<{ account: NoticeChoice }>('GET', `/api/users/${user.id}/export`, { cookie })
    expect(body.account.wantsNotices).toBe(false)
    await notices('PUT', { wantsNotices: true })
    await join()
    expect(await arrived()).toHaveLength(1)
  })

  test('stop nothing else: invitations and news about the account still come', async () => {
    await press((await aNotice()).unsubscribeUrl ?? '')
    const friend = await testApp.register()
    const { user, cookie } = friend
    await testApp.call('POST', `/api/users/${user.id}/invite`, { cookie, body: { email: sponsor.email } })
    await testApp.call('POST', '/api/auth/forgot-password', { body: { email: sponsor.email } })
    const mails = await arrived()
    expect(mails.map(({ to }) => to)).toEqual([sponsor.email, sponsor.email])
    const subjects = mails.map(({ subject }) => subject).sort()
    expect(subjects).toEqual(['Choose a new password', 'Maya Okafor invites you to Whistlestop'])
  })

  test('leave no link behind with the account that they went to', async () => {
    const url = (await aNotice()).unsubscribeUrl ?? ''
    const { user, cookie, password } = sponsor
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    const answer = await press<ErrorAnswer>(url)
    expect([answer.statusCode, answer.body.code]).toEqual([404, 'LINK_NOT_FOUND'])
    const links = database().read.selectFrom('unsubscribe_links').selectAll().where('member_id', '=', user.id)
    expect(await links.execute()).toEqual([])
  })
})
