import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { qualifyReferral } from './public.ts'

const DAY = 86_400_000
const SETTINGS = ['verified', 'station1'] as const satisfies readonly Config['referralPaysAt'][]

describeEachDatabase('under a stricter REFERRAL_PAYS_AT', (database) => {
  const apps = {} as Record<(typeof SETTINGS)[number], TestApp>
  beforeAll(async () => {
    for (const referralPaysAt of SETTINGS) {
      const testApp = await startTestApp(database(), { referralPaysAt })
      testApp.deps.passwords = { hash: async (password) => password, matches: async () => true }
      apps[referralPaysAt] = testApp
    }
  })
  afterAll(() => Promise.all(Object.values(apps).map(({ app }) => app.close())))

  const paidTo = async ({ user: { id } }: TestMember) => {
    const query = database().read.selectFrom('ledger').select('tokens').where('member_id', '=', id)
    return (await query.where('kind', '=', 'referral').execute()).length
  }
  const referralOf = async ({ user: { id } }: TestMember) =>
    database().read.selectFrom('referrals').select(['state', 'reason']).where('invited_id', '=', id).executeTakeFirst()

  let hosts = 0
  const newAddress = () => `10.${++hosts >> 8}.${hosts % 256}.7`
  type Joining = { email?: string; ip?: string; device?: string }
  const join = async (testApp: TestApp, sponsor: TestMember | null, { email, ip, device }: Joining = {}) => {
    const account = {
      name: 'Maya Okafor',
      email: email ?? `${randomBytes(6).toString('hex')}@example.com`,
      password: 'first-class',
      ...(sponsor ? { referralCode: sponsor.user.inviteCode } : {}),
    }
    const call = { body: account, ip: ip ?? newAddress(), ...(device ? { cookie: device } : {}) }
    const answer = await testApp.call<{ user: TestMember['user'] }>('POST', '/api/auth/register', call)
    if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer.body))
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { user: answer.body.user, cookie, email: account.email, password: account.password }
  }
  const deviceOf = ({ cookie }: TestMember) => /device=[^;]+/.exec(cookie)?.[0] ?? ''

  const verify = ({ deps }: TestApp, { user: { id } }: TestMember) =>
    database().write(async (db) => {
      await db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', id).execute()
      await qualifyReferral(db, deps, id, 'verified')
    })
  const completeStation1 = (testApp: TestApp, { user, cookie }: TestMember) =>
    testApp.call('POST', `/api/users/${user.id}/complete-mission`, { cookie, body: { missionId: 1 } })
  const qualify = async (testApp: TestApp, member: TestMember) => {
    await completeStation1(testApp, member)
    await verify(testApp, member)
  }

  test('verified: an unproved address earns a sponsor nothing; the proof pays, once', async () => {
    const testApp = apps.verified
    const sponsor = await join(testApp, null)
    const friend = await join(testApp, sponsor)
    await completeStation1(testApp, friend)
    expect(await referralOf(friend)).toEqual({ state: 'pending', reason: null })
    expect(await paidTo(sponsor)).toBe(0)
    await verify(testApp, friend)
    await verify(testApp, friend)
    expect(await paidTo(sponsor)).toBe(1)
  })

  test('verified: the station pays for a member who proved their address while it was station1', async () => {
    const sponsor = await join(apps.station1, null)
    const friend = await join(apps.station1, sponsor)
    await verify(apps.station1, friend)
    expect(await paidTo(sponsor)).toBe(0)
    await completeStation1(apps.verified, friend)
    expect(await paidTo(sponsor)).toBe(1)
  })

  test('verified: of several that are held on one day, one is mailed, whenever they registered', async () => {
    const testApp = apps.verified
    const sponsor = await join(testApp, null)
    await wantsEmails(database(), sponsor, 'joined')
    const spelling = (tag: string) => `${sponsor.email.replace('@', `+${tag}@`)}`
    const twins = [
      await join(testApp, sponsor, { email: spelling('a') }),
      await join(testApp, sponsor, { email: spelling('b') }),
    ]
    testApp.clock.now += 2 * DAY
    for (const twin of twins) {
      await verify(testApp, twin)
      expect(await referralOf(twin)).toMatchObject({ state: 'held' })
    }
    const news = database().read.selectFrom('notifications').select('mail_at').where('member_id', '=', sponsor.user.id)
    const held = await news.where('reference', '=', 'held').orderBy('id').execute()
    expect(held.map(({ mail_at }) => mail_at !== null)).toEqual([true, false])
    testApp.clock.now -= 2 * DAY
  })

  test.each(['station first', 'proof first'])(
    'station1: pays after both the station and the proof: %s',
    async (order) => {
      const testApp = apps.station1
      const sponsor = await join(testApp, null)
      const friend = await join(testApp, sponsor)
      const steps = [() => completeStation1(testApp, friend), () => verify(testApp, friend)]
      const [first, second] = order === 'station first' ? steps : steps.toReversed()
      await first?.()
      expect(await paidTo(sponsor)).toBe(0)
      await second?.()
      expect(await paidTo(sponsor)).toBe(1)
    },
  )

  test('station1: pays when both steps are taken at the same moment', async () => {
    const testApp = apps.station1
    const sponsor = await join(testApp, null)
    const friends = await Promise.all(Array.from({ length: 8 }, () => join(testApp, sponsor)))
    await Promise.all(friends.flatMap((each) => [completeStation1(testApp, each), verify(testApp, each)]))
    expect(await paidTo(sponsor)).toBe(8)
  })

  test.each(SETTINGS)('%s: a second account on the same device is held (SAME_DEVICE)', async (setting) => {
    const testApp = apps[setting]
    const sponsor = await join(testApp, null)
    const twin = await join(testApp, sponsor, { device: deviceOf(sponsor) })
    await qualify(testApp, twin)
    expect(await referralOf(twin)).toEqual({ state: 'held', reason: 'SAME_DEVICE' })
    expect(await paidTo(sponsor)).toBe(0)
  })

  test.each(SETTINGS)('%s: the second of two new members on one device is held (SAME_DEVICE)', async (setting) => {
    const testApp = apps[setting]
    const sponsor = await join(testApp, null)
    const first = await join(testApp, sponsor)
    const second = await join(testApp, sponsor, { device: deviceOf(first) })
    testApp.clock.now += 1
    const third = await join(testApp, sponsor, { device: deviceOf(first) })
    for (const each of [third, second, first]) await qualify(testApp, each)
    expect(await referralOf(third)).toEqual({ state: 'held', reason: 'SAME_DEVICE' })
    expect(await paidTo(sponsor)).toBe(1)
  })

  test.each([
    ['mailbox', (a: TestMember): Joining => ({ email: a.email.replace('@', '+again@') })],
    ['device', (a: TestMember): Joining => ({ device: deviceOf(a) })],
  ])('the link that closes a ring A, B, C, A by the same %s is held (RING)', async (_, sameAs) => {
    const testApp = apps.verified
    const a = await join(testApp, null)
    const b = await join(testApp, a)
    const c = await join(testApp, b)
    const closing = await join(testApp, c, sameAs(a))
    for (const each of [b, c, closing]) await qualify(testApp, each)
    expect(await referralOf(closing)).toEqual({ state: 'held', reason: 'RING' })
    expect([await paidTo(a), await paidTo(b), await paidTo(c)]).toEqual([1, 1, 0])
  })

  test('a throw-away address is held (DISPOSABLE_ADDRESS)', async () => {
    const testApp = apps.verified
    const sponsor = await join(testApp, null)
    const friend = await join(testApp, sponsor, { email: `${randomBytes(4).toString('hex')}@mailinator.com` })
    await qualify(testApp, friend)
    expect(await referralOf(friend)).toEqual({ state: 'held', reason: 'DISPOSABLE_ADDRESS' })
  })

  test('20 honest people behind one address are paid for once an administrator released them', async () => {
    const testApp = apps.verified
    const [sponsor, ip] = [await join(testApp, null), newAddress()]
    for (let index = 0; index < 20; index++) await qualify(testApp, await join(testApp, sponsor, { ip }))
    expect(await paidTo(sponsor)).toBe(3)
    const { cookie } = await testApp.administrator()
    const { body } = await testApp.call<{ id: string; sponsor: { id: string } }[]>('GET', '/api/admin/referrals/held', {
      cookie,
    })
    const waiting = body.filter(({ sponsor: { id } }) => id === sponsor.user.id)
    expect(waiting).toHaveLength(17)
    for (const { id } of waiting) await testApp.call('POST', `/api/admin/referrals/${id}/release`, { cookie })
    expect(await paidTo(sponsor)).toBe(20)
  })

  test('a farm of 100 accounts from one address and device is paid for 3 in a day at most', async () => {
    const testApp = apps.verified
    const [sponsor, ip] = [await join(testApp, null), newAddress()]
    const farm: TestMember[] = []
    for (let index = 0; index < 100; index++) {
      // Half of them drop their cookies.
      const device = index % 2 === 0 && farm[0] ? deviceOf(farm[0]) : undefined
      farm.push(await join(testApp, sponsor, { ip, ...(device ? { device } : {}) }))
      testApp.clock.now += 36_000
    }
    for (const each of farm) await qualify(testApp, each)
    expect(await paidTo(sponsor)).toBe(3)
    for (const each of farm.slice(0, 5)) {
      expect((await testApp.call('GET', '/api/auth/me', { cookie: each.cookie })).statusCode).toBe(200)
    }
    testApp.clock.now += DAY
    const later = await join(testApp, sponsor, { ip })
    await qualify(testApp, later)
    expect(await paidTo(sponsor)).toBe(4)
  })

  test('three in a day are paid from one address, for any sponsors (ADDRESS_CAP)', async () => {
    const testApp = apps.verified
    const ip = newAddress()
    const sponsors = await Promise.all(Array.from({ length: 5 }, () => join(testApp, null)))
    const friends = await Promise.all(sponsors.map((sponsor) => join(testApp, sponsor, { ip })))
    await Promise.all(friends.map((each) => qualify(testApp, each)))
    const states = await Promise.all(friends.map(referralOf))
    expect(states.filter((each) => each?.state === 'paid')).toHaveLength(3)
    expect(states.filter((each) => each?.reason === 'ADDRESS_CAP')).toHaveLength(2)
  })

  test('the 33rd of a sponsor is held, on whatever day (LIFETIME_CAP)', async () => {
    const testApp = apps.verified
    const sponsor = await join(testApp, null)
    let last: TestMember | undefined
    for (let index = 0; index < 33; index++) {
      last = await join(testApp, sponsor)
      await qualify(testApp, last)
      testApp.clock.now += DAY / 20
    }
    expect(await paidTo(sponsor)).toBe(32)
    expect(last && (await referralOf(last))).toEqual({ state: 'held', reason: 'LIFETIME_CAP' })
  })
})
