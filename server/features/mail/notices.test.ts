import type { ErrorAnswer } from 'contract/common'
import type { Said } from 'contract/invitations'
import type { NotificationPage, NotificationSettings } from 'contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { emailHash } from './email-hash.ts'
import { outboxState } from './outbox-queries.ts'
import { sendDueMails } from './send-due-mails.ts'
import { suppress } from './suppressions.ts'
import { writeDueNotices } from './write-due-notices.ts'

describeEachDatabase('emails about referrals', (database) => {
  let testApp: TestApp
  let sponsor: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    testApp.clock.now += 24 * 3_600_000
    sponsor = await testApp.register()
    await wantsEmails(database(), sponsor, 'joined')
    await arrived()
  })
  afterAll(() => testApp.app.close())

  const arrived = async () => {
    await sendDueMails(testApp.deps)
    return testApp.mails.splice(0)
  }
  const join = () => testApp.register({ referralCode: sponsor.user.inviteCode })
  const settingsUrl = () => `/api/users/${sponsor.user.id}/notification-settings`
  const isMailed = async () => {
    const { body } = await testApp.call<NotificationSettings>('GET', settingsUrl(), { cookie: sponsor.cookie })
    return body.choices.find(({ topic, way }) => topic === 'joined' && way === 'email')?.isOn
  }
  const choose = (isOn: boolean) =>
    testApp.call<NotificationSettings>('PATCH', settingsUrl(), {
      cookie: sponsor.cookie,
      body: { choices: [{ topic: 'joined', way: 'email', isOn }] },
    })
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
    expect(url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{43}\?for=joined$/)
    expect(mail.text).toContain(`Stop emails about people who join through you: ${url}`)
    expect(mail.html).toContain(`<a href="${url}"`)
    await join()
    const answer = await press(new URL(url).pathname + new URL(url).search)
    expect([answer.statusCode, answer.body.message]).toEqual([
      200,
      expect.stringMatching(/about people who join through you any more/),
    ])
    expect(await isMailed()).toBe(false)
    // Neither the one that waited when the link was opened, nor another.
    await join()
    expect(await arrived()).toEqual([])
    expect((await press(url)).statusCode).toBe(200)
  })

  test('are switched on and off on the account page, and the choice is in the export', async () => {
    expect(await isMailed()).toBe(true)
    expect((await choose(false)).statusCode).toBe(200)
    await join()
    expect(await arrived()).toEqual([])
    const { user, cookie } = sponsor
    const url = `/api/users/${user.id}/export`
    const { body } = await testApp.call<{ notificationChoices: object[] }>('GET', url, { cookie })
    expect(body.notificationChoices).toEqual([{ topic: 'joined', way: 'email', isOn: false }])
    await choose(true)
    await join()
    expect(await arrived()).toHaveLength(1)
  })

  test('go to nobody who didn’t choose them, or whose address isn’t proved', async () => {
    const newcomer = await testApp.register()
    await testApp.register({ referralCode: newcomer.user.inviteCode })
    await database().write((db) =>
      db.updateTable('members').set({ email_verified_at: null }).where('id', '=', sponsor.user.id).execute(),
    )
    await join()
    expect(await arrived()).toEqual([])
    const told = database().read.selectFrom('notifications').select(['mail_at', 'mailed_at'])
    const toSponsor = await told.where('member_id', '=', sponsor.user.id).execute()
    expect(toSponsor).toEqual(toSponsor.map(() => ({ mail_at: null, mailed_at: null })))
  })

  test('reach a member who chose them, even if the address is blocked for invitations, until they are stopped', async () => {
    await database().write((db) => suppress(db, emailHash(sponsor.email), 'unsubscribed', testApp.clock.now))
    await press((await aNotice()).unsubscribeUrl ?? '')
    await join()
    expect(await arrived()).toEqual([])
  })

  test('wait for the end of quiet hours without a mail that is late in the outbox', async () => {
    const quietHours = { from: 8 * 60, until: 10 * 60 }
    await testApp.call('PATCH', settingsUrl(), { cookie: sponsor.cookie, body: { quietHours } })
    await join()
    expect(await arrived()).toEqual([])
    expect(await outboxState(database().read)).toMatchObject({ oldestAt: null })
    testApp.clock.now += 3_600_000
    expect(await arrived()).toHaveLength(1)
    testApp.clock.now -= 3_600_000
  })

  test('that the mail server didn’t take before quiet hours leave the outbox until they are over', async () => {
    await join()
    expect(await writeDueNotices(testApp.deps)).toBe(1)
    const quietHours = { from: 8 * 60, until: 10 * 60 }
    await testApp.call('PATCH', settingsUrl(), { cookie: sponsor.cookie, body: { quietHours } })
    expect(await arrived()).toEqual([])
    expect(await outboxState(database().read)).toMatchObject({ waiting: 0 })
    testApp.clock.now += 3_600_000
    expect(await arrived()).toHaveLength(1)
    testApp.clock.now -= 3_600_000
  })

  test('are mailed once, although the program dies while it puts one off', async () => {
    await join()
    expect(await writeDueNotices(testApp.deps)).toBe(1)
    const quietHours = { from: 8 * 60, until: 10 * 60 }
    await testApp.call('PATCH', settingsUrl(), { cookie: sponsor.cookie, body: { quietHours } })
    // The first two writes claim the email and put it off.
    let writes = 0
    const write: Database['write'] = (work) => {
      writes += 1
      return writes > 2 ? Promise.reject(new Error('The program has died.')) : database().write(work)
    }
    await sendDueMails({ ...testApp.deps, database: { ...database(), write } }).catch(() => undefined)
    testApp.clock.now += 3_600_000
    expect(await arrived()).toHaveLength(1)
    testApp.clock.now -= 3_600_000
  })

  test('name nobody who has left meanwhile', async () => {
    const friend = await join()
    const { user, cookie, password } = friend
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect(await arrived()).toEqual([])
  })

  test('that fail to be written don’t stop those after them, and are tried again', async () => {
    await join()
    const another = await testApp.register()
    await wantsEmails(database(), another, 'joined')
    await testApp.register({ referralCode: another.user.inviteCode })
    let draws = 0
    const randomBytes: TestApp['deps']['randomBytes'] = (length) => {
      if (++draws === 1) throw new Error('no luck')
      return testApp.deps.randomBytes(length)
    }
    const failures: number[] = []
    const onNoticeFailure = ({ notificationId }: { notificationId: number }) => void failures.push(notificationId)
    await sendDueMails({ ...testApp.deps, randomBytes }, { onNoticeFailure })
    expect(testApp.mails.splice(0).map(({ to }) => to)).toEqual([another.email])
    expect(failures).toHaveLength(1)
    testApp.clock.now += 3_600_000
    expect((await arrived()).map(({ to }) => to)).toEqual([sponsor.email])
    testApp.clock.now -= 3_600_000
  })

  test('come a few at a time, so that mails a person waits for come first', async () => {
    const others = [await testApp.register(), await testApp.register()]
    for (const other of others) await wantsEmails(database(), other, 'joined')
    await arrived()
    for (let joined = 0; joined < 24; joined++) {
      const { user } = [sponsor, ...others][joined % 3] ?? sponsor
      await testApp.register({ referralCode: user.inviteCode })
    }
    expect(await writeDueNotices(testApp.deps)).toBe(20)
    expect(await writeDueNotices(testApp.deps)).toBe(0)
    expect(await arrived()).toHaveLength(24)
  })

  test('don’t wait for the next tries of emails that a mail server put off', async () => {
    for (let asked = 0; asked < 20; asked++) {
      const { email } = await testApp.register()
      await testApp.call('POST', '/api/auth/forgot-password', { body: { email } })
    }
    const nextTry = testApp.clock.now + 3_600_000
    await database().write((db) =>
      db.updateTable('mails').set({ next_try_at: nextTry }).where('state', '=', 'waiting').execute(),
    )
    expect((await outboxState(database().read)).waiting).toBeGreaterThanOrEqual(20)
    await join()
    expect(await writeDueNotices(testApp.deps)).toBe(1)
    await database().write((db) => db.deleteFrom('mails').where('state', '=', 'waiting').execute())
  })

  test('stay in the list while the mail server is down', async () => {
    await testApp.call('POST', '/api/auth/forgot-password', { body: { email: sponsor.email } })
    const waiting = database().read.selectFrom('mails').selectAll().where('state', '=', 'waiting')
    const mail = await waiting.executeTakeFirstOrThrow()
    const others = Array.from({ length: 199 }, (_, number) => ({ ...mail, id: `${mail.id}-${number}` }))
    await database().write(async (db) => {
      await db.insertInto('mails').values(others).execute()
      const nextTry = testApp.clock.now + 3_600_000
      await db.updateTable('mails').set({ next_try_at: nextTry }).where('state', '=', 'waiting').execute()
    })
    await join()
    expect(await writeDueNotices(testApp.deps)).toBe(0)
    await database().write((db) => db.deleteFrom('mails').where('id', '=', mail.id).execute())
    expect(await writeDueNotices(testApp.deps)).toBe(1)
    await database().write((db) => db.deleteFrom('mails').where('state', '=', 'waiting').execute())
  })

  test('are written once, although the commit was never confirmed', async () => {
    await join()
    let isFirst = true
    const write: Database['write'] = async (work) => {
      const result = await database().write(work)
      if (!isFirst) return result
      isFirst = false
      throw new Error('The connection broke.')
    }
    await writeDueNotices({ ...testApp.deps, database: { ...database(), write } })
    expect(await arrived()).toHaveLength(1)
    testApp.clock.now += 3_600_000
    expect(await arrived()).toEqual([])
    testApp.clock.now -= 3_600_000
  })

  test('are ten in 24 hours at most, because others cause them; further news stay in the list', async () => {
    for (let joined = 0; joined < 12; joined++) await join()
    expect(await arrived()).toHaveLength(10)
    const list = `/api/users/${sponsor.user.id}/notifications`
    const { body } = await testApp.call<NotificationPage>('GET', list, { cookie: sponsor.cookie })
    expect(body.notifications.filter(({ kind }) => kind === 'joined')).toHaveLength(12)
    testApp.clock.now += 24 * 3_600_000
    expect(await arrived()).toEqual([])
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
