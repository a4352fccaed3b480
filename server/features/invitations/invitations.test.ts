import { randomBytes } from 'node:crypto'
import type { Invite, Invited } from 'contract/invitations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteEndedAccess } from '#server/features/accounts/public.ts'
import { emailHash, suppress } from '#server/features/mail/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { deleteExpiredInvitations } from './delete-expired-invitations.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeEachDatabase('inviting by mail', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const aFriend = () => `${randomBytes(6).toString('hex')}@friends.example`
  const invite = ({ user, cookie }: TestMember, email: unknown, key?: string, app = testApp) =>
    app.call<Invited & { code: string }>('POST', `/api/users/${user.id}/invite`, {
      cookie,
      body: { email },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const mailsTo = (email: string) =>
    database().read.selectFrom('mails').selectAll().where('to_address', '=', email.trim()).execute()
  const invitesOf = async ({ cookie }: TestMember) =>
    (await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie })).body.invites
  const outcome = ({ statusCode, body: { code, message } }: Awaited<ReturnType<typeof invite>>) => [
    statusCode,
    code ?? message,
  ]

  test('puts one mail into the outbox and counts it; it pays nothing', async () => {
    const [member, friend] = [await testApp.register(), aFriend()]
    const answer = await invite(member, `  ${friend} `)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatchObject({ isHeld: false, message: expect.stringMatching(/^Invitation sent/) })
    expect(answer.body.user).toEqual({ ...member.user, invites: 1 })
    const [mail, ...others] = await mailsTo(friend)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'invitation', state: 'waiting', member_id: member.user.id })
  })

  test('says in the mail who asked for it, what they gain, where to go, and how to stop such mails', async () => {
    const member = await testApp.register({ name: 'Zoë O’Neil' })
    const friend = aFriend()
    await invite(member, friend)
    const [mail] = await mailsTo(friend)
    expect(mail?.subject).toBe('Zoë O’Neil invites you to Whistlestop')
    const link = `http://localhost:3000/signup?ref=${member.user.inviteCode}&sponsor=Zo%C3%AB+O%E2%80%99Neil&source=email`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
    expect(mail?.unsubscribe_url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{43}$/)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('because Zoë O’Neil entered your address')
      expect(part).toContain('gets tokens')
      expect(part).toContain('promises no income')
      expect(part).toContain(mail?.unsubscribe_url)
    }
  })

  test('keeps no list of addresses apart from the outbox', async () => {
    const [member, friend] = [await testApp.register(), aFriend()]
    await invite(member, friend)
    const rows = await database().read.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(friend)
    const turns = await database().read.selectFrom('attempts').selectAll().execute()
    expect(JSON.stringify(turns)).not.toContain(friend)
  })

  test('refuses the same address from the same member for 7 days, however it is written (ALREADY_INVITED)', async () => {
    const [member, friend] = [await testApp.register(), aFriend()]
    const start = testApp.clock.now
    await invite(member, friend)
    testApp.clock.now = start + 7 * DAY - 1
    const fresh = await signInAgain(testApp, member)
    expect(outcome(await invite(fresh, friend.toUpperCase()))).toEqual([409, 'ALREADY_INVITED'])
    testApp.clock.now = start + 7 * DAY
    expect((await invite(fresh, friend)).body.user.invites).toBe(2)
    expect(await mailsTo(friend)).toHaveLength(2)
  })

  test('takes 20 in any 24 hours, refuses the 21st until the first is a day old, and does not count it (TOO_MANY_INVITATIONS)', async () => {
    const member = await testApp.register()
    const start = testApp.clock.now
    for (let count = 0; count < 20; count++) {
      testApp.clock.now = start + count * HOUR
      expect((await invite(member, aFriend())).statusCode).toBe(200)
    }
    const friend = aFriend()
    const refused = await invite(member, friend)
    expect(outcome(refused)).toEqual([429, 'TOO_MANY_INVITATIONS'])
    expect(refused.headers['retry-after']).toBe(String((5 * HOUR) / 1000))
    expect(await mailsTo(friend)).toEqual([])
    expect(await invitesOf(member)).toBe(20)
    testApp.clock.now = start + DAY - 1
    expect((await invite(member, friend)).headers['retry-after']).toBe('1')
    testApp.clock.now = start + DAY
    expect((await invite(member, friend)).statusCode).toBe(200)
    expect((await invite(member, aFriend())).statusCode).toBe(429)
  })

  test('sends nothing to an address that wants none, was written to by another, or is their own, and answers the same', async () => {
    const other = await testApp.register()
    const [plain, quiet, busy] = [aFriend(), aFriend(), aFriend()]
    await database().write((db) => suppress(db, emailHash(quiet), 'unsubscribed', testApp.clock.now))
    await invite(other, busy)
    const expected = outcome(await invite(await testApp.register(), plain))
    const member = await testApp.register()
    for (const [email, mails] of [
      [quiet, 0],
      [busy, 1],
      [member.email, 0],
      [member.email.replace('@', '+me@'), 0],
    ] as const) {
      const answer = await invite(member, email)
      expect([email, ...outcome(answer)]).toEqual([email, ...expected])
      expect(await mailsTo(email)).toHaveLength(mails)
    }
    expect(await invitesOf(member)).toBe(4)
  })

  test('treats a member’s address like any other', async () => {
    const [member, known] = [await testApp.register(), await testApp.register()]
    const [toMember, toStranger] = [await invite(member, known.email), await invite(member, aFriend())]
    expect(outcome(toMember)).toEqual(outcome(toStranger))
    expect(await mailsTo(known.email)).toHaveLength(1)
  })

  test('writes to an address again a week after another member did', async () => {
    const [member, other, friend] = [await testApp.register(), await testApp.register(), aFriend()]
    await invite(other, friend)
    testApp.clock.now += 7 * DAY
    expect((await invite(await signInAgain(testApp, member), friend)).statusCode).toBe(200)
    expect(await mailsTo(friend)).toHaveLength(2)
  })

  test('writes to an address once a week, also when the house is swept meanwhile', async () => {
    const [member, other, friend] = [await testApp.register(), await testApp.register(), aFriend()]
    await invite(other, friend)
    await deleteEndedAccess(testApp.deps)
    expect((await invite(member, friend)).statusCode).toBe(200)
    expect(await mailsTo(friend)).toHaveLength(1)
  })

  test('does and answers once for one key, whatever happens to the answer, with the member as they are by then, and refuses the key with another address (KEY_REUSED)', async () => {
    const [member, friend] = [await testApp.register(), aFriend()]
    const first = await invite(member, friend, 'try-1')
    await invite(member, aFriend())
    const { user, cookie } = member
    const renamed = await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { name: 'Ada' } })
    const again = await invite(member, friend, 'try-1')
    expect([again.statusCode, again.body]).toEqual([200, { ...first.body, user: renamed.body }])
    expect(outcome(await invite(member, aFriend(), 'try-1'))).toEqual([409, 'KEY_REUSED'])
    expect(await mailsTo(friend)).toHaveLength(1)
    expect(await invitesOf(member)).toBe(2)
    const stranger = await testApp.register()
    expect((await invite(stranger, aFriend(), 'try-1')).body.user.id).toBe(stranger.user.id)
  })

  test('leaves a key free that was refused, and refuses one that is none', async () => {
    const [member, friend] = [await testApp.register(), aFriend()]
    await invite(member, friend)
    expect(outcome(await invite(member, friend, 'k'))).toEqual([409, 'ALREADY_INVITED'])
    expect((await invite(member, aFriend(), 'k')).statusCode).toBe(200)
    for (const key of ['', ' ', 'a b', 'x'.repeat(65), 'ä']) {
      expect([key, ...outcome(await invite(member, aFriend(), key))]).toEqual([key, 400, 'INVALID'])
    }
  })

  test('asks for an address in one sentence (INVALID)', async () => {
    const member = await testApp.register()
    for (const email of ['', '   ', 'friend', undefined]) {
      const answer = await invite(member, email)
      expect([answer.statusCode, answer.body.message]).toEqual([400, 'Please enter a valid email address'])
    }
  })

  test('does nothing at all when the mail cannot be kept', async () => {
    const [member, friend] = [await testApp.register(), aFriend()]
    await database().write((db) => db.schema.alterTable('mails').renameTo('mails_away').execute())
    const failed = await invite(member, friend, 'k')
    await database().write((db) => db.schema.alterTable('mails_away').renameTo('mails').execute())
    expect(failed.statusCode).toBe(500)
    expect(await invitesOf(member)).toBe(0)
    expect((await invite(member, friend, 'k')).body.user.invites).toBe(1)
    expect(await mailsTo(friend)).toHaveLength(1)
  })

  test.each(['verified', 'station1'] as const)(
    'holds the mail of a member without a proved address where referrals pay at %s, and says so',
    async (referralPaysAt) => {
      const strict = await startTestApp(database(), { referralPaysAt })
      const [member, friend, later] = [await strict.register(), aFriend(), aFriend()]
      const answer = await invite(member, friend, undefined, strict)
      expect(answer.body).toMatchObject({
        isHeld: true,
        message: expect.stringMatching(/confirm your own email address/),
      })
      expect(await mailsTo(friend)).toMatchObject([{ state: 'held' }])
      await database().write((db) =>
        db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', member.user.id).execute(),
      )
      await invite(member, later, undefined, strict)
      expect(await mailsTo(later)).toMatchObject([{ state: 'waiting' }])
      await strict.app.close()
    },
  )

  test('reaches an address although somebody holds one for it who never proves their own', async () => {
    const strict = await startTestApp(database(), { referralPaysAt: 'verified' })
    const [unproved, proved, friend] = [await strict.register(), await strict.register(), aFriend()]
    await database().write((db) =>
      db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', proved.user.id).execute(),
    )
    for (const member of [unproved, proved]) await invite(member, friend, undefined, strict)
    expect((await mailsTo(friend)).map(({ state }) => state).sort()).toEqual(['held', 'waiting'])
    await strict.app.close()
  })

  test('is forgotten after a year', async () => {
    const { now } = testApp.clock
    const count = async () => (await database().read.selectFrom('invitations').select('id').execute()).length
    await deleteExpiredInvitations({ database: database(), now: () => now })
    expect(await count()).toBeGreaterThan(0)
    await deleteExpiredInvitations({ database: database(), now: () => now + 366 * DAY })
    expect(await count()).toBe(0)
  })
})

