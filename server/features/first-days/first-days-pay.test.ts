import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postEntry } from '#server/features/ledger/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { finishOwnPart } from '#server/testing/first-days.ts'
import { firstDaysCalls } from '#server/testing/first-days-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('first days that nobody earned', (database) => {
  let testApp: TestApp
  let sponsor: TestMember
  let calls: ReturnType<typeof firstDaysCalls>
  beforeAll(async () => {
    testApp = await startTestApp(database())
    calls = firstDaysCalls(testApp)
  })
  beforeEach(async () => {
    sponsor = await testApp.register({ name: 'Theo Lindqvist' })
  })
  afterAll(() => testApp.app.close())

  const join = (said: { shareProgress?: boolean; email?: string } = {}) =>
    testApp.register({ name: 'Ada Weber', referralCode: sponsor.user.inviteCode, ...said })

  test.each(['held', 'refused', 'pending'] as const)('pay nothing while the referral is %s', async (state) => {
    const member = await join({ shareProgress: true })
    await database().write((db) =>
      db.updateTable('referrals').set({ state }).where('invited_id', '=', member.user.id).execute(),
    )
    await calls.finish(member)
    await calls.help(sponsor, member)
    expect([await calls.pay(member), await calls.pay(sponsor)]).toEqual([[], []])
    await database().write((db) =>
      db.updateTable('referrals').set({ state: 'paid' }).where('invited_id', '=', member.user.id).execute(),
    )
    expect((await calls.look(sponsor)).paid).toHaveLength(1)
  })

  test.each(['member', 'sponsor'] as const)('pay nothing while the %s is suspended', async (who) => {
    const member = await join({ shareProgress: true })
    const [away, caller] = who === 'member' ? [member, sponsor] : [sponsor, member]
    const suspend = (suspended_at: number | null) => calls.change(away, { suspended_at })
    await calls.help(sponsor, member)
    await calls.explain(member)
    await finishOwnPart(testApp.deps, member.user.id)
    await database().write((db) =>
      db.updateTable('first_days').set({ called_at: 1 }).where('member_id', '=', member.user.id).execute(),
    )
    await suspend(1)
    expect((await calls.look(caller)).paid).toEqual([])
    await suspend(null)
    expect((await calls.look(caller)).paid).toHaveLength(1)
  })

  test.each<[string, (member: TestMember, above: TestMember) => Promise<unknown>]>([
    ['the sponsor’s mailbox is the member’s', (member) => calls.change(sponsor, { email: again(member.email) })],
    ['the mailbox of somebody above is', (member, above) => calls.change(above, { email: again(member.email) })],
    ['both used one browser', (member) => useOneBrowser(member, sponsor)],
    ['somebody above used the browser', (member, above) => useOneBrowser(member, above)],
  ])('pay nothing where %s, also where the referral was paid', async (_, pretend) => {
    const above = await testApp.register()
    await calls.change(sponsor, { sponsor_id: above.user.id })
    const member = await join({ shareProgress: true })
    await pretend(member, above)
    await calls.finish(member)
    await calls.help(sponsor, member)
    expect([await calls.pay(member), await calls.pay(sponsor)]).toEqual([[], []])
  })

  test('pay once for a mailbox, also where its account was deleted and made again', async () => {
    const email = `ada-${sponsor.user.id}@example.com`.toLowerCase()
    const paid: number[] = []
    for (const address of [email, again(email)]) {
      const member = await join({ shareProgress: true, email: address })
      // As if the referral had been released: it isn't what keeps this from being paid.
      await database().write((db) =>
        db.updateTable('referrals').set({ state: 'paid' }).where('invited_id', '=', member.user.id).execute(),
      )
      await calls.finish(member)
      await calls.help(sponsor, member)
      paid.push((await calls.pay(sponsor)).length)
      await calls.leave(member)
    }
    expect(paid).toEqual([1, 1])
  })

  const again = (email: string) => email.replace('@', '+again@')
  const useOneBrowser = (...members: TestMember[]) =>
    database().write(async (db) => {
      const device = { token_hash: `of ${members[0]?.user.id}`, last_used_at: 1 }
      const rows = members.map(({ user }) => ({ member_id: user.id, ...device }))
      await db.insertInto('devices').values(rows).execute()
    })

  test('pay a sponsor for five in a week, and for the sixth later', async () => {
    const members: TestMember[] = []
    for (let index = 0; index < 6; index += 1) members.push(await join({ shareProgress: true }))
    for (const member of members) {
      await calls.finish(member)
      await calls.help(sponsor, member)
    }
    expect(await calls.pay(sponsor)).toHaveLength(5)
    testApp.clock.now += 7 * 86_400_000
    await calls.look(sponsor)
    expect(await calls.pay(sponsor)).toHaveLength(6)
  })

  test('pay a sponsor for five in a week besides their own', async () => {
    const own = { kind: 'first-days', reference: sponsor.user.id, tokens: 5, points: 10 } as const
    await database().write((db) => postEntry(db, { memberId: sponsor.user.id, ...own, at: testApp.clock.now }))
    const members: TestMember[] = []
    for (let index = 0; index < 6; index += 1) members.push(await join({ shareProgress: true }))
    for (const member of members) {
      await calls.finish(member)
      await calls.help(sponsor, member)
    }
    expect(await calls.pay(sponsor)).toHaveLength(6)
  })
})
