import type { ManagedMember } from 'contract/administration'
import type { ErrorAnswer } from 'contract/common'
import type { User } from 'contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findWrongTotals } from '#server/features/leaderboard/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { mailedToken, mailsTo } from '#server/testing/mail-links.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('an administrator', (database) => {
  let testApp: TestApp
  let chief: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    chief = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const post = (member: { user: { id: string } }, what: string, body: object) =>
    testApp.call<ManagedMember & { code: string }>('POST', `/api/admin/members/${member.user.id}/${what}`, {
      cookie: chief.cookie,
      body,
    })
  const me = ({ cookie }: TestMember) => testApp.call<User>('GET', '/api/auth/me', { cookie })
  const logIn = ({ email }: TestMember, password = 'first-class') =>
    testApp.call('POST', '/api/auth/login', { body: { email, password } })
  const boardOf = async ({ cookie }: TestMember) =>
    (await testApp.call<{ id: string }[]>('GET', '/api/leaderboard', { cookie })).body.map(({ id }) => id)
  describe('changes a role', () => {
    test('both ways: the board follows, and the very next call of the demoted is refused', async () => {
      const member = await testApp.register()
      const promoted = await post(member, 'role', { isAdmin: true })
      expect(promoted).toMatchObject({ statusCode: 200, body: { id: member.user.id, isAdmin: true } })
      const list = () => testApp.call('GET', '/api/admin/members', { cookie: member.cookie })
      expect((await list()).statusCode).toBe(200)
      expect(await findWrongTotals(database().read)).toEqual([])
      expect((await post(member, 'role', { isAdmin: false })).body).toMatchObject({ isAdmin: false })
      expect((await list()).statusCode).toBe(401)
      expect((await logIn(member)).statusCode).toBe(200)
      expect(await findWrongTotals(database().read)).toEqual([])
      const { is_on_board } = await database()
        .read.selectFrom('members')
        .select('is_on_board')
        .where('id', '=', member.user.id)
        .executeTakeFirstOrThrow()
      expect(is_on_board).toBe(1)
    })

    test('their own too, where another administrator stays', async () => {
      await testApp.administrator()
      expect((await post(chief, 'role', { isAdmin: false })).body).toMatchObject({ isAdmin: false })
      expect((await me(chief)).statusCode).toBe(401)
    })

    test('to what it is already without ending a session', async () => {
      const member = await testApp.register()
      expect((await post(member, 'role', { isAdmin: false })).statusCode).toBe(200)
      expect((await me(member)).statusCode).toBe(200)
    })

    test('of an unknown member, or of one who left, is refused (MEMBER_NOT_FOUND)', async () => {
      const gone = await aMember(database(), { deleted_at: 1, is_on_board: 0 })
      for (const id of ['nobody', gone.id]) {
        for (const isAdmin of [true, false]) {
          const answer = await post({ user: { id } }, 'role', { isAdmin })
          expect(answer).toMatchObject({ statusCode: 404, body: { code: 'MEMBER_NOT_FOUND' } })
        }
      }
    })
  })

  describe('suspends a member', () => {
    test('who is out at once, told so only with the right password, and off the board (ACCOUNT_SUSPENDED)', async () => {
      const member = await testApp.register()
      const { body } = await post(member, 'suspension', { isSuspended: true })
      expect(body.suspendedAt).toBe(new Date(testApp.clock.now).toISOString())
      expect(await me(member)).toMatchObject({ statusCode: 401, body: { code: 'NOT_SIGNED_IN' } })
      expect(await logIn(member)).toMatchObject({ statusCode: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
      expect((await logIn(member, 'wrong-one')).body.code).toBe('WRONG_CREDENTIALS')
      expect(await boardOf(chief)).not.toContain(member.user.id)
      expect(await findWrongTotals(database().read)).toEqual([])
    })

    test('whose session would count for nothing even if it were still there', async () => {
      const member = await testApp.register()
      const suspend = { suspended_at: 1 }
      await database().write((db) => db.updateTable('members').set(suspend).where('id', '=', member.user.id).execute())
      expect((await me(member)).statusCode).toBe(401)
    })

    test('and lifts it: the member comes in again and is on the board, and the sessions of before stay ended', async () => {
      const member = await testApp.register()
      await post(member, 'suspension', { isSuspended: true })
      expect((await post(member, 'suspension', { isSuspended: false })).body.suspendedAt).toBeNull()
      expect((await me(member)).statusCode).toBe(401)
      expect((await logIn(member)).statusCode).toBe(200)
      expect(await findWrongTotals(database().read)).toEqual([])
      const query = database().read.selectFrom('members').select('is_on_board').where('id', '=', member.user.id)
      expect(await query.executeTakeFirst()).toEqual({ is_on_board: 1 })
    })

    test('but not themselves (OWN_ACCOUNT)', async () => {
      const answer = await post(chief, 'suspension', { isSuspended: true })
      expect(answer).toMatchObject({ statusCode: 409, body: { code: 'OWN_ACCOUNT' } })
    })

    test('whose role may change meanwhile without putting them on the board', async () => {
      const member = await testApp.register()
      await post(member, 'suspension', { isSuspended: true })
      await post(member, 'role', { isAdmin: true })
      await post(member, 'role', { isAdmin: false })
      expect(await findWrongTotals(database().read)).toEqual([])
      const query = database().read.selectFrom('members').select('is_on_board').where('id', '=', member.user.id)
      expect(await query.executeTakeFirst()).toEqual({ is_on_board: 0 })
    })

    test('unknown to the site is refused (MEMBER_NOT_FOUND)', async () => {
      const answer = await post({ user: { id: 'nobody' } }, 'suspension', { isSuspended: true })
      expect(answer.body.code).toBe('MEMBER_NOT_FOUND')
    })
  })
})

