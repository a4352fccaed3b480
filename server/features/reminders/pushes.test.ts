import type { NotificationSettings } from 'contract/notifications'
import { expect, test } from 'vitest'
import { sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { claimsOf } from '#server/testing/push-service.ts'
import { DAY, HOUR, MINUTE, remindersOnDevices } from '#server/testing/reminders-on-devices.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { sendDuePushes } from './send-due-pushes.ts'
import { sendDueReminders } from './send-due-reminders.ts'

describeEachDatabase('a reminder on a device', (database) => {
  const {
    at,
    withDevice,
    parts,
    choose,
    settings,
    send,
    remind,
    later,
    arrived,
    messageIn,
    waiting,
    subscriptions,
    visitOnDay,
  } = remindersOnDevices(database)

  test('says what is due in the member’s language, to nobody but the device, signed by the site', async () => {
    await at.testApp.call('PATCH', `/api/users/${at.member.user.id}`, {
      cookie: at.member.cookie,
      body: { language: 'ar' },
    })
    await later(HOUR)
    const [push, ...more] = arrived()
    expect(more).toEqual([])
    const message = push && messageIn(push)
    expect(message).toMatchObject({ lang: 'ar', dir: 'rtl', tag: 'reminder', path: '/dashboard' })
    expect(message?.title).toMatch(/^اليوم: /)
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'reminder', ttl: '7200' })
    expect(claimsOf(String(push?.headers.authorization))).toMatchObject({
      aud: at.service.origin,
      sub: 'mailto:ana@example.com',
    })
    expect(await waiting()).toEqual([])
    const url = `/api/users/${at.member.user.id}/export`
    const exported = await at.testApp.call('GET', url, { cookie: at.member.cookie })
    expect(exported.body).toMatchObject({ notifications: [{ kind: 'reminder', pushedAt: '2026-03-02T10:00:00.000Z' }] })
  })

  test('is the only one of the day, even where emails and the list are on', async () => {
    await wantsEmails(database(), at.member)
    const choices = ['email', 'product'].map((way) => ({ topic: 'reminders', way, isOn: true }))
    await choose({ choices })
    for (let hour = 0; hour < 12; hour++) await later(HOUR)
    await sendDueMails(at.testApp.deps)
    const rows = database().read.selectFrom('notifications').select(['is_listed', 'mail_at', 'mailed_at'])
    expect(await rows.where('member_id', '=', at.member.user.id).execute()).toEqual([
      { is_listed: 0, mail_at: null, mailed_at: null },
    ])
    expect([arrived().length, at.testApp.mails.splice(0)]).toEqual([1, []])
  })

  test('isn’t sent when what was due has been done elsewhere meanwhile', async () => {
    at.testApp.clock.now += HOUR
    await sendDueReminders(parts())
    expect(await waiting()).toHaveLength(1)
    await database().write((db) =>
      db.updateTable('members').set({ reviews_per_day: 0 }).where('id', '=', at.member.user.id).execute(),
    )
    await send()
    expect([arrived(), await waiting()]).toEqual([[], []])
  })

  test('waits for the end of quiet hours, and is dropped more than two hours later', async () => {
    await choose({ quietHours: { from: 9 * 60, until: 12 * 60 } })
    await later(HOUR)
    await later(HOUR)
    expect(arrived()).toEqual([])
    at.testApp.clock.now = Date.parse('2026-03-02T14:00:00Z')
    await send()
    expect(arrived()).toHaveLength(1)
    at.testApp.clock.now = Date.parse('2026-03-03T10:00:00Z')
    await remind()
    at.testApp.clock.now = Date.parse('2026-03-03T14:00:01Z')
    await send()
    expect([arrived(), await waiting()]).toEqual([[], []])
  })

  test.each([
    ['is suspended', { suspended_at: 1 }],
    ['wants no nudges', { no_nudges: 1 as const }],
    ['rests', { rest_from_day: 0, rest_to_day: 30_000 }],
  ])('isn’t sent to who %s before it leaves', async (_name, change) => {
    at.testApp.clock.now += HOUR
    await sendDueReminders(parts())
    await database().write((db) => db.updateTable('members').set(change).where('id', '=', at.member.user.id).execute())
    await send()
    expect([arrived(), await waiting()]).toEqual([[], []])
  })

  test('isn’t sent to a device that was logged out before it leaves', async () => {
    at.testApp.clock.now += HOUR
    await sendDueReminders(parts())
    await at.testApp.call('POST', '/api/auth/logout', { cookie: at.member.cookie })
    await send()
    expect([arrived(), await waiting()]).toEqual([[], []])
  })

  test('goes to each device of the member once, however many processes send', async () => {
    const { email, password } = at.member
    const login = await at.testApp.call('POST', '/api/auth/login', { body: { email, password } })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await withDevice({ ...at.member, cookie })
    at.testApp.clock.now += HOUR
    await Promise.all([1, 2, 3].map(() => sendDueReminders(parts())))
    await Promise.all([1, 2, 3, 4].map(() => send()))
    const paths = arrived().map(({ path }) => path)
    expect([paths.length, new Set(paths).size]).toEqual([2, 2])
    expect(await waiting()).toEqual([])
  })

  test('is sent again only when the process that had it says nothing for a minute', async () => {
    at.testApp.clock.now += HOUR
    await sendDueReminders(parts())
    const crash = { ...parts(), send: async () => Promise.reject(new Error('killed')) }
    await expect(sendDuePushes(crash)).rejects.toThrow('killed')
    await send()
    expect(arrived()).toEqual([])
    at.testApp.clock.now += MINUTE + 1
    await send()
    expect(arrived()).toHaveLength(1)
  })

  test('has a button that ends all reminders without a login, and no other', async () => {
    await choose({ choices: [{ topic: 'reminders', way: 'email', isOn: true }] })
    await later(HOUR)
    const [push] = arrived()
    const path = push ? messageIn(push).stop.path : ''
    const forged = path.replace(at.member.user.id, (await at.testApp.register()).user.id)
    expect((await at.testApp.call('POST', forged)).statusCode).toBe(404)
    expect(await subscriptions()).toHaveLength(1)
    expect((await at.testApp.call('POST', path)).body).toEqual({ message: 'You won’t get any more reminders.' })
    expect(await subscriptions()).toEqual([])
    const { choices, remindersStoppedAt } = await settings()
    expect(choices.filter(({ topic, isOn }) => topic === 'reminders' && isOn)).toEqual([])
    expect(remindersStoppedAt).toBeNull()
    for (let day = 0; day < 2; day++) await later(DAY)
    expect(arrived()).toEqual([])
  })

  test('stops by itself after seven that were not opened, and the member reads why', async () => {
    await visitOnDay(null)
    await later(HOUR)
    for (let day = 1; day < 10; day++) await later(DAY)
    expect(arrived()).toHaveLength(7)
    expect(await subscriptions()).toEqual([])
    expect((await settings()).remindersStoppedAt).not.toBeNull()
    at.browser = await withDevice()
    expect((await settings()).remindersStoppedAt).toBeNull()
    await later(DAY)
    expect(arrived()).toHaveLength(1)
  })

  test('goes on where the member comes on the day of one, or later', async () => {
    await later(HOUR)
    for (let day = 1; day < 10; day++) {
      if (day % 6 === 0) await visitOnDay(Math.floor(at.testApp.clock.now / DAY))
      await later(DAY)
    }
    expect(arrived()).toHaveLength(10)
  })
})

