import type { ContactConfirmed, LeadForm } from 'contract/leads'
import { contactConsent } from 'game/consent'
import { messagesIn } from 'messages/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import {
  aLead,
  confirmTokenIn,
  contactTokenIn,
  emptyPool,
  eraseLeadsAndRewards,
  giveTokens,
  mailsTo,
  someLeads,
} from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { askToConfirm, askWaitingLeads } from './ask-to-confirm.ts'
import { deleteExpiredLeads } from './delete-expired-leads.ts'

const ADA = { name: 'Ada Weber', email: 'ada@people.example', phone: '+49 30 123', consent: true } as const
const ADA_KEPT = { name: ADA.name, phone: ADA.phone }
const DAY = 24 * 3_600_000

describeEachDatabase('a lead who asked', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyPool(database())
    member = await testApp.register({ name: 'Maya Okafor' })
    await giveTokens(database(), member.user.id, 50)
  })

  const ask = (overrides: Partial<LeadForm> = {}) =>
    testApp.call('POST', '/api/leads', { body: { ...ADA, ...overrides } })
  const confirm = (token: string) => testApp.call<ContactConfirmed>('POST', '/api/leads/confirm', { body: { token } })
  const redeem = () =>
    testApp.call('POST', `/api/users/${member.user.id}/redeem-reward`, {
      cookie: member.cookie,
      body: { rewardType: 'warm_leads' },
    })
  const rows = () => database().read.selectFrom('leads').selectAll().orderBy('created_at').execute()
  const states = async () => (await rows()).map(({ pool_state }) => pool_state)
  const mailed = async () => (await mailsTo(database(), ADA.email)).at(-1) ?? { text: '' }

  test('is handed to nobody before they press the link, and is after it', async () => {
    await someLeads(database(), 9)
    await ask()
    expect(codeOf(await redeem())).toEqual([409, 'NO_LEADS_LEFT'])
    const answer = await confirm(confirmTokenIn(await mailed()))
    expect([answer.statusCode, answer.body.isNew]).toEqual([200, true])
    expect((await redeem()).statusCode).toBe(200)
  })

  test('is mailed once, with the words they agreed to, the link, and how to end it', async () => {
    await ask()
    await ask()
    const mails = await mailsTo(database(), ADA.email)
    expect(mails).toMatchObject([{ kind: 'lead-confirm', state: 'waiting' }])
    expect(mails[0]?.text).toContain(contactConsent(null, messagesIn('en').consent))
    expect(mails[0]?.text).toContain('Until then no member sees your name or your address.')
    expect(confirmTokenIn(await mailed())).not.toBe(contactTokenIn(await mailed()))
  })

  test('is told that they have confirmed already, even after they were delivered', async () => {
    await ask()
    const token = confirmTokenIn(await mailed())
    await confirm(token)
    expect((await confirm(token)).body.isNew).toBe(false)
    await someLeads(database(), 9)
    await redeem()
    expect((await confirm(token)).body.isNew).toBe(false)
    expect((await states()).filter((state) => state === 'taken')).toHaveLength(10)
  })

  test('is one lead, however often and wherever the link is pressed at once', async () => {
    await ask()
    const token = confirmTokenIn(await mailed())
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await states()).toEqual(['available'])
  })

  test('is not confirmed by a guess', async () => {
    await ask()
    for (const token of ['x'.repeat(43), '', '__proto__', 'x'.repeat(10_000)]) {
      expect(codeOf(await confirm(token))).toEqual([404, 'LINK_NOT_FOUND'])
    }
    expect(await states()).toEqual(['waiting'])
  })

  test('is not confirmed by the link that ends contact', async () => {
    await ask()
    expect(codeOf(await confirm(contactTokenIn(await mailed())))).toEqual([404, 'LINK_NOT_FOUND'])
    expect(await states()).toEqual(['waiting'])
  })

  test('is too late after seven days, and is deleted then with the mail', async () => {
    await ask()
    const token = confirmTokenIn(await mailed())
    testApp.clock.now += 7 * DAY - 1
    await deleteExpiredLeads(testApp.deps)
    expect(await states()).toEqual(['waiting'])
    testApp.clock.now += 1
    expect(codeOf(await confirm(token))).toEqual([404, 'LINK_NOT_FOUND'])
    await deleteExpiredLeads(testApp.deps)
    expect(await rows()).toEqual([])
    expect(await mailsTo(database(), ADA.email)).toEqual([])
    await ask()
    expect(await states()).toEqual(['waiting'])
  })

  test('and asks again once the link has expired gets a new one, before the row is deleted', async () => {
    await ask()
    const old = confirmTokenIn(await mailed())
    testApp.clock.now += 7 * DAY - 1
    await ask()
    expect(await mailsTo(database(), ADA.email)).toHaveLength(1)
    testApp.clock.now += 1
    await ask({ name: 'Ada Weber-Lang' })
    expect(await mailsTo(database(), ADA.email)).toHaveLength(2)
    expect(codeOf(await confirm(old))).toEqual([404, 'LINK_NOT_FOUND'])
    expect((await confirm(confirmTokenIn(await mailed()))).body.isNew).toBe(true)
    expect(await rows()).toMatchObject([
      { name: 'Ada Weber-Lang', pool_state: 'available', created_at: testApp.clock.now },
    ])
  })

  test('and was never delivered is mailed a new link when they ask again after five months', async () => {
    await aLead(database(), { email: ADA.email, created_at: testApp.clock.now - 160 * DAY })
    await ask()
    expect(await rows()).toMatchObject([{ pool_state: 'waiting', created_at: testApp.clock.now }])
    expect((await confirm(confirmTokenIn(await mailed()))).body.isNew).toBe(true)
  })

  test('one member, and later others too, is mailed one link, and the member keeps what they were given', async () => {
    const { inviteCode } = member.user
    const kinds = async () => (await mailsTo(database(), ADA.email)).map(({ kind }) => kind)
    await ask({ inviteCode })
    testApp.clock.now += DAY
    const again = { inviteCode, anyMember: true, name: 'Somebody', phone: '+49 30 999' }
    await ask(again)
    await ask(again)
    expect(await kinds()).toEqual(['lead-welcome', 'lead-confirm'])
    const both = `${contactConsent('Maya Okafor', messagesIn('en').consent)} ${messagesIn('en').consent.anyMember}`
    expect(await rows()).toMatchObject([{ ...ADA_KEPT, pool_state: 'waiting', consent_text: both }])
    await ask({ inviteCode })
    expect((await confirm(confirmTokenIn(await mailed()))).body.isNew).toBe(true)
    await ask(again)
    expect(await rows()).toMatchObject([{ owner_id: member.user.id, pool_state: 'available' }])
    expect(await kinds()).toHaveLength(2)
  })

  test('one member and others is mailed a new link when they ask again after it expired', async () => {
    const { inviteCode } = member.user
    await ask({ inviteCode, anyMember: true })
    testApp.clock.now += 7 * DAY
    await deleteExpiredLeads(testApp.deps)
    await ask({ inviteCode, anyMember: true })
    expect((await confirm(confirmTokenIn(await mailed()))).body.isNew).toBe(true)
    expect(await rows()).toMatchObject([{ owner_id: member.user.id, pool_state: 'available' }])
  })

  test('of one member stays that member’s contact, with the phone number that no one else gets', async () => {
    await ask({ inviteCode: member.user.inviteCode, anyMember: true })
    expect((await mailed()).text).toContain('Maya Okafor has your details, as you asked.')
    const token = confirmTokenIn(await mailed())
    testApp.clock.now += 7 * DAY
    await deleteExpiredLeads(testApp.deps)
    expect(await rows()).toMatchObject([{ owner_id: member.user.id, pool_state: 'none', phone: ADA.phone }])
    expect(codeOf(await confirm(token))).toEqual([404, 'LINK_NOT_FOUND'])
  })

  test('by a member and by others is delivered to another one without the phone number', async () => {
    const owner = await testApp.register()
    await ask({ inviteCode: owner.user.inviteCode, anyMember: true })
    await confirm(confirmTokenIn(await mailed()))
    await someLeads(database(), 9)
    expect((await redeem()).statusCode).toBe(200)
    const { cookie, user } = member
    const rewards = await testApp.call('GET', `/api/users/${user.id}/rewards`, { cookie })
    expect(JSON.stringify(rewards.body)).toContain(ADA.email)
    expect(JSON.stringify(rewards.body)).not.toContain(ADA.phone)
    const exported = await testApp.call('GET', `/api/users/${user.id}/export`, { cookie })
    expect(JSON.stringify(exported.body)).not.toContain(ADA.phone)
    await eraseLeadsAndRewards(database(), owner.user.id)
    expect((await rows()).map(({ phone }) => phone)).toEqual(Array(10).fill(null))
  })

  test.each(['stop', 'erase'])('and chose to %s cannot be brought in by the old link', async (choice) => {
    await ask()
    const mail = await mailed()
    await testApp.call('POST', `/api/contact-choices/${contactTokenIn(mail)}`, { body: { choice } })
    expect(codeOf(await confirm(confirmTokenIn(mail)))).toEqual([404, 'LINK_NOT_FOUND'])
    expect(await states()).not.toContain('available')
  })

  test('and unsubscribed cannot be brought in by the old link', async () => {
    await ask()
    const mail = await mailed()
    await testApp.call('POST', `/unsubscribe/${contactTokenIn(mail)}`)
    expect(codeOf(await confirm(confirmTokenIn(mail)))).toEqual([404, 'LINK_NOT_FOUND'])
    expect(await states()).toEqual(['waiting'])
  })

  test('before confirming was needed is asked once, and not where they want no mail', async () => {
    const waiting = { pool_state: 'waiting', created_at: testApp.clock.now } as const
    const lead = await aLead(database(), { ...waiting, email: ADA.email })
    const quiet = await aLead(database(), waiting)
    const { email_hash } = quiet
    const suppression = { email_hash, reason: 'unsubscribed', created_at: 1 } as const
    await database().write((db) => db.insertInto('suppressions').values(suppression).execute())
    await Promise.all([askWaitingLeads(testApp.deps), askWaitingLeads(testApp.deps)])
    await askWaitingLeads(testApp.deps)
    await database().write((db) => askToConfirm(db, testApp.deps, { ...lead, ownerName: null }))
    expect(await mailsTo(database(), ADA.email)).toHaveLength(1)
    expect(await mailsTo(database(), quiet.email)).toEqual([])
    expect((await confirm(confirmTokenIn(await mailed()))).body.isNew).toBe(true)
  })
})
