import type { ServerResponse } from 'node:http'
import type { NotificationSettings } from 'contract/notifications'
import type { PushMessage } from 'contract/push'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { pushSender } from '#server/features/push/public.ts'
import { sendDuePushes } from '#server/features/reminders/send-due-pushes.ts'
import { sendDueReminders } from '#server/features/reminders/send-due-reminders.ts'
import { ReviewQuestions } from '#server/features/reviews/public.ts'
import { aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { aBrowserWithKeys } from '#server/testing/push-devices.ts'
import { decrypted, startPushService } from '#server/testing/push-service.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

type Service = Awaited<ReturnType<typeof startPushService>>

/** For a suite: a push service, and before each test a member with something due who is reminded at 10:00 on a device. */
export function remindersOnDevices(database: () => Database) {
  const at = {} as {
    service: Service
    testApp: TestApp
    member: TestMember
    browser: ReturnType<typeof aBrowserWithKeys>
  }
  let devices = 0
  beforeAll(async () => {
    at.service = await startPushService()
    at.testApp = await startTestApp(database(), { pushTestService: at.service.origin, contactEmail: 'ana@example.com' })
  })
  afterAll(async () => {
    await at.testApp.app.close()
    await at.service.close()
  })
  beforeEach(async () => {
    await database().write(async (db) => {
      await db.updateTable('notification_settings').set({ next_reminder_at: null }).execute()
      await db.deleteFrom('push_subscriptions').execute()
    })
    at.testApp.clock.now = Date.parse('2026-03-02T09:00:00Z')
    at.service.answer = (response) => void response.writeHead(201).end()
    at.service.received.splice(0)
    at.member = await at.testApp.register()
    await aReviewCard(database(), at.member.user.id, await aQuiz(database(), null))
    at.browser = await withDevice()
    await choose({ reminderHour: 10 })
  })

  async function withDevice({ user, cookie } = at.member) {
    const added = aBrowserWithKeys(`${at.service.origin}/device-${++devices}`)
    const url = `/api/users/${user.id}/push-devices`
    const answer = await at.testApp.call('POST', url, { cookie, body: added.subscription })
    expect(answer.statusCode).toBe(201)
    return added
  }
  const parts = (timeout?: number) => ({
    ...at.testApp.deps,
    reviewQuestions: new ReviewQuestions(database()),
    send: pushSender(at.testApp.deps.config, timeout),
  })
  const choose = (body: object, { user, cookie } = at.member) =>
    at.testApp.call('PATCH', `/api/users/${user.id}/notification-settings`, { cookie, body })
  const settings = async () => {
    const url = `/api/users/${at.member.user.id}/notification-settings`
    return (await at.testApp.call<NotificationSettings>('GET', url, { cookie: at.member.cookie })).body
  }
  const failures: { reason: string; isOurFault: boolean; isGivenUp: boolean }[] = []
  const send = (timeout?: number) =>
    sendDuePushes(parts(timeout), { onFailure: (failure) => void failures.push(failure) })
  const remind = async () => {
    await sendDueReminders(parts())
    await send()
  }
  const later = async (milliseconds: number) => {
    at.testApp.clock.now += milliseconds
    await remind()
  }
  const arrived = () => at.service.received.splice(0)
  const messageIn = ({ body }: { body: Buffer }) => JSON.parse(decrypted(body, at.browser)) as PushMessage
  const waiting = () => database().read.selectFrom('pushes').selectAll().execute()
  const subscriptions = () => database().read.selectFrom('push_subscriptions').select('member_id').execute()
  const answering = (status: number, headers = {}) => {
    at.service.answer = (response: ServerResponse) => void response.writeHead(status, headers).end()
  }
  const visitOnDay = (day: number | null) =>
    database().write((db) =>
      db.updateTable('members').set({ last_visit_day: day }).where('id', '=', at.member.user.id).execute(),
    )
  return {
    at,
    withDevice,
    parts,
    choose,
    settings,
    failures,
    send,
    remind,
    later,
    arrived,
    messageIn,
    waiting,
    subscriptions,
    answering,
    visitOnDay,
  }
}
