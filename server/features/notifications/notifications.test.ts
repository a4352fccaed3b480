import type { ErrorAnswer } from 'contract/common'
import type { NotificationPage, NotificationSettings, UnseenCount } from 'contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { deleteExpiredNotifications } from './delete-expired-notifications.ts'
import { notifyAll } from './notify.ts'

describeEachDatabase('what a member was told', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  const url = (path: string) => `/api/users/${member.user.id}${path}`
  const get = <Body>(path: string) => testApp.call<Body>('GET', url(path), { cookie: member.cookie })
  const page = async (query = '') => (await get<NotificationPage>(`/notifications${query}`)).body
  const unseen = async () => (await get<UnseenCount>('/notifications/unseen')).body.unseen
  const seen = async (query = '') =>
    (await testApp.call<UnseenCount>('POST', url(`/notifications/seen${query}`), { cookie: member.cookie })).body.unseen
  const tellTimes = (count: number) => {
    const news = { memberId: member.user.id, kind: 'thanks', at: testApp.clock.now } as const
    return database().write((db) => notifyAll(db, Array(count).fill(news)))
  }
  const settings = (body: object) =>
    testApp.call<NotificationSettings & ErrorAnswer>('PATCH', url('/notification-settings'), {
      cookie: member.cookie,
      body,
    })

  test('is listed with what, who, when and where to, and a name as it is now', async () => {
    const friend = await testApp.register({ name: 'Tomás Vidal', referralCode: member.user.inviteCode })
    const [told, ...more] = (await page()).notifications
    expect(more).toEqual([])
    expect(told).toEqual({
      id: expect.any(Number),
      kind: 'joined',
      text: 'Tomás Vidal joined with your invitation. You received 10 tokens and 20 points.',
      who: 'Tomás Vidal',
      path: '/dashboard',
      createdAt: new Date(testApp.clock.now).toISOString(),
      isSeen: false,
    })
    await testApp.call('PATCH', `/api/users/${friend.user.id}`, { cookie: friend.cookie, body: { name: 'Tomás Ruiz' } })
    expect((await page()).notifications[0]?.who).toBe('Tomás Ruiz')
  })

  test('names nobody who has left', async () => {
    const friend = await testApp.register({ name: 'Tomás Vidal', referralCode: member.user.inviteCode })
    const { user, cookie, password } = friend
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    const answer = await page()
    expect(answer.notifications).toMatchObject([
      { who: null, text: expect.stringMatching(/^Somebody who has left joined/) },
    ])
    const { body } = await get<{ notifications: object[] }>('/export')
    expect(body.notifications).toMatchObject([{ kind: 'joined', about: null }])
    const named = database().read.selectFrom('notifications').select('id').where('about_id', '=', user.id)
    expect(await named.execute()).toEqual([])
  })

  test('comes in pages, newest first, and none twice when more comes meanwhile', async () => {
    await tellTimes(25)
    const first = await page()
    expect([first.notifications.length, first.unseen]).toEqual([20, 25])
    await tellTimes(1)
    const second = await page(`?after=${first.next}`)
    expect([second.notifications.length, second.next]).toEqual([5, null])
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  test('is unseen until it was shown, and what comes meanwhile stays unseen', async () => {
    await tellTimes(3)
    const [newest] = (await page()).notifications
    await tellTimes(1)
    expect(await seen(`?upTo=${newest?.id}`)).toBe(1)
    expect(await unseen()).toBe(1)
    expect((await page()).notifications.map(({ isSeen }) => isSeen)).toEqual([false, true, true, true])
    expect(await seen()).toBe(0)
    expect(await unseen()).toBe(0)
  })

  test.each(['?after=0', '?after=x', '?after=2147483648', '?after=99999999999999999'])(
    'refuses a page that there is none of: %s',
    async (query) => {
      expect((await get<ErrorAnswer>(`/notifications${query}`)).body.code).toBe('INVALID')
    },
  )

  test('is not seen up to a number that no news has', async () => {
    const answer = await testApp.call<ErrorAnswer>('POST', url('/notifications/seen?upTo=2147483648'), {
      cookie: member.cookie,
    })
    expect([answer.statusCode, answer.body.code]).toEqual([400, 'INVALID'])
  })

  test('concerns the account, too: a password that was changed, and a balance', async () => {
    const body = { current: member.password, password: 'another-train' }
    await testApp.call('POST', url('/password'), { cookie: member.cookie, body })
    expect((await page()).notifications).toMatchObject([{ kind: 'account', path: '/account' }])
  })

  test('is deleted after 90 days, in batches, and nothing newer', async () => {
    await tellTimes(150)
    testApp.clock.now += 45 * 86_400_000
    await tellTimes(1)
    testApp.clock.now += 46 * 86_400_000
    await deleteExpiredNotifications(testApp.deps)
    const left = database().read.selectFrom('notifications').select('id').where('member_id', '=', member.user.id)
    expect(await left.execute()).toHaveLength(1)
  })

  describe('by which ways they choose', () => {
    test('and nothing is on that wasn’t chosen, but the list and what concerns the account', async () => {
      const { body } = await get<NotificationSettings>('/notification-settings')
      const on = body.choices.filter(({ isOn }) => isOn).map(({ topic, way }) => `${topic} ${way}`)
      expect(on).toEqual([
        'joined product',
        'thanks product',
        'first-days product',
        'league product',
        'account product',
        'account email',
      ])
      expect(body.choices.filter(({ isFixed }) => isFixed).map(({ topic }) => topic)).toEqual(['account', 'account'])
      expect([body.quietHours, body.reminderHour]).toEqual([null, 18])
    })

    test('and what is left out stays', async () => {
      await settings({ quietHours: { from: 1_320, until: 420 } })
      await settings({ choices: [{ topic: 'thanks', way: 'product', isOn: false }] })
      const { body } = await settings({ reminderHour: 7 })
      expect([body.quietHours, body.reminderHour]).toEqual([{ from: 1_320, until: 420 }, 7])
      await tellTimes(1)
      expect((await page()).notifications).toEqual([])
      expect((await settings({ quietHours: null })).body.quietHours).toBeNull()
    })

    test.each([
      { choices: [{ topic: 'account', way: 'email', isOn: false }] },
      { choices: [{ topic: 'thanks', way: 'pigeon', isOn: true }] },
      { quietHours: { from: 0, until: 1_440 } },
      { reminderHour: 24 },
    ])('but not %j (INVALID)', async (body) => {
      expect((await settings(body)).body.code).toBe('INVALID')
    })
  })
})
