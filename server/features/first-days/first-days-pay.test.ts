import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

  const join = (said: { shareProgress?: boolean } = {}) =>
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
})
