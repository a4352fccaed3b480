import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueMails, writeDueNotices } from '#server/features/mail/public.ts'
import { ReviewQuestions } from '#server/features/reviews/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { aPerson } from '#server/testing/people.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { sendDueReminders } from './send-due-reminders.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeEachDatabase('a reminder', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    await database().write((db) => db.updateTable('notification_settings').set({ next_reminder_at: null }).execute())
    testApp.clock.now = Date.parse('2026-03-02T09:00:00Z')
    member = await aLearner()
  })
  afterAll(() => testApp.app.close())

  async function aLearner(): Promise<TestMember> {
    const learner = await testApp.register()
    await aReviewCard(database(), learner.user.id, await aQuiz(database(), null))
    return learner
  }
  const parts = () => ({ ...testApp.deps, reviewQuestions: new ReviewQuestions(database()) })
  const remind = () => sendDueReminders(parts())
  const choose = (body: object, { user, cookie } = member) =>
    testApp.call('PATCH', `/api/users/${user.id}/notification-settings`, { cookie, body })
  const inProduct = { topic: 'reminders', way: 'product', isOn: true }
  const byEmail = { topic: 'reminders', way: 'email', isOn: true }
  const reminders = ({ user } = member) =>
    database()
      .read.selectFrom('notifications')
      .select(['at', 'reference', 'is_listed', 'mailed_at'])
      .where('member_id', '=', user.id)
      .where('kind', '=', 'reminder')
      .orderBy('id')
      .execute()
  const mails = async () => {
    await sendDueMails(testApp.deps)
    return testApp.mails.splice(0)
  }
  /** Works through the reminders every hour. */
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour++) {
      testApp.clock.now += HOUR
      await remind()
    }
  }

  test('comes to nobody who didn’t choose it', async () => {
    await choose({ reminderHour: 10 })
    await hours(48)
    expect(await reminders()).toEqual([])
  })

  test('comes once a day at the hour that the member chose, and says what is due', async () => {
    await choose({ choices: [inProduct], reminderHour: 17 })
    await hours(8)
    const [first] = await reminders()
    expect(first).toMatchObject({ at: Date.parse('2026-03-02T17:00:00Z'), is_listed: 1 })
    expect(first?.reference).toMatch(/^[1-9]\d* 0$/)
    await choose({ reminderHour: 20 })
    await hours(7)
    expect(await reminders()).toHaveLength(1)
    await hours(24)
    expect(await reminders()).toHaveLength(2)
  })

  test('goes by one way alone: by email where that is chosen, with a link that stops it', async () => {
    await wantsEmails(database(), member)
    await choose({ choices: [inProduct, byEmail], reminderHour: 10 })
    await hours(1)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: member.email, subject: expect.stringMatching(/^Today: \d+ question/) })
    expect(await reminders()).toMatchObject([{ is_listed: 0, mailed_at: testApp.clock.now }])
    const url = new URL(mail?.unsubscribeUrl ?? '')
    await testApp.call('POST', url.pathname + url.search)
    await choose({ choices: [{ ...inProduct, isOn: false }] })
    await hours(24)
    expect([await mails(), await reminders()]).toMatchObject([[], [{}]])
  })

  test('waits for the end of quiet hours, even if that is shortly before the next one, and no longer', async () => {
    await wantsEmails(database(), member)
    await choose({ choices: [byEmail], reminderHour: 22, quietHours: { from: 21 * 60, until: 7 * 60 } })
    await hours(14)
    expect(await mails()).toEqual([])
    await hours(8)
    expect(await mails()).toHaveLength(1)
    await choose({ quietHours: { from: 21 * 60, until: 20 * 60 } })
    await hours(37)
    expect(await mails()).toHaveLength(1)
    await hours(26)
    expect(await mails()).toEqual([])
    await hours(22)
    expect(await mails()).toHaveLength(1)
  })

  test.each(['before', 'after'])('isn’t mailed when what was due has been done elsewhere: %s writing', async (when) => {
    await wantsEmails(database(), member)
    await choose({ choices: [byEmail], reminderHour: 10 })
    await hours(1)
    if (when === 'after') await writeDueNotices(testApp.deps)
    await database().write((db) =>
      db.updateTable('members').set({ reviews_per_day: 0 }).where('id', '=', member.user.id).execute(),
    )
    expect([await mails(), await reminders()]).toMatchObject([[], [{ mailed_at: null }]])
  })

  test('is dropped where the program ran again more than two hours after its hour, and comes the next day', async () => {
    await choose({ choices: [inProduct], reminderHour: 10 })
    testApp.clock.now = Date.parse('2026-03-02T12:00:01Z')
    await remind()
    expect(await reminders()).toEqual([])
    testApp.clock.now = Date.parse('2026-03-03T03:00:00Z')
    await hours(24)
    expect((await reminders()).map(({ at }) => at)).toEqual([Date.parse('2026-03-03T10:00:00Z')])
    // Two hours are still in time, and a restart brings no second one.
    testApp.clock.now = Date.parse('2026-03-04T12:00:00Z')
    for (const _start of [1, 2]) await remind()
    expect(await reminders()).toHaveLength(2)
  })

  test('comes again the next day where the clock was ahead by a year and is set right', async () => {
    await choose({ choices: [inProduct], reminderHour: 10 })
    const right = testApp.clock.now + HOUR
    testApp.clock.now = right + 365 * DAY
    await remind()
    testApp.clock.now = right + HOUR
    await remind()
    expect(await reminders()).toHaveLength(1)
    await hours(23)
    expect((await reminders()).map(({ at }) => at)).toEqual([right + 365 * DAY, right + DAY])
  })

  test.each([HOUR, DAY])('comes once for a day where the clock goes back by %i ms', async (back) => {
    await choose({ choices: [inProduct], reminderHour: 10 })
    await hours(2)
    testApp.clock.now -= back
    await hours(back / HOUR + 3)
    expect(await reminders()).toHaveLength(1)
  })

  test.each([
    ['without quiet hours', null, '12:00:00', '12:00:01'],
    ['after quiet hours', { from: 9 * 60, until: 11 * 60 }, '13:00:00', '13:00:01'],
  ])('is not mailed more than two hours after it could have left, %s', async (_name, quietHours, last, late) => {
    await wantsEmails(database(), member)
    await choose({ choices: [byEmail], reminderHour: 10, quietHours })
    for (const [day, time, count] of [
      ['2026-03-02', late, 0],
      ['2026-03-03', last, 1],
    ]) {
      testApp.clock.now = Date.parse(`${day}T10:00:00Z`)
      await remind()
      testApp.clock.now = Date.parse(`${day}T${time}Z`)
      expect(await mails()).toHaveLength(Number(count))
    }
  })

  test.each([
    ['Europe/Berlin', '2026-03-28T12:00:00Z', ['2026-03-28T17:00:00Z', '2026-03-29T16:00:00Z', '2026-03-30T16:00:00Z']],
    ['Europe/Berlin', '2026-10-24T12:00:00Z', ['2026-10-24T16:00:00Z', '2026-10-25T17:00:00Z', '2026-10-26T17:00:00Z']],
  ])('keeps its hour in %s when the clocks change after %s', async (timeZone, from, moments) => {
    testApp.clock.now = Date.parse(from)
    member = await aLearner()
    const { user, cookie } = member
    await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { timeZone } })
    await choose({ choices: [inProduct], reminderHour: 18 })
    await hours(60)
    expect((await reminders()).map(({ at }) => at)).toEqual(moments.map((each) => Date.parse(each)))
  })

  test('comes no second time for a day because of another zone', async () => {
    await choose({ choices: [inProduct], reminderHour: 10 })
    await hours(1)
    const { user, cookie } = member
    await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { timeZone: 'America/New_York' } })
    await hours(8)
    expect(await reminders()).toHaveLength(1)
    await hours(24)
    const moments = (await reminders()).map(({ at }) => new Date(at).toISOString())
    expect(moments).toEqual(['2026-03-02T10:00:00.000Z', '2026-03-03T15:00:00.000Z'])
  })

  test('names talks that are due, too', async () => {
    const talker = await testApp.register()
    await database().write((db) =>
      db.updateTable('members').set({ reviews_per_day: 0 }).where('id', '=', talker.user.id).execute(),
    )
    await aPerson(testApp.deps, talker.user.id, { next_on: 20_000 })
    await choose({ choices: [inProduct], reminderHour: 10 }, talker)
    await hours(1)
    expect(await reminders(talker)).toMatchObject([{ reference: '0 1' }])
  })

  test('comes on no day of a rest that the member announced', async () => {
    await choose({ choices: [inProduct], reminderHour: 10 })
    const today = Math.floor(testApp.clock.now / DAY)
    const rest = { rest_from_day: today, rest_to_day: today + 1 }
    await database().write((db) => db.updateTable('members').set(rest).where('id', '=', member.user.id).execute())
    await hours(49)
    expect((await reminders()).map(({ at }) => at)).toEqual([(today + 2) * DAY + 10 * HOUR])
  })

  test('comes to nobody who wants no nudges, or is suspended, or has nothing due', async () => {
    const { user, cookie } = member
    await choose({ choices: [inProduct], reminderHour: 10 })
    await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { noNudges: true } })
    await hours(24)
    await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { noNudges: false } })
    await database().write(async (db) => {
      await db.updateTable('members').set({ suspended_at: 1 }).where('id', '=', user.id).execute()
    })
    await hours(24)
    await database().write(async (db) => {
      await db
        .updateTable('members')
        .set({ suspended_at: null, reviews_per_day: 0 })
        .where('id', '=', user.id)
        .execute()
    })
    await hours(24)
    expect(await reminders()).toEqual([])
  })

  test('that fails stops none of those after it, and is tried again', async () => {
    const another = await aLearner()
    const body = { choices: [inProduct], reminderHour: 10 }
    for (const each of [member, another]) await choose(body, each)
    testApp.clock.now += HOUR
    let writes = 0
    const write: TestApp['deps']['database']['write'] = (unit) => {
      if (++writes === 1) throw new Error('no luck')
      return database().write(unit)
    }
    const failed: string[] = []
    const onFailure = ({ memberId }: { memberId: string }) => void failed.push(memberId)
    await sendDueReminders({ ...parts(), database: { ...database(), read: database().read, write } }, { onFailure })
    expect(failed).toHaveLength(1)
    expect([await reminders(), await reminders(another)].map(({ length }) => length).toSorted()).toEqual([0, 1])
    await hours(2)
    expect([await reminders(), await reminders(another)]).toMatchObject([[{}], [{}]])
  })

  test('comes once, however many processes work at once, and after a crash in the middle', async () => {
    const learners = [member, await aLearner(), await aLearner()]
    for (const each of learners) await choose({ choices: [inProduct], reminderHour: 10 }, each)
    testApp.clock.now += HOUR
    const crash = database().write(async (db) => {
      await db.updateTable('notification_settings').set({ next_reminder_at: null }).execute()
      throw new Error('crashed')
    })
    await expect(crash).rejects.toThrow('crashed')
    await Promise.all(Array.from({ length: 5 }, remind))
    for (const each of learners) expect(await reminders(each)).toHaveLength(1)
    testApp.clock.now += DAY
    await Promise.all(Array.from({ length: 5 }, remind))
    for (const each of learners) expect(await reminders(each)).toHaveLength(2)
  })
})