describeEachDatabase('an administrator under a stricter REFERRAL_PAYS_AT', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { referralPaysAt: 'station1' })
  })
  afterAll(() => testApp.app.close())

  test('stops the invitations of whom they suspend, whatever that one proves afterwards', async () => {
    const [{ cookie }, member, friend] = [await testApp.administrator(), await testApp.register(), 'f@friends.example']
    const body = { email: friend }
    await testApp.call('POST', `/api/users/${member.user.id}/invite`, { cookie: member.cookie, body })
    const [held] = await mailsTo(testApp, friend)
    expect(held).toMatchObject({ kind: 'invitation', state: 'held' })
    const suspend = { cookie, body: { isSuspended: true } }
    await testApp.call('POST', `/api/admin/members/${member.user.id}/suspension`, suspend)
    expect(await mailsTo(testApp, friend)).toEqual([])
    // A mail that was being written at that moment.
    if (held) await database().write((db) => db.insertInto('mails').values(held).execute())
    const token = await mailedToken(testApp, member.email, 'verify-email')
    const proof = await testApp.call<ErrorAnswer>('POST', '/api/auth/verify-email', { body: { token } })
    expect([proof.statusCode, proof.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect(await mailsTo(testApp, friend)).toMatchObject([{ state: 'held' }])
  })

  test('promotes only members whose address is proved (ADDRESS_NOT_PROVED)', async () => {
    const [{ cookie }, member] = [await testApp.administrator(), await testApp.register()]
    const promote = () =>
      testApp.call<ManagedMember & { code: string }>('POST', `/api/admin/members/${member.user.id}/role`, {
        cookie,
        body: { isAdmin: true },
      })
    expect(await promote()).toMatchObject({ statusCode: 409, body: { code: 'ADDRESS_NOT_PROVED' } })
    await database().write((db) =>
      db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', member.user.id).execute(),
    )
    expect(await promote()).toMatchObject({ statusCode: 200, body: { isAdmin: true } })
  })
})
