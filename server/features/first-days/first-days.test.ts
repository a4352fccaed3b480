import { LOOK_IN_AFTER } from 'game/first-days'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { finishOwnPart } from '#server/testing/first-days.ts'
import { firstDaysCalls } from '#server/testing/first-days-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the first days', (database) => {
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

  describe('of a member and a sponsor whom they let see it', () => {
    let member: TestMember
    beforeEach(async () => {
      member = await join({ shareProgress: true })
    })

    test('begin with what each does, and each sees the other’s ticks', async () => {
      await calls.tick(member, 'call')
      await calls.tick(sponsor, 'welcome', member)
      const steps = [
        { step: 'why', isDone: false },
        { step: 'station', isDone: false },
        { step: 'practice', isDone: false },
        { step: 'people', isDone: false },
        { step: 'talk', isDone: false },
        { step: 'call', isDone: true },
      ]
      const theirs = [
        { step: 'welcome', isDone: true },
        { step: 'agree-time', isDone: false },
        { step: 'practise-together', isDone: false },
        { step: 'look-in', isDone: false },
      ]
      const at = testApp.clock.now
      const helper = { id: sponsor.user.id, name: 'Theo Lindqvist', isVolunteer: false, agreed: true, steps: theirs }
      const startedAt = new Date(at).toISOString()
      expect((await calls.look(member)).mine).toEqual({ startedAt, why: null, steps, helper })
      const { id } = member.user
      const lookInFrom = new Date(at + LOOK_IN_AFTER).toISOString()
      expect((await calls.look(sponsor)).recruits).toEqual([
        { id, name: 'Ada Weber', isVolunteer: false, startedAt, lookInFrom, steps: theirs, theirs: steps },
      ])
    })

    test('tick themselves where the program knows', async () => {
      await finishOwnPart(testApp.deps, member.user.id)
      expect((await calls.look(sponsor)).recruits[0]?.theirs).toMatchObject([
        { step: 'why', isDone: false },
        { step: 'station', isDone: true },
        { step: 'practice', isDone: true },
        { step: 'people', isDone: true },
        { step: 'talk', isDone: true },
        { step: 'call', isDone: false },
      ])
    })

    test('keep why the member is here for the member alone, encrypted', async () => {
      const why = 'To pay for my daughter’s studies.'
      const said = await calls.explain(member, ` ${why} `)
      expect([said.body.mine?.why, said.body.mine?.steps[0]]).toEqual([why, { step: 'why', isDone: true }])
      const seen = await calls.look(sponsor)
      expect(seen.recruits[0]?.theirs?.[0]).toEqual({ step: 'why', isDone: true })
      expect(JSON.stringify(seen)).not.toContain('daughter')
      const stored = await database().read.selectFrom('first_days').select('sealed_why').execute()
      expect(stored.some(({ sealed_why }) => sealed_why !== null)).toBe(true)
      expect(JSON.stringify(stored)).not.toContain('daughter')
      const file = await testApp.call<object>('GET', `/api/users/${member.user.id}/export`, member)
      expect(file.body).toMatchObject({ firstDays: { own: { why } } })
      expect((await calls.tick(member, 'why')).body.code).toBe('INVALID')
      expect((await calls.tick(member, 'why', undefined, false)).body.mine?.why).toBeNull()
    })

    test('pay both once, when both have done their parts, and tell the other', async () => {
      await calls.finish(member)
      expect(await calls.told(sponsor)).toEqual([{ about_id: member.user.id, reference: 'done' }])
      const last = await calls.help(sponsor, member)
      expect(last.body.paid).toEqual([{ name: 'Ada Weber' }])
      const entry = { tokens: 5, points: 10, reference: member.user.id }
      expect([await calls.pay(member), await calls.pay(sponsor)]).toEqual([[entry], [entry]])
      expect(await calls.told(member)).toEqual([{ about_id: sponsor.user.id, reference: 'paid' }])
      expect((await calls.tick(member, 'call')).body.code).toBe('FIRST_DAYS_PAID')
      expect((await calls.tick(sponsor, 'welcome', member, false)).body.code).toBe('FIRST_DAYS_PAID')
      expect(await calls.look(member)).toEqual({ mine: null, recruits: [], paid: [] })
      expect((await calls.look(sponsor)).recruits).toEqual([])
      expect([await calls.today(member), (await calls.pay(sponsor)).length]).toEqual([false, 1])
    })

    test('pay at the next look where the last step ticked itself', async () => {
      await calls.help(sponsor, member)
      await calls.tick(member, 'call')
      await calls.explain(member)
      expect(await calls.pay(member)).toEqual([])
      await finishOwnPart(testApp.deps, member.user.id)
      expect((await calls.look(member)).paid).toEqual([{ name: 'Theo Lindqvist' }])
      expect([await calls.pay(member), await calls.pay(sponsor)]).toMatchObject([[{ tokens: 5 }], [{ tokens: 5 }]])
      expect((await calls.look(member)).paid).toEqual([])
    })

    test('take a tick back until they are paid', async () => {
      await calls.finish(member)
      await calls.tick(member, 'call', undefined, false)
      await calls.help(sponsor, member)
      expect(await calls.pay(sponsor)).toEqual([])
      expect((await calls.look(sponsor)).recruits[0]?.theirs?.at(-1)).toEqual({ step: 'call', isDone: false })
    })

    test('let nobody look in before day 3', async () => {
      testApp.clock.now += LOOK_IN_AFTER - 1
      expect((await calls.tick(sponsor, 'look-in', member)).body.code).toBe('FIRST_DAYS_TOO_EARLY')
      testApp.clock.now += 1
      expect((await calls.tick(sponsor, 'look-in', member)).statusCode).toBe(200)
    })

    test('let each tick only their own steps', async () => {
      const stranger = await join()
      const tries = [
        calls.tick(member, 'welcome'),
        calls.tick(member, 'welcome', member),
        calls.tick(member, 'welcome', sponsor),
        calls.tick(sponsor, 'call', member),
        calls.tick(stranger, 'call', member),
        calls.tick(stranger, 'welcome', member),
        calls.tick(sponsor, 'welcome', { ...member, user: { ...member.user, id: 'nobody' } }),
      ]
      for (const answer of await Promise.all(tries)) {
        expect([answer.statusCode, answer.body.code]).toEqual([404, 'FIRST_DAYS_NOT_FOUND'])
      }
      const ticks = [(await calls.look(member)).mine?.steps, (await calls.look(member)).mine?.helper?.steps].flat()
      expect(ticks.some((each) => each?.isDone)).toBe(false)
    })

    test('hide each other’s ticks from the moment consent is withdrawn, and pay nobody', async () => {
      await calls.finish(member)
      await calls.say(member, false)
      expect((await calls.look(sponsor)).recruits).toEqual([expect.not.objectContaining({ theirs: expect.anything() })])
      expect((await calls.look(member)).mine?.helper).toEqual({
        id: sponsor.user.id,
        name: 'Theo Lindqvist',
        isVolunteer: false,
        agreed: false,
      })
      await calls.help(sponsor, member)
      expect([await calls.pay(member), await calls.pay(sponsor)]).toEqual([[], []])
      expect(await calls.told(member)).toEqual([])
      await calls.say(member, true)
      expect((await calls.look(member)).paid).toHaveLength(1)
    })

    test('are put away by each for themselves', async () => {
      expect([await calls.today(member), await calls.today(sponsor)]).toEqual([true, true])
      const sponsors = { isPutAway: true, recruitId: member.user.id }
      await calls.put(sponsor, 'put-away', sponsors)
      expect((await calls.look(sponsor)).recruits).toEqual([])
      expect((await calls.look(member)).mine?.helper?.agreed).toBe(true)
      await calls.put(member, 'put-away', { isPutAway: true })
      expect((await calls.look(member)).mine).toBeNull()
      expect(await calls.today(member)).toBe(false)
      await calls.put(member, 'put-away', { isPutAway: false })
      expect((await calls.look(member)).mine).not.toBeNull()
      const others = { isPutAway: true, recruitId: sponsor.user.id }
      expect((await calls.put(member, 'put-away', others)).statusCode).toBe(404)
      await calls.put(sponsor, 'put-away', { ...sponsors, isPutAway: false })
      expect((await calls.look(sponsor)).recruits).toHaveLength(1)
    })

    test('show no member and no sponsor who is suspended', async () => {
      await calls.put(sponsor, 'put-away', { isPutAway: true })
      await calls.tick(sponsor, 'welcome', member)
      await calls.change(member, { suspended_at: 1 })
      expect([(await calls.look(sponsor)).recruits, await calls.today(sponsor)]).toEqual([[], false])
      expect((await calls.tick(sponsor, 'agree-time', member)).body.code).toBe('FIRST_DAYS_NOT_FOUND')
      await calls.change(member, { suspended_at: null })
      await calls.change(sponsor, { suspended_at: 1 })
      expect((await calls.look(member)).mine?.helper).toBeNull()
      await calls.change(sponsor, { suspended_at: null })
      expect((await calls.look(member)).mine?.helper?.steps?.[0]).toEqual({ step: 'welcome', isDone: true })
      expect((await calls.look(sponsor)).recruits).toHaveLength(1)
    })

    test('that both put away are brought back by each for themselves', async () => {
      const sponsors = { isPutAway: true, recruitId: member.user.id }
      await calls.put(sponsor, 'put-away', sponsors)
      await calls.put(member, 'put-away', { isPutAway: true })
      await calls.put(sponsor, 'put-away', { ...sponsors, isPutAway: false })
      expect((await calls.look(sponsor)).recruits).toHaveLength(1)
      expect((await calls.look(member)).mine).toBeNull()
    })

    test('go on with the member alone when the sponsor leaves, and with the new sponsor when there is one', async () => {
      const other = await testApp.register({ name: 'Nadia Haddad' })
      await calls.tick(sponsor, 'welcome', member)
      await calls.change(member, { sponsor_id: other.user.id })
      expect((await calls.look(sponsor)).recruits).toEqual([])
      expect((await calls.tick(sponsor, 'agree-time', member)).body.code).toBe('FIRST_DAYS_NOT_FOUND')
      expect((await calls.look(member)).mine?.helper).toMatchObject({ name: 'Nadia Haddad', agreed: null })
      expect((await calls.look(other)).recruits[0]).toEqual(expect.not.objectContaining({ theirs: expect.anything() }))
      expect((await calls.look(other)).recruits[0]?.steps[0]).toEqual({ step: 'welcome', isDone: false })
      await calls.leave(sponsor)
      await calls.leave(other)
      expect((await calls.look(member)).mine?.helper).toBeNull()
    })

    test('go with the account, and are in the export', async () => {
      await calls.tick(sponsor, 'welcome', member)
      const file = await testApp.call<{ firstDays: object }>('GET', `/api/users/${sponsor.user.id}/export`, sponsor)
      expect(file.body.firstDays).toMatchObject({
        own: { helper: null },
        asHelper: [{ name: 'Ada Weber', welcomedAt: new Date(testApp.clock.now).toISOString(), lookedInAt: null }],
        volunteerSince: null,
      })
      await calls.say(member, false)
      const after = await testApp.call<{ firstDays: object }>('GET', `/api/users/${sponsor.user.id}/export`, sponsor)
      expect(after.body.firstDays).toMatchObject({ asHelper: [{ name: null }] })
      await calls.leave(member)
      expect((await calls.look(sponsor)).recruits).toEqual([])
      expect((await calls.tick(sponsor, 'agree-time', member)).body.code).toBe('FIRST_DAYS_NOT_FOUND')
    })
  })

  describe('without consent', () => {
    test('show each only their own part, and pay nobody until the member agrees', async () => {
      const member = await join()
      await calls.finish(member)
      expect(await calls.told(sponsor)).toEqual([])
      const done = await calls.help(sponsor, member)
      expect([done.body.paid, done.body.recruits]).toEqual([[], []])
      expect([await calls.pay(member), await calls.pay(sponsor), await calls.told(member)]).toEqual([[], [], []])
      const { helper } = (await calls.look(member)).mine ?? {}
      expect(helper).toEqual({ id: sponsor.user.id, name: 'Theo Lindqvist', isVolunteer: false, agreed: null })
      await calls.say(member, true)
      expect((await calls.look(member)).paid).toEqual([{ name: 'Theo Lindqvist' }])
      expect(await calls.pay(sponsor)).toHaveLength(1)
    })
  })
})
