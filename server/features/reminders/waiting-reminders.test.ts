import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueMails, writeDueNotices } from '#server/features/mail/public.ts'
import { ReviewQuestions } from '#server/features/reviews/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { sendDueReminders } from './send-due-reminders.ts'

describeEachDatabase('a reminder that waits for its email', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    testApp.clock.now = Date.parse('2026-03-02T20:00:00Z')
    await database().write((db) => db.updateTable('notification_settings').set({ next_reminder_at: null }).execute())
    member = await testApp.register()
    await aReviewCard(database(), member.user.id, await aQuiz(database(), null))
    await wantsEmails(database(), member, 'reminders')
    await choose({ quietHours: { from: 21 * 60, until: 7 * 60 } })
  })
  afterAll(() => testApp.app.close())

  const choose = (body: object) =>
    testApp.call('PATCH', `/api/users/${member.user.id}/notification-settings`, { cookie: member.cookie, body })
  const remindAt = async (time: string) => {
    testApp.clock.now = Date.parse(time)
    await sendDueReminders({ ...testApp.deps, reviewQuestions: new ReviewQuestions(database()) })
  }
  const mailsAt = async (time: string) => {
    testApp.clock.now = Date.parse(time)
    await sendDueMails(testApp.deps)
    return testApp.mails.splice(0)
  }

  test.each([
    ['of the day before', 22, '2026-03-02T22:00:00Z'],
    ['of the same day', 1, '2026-03-03T01:00:00Z'],
  ])('and one %s are one where the hour is moved to the end of quiet hours', async (_name, reminderHour, hour) => {
    await choose({ reminderHour })
    await remindAt(hour)
    await choose({ reminderHour: 7 })
    const atOnce = await mailsAt('2026-03-03T07:00:00Z')
    await remindAt('2026-03-03T07:00:20Z')
    const later = [...(await mailsAt('2026-03-03T07:00:20Z')), ...(await mailsAt('2026-03-03T07:01:20Z'))]
    expect([atOnce.length, later.length]).toEqual([0, 1])
  })

  test('gives way to the next one, which comes first', async () => {
    await choose({ reminderHour: 22 })
    await remindAt('2026-03-02T22:00:00Z')
    await choose({ reminderHour: 6 })
    await remindAt('2026-03-03T06:00:00Z')
    expect(await mailsAt('2026-03-03T07:00:00Z')).toHaveLength(1)
  })

  test.each(['before', 'after'])('isn’t mailed on a day of a rest that was announced %s writing it', async (when) => {
    await choose({ reminderHour: 22 })
    await remindAt('2026-03-02T22:00:00Z')
    testApp.clock.now = Date.parse('2026-03-03T07:00:00Z')
    if (when === 'after') await writeDueNotices(testApp.deps)
    const today = Math.floor(testApp.clock.now / 86_400_000)
    const rest = { rest_from_day: today, rest_to_day: today }
    await database().write((db) => db.updateTable('members').set(rest).where('id', '=', member.user.id).execute())
    expect(await mailsAt('2026-03-03T07:00:00Z')).toEqual([])
  })
})