describeEachDatabase('an invite code', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  const who = (code: string) => testApp.call<Invite & { code: string }>('GET', `/api/invites/${code}`)

  test('tells whose it is, as plain text without links, and nothing else', async () => {
    await aMember(database(), { name: '<b>Maya</b> Okafor http://evil.example', invite_code: 'MAYA0123' })
    expect((await who('MAYA0123')).body).toEqual({ sponsorName: 'Maya Okafor', takesContact: true })
    expect((await who('%20mayaOi23')).body).toEqual({ sponsorName: 'Maya Okafor', takesContact: true })
  })

  test('tells whose it is while its owner is suspended, because who registers with it has them as sponsor', async () => {
    await aMember(database(), { name: 'Sam Osei', invite_code: 'SVSPENDE', suspended_at: 1 })
    expect((await who('SVSPENDE')).body).toEqual({ sponsorName: 'Sam Osei', takesContact: false })
    const account = { name: 'Ana', email: 'ana@friends.example', password: 'first-class', referralCode: 'SVSPENDE' }
    const { body } = await testApp.call('POST', '/api/auth/register', { body: account })
    expect(body.message).toContain('Sam Osei')
  })

  test('is refused when unknown, malformed, or of a member who left (INVITE_NOT_FOUND)', async () => {
    await aMember(database(), { invite_code: 'GONE0000', deleted_at: 1 })
    for (const code of ['00000000', 'GONE0000', 'x', "'%20or%201=1--", 'a'.repeat(90)]) {
      const answer = await who(code)
      expect([code, answer.statusCode, answer.body.code]).toEqual([code, 404, 'INVITE_NOT_FOUND'])
    }
    // No text from outside may hold it.
    const withNull = await testApp.call('GET', '/api/invites/%00')
    expect([withNull.statusCode, withNull.body.code]).toEqual([400, 'INVALID'])
  })
})

/** After days, sessions may be over. */
async function signInAgain(testApp: TestApp, { email, password, ...member }: TestMember): Promise<TestMember> {
  const answer = await testApp.call('POST', '/api/auth/login', { body: { email, password } })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...member, email, password, cookie }
}
