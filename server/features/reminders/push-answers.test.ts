import { expect, test } from 'vitest'
import { sendDueMails } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { aPerson } from '#server/testing/people.ts'
import { HOUR, MINUTE, remindersOnDevices } from '#server/testing/reminders-on-devices.ts'
import { sendDueReminders } from './send-due-reminders.ts'

describeEachDatabase('what a push service answers to a reminder', (database) => {
  const { at, withDevice, parts, choose, failures, send, later, arrived, waiting, subscriptions, answering } =
    remindersOnDevices(database)

  const elsewhere = async () => {
    const { email, password } = at.member
    const { cookies } = await at.testApp.call('POST', '/api/auth/login', { body: { email, password } })
    return { ...at.member, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }

  test.each([404, 410])('ends the subscription where the push service says %i, and goes by email', async (status) => {
    await wantsEmails(database(), at.member)
    await choose({ choices: [{ topic: 'reminders', way: 'email', isOn: true }] })
    answering(status)
    await later(HOUR)
    expect([await subscriptions(), await waiting()]).toEqual([[], []])
    await sendDueMails(at.testApp.deps)
    expect(at.testApp.mails.splice(0)).toMatchObject([
      { to: at.member.email, subject: expect.stringMatching(/^Today/) },
    ])
  })

  test('says in the email what is due when it leaves', async () => {
    await wantsEmails(database(), at.member)
    await choose({ choices: [{ topic: 'reminders', way: 'email', isOn: true }] })
    answering(410)
    await later(HOUR)
    await aPerson(at.testApp.deps, at.member.user.id, { next_on: 20_000 })
    await sendDueMails(at.testApp.deps)
    expect(at.testApp.mails.splice(0)).toMatchObject([{ subject: expect.stringMatching(/1 talk/) }])
  })

  test('goes into the list where email isn’t chosen', async () => {
    await choose({ choices: [{ topic: 'reminders', way: 'product', isOn: true }] })
    answering(410)
    await later(HOUR)
    await sendDueMails(at.testApp.deps)
    const told = database().read.selectFrom('notifications').select(['kind', 'is_listed', 'mail_at'])
    const toMember = await told.where('member_id', '=', at.member.user.id).execute()
    expect(toMember).toEqual([{ kind: 'reminder', is_listed: 1, mail_at: null }])
  })

  test('goes by email where both devices withdraw at the same moment', async () => {
    await wantsEmails(database(), at.member)
    await choose({ choices: [{ topic: 'reminders', way: 'email', isOn: true }] })
    await withDevice(await elsewhere())
    let asked = 0
    const bothAsked = Promise.withResolvers<void>()
    at.service.answer = (response) => {
      if (++asked === 2) bothAsked.resolve()
      void bothAsked.promise.then(() => response.writeHead(410).end())
    }
    await later(HOUR)
    expect([await subscriptions(), await waiting()]).toEqual([[], []])
    await sendDueMails(at.testApp.deps)
    expect(at.testApp.mails.splice(0)).toMatchObject([{ to: at.member.email }])
  })

  test.each([429, 500, 503])('is tried again after %i, a few times and never after two hours', async (status) => {
    failures.splice(0)
    answering(status)
    await later(HOUR)
    await send()
    expect(arrived()).toHaveLength(1)
    for (const minutes of [1, 5, 15, 30]) {
      at.testApp.clock.now += minutes * MINUTE
      await send()
      expect(arrived()).toHaveLength(1)
    }
    expect(await waiting()).toEqual([])
    expect(failures.map(({ isGivenUp }) => isGivenUp)).toEqual([false, false, false, false, true])
    expect(await subscriptions()).toHaveLength(1)
  })

  test('waits for as long as the push service asks', async () => {
    answering(429, { 'retry-after': '1200' })
    await later(HOUR)
    arrived()
    answering(201)
    at.testApp.clock.now += 19 * MINUTE
    await send()
    expect(arrived()).toEqual([])
    at.testApp.clock.now += MINUTE
    await send()
    expect(arrived()).toHaveLength(1)
  })

  test.each([400, 403, 413])('is dropped as our fault where the push service says %i', async (status) => {
    failures.splice(0)
    answering(status)
    await later(HOUR)
    expect(failures).toMatchObject([{ reason: `status ${status}`, isOurFault: true, isGivenUp: true }])
    expect([await waiting(), (await subscriptions()).length]).toEqual([[], 1])
  })

  test('follows no redirect', async () => {
    answering(307, { location: `${at.service.origin}/elsewhere` })
    await later(HOUR)
    expect(arrived().map(({ path }) => path)).toEqual([new URL(at.browser.subscription.endpoint).pathname])
    expect(await waiting()).toEqual([])
  })

  test('doesn’t wait for a push service that never answers, nor for the end of a huge answer', async () => {
    at.service.answer = () => undefined
    at.testApp.clock.now += HOUR
    await sendDueReminders(parts())
    await send(50)
    expect(await waiting()).toMatchObject([{ tries: 1, claimed_until: 0 }])
    let sent = 0
    at.service.answer = (response) => {
      response.writeHead(201)
      const pour = () => {
        sent += 65_536
        if (sent < 50_000_000 && !response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(pour))
      }
      pour()
    }
    at.testApp.clock.now += MINUTE
    await send()
    expect([await waiting(), sent < 50_000_000]).toEqual([[], true])
  })
})
