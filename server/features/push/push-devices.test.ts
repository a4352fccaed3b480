import type { PushDevices } from 'contract/push'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aBrowser } from '#server/testing/push-devices.ts'
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { rotateKeys } from './rotate-keys.ts'

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'

describeEachDatabase('the devices for reminders', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const urlOf = ({ user }: TestMember) => `/api/users/${user.id}/push-devices`
  const list = async (member: TestMember, cookie = member.cookie) =>
    (await testApp.call<PushDevices>('GET', urlOf(member), { cookie })).body
  const add = (member: TestMember, body: object = aBrowser(), cookie = member.cookie) =>
    testApp.call<PushDevices>('POST', urlOf(member), { cookie, body, headers: { 'user-agent': PHONE } })
  const logIn = async ({ email, password }: TestMember) =>
    cookiesOf(await testApp.call('POST', '/api/auth/login', { body: { email, password } }))
  const nextReminder = async ({ user }: TestMember) => {
    const row = database().read.selectFrom('notification_settings').select('next_reminder_at')
    return (await row.where('member_id', '=', user.id).executeTakeFirst())?.next_reminder_at
  }

  test('are added, listed and removed by their member, and reminders begin and end with them', async () => {
    const member = await testApp.register()
    const answer = await add(member)
    expect(answer.statusCode).toBe(201)
    const [device] = answer.body.devices
    expect(device).toMatchObject({ label: 'Firefox, Android', isThis: true, lastUsedAt: null })
    expect(await list(member)).toEqual(answer.body)
    expect(await nextReminder(member)).toBeGreaterThan(testApp.clock.now)
    const stranger = await testApp.register()
    const url = `${urlOf(stranger)}/${device?.id}`
    expect((await testApp.call('DELETE', url, { cookie: stranger.cookie })).statusCode).toBe(404)
    const removal = await testApp.call('DELETE', `${urlOf(member)}/${device?.id}`, { cookie: member.cookie })
    expect(removal.statusCode).toBe(204)
    expect((await list(member)).devices).toEqual([])
    expect(await nextReminder(member)).toBeNull()
  })

  test('give no key and no address away, neither in the list nor in the export', async () => {
    const member = await testApp.register()
    const browser = aBrowser()
    const added = await add(member, browser)
    const exported = await testApp.call('GET', `/api/users/${member.user.id}/export`, { cookie: member.cookie })
    expect(exported.body).toMatchObject({ pushDevices: [{ label: 'Firefox, Android' }] })
    for (const secret of Object.values(browser)) expect(added.payload + exported.payload).not.toContain(secret)
  })

  test.each([
    ['an address in a private network', { endpoint: 'https://10.0.0.1/abc' }],
    ['a host that only begins like a push service', { endpoint: 'https://fcm.googleapis.com.example.com/abc' }],
    ['no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ])('are refused with %s', async (_name, wrong) => {
    const member = await testApp.register()
    const answer = await add(member, { ...aBrowser(), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect((await list(member)).devices).toEqual([])
  })

  test('move to the member who uses the phone now, with nothing that was on its way to the one before', async () => {
    const [first, second] = [await testApp.register(), await testApp.register()]
    const browser = aBrowser()
    await add(first, browser)
    await database().write(async (db) => {
      const [device] = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('member_id', '=', first.user.id)
        .execute()
      const news = { member_id: first.user.id, kind: 'reminder' as const, at: 1, is_listed: 0 as const }
      const { id } = await db.insertInto('notifications').values(news).returning('id').executeTakeFirstOrThrow()
      const push = { subscription_id: device?.id ?? '', notification_id: id, next_try_at: 1 }
      await db.insertInto('pushes').values(push).execute()
    })
    await add(second, browser)
    expect([(await list(first)).devices, (await list(second)).devices]).toMatchObject([[], [{ isThis: true }]])
    expect(await database().read.selectFrom('pushes').selectAll().execute()).toEqual([])
  })

  test.each([
    (endpoint: string) => `${endpoint}#x`,
    (endpoint: string) => endpoint.replace('https://', 'HTTPS://'),
    (endpoint: string) => endpoint.replace('/send/', '/send/../send/'),
    (endpoint: string) => endpoint.replace('.com/', '.com:443/'),
    (endpoint: string) => ` ${endpoint}`,
    (endpoint: string) => `${endpoint}?`,
  ])('move also when their address is written in another way: %s', async (inAnotherWay) => {
    const [first, second] = [await testApp.register(), await testApp.register()]
    const browser = aBrowser()
    await add(first, browser)
    expect((await add(second, { ...browser, endpoint: inAnotherWay(browser.endpoint) })).statusCode).toBe(201)
    expect([(await list(first)).devices, (await list(second)).devices]).toMatchObject([[], [{ isThis: true }]])
  })

  test('belong to one of two members who subscribe one phone at the same moment', async () => {
    const members = [await testApp.register(), await testApp.register(), await testApp.register()]
    const browser = aBrowser()
    const answers = await Promise.all(members.map((member) => add(member, browser)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const devices = await Promise.all(members.map(async (member) => (await list(member)).devices.length))
    expect(devices.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  test('are one for each session, and at most ten', async () => {
    const member = await testApp.register()
    await add(member)
    await add(member)
    expect((await list(member)).devices).toHaveLength(1)
    for (let device = 2; device <= 10; device++) await add(member, aBrowser(), await logIn(member))
    const eleventh = await add(member, aBrowser(), await logIn(member))
    expect([eleventh.statusCode, eleventh.body]).toMatchObject([409, { code: 'DEVICES_FULL' }])
    expect((await list(member)).devices).toHaveLength(10)
  })

  test('end with their session, however that ends', async () => {
    const member = await testApp.register()
    const elsewhere = await logIn(member)
    await add(member)
    await add(member, aBrowser(), elsewhere)
    expect((await list(member)).devices.map(({ isThis }) => isThis).sort()).toEqual([false, true])
    await testApp.call('POST', '/api/auth/logout', { cookie: elsewhere })
    expect((await list(member)).devices).toMatchObject([{ isThis: true }])
    const again = await logIn(member)
    await testApp.call('DELETE', `/api/users/${member.user.id}/sessions`, { cookie: again })
    expect((await list(member, again)).devices).toEqual([])
  })

  test('have to be added again after the keys were changed', async () => {
    const member = await testApp.register()
    const { publicKey } = (await add(member)).body
    expect(await rotateKeys(testApp.deps)).toBeGreaterThan(0)
    const after = await list(member)
    expect(after.devices).toEqual([])
    expect(after.publicKey).not.toBe(publicKey)
    expect(Buffer.from(after.publicKey, 'base64url')).toHaveLength(65)
  })
})
