import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { mailedToken } from '#server/testing/mail-links.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Qualified, Qualifying } from '#server/testing/workers/qualify.worker.ts'
import { deleteExpiredGuards, qualifyReferral } from './public.ts'

const DAY = 86_400_000
const QUALIFY = new URL('../../testing/workers/qualify.worker.ts', import.meta.url)

const anAddress = () => `${randomBytes(6).toString('hex')}@example.com`

describeEachDatabase('guards of referrals, when accounts are deleted,', (database) => {
  let testApp: TestApp
  let hosts = 0
  beforeAll(async () => {
    testApp = await startTestApp(database(), { referralPaysAt: 'station1' })
    testApp.deps.passwords = { hash: async (password) => password, matches: async (hash, given) => hash === given }
  })
  afterAll(() => testApp.app.close())
  beforeEach(() => {
    testApp.clock.now += 40 * DAY
  })

  const newHost = () => `10.1.${++hosts >> 8}.${hosts % 256}`
  const join = async (sponsor: TestMember | null, email: string, ip: string, device = '') => {
    const body = { name: 'Maya', email, password: 'first-class', referralCode: sponsor?.user.inviteCode ?? null }
    const call = { body, ip, ...(device ? { cookie: device } : {}) }
    const answer = await testApp.call<{ user: TestMember['user'] }>('POST', '/api/auth/register', call)
    expect(answer.statusCode).toBe(201)
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { user: answer.body.user, cookie, email, password: 'first-class' }
  }
  const qualify = async ({ user, cookie, email }: TestMember) => {
    const token = await mailedToken(testApp, email, 'verify-email')
    expect((await testApp.call('POST', '/api/auth/verify-email', { body: { token } })).statusCode).toBe(200)
    const url = `/api/users/${user.id}/complete-mission`
    expect((await testApp.call('POST', url, { cookie, body: { missionId: 1 } })).statusCode).toBe(200)
  }
  const remove = async ({ user, cookie, password }: TestMember) => {
    const answer = await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect(answer.statusCode).toBe(204)
  }
  const paidTo = async ({ user: { id } }: TestMember) => {
    const query = database().read.selectFrom('ledger').select('tokens').where('member_id', '=', id)
    return (await query.where('kind', '=', 'referral').execute()).length
  }
  const reasonOf = async ({ user: { id } }: TestMember) => {
    const query = database().read.selectFrom('referrals').select('reason').where('invited_id', '=', id)
    return (await query.executeTakeFirst())?.reason
  }
  const everyPerson = async (sponsor: TestMember, emails: readonly string[], ip: () => string, isLeaving: boolean) => {
    for (const email of emails) {
      testApp.clock.now += 1_000
      const friend = await join(sponsor, email, ip())
      await qualify(friend)
      if (isLeaving) await remove(friend)
    }
    return paidTo(sponsor)
  }

  test('pay fourteen who come from one network and leave again no more than three who stay (ADDRESS_CAP)', async () => {
    const emails = Array.from({ length: 14 }, anAddress)
    const [stays, leaves] = [await join(null, anAddress(), newHost()), await join(null, anAddress(), newHost())]
    const [one, other] = [newHost(), newHost()]
    expect(await everyPerson(stays, emails.slice(0, 5), () => one, false)).toBe(3)
    expect(
      await everyPerson(leaves, emails.slice(5).concat(Array.from({ length: 5 }, anAddress)), () => other, true),
    ).toBe(3)
  })

  test('pay one mailbox once, however often it registers again, for any sponsor (KNOWN_MAILBOX)', async () => {
    const sponsor = await join(null, anAddress(), newHost())
    const email = anAddress()
    expect(await everyPerson(sponsor, Array(14).fill(email), newHost, true)).toBe(1)
    testApp.clock.now += 400 * DAY
    await deleteExpiredGuards(testApp.deps)
    const another = await join(null, anAddress(), newHost())
    expect(await everyPerson(another, [email, email.replace('@', '+late@')], newHost, false)).toBe(0)
  })

  test('pay one of twelve plus-addressed copies, from twelve networks (KNOWN_MAILBOX)', async () => {
    const sponsor = await join(null, anAddress(), newHost())
    const local = randomBytes(4).toString('hex')
    const copies = Array.from({ length: 12 }, (_, number) => `o.ne.${local}+${number}@gmail.com`)
    expect(await everyPerson(sponsor, copies, newHost, false)).toBe(1)
    const another = await join(null, anAddress(), newHost())
    const copy = await join(another, `one${local}@googlemail.com`, newHost())
    await qualify(copy)
    expect([await paidTo(another), await reasonOf(copy)]).toEqual([0, 'KNOWN_MAILBOX'])
  })

  test('hold a copy even before the first of its mailbox was paid for, but not for an account that is gone', async () => {
    const sponsor = await join(null, anAddress(), newHost())
    const email = anAddress()
    await remove(await join(sponsor, email, newHost()))
    const first = await join(sponsor, email.replace('@', '+1@'), newHost())
    testApp.clock.now += 1
    const second = await join(sponsor, email, newHost())
    await qualify(second)
    expect(await reasonOf(second)).toBe('KNOWN_MAILBOX')
    await qualify(first)
    expect(await paidTo(sponsor)).toBe(1)
  })

  test('know the browser for a day after its account went (SAME_DEVICE)', async () => {
    const sponsor = await join(null, anAddress(), newHost())
    const first = await join(sponsor, anAddress(), newHost())
    const device = /device=[^;]+/.exec(first.cookie)?.[0] ?? ''
    await qualify(first)
    await remove(first)
    testApp.clock.now += 1
    const second = await join(sponsor, anAddress(), newHost(), device)
    await qualify(second)
    expect(await reasonOf(second)).toBe('SAME_DEVICE')
  })

  test('pay for a mailbox that was changed to, and for no second account of it (KNOWN_MAILBOX)', async () => {
    const sponsor = await join(null, anAddress(), newHost())
    const friend = await join(sponsor, anAddress(), newHost())
    const email = anAddress()
    await testApp.call('POST', `/api/users/${friend.user.id}/email`, {
      cookie: friend.cookie,
      body: { current: friend.password, email },
    })
    const token = await mailedToken(testApp, email, 'change-email')
    expect((await testApp.call('POST', '/api/auth/verify-email', { body: { token } })).statusCode).toBe(200)
    const url = `/api/users/${friend.user.id}/complete-mission`
    await testApp.call('POST', url, { cookie: friend.cookie, body: { missionId: 1 } })
    expect(await paidTo(sponsor)).toBe(1)
    await remove(friend)
    const again = await join(sponsor, email, newHost())
    await qualify(again)
    expect([await paidTo(sponsor), await reasonOf(again)]).toEqual([1, 'KNOWN_MAILBOX'])
  })

  test('keep keyed hashes only, and for a day only what no mailbox was paid for', async () => {
    const sponsor = await join(null, anAddress(), newHost())
    const ip = newHost()
    const friend = await join(sponsor, anAddress(), ip)
    await remove(friend)
    const row = () =>
      database()
        .read.selectFrom('referrals')
        .select(['address_block', 'device_hash', 'mailbox_hash', 'guards_until'])
        .where('invited_id', '=', friend.user.id)
        .executeTakeFirst()
    expect(await row()).toEqual({
      address_block: expect.stringMatching(/^hmac:[\w-]{43}$/),
      device_hash: expect.stringMatching(/^hmac:[\w-]{43}$/),
      mailbox_hash: null,
      guards_until: testApp.clock.now + DAY,
    })
    testApp.clock.now += DAY - 1
    await deleteExpiredGuards(testApp.deps)
    expect(await row()).toMatchObject({ guards_until: expect.any(Number) })
    testApp.clock.now += 1
    await deleteExpiredGuards(testApp.deps)
    expect(await row()).toEqual({ address_block: null, device_hash: null, mailbox_hash: null, guards_until: null })
  })
})

