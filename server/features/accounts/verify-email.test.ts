import type { ErrorAnswer } from 'contract/common'
import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailHash } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { mailedToken, mailsTo } from '#server/testing/mail-links.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { memberLink } from './password-links.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeEachDatabase('proving an address', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { referralPaysAt: 'verified' })
  })
  afterAll(() => testApp.app.close())

  const verify = (token: string) =>
    testApp.call<User & ErrorAnswer>('POST', '/api/auth/verify-email', { body: { token } })
  const me = async ({ cookie }: TestMember) => (await testApp.call<User>('GET', '/api/auth/me', { cookie })).body
  const changeTo = (email: string, { user, cookie, password }: TestMember, current = password) =>
    testApp.call(`POST`, `/api/users/${user.id}/email`, { cookie, body: { current, email } })

  test('is requested at registration where referrals pay for proved addresses, and works once', async () => {
    const member = await testApp.register()
    const token = await mailedToken(testApp, member.email, 'verify-email')
    const answer = await verify(token)
    expect([answer.statusCode, answer.body.id, answer.body.emailVerified]).toEqual([200, member.user.id, true])
    expect((await verify(token)).body.code).toBe('LINK_USED_UP')
  })

  test('is not requested at registration where referrals pay at once', async () => {
    const plain = await startTestApp(database())
    const member = await plain.register()
    expect(await mailsTo(plain, member.email)).toEqual([])
    await plain.app.close()
  })

  test('can be requested again until it is done', async () => {
    const member = await testApp.register()
    const send = () => testApp.call('POST', '/api/auth/send-verification', { cookie: member.cookie })
    expect((await send()).statusCode).toBe(202)
    expect(await mailsTo(testApp, member.email)).toHaveLength(2)
    for (const { text } of await mailsTo(testApp, member.email)) {
      expect((await verify(/token=([\w-]{43})/.exec(text)?.[1] ?? '')).statusCode).toBe(200)
    }
    expect((await send()).statusCode).toBe(202)
    expect(await mailsTo(testApp, member.email)).toHaveLength(2)
  })

  test('pays who invited them, once, and lets their own invitations go', async () => {
    const sponsor = await testApp.register()
    const member = await testApp.register({ referralCode: sponsor.user.inviteCode, email: 'invited@example.org' })
    await database().write((db) =>
      db
        .insertInto('mails')
        .values({
          id: `held-${database().engine}`,
          kind: 'invitation',
          member_id: member.user.id,
          to_address: 'friend@example.net',
          to_hash: emailHash('friend@example.net'),
          subject: 'x',
          text: 'x',
          html: 'x',
          state: 'held',
          next_try_at: 0,
          created_at: 0,
        })
        .execute(),
    )
    expect(await me(sponsor)).toMatchObject({ tokens: 0 })
    await verify(await mailedToken(testApp, member.email, 'verify-email'))
    expect(await me(sponsor)).toMatchObject({ tokens: 10, leaderboardPts: 20 })
    expect((await mailsTo(testApp, 'friend@example.net')).map(({ state }) => state)).toEqual(['waiting'])
  })

  test('lets one invitation to an address go, however many members held theirs for however long', async () => {
    const to = 'friend-of-both@example.net'
    const start = testApp.clock.now
    const [first, second] = [await testApp.register(), await testApp.register()]
    const invite = ({ user, cookie }: TestMember) =>
      testApp.call('POST', `/api/users/${user.id}/invite`, { cookie, body: { email: to } })
    for (const [day, member] of [
      [0, first],
      [8, first],
      [16, second],
    ] as const) {
      testApp.clock.now = start + day * DAY
      expect((await invite(member)).statusCode).toBe(200)
    }
    const states = async () => (await mailsTo(testApp, to)).map(({ state }) => state)
    expect(await states()).toEqual(['held', 'held', 'held'])
    for (const { cookie, email } of [first, second]) {
      await testApp.call('POST', '/api/auth/send-verification', { cookie })
      const text = (await mailsTo(testApp, email)).at(-1)?.text ?? ''
      expect((await verify(/token=([\w-]{43})/.exec(text)?.[1] ?? '')).statusCode).toBe(200)
      expect((await states()).filter((state) => state === 'waiting')).toHaveLength(1)
    }
    expect(await states()).toHaveLength(1)
    testApp.clock.now = start
  })

  test.each(['emailed', 'printed'])(
    'sends nothing that a squatter left waiting when the owner comes by the %s link',
    async (link) => {
      const member = await testApp.register({ email: `${link}@example.org` })
      const [to, { cookie }] = [`victim-${link}@example.net`, member]
      await testApp.call('POST', `/api/users/${member.user.id}/invite`, { cookie, body: { email: to } })
      expect((await mailsTo(testApp, to)).map(({ state }) => state)).toEqual(['held'])
      await testApp.call('POST', '/api/auth/forgot-password', { body: { email: member.email } })
      const token =
        link === 'emailed'
          ? await mailedToken(testApp, member.email, 'password-link')
          : (await memberLink(testApp.deps, member.email)).split('token=')[1]
      await testApp.call('POST', '/api/auth/reset-password', { body: { token, password: 'second-class' } })
      expect(await mailsTo(testApp, to)).toEqual([])
    },
  )

  test('changes an account to its new address, proved, and tells the old one', async () => {
    const member = await testApp.register({ email: 'old@example.com' })
    expect((await changeTo('New@example.com', member)).statusCode).toBe(202)
    expect((await me(member)).email).toBe('old@example.com')
    const [asked] = await mailsTo(testApp, 'New@example.com')
    expect(asked?.text).toContain('Until you do, your old address still works.')
    const answer = await verify(await mailedToken(testApp, 'New@example.com', 'change-email'))
    expect(answer.body).toMatchObject({ email: 'New@example.com', emailVerified: true })
    const told = (await mailsTo(testApp, 'old@example.com')).filter(({ kind }) => kind === 'change-email')
    expect(told[0]?.subject).toBe('Your email address was changed')
    expect(told[0]?.text).toContain('please contact the administrator who runs this site right away.')
    const again = await testApp.register({ email: 'old@example.com' })
    expect(again.user.id).not.toBe(member.user.id)
  })

  test('does nothing for a suspended member, and works once the suspension is lifted (ACCOUNT_SUSPENDED)', async () => {
    const sponsor = await testApp.register()
    const member = await testApp.register({ referralCode: sponsor.user.inviteCode, email: 'suspended@example.com' })
    await changeTo('another-town@example.com', member)
    const proof = await mailedToken(testApp, 'suspended@example.com', 'verify-email')
    const change = await mailedToken(testApp, 'another-town@example.com', 'change-email')
    const suspend = (suspended_at: number | null) =>
      database().write((db) =>
        db.updateTable('members').set({ suspended_at }).where('id', '=', member.user.id).execute(),
      )
    await suspend(testApp.clock.now)
    for (const token of [proof, change]) expect((await verify(token)).body.code).toBe('ACCOUNT_SUSPENDED')
    expect(await me(sponsor)).toMatchObject({ tokens: 0 })
    await suspend(null)
    expect((await verify(proof)).body).toMatchObject({ email: 'suspended@example.com', emailVerified: true })
    expect(await me(sponsor)).toMatchObject({ tokens: 10 })
    expect((await verify(change)).body).toMatchObject({ email: 'another-town@example.com' })
  })

  test('is over for an address that the account does not have any more (LINK_USED_UP)', async () => {
    const member = await testApp.register({ email: 'before@example.com' })
    const old = await mailedToken(testApp, 'before@example.com', 'verify-email')
    await changeTo('after@example.com', member)
    await verify(await mailedToken(testApp, 'after@example.com', 'change-email'))
    expect((await verify(old)).body.code).toBe('LINK_USED_UP')
  })

  test('lasts 24 hours (LINK_USED_UP)', async () => {
    const [late, inTime] = [await testApp.register(), await testApp.register()]
    testApp.clock.now += 24 * HOUR - 1
    expect((await verify(await mailedToken(testApp, inTime.email, 'verify-email'))).statusCode).toBe(200)
    testApp.clock.now += 1
    expect((await verify(await mailedToken(testApp, late.email, 'verify-email'))).body.code).toBe('LINK_USED_UP')
  })

  test('of another member gets the same answer, changes nothing, and its owner is told', async () => {
    const [member, other] = [await testApp.register(), await testApp.register()]
    const [taken, free] = [await changeTo(other.email, member), await changeTo('free@example.com', member)]
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    const told = (await mailsTo(testApp, other.email)).find(({ kind }) => kind === 'change-email')
    expect(told?.subject).toBe('This address already has an account')
    expect(told?.text).not.toMatch(/token=/)
  })

  test('that two members ask for goes to the first (EMAIL_TAKEN)', async () => {
    const [first, second] = [await testApp.register(), await testApp.register()]
    await changeTo('wanted@example.com', first)
    await changeTo('wanted@example.com', second)
    const tokens = (await mailsTo(testApp, 'wanted@example.com')).map(
      ({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '',
    )
    const answers = await Promise.all(tokens.map(verify))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body.code).toBe('EMAIL_TAKEN')
  })

  test('that another person registers at the same time goes to one of the two (EMAIL_TAKEN)', async () => {
    for (let round = 1; round <= 10; round++) {
      const email = `contested-${round}@example.com`
      await changeTo(email, await testApp.register())
      const token = await mailedToken(testApp, email, 'change-email')
      const registration = { name: 'Noor Haddad', email, password: 'first-class' }
      const answers = await Promise.all([
        verify(token),
        testApp.call('POST', '/api/auth/register', { body: registration }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([expect.any(Number), 409])
      expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toMatchObject({ code: 'EMAIL_TAKEN' })
    }
  })

  test('needs the password (WRONG_PASSWORD) and an address', async () => {
    const member = await testApp.register()
    const wrong = await changeTo('elsewhere@example.com', member, 'not-this-one')
    expect([wrong.statusCode, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD'])
    expect((await changeTo('no address', member)).statusCode).toBe(400)
    expect(await mailsTo(testApp, 'elsewhere@example.com')).toEqual([])
  })

  test('to a new address is refused when the password changes after it was compared (WRONG_PASSWORD)', async () => {
    const member = await testApp.register()
    const { passwords } = testApp.deps
    testApp.deps.passwords = {
      ...passwords,
      matches: async (...compared) => {
        const isRight = await passwords.matches(...compared)
        testApp.deps.passwords = passwords
        const body = { current: member.password, password: 'second-class' }
        const path = `/api/users/${member.user.id}/password`
        expect((await testApp.call('POST', path, { cookie: member.cookie, body })).statusCode).toBe(200)
        return isRight
      },
    }
    const answer = await changeTo('thief@example.com', member)
    expect([answer.statusCode, answer.body.code]).toEqual([403, 'WRONG_PASSWORD'])
    const links = database().read.selectFrom('email_links').select('purpose').where('member_id', '=', member.user.id)
    expect((await links.execute()).filter(({ purpose }) => purpose === 'change')).toEqual([])
    expect(await mailsTo(testApp, 'thief@example.com')).toEqual([])
  })
})
