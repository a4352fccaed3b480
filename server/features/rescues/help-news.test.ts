import type { NotificationPage } from 'contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueMails } from '#server/features/mail/public.ts'
import { consentAnswer } from '#server/testing/consent-text.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { aPair, type Pair } from '#server/testing/rescues.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

describeEachDatabase('help that was thanked for', (database) => {
  let testApp: TestApp
  let pair: Pair
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    pair = await aPair(testApp)
  })
  afterAll(() => testApp.app.close())

  test('is told by news and tickets only while the person shows their progress, and by nothing once they left', async () => {
    await pair.answer(await pair.moveOn(), 'thanks')
    const told = async () => {
      const { notifications, unseen } = await pair.get<NotificationPage>(pair.sponsor, '/notifications')
      const { entries } = await pair.get<{ entries: { kind: string; title: string }[] }>(pair.sponsor, '/ledger')
      const { notifications: exported } = await pair.get<{ notifications: { kind: string; about: string | null }[] }>(
        pair.sponsor,
        '/export',
      )
      return {
        news: notifications.filter(({ kind }) => kind === 'thanks').map(({ who }) => who),
        unseen: unseen - notifications.filter(({ kind }) => kind !== 'thanks').length,
        ticket: entries.find(({ kind }) => kind === 'help')?.title,
        exported: exported.filter(({ kind }) => kind === 'thanks').map(({ about }) => about),
      }
    }
    const named = { news: ['Ada Weber'], unseen: 1, ticket: 'You helped Ada Weber', exported: ['Ada Weber'] }
    const unnamed = { news: [], unseen: 0, ticket: 'You helped somebody', exported: [null] }
    expect(await told()).toEqual(named)
    await pair.say({ shareProgress: false })
    expect(await told()).toEqual(unnamed)
    await pair.say(consentAnswer(true))
    expect(await told()).toEqual(named)
    const { user, cookie, password } = pair.ada
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect(await told()).toEqual({ ...unnamed, exported: [] })
  })

  test('is mailed to nobody as news of progress that isn’t shown any more', async () => {
    await wantsEmails(database(), pair.sponsor, 'thanks')
    await pair.answer(await pair.moveOn(), 'thanks')
    await pair.say({ shareProgress: false })
    await sendDueMails(testApp.deps)
    expect(testApp.mails.splice(0)).toEqual([])
  })
})
