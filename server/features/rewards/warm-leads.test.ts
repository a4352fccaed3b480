import type { AvailableReward, Delivery } from 'contract/rewards'
import type { User, UserWithMessage } from 'contract/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import {
  aLead,
  contactTokenIn,
  emptyPool,
  eraseLeadsAndRewards,
  giveTokens,
  mailsTo,
  someLeads,
} from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('redeeming warm leads', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyPool(database())
    member = await testApp.register({ name: 'Maya Okafor' })
    await giveTokens(database(), member.user.id, 10)
  })

  const redeem = ({ user, cookie } = member) => {
    const url = `/api/users/${user.id}/redeem-reward`
    return testApp.call<UserWithMessage>('POST', url, { cookie, body: { rewardType: 'warm_leads' } })
  }
  const newest = async ({ user, cookie } = member) =>
    (await testApp.call<Delivery[]>('GET', `/api/users/${user.id}/rewards`, { cookie })).body[0]
  const isOffered = async ({ user, cookie } = member) => {
    const url = `/api/users/${user.id}/available-rewards`
    const { body } = await testApp.call<AvailableReward[]>('GET', url, { cookie })
    return Object.fromEntries(body.map(({ type, isAvailable }) => [type, isAvailable]))
  }
  const me = async ({ cookie } = member) => (await testApp.call<User>('GET', '/api/auth/me', { cookie })).body
  const choose = (token: string, choice: 'stop' | 'erase') =>
    testApp.call('POST', `/api/contact-choices/${token}`, { body: { choice } })

  test('hands over the ten who have waited longest, with their consent', async () => {
    const pool = await someLeads(database(), 12)
    expect((await redeem()).body.user).toMatchObject({ tokens: 5, claimedRewards: ['warm_leads'] })
    const delivery = await newest()
    const oldest = pool.slice(0, 10)
    expect(delivery?.leads.map(({ id }) => id).sort()).toEqual(oldest.map(({ id }) => id).sort())
    expect(delivery).toMatchObject({ posts: [], emails: [], erased: 0 })
    expect(delivery?.leads.find(({ id }) => id === oldest[0]?.id)).toEqual({
      id: oldest[0]?.id,
      name: oldest[0]?.name,
      email: oldest[0]?.email,
      phone: null,
      consent: 'I agree.',
      consentSource: null,
      isSample: false,
      doNotContact: false,
      askedAt: new Date(oldest[0]?.created_at ?? 0).toISOString(),
    })
  })

  test('hands each lead to one member only, and with nine left says NO_LEADS_LEFT uncharged', async () => {
    const other = await testApp.register()
    await giveTokens(database(), other.user.id, 5)
    await someLeads(database(), 19)
    expect((await redeem()).statusCode).toBe(200)
    expect(codeOf(await redeem(other))).toEqual([409, 'NO_LEADS_LEFT'])
    expect(await me(other)).toMatchObject({ tokens: 5, claimedRewards: [] })
    await aLead(database())
    expect((await redeem(other)).statusCode).toBe(200)
    const [mine, theirs] = [await newest(), await newest(other)]
    expect(new Set([...(mine?.leads ?? []), ...(theirs?.leads ?? [])].map(({ id }) => id)).size).toBe(20)
  })

  test('are offered while there are ten for this member, not counting the member', async () => {
    await aLead(database(), { email: member.email })
    await someLeads(database(), 9)
    expect(await isOffered()).toEqual({ social_posts: true, email_swipes: true, warm_leads: false })
    expect((await isOffered(await testApp.register())).warm_leads).toBe(true)
    await aLead(database())
    expect((await isOffered()).warm_leads).toBe(true)
    await redeem()
    expect((await isOffered()).warm_leads).toBe(false)
  })

  test('are delivered for five months, which leaves a member a month before the details are deleted', async () => {
    await someLeads(database(), 9)
    await aLead(database(), { created_at: Date.parse('2025-10-02T08:59:59.999Z') })
    expect((await isOffered()).warm_leads).toBe(false)
    expect(codeOf(await redeem())).toEqual([409, 'NO_LEADS_LEFT'])
    expect(await me()).toMatchObject({ tokens: 10, claimedRewards: [] })
    await aLead(database(), { created_at: Date.parse('2025-10-02T09:00:00Z') })
    expect((await isOffered()).warm_leads).toBe(true)
    expect((await redeem()).statusCode).toBe(200)
  })

  test('leaves out who wants no contact or no mail, the own contacts, and the member as a lead', async () => {
    const { user, email } = member
    await aLead(database(), { do_not_contact_at: 1 })
    const quiet = await aLead(database())
    await database().write((db) =>
      db
        .insertInto('suppressions')
        .values({ email_hash: quiet.email_hash, reason: 'unsubscribed', created_at: 1 })
        .execute(),
    )
    await aLead(database(), { owner_id: user.id })
    await aLead(database(), { owner_id: user.id, pool_state: 'none', email: 'twice@people.example' })
    await aLead(database(), { email: 'Twice@people.example' })
    await aLead(database(), { email: email.toUpperCase() })
    await someLeads(database(), 9)
    expect(codeOf(await redeem())).toEqual([409, 'NO_LEADS_LEFT'])
    const tenth = await aLead(database())
    expect((await redeem()).statusCode).toBe(200)
    expect((await newest())?.leads.map(({ id }) => id)).toContain(tenth.id)
  })

  test('tells each lead who has their details now, with a link to end it; samples get no mail', async () => {
    const [lead] = await someLeads(database(), 9)
    const sample = await aLead(database(), { source: 'sample' })
    await redeem()
    const [mail] = await mailsTo(database(), lead?.email ?? '')
    expect(mail).toMatchObject({ kind: 'lead-delivered', state: 'waiting', subject: expect.stringContaining('Maya') })
    expect(mail?.text).toMatch(/Maya Okafor is that member, and now has your name and email address\./)
    expect((await choose(contactTokenIn(mail ?? { text: '' }), 'stop')).statusCode).toBe(200)
    expect(await mailsTo(database(), sample.email)).toEqual([])
    expect((await newest())?.leads.find(({ id }) => id === sample.id)?.isSample).toBe(true)
  })

  test('that is refused sends no mail', async () => {
    const [lead] = await someLeads(database(), 9)
    await redeem()
    expect(await mailsTo(database(), lead?.email ?? '')).toEqual([])
  })

  test('shows a lead who stopped by name only, at once, and tells the member', async () => {
    const [lead] = await someLeads(database(), 10)
    await redeem()
    const [mail] = await mailsTo(database(), lead?.email ?? '')
    await choose(contactTokenIn(mail ?? { text: '' }), 'stop')
    const shown = (await newest())?.leads.find(({ id }) => id === lead?.id)
    expect(shown).toMatchObject({ name: lead?.name, email: null, phone: null, doNotContact: true })
    const [told] = await mailsTo(database(), member.email)
    expect(told).toMatchObject({ kind: 'lead-withdrawn' })
    expect(JSON.stringify(told)).not.toContain(lead?.email)
  })

  test('counts a lead who was erased, and keeps nothing of them', async () => {
    const [lead] = await someLeads(database(), 10)
    await redeem()
    const [mail] = await mailsTo(database(), lead?.email ?? '')
    await choose(contactTokenIn(mail ?? { text: '' }), 'erase')
    const delivery = await newest()
    expect(delivery?.leads).toHaveLength(9)
    expect(delivery?.erased).toBe(1)
  })

  test('shows a lead who unsubscribed by name only', async () => {
    const [lead] = await someLeads(database(), 10)
    await redeem()
    const [mail] = await mailsTo(database(), lead?.email ?? '')
    expect(mail?.unsubscribe_url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\//)
    await testApp.call('POST', new URL(mail?.unsubscribe_url ?? '').pathname)
    expect((await newest())?.leads.find(({ id }) => id === lead?.id)).toMatchObject({ email: null, doNotContact: true })
  })

  test('aren’t delivered again once the member left, whose own contacts are deleted or lose their owner', async () => {
    await someLeads(database(), 10)
    await redeem()
    const owned = { owner_id: member.user.id }
    const onlyTheirs = await aLead(database(), { ...owned, pool_state: 'none' })
    const anybodys = await aLead(database(), owned)
    const alsoPooled = await aLead(database(), { ...owned, pool_state: 'none', email: 'both@people.example' })
    await aLead(database(), { email: 'both@people.example' })
    await eraseLeadsAndRewards(database(), member.user.id)
    const left = await database().read.selectFrom('leads').selectAll().execute()
    expect(left.filter(({ id }) => [onlyTheirs.id, alsoPooled.id].includes(id))).toEqual([])
    expect(left.find(({ id }) => id === anybodys.id)).toMatchObject({ owner_id: null, pool_state: 'available' })
    expect(left.filter(({ pool_state }) => pool_state === 'taken')).toHaveLength(10)
    expect(left.every(({ delivery_id }) => delivery_id === null)).toBe(true)
    expect(await newest()).toBeUndefined()
  })
})
