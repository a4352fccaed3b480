import type { HeldReferral } from 'contract/administration'
import type { User, UserWithMessage } from 'contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { writeDueNotices } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 86_400_000
const NOBODYS_CODES = ['ZZZZZZZZ', "' or 1=1 --", 'x'.repeat(5_000), '<script>', '😀'.repeat(9)]

describeEachDatabase('a referral', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
    // Hashing is tried elsewhere; here hundreds register.
    testApp.deps.passwords = {
      hash: async (password) => password,
      matches: async (hash, password) => hash === password,
    }
  })
  afterAll(() => testApp.app.close())

  const join = (sponsor: TestMember, overrides: Record<string, unknown> = {}) =>
    testApp.register({ referralCode: sponsor.user.inviteCode, ...overrides })
  const joinTimes = async (sponsor: TestMember, times: number) => {
    const joined: TestMember[] = []
    for (let index = 0; index < times; index++) joined.push(await join(sponsor))
    return joined
  }
  const balances = async ({ user: { id } }: TestMember) =>
    database().read.selectFrom('members').select(['tokens', 'leaderboard_pts']).where('id', '=', id).executeTakeFirst()
  const counts = async ({ cookie }: TestMember) => {
    const { body } = await testApp.call<User>('GET', '/api/auth/me', { cookie })
    return [body.invitedCount, body.paidReferralCount]
  }
  const referralOf = async ({ user: { id } }: TestMember) =>
    database().read.selectFrom('referrals').select(['state', 'reason']).where('invited_id', '=', id).executeTakeFirst()
  /** Of those about referrals that the member chose to get. */
  const mailsTo = async ({ email }: TestMember) => {
    while ((await writeDueNotices(testApp.deps)) > 0) await sentMails()
    const written = database().read.selectFrom('mails').select(['kind', 'subject', 'text'])
    return written.where('to_address', '=', email).execute()
  }
  /** Makes room in the outbox and leaves the texts. */
  const sentMails = () => database().write((db) => db.updateTable('mails').set({ state: 'held' }).execute())
  const aSponsor = async () => {
    const sponsor = await testApp.register()
    await wantsEmails(database(), sponsor, 'joined')
    return sponsor
  }
  /** A new session each time: an administrator's ends twelve hours after their last visit. */
  const cookieOfChief = async () => (await testApp.administrator()).cookie
  const held = async () => {
    const cookie = await cookieOfChief()
    const { body } = await testApp.call<HeldReferral[]>('GET', '/api/admin/referrals/held', { cookie })
    return body
  }
  const decide = async (decision: 'release' | 'refuse', { user: { id } }: TestMember) =>
    testApp.call('POST', `/api/admin/referrals/${id}/${decision}`, { cookie: await cookieOfChief() })

  test('pays its sponsor 10 tokens and 20 points when a person registers with their code, and tells them', async () => {
    const sponsor = await aSponsor()
    const friend = await join(sponsor, { name: 'Tomás Vidal' })
    expect(await balances(sponsor)).toEqual({ tokens: 10, leaderboard_pts: 20 })
    expect(await balances(friend)).toEqual({ tokens: 0, leaderboard_pts: 0 })
    expect(await referralOf(friend)).toEqual({ state: 'paid', reason: null })
    const [mail, ...more] = await mailsTo(sponsor)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'referral-paid', subject: 'Tomás Vidal joined with your invitation' })
    expect(mail?.text).toContain('You received 10 tokens and 20 points.')
    expect(mail?.text).toContain('Neither is money.')
  })

  test("puts a new member's name into the mail as plain text without a link", async () => {
    const sponsor = await aSponsor()
    await join(sponsor, { name: 'You won, visit http://evil.example <b>now</b>' })
    const [mail] = await mailsTo(sponsor)
    expect(mail?.subject).not.toContain('evil')
    expect(mail?.text).not.toContain('evil')
    expect(mail?.text).toContain('You won, visit now')
  })

  test('pays 50 tokens and 100 points more with the fifth, once', async () => {
    const sponsor = await aSponsor()
    await joinTimes(sponsor, 4)
    expect(await balances(sponsor)).toEqual({ tokens: 40, leaderboard_pts: 80 })
    await join(sponsor)
    expect(await balances(sponsor)).toEqual({ tokens: 100, leaderboard_pts: 200 })
    const withBonus = (await mailsTo(sponsor)).filter(({ text }) =>
      text.includes('a bonus of 50 tokens and 100 points'),
    )
    expect(withBonus).toHaveLength(1)
    await joinTimes(sponsor, 5)
    expect(await balances(sponsor)).toEqual({ tokens: 150, leaderboard_pts: 300 })
  })

  test('of the 31st within a day is held and pays nothing, until a day after the first (DAY_CAP)', async () => {
    const sponsor = await testApp.register()
    await joinTimes(sponsor, 30)
    // Only from now on, because ten emails a day are all that one gets.
    await wantsEmails(database(), sponsor, 'joined')
    const [first, second] = await joinTimes(sponsor, 2)
    const paid = { tokens: 350, leaderboard_pts: 700 }
    expect(await balances(sponsor)).toEqual(paid)
    for (const each of [first, second]) {
      expect(each && (await referralOf(each))).toEqual({ state: 'held', reason: 'DAY_CAP' })
    }
    expect((await mailsTo(sponsor)).filter(({ kind }) => kind === 'referral-held')).toHaveLength(1)
    testApp.clock.now += DAY - 1
    await join(sponsor)
    expect(await balances(sponsor)).toEqual(paid)
    testApp.clock.now += 1
    await join(sponsor)
    expect(await balances(sponsor)).toEqual({ tokens: 360, leaderboard_pts: 720 })
  })

  describe('to oneself', () => {
    test.each([
      ['a +tag', (local: string) => `${local}+second@example.com`],
      ['dots', (local: string) => `${local.slice(0, 3)}.${local.slice(3)}@example.com`],
      ['capitals and a tag', (local: string) => `${local.toUpperCase()}+x@Example.com`],
    ])('by the same mailbox with %s is held, and the account works (SAME_MAILBOX)', async (_, spelling) => {
      const sponsor = await testApp.register()
      const twin = await join(sponsor, { email: spelling(sponsor.email.split('@')[0] ?? '') })
      expect(await balances(sponsor)).toEqual({ tokens: 0, leaderboard_pts: 0 })
      expect(await referralOf(twin)).toEqual({ state: 'held', reason: 'SAME_MAILBOX' })
      expect((await testApp.call('GET', '/api/auth/me', { cookie: twin.cookie })).statusCode).toBe(200)
    })
  })

  test('of a suspended sponsor is held (SPONSOR_AWAY)', async () => {
    const sponsor = await testApp.register()
    const [body, cookie] = [{ isSuspended: true }, await cookieOfChief()]
    await testApp.call('POST', `/api/admin/members/${sponsor.user.id}/suspension`, { cookie, body })
    const friend = await join(sponsor)
    expect(await referralOf(friend)).toEqual({ state: 'held', reason: 'SPONSOR_AWAY' })
    expect(await balances(sponsor)).toEqual({ tokens: 0, leaderboard_pts: 0 })
  })

  test.each(NOBODYS_CODES)('is none where nobody has the code %j, and the account is opened', async (referralCode) => {
    const body = { name: 'Maya', email: `m${Math.random()}@example.com`, password: 'first-class', referralCode }
    const answer = await testApp.call<UserWithMessage>('POST', '/api/auth/register', { body })
    expect(answer.statusCode).toBe(201)
    expect(answer.body.message).toMatch(/^Your account has been created successfully\. We did not recognise/)
    const query = database().read.selectFrom('referrals').select('state').where('invited_id', '=', answer.body.user.id)
    expect(await query.execute()).toEqual([])
  })

  test('that is held is shown to administrators, and pays without caps when they release it, once', async () => {
    const sponsor = await testApp.register()
    await joinTimes(sponsor, 4)
    const twin = await join(sponsor, { email: sponsor.email.replace('@', '+twin@') })
    const row = (await held()).find(({ id }) => id === twin.user.id)
    expect(row).toEqual({
      id: twin.user.id,
      invited: { id: twin.user.id, name: twin.user.name, email: twin.email },
      hasLeft: false,
      sponsor: { id: sponsor.user.id, name: sponsor.user.name, email: sponsor.email },
      reason: 'SAME_MAILBOX',
      createdAt: new Date(testApp.clock.now).toISOString(),
    })
    const answers = await Promise.all([decide('release', twin), decide('release', twin), decide('refuse', twin)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404])
    const again = await decide('release', twin)
    expect(again).toMatchObject({ statusCode: 404, body: { code: 'REFERRAL_NOT_FOUND' } })
    expect(await held()).not.toContainEqual(expect.objectContaining({ id: twin.user.id }))
  })

  test('that is released as the fifth brings the bonus too', async () => {
    const sponsor = await aSponsor()
    await joinTimes(sponsor, 4)
    const twin = await join(sponsor, { email: sponsor.email.replace('@', '+twin@') })
    expect(await counts(sponsor)).toEqual([5, 4])
    expect((await decide('release', twin)).statusCode).toBe(204)
    expect(await counts(sponsor)).toEqual([5, 5])
    expect(await balances(sponsor)).toEqual({ tokens: 100, leaderboard_pts: 200 })
    expect((await mailsTo(sponsor)).at(-1)?.kind).toBe('referral-paid')
  })

  test('that is refused pays nothing and cannot be released any more (REFERRAL_NOT_FOUND)', async () => {
    const sponsor = await testApp.register()
    const twin = await join(sponsor, { email: sponsor.email.replace('@', '+twin@') })
    expect((await decide('refuse', twin)).statusCode).toBe(204)
    expect((await decide('refuse', twin)).body.code).toBe('REFERRAL_NOT_FOUND')
    expect((await decide('release', twin)).body.code).toBe('REFERRAL_NOT_FOUND')
    expect(await balances(sponsor)).toEqual({ tokens: 0, leaderboard_pts: 0 })
    expect(await referralOf(twin)).toMatchObject({ state: 'refused' })
  })

  test('of a sponsor who left is listed no more and cannot be released (REFERRAL_NOT_FOUND)', async () => {
    const sponsor = await testApp.register()
    const twin = await join(sponsor, { email: sponsor.email.replace('@', '+twin@') })
    const leave = { deleted_at: testApp.clock.now }
    await database().write((db) => db.updateTable('members').set(leave).where('id', '=', sponsor.user.id).execute())
    expect((await held()).map(({ id }) => id)).not.toContain(twin.user.id)
    expect((await decide('release', twin)).body.code).toBe('REFERRAL_NOT_FOUND')
  })

  test('of a person who left is marked as such and listed without their address', async () => {
    const sponsor = await testApp.register()
    const twin = await join(sponsor, { email: sponsor.email.replace('@', '+twin@') })
    const { cookie, password, user } = twin
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect((await held()).find(({ id }) => id === user.id)).toMatchObject({
      invited: { email: '' },
      hasLeft: true,
      sponsor: { id: sponsor.user.id, email: sponsor.email },
    })
  })

  test('that is paid or unknown cannot be decided (REFERRAL_NOT_FOUND)', async () => {
    const friend = await join(await testApp.register())
    expect((await decide('release', friend)).body.code).toBe('REFERRAL_NOT_FOUND')
    expect((await decide('refuse', await testApp.register())).body.code).toBe('REFERRAL_NOT_FOUND')
  })

  test('is not paid again by completing station 1', async () => {
    const sponsor = await testApp.register()
    const { user, cookie } = await join(sponsor)
    await testApp.call('POST', `/api/users/${user.id}/complete-mission`, { cookie, body: { missionId: 1 } })
    expect(await balances(sponsor)).toEqual({ tokens: 10, leaderboard_pts: 20 })
  })

  test('leaves every balance the sum of its ledger, whatever happened above', async () => {
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    expect(await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })).toBeGreaterThan(50)
    expect(found).toEqual([])
  })
})