describeEachDatabase('the question whether to remind a member', (database) => {
  test('is asked until it was, or reminders are on', async () => {
    const testApp = await startTestApp(database())
    const offers = async (change: object) => {
      const { user, cookie } = await testApp.register()
      const url = `/api/users/${user.id}/notification-settings`
      const before = await testApp.call<NotificationSettings>('GET', url, { cookie })
      const after = await testApp.call<NotificationSettings>('PATCH', url, { cookie, body: change })
      return [before.body.offersReminders, after.body.offersReminders]
    }
    expect(await offers({ offersReminders: false })).toEqual([true, false])
    expect(await offers({ choices: [{ topic: 'reminders', way: 'email', isOn: true }] })).toEqual([true, false])
    expect(await offers({ reminderHour: 9 })).toEqual([true, true])
    await testApp.app.close()
  })

  test('is not asked of a member who wants no nudges', async () => {
    const testApp = await startTestApp(database())
    const { user, cookie } = await testApp.register()
    const url = `/api/users/${user.id}`
    await testApp.call('PATCH', url, { cookie, body: { noNudges: true } })
    const { body } = await testApp.call<NotificationSettings>('GET', `${url}/notification-settings`, { cookie })
    expect(body.offersReminders).toBe(false)
    await testApp.app.close()
  })
})