describeEachSharedDatabase('people with one mailbox who qualify in two processes at once', (database, location) => {
  test('are paid for once, whoever their sponsors are (KNOWN_MAILBOX)', async () => {
    const testApp = await startTestApp(database(), { referralPaysAt: 'verified' })
    const invitedIds: string[] = []
    for (let index = 0; index < 8; index++) {
      const sponsor = await testApp.register()
      const email = `one.person+${index}@example.com`
      invitedIds.push((await testApp.register({ email, referralCode: sponsor.user.inviteCode })).user.id)
    }
    // As if each had changed to this mailbox and no row had it yet: then only the record of payments can tell.
    await database().write((db) =>
      db.updateTable('referrals').set({ mailbox_hash: null, address_block: null }).execute(),
    )
    const input: Qualifying = { invitedIds, referralPaysAt: 'verified', by: 'verified', now: testApp.clock.now }
    await runInProcesses<Qualified>(2, QUALIFY, location(), input)
    const states = await database().read.selectFrom('referrals').select(['state', 'reason']).execute()
    expect(states.filter(({ state }) => state === 'paid')).toHaveLength(1)
    expect(states.filter(({ reason }) => reason === 'KNOWN_MAILBOX')).toHaveLength(7)
    await qualifyAgain(testApp, invitedIds)
    await testApp.app.close()
  })

  async function qualifyAgain(testApp: TestApp, ids: readonly string[]) {
    for (const id of ids) await database().write((db) => qualifyReferral(db, testApp.deps, id, 'verified'))
    const paid = await database().read.selectFrom('ledger').select('tokens').where('kind', '=', 'referral').execute()
    expect(paid).toHaveLength(1)
  }
})
