import type { ErrorAnswer } from 'contract/common'
import type { Volunteering } from 'contract/first-days'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentText } from '#server/testing/consent-text.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { firstDaysCalls } from '#server/testing/first-days-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('volunteers who welcome members without a sponsor', (database) => {
  let testApp: TestApp
  let calls: ReturnType<typeof firstDaysCalls>
  beforeAll(async () => {
    testApp = await startTestApp(database())
    calls = firstDaysCalls(testApp)
  })
  beforeEach(async () => {
    await database().write((db) => db.deleteFrom('first_days_volunteers').execute())
  })
  afterAll(() => testApp.app.close())

  const arrive = async (name = 'Ada Weber') => {
    const member = await testApp.register({ name })
    await calls.change(member, { email_verified_at: 1 })
    return member
  }
  const volunteering = (member: TestMember, isOn?: boolean) =>
    testApp.call<Volunteering & ErrorAnswer>(
      isOn === undefined ? 'GET' : 'PUT',
      `/api/users/${member.user.id}/volunteering`,
      { ...member, ...(isOn === undefined ? {} : { body: { isOn } }) },
    )
  const aVolunteer = async (name = 'Nadia Haddad') => {
    const volunteer = await arrive(name)
    await volunteering(volunteer, true)
    testApp.clock.now += 1
    return volunteer
  }
  const agree = (member: TestMember, volunteer: TestMember, agreed = true) =>
    calls.put(member, 'volunteer', {
      volunteerId: volunteer.user.id,
      agreed,
      consentText: consentText('volunteer'),
    })
  const helperOf = async (member: TestMember) => (await calls.look(member)).mine?.helper

  test('say so, and stop', async () => {
    const member = await testApp.register()
    expect((await volunteering(member)).body).toEqual({ isOn: false, helped: 0 })
    expect((await volunteering(member, true)).body.code).toBe('VOLUNTEER_NOT_VERIFIED')
    await calls.change(member, { email_verified_at: 1 })
    expect((await volunteering(member, true)).body).toEqual({ isOn: true, helped: 0 })
    expect((await volunteering(member, true)).statusCode).toBe(200)
    expect((await volunteering(member)).body).toEqual({ isOn: true, helped: 0 })
    expect((await volunteering(member, false)).body).toEqual({ isOn: false, helped: 0 })
    expect((await volunteering(member)).body).toEqual({ isOn: false, helped: 0 })
  })

  test('are told how many members they help, who agreed to them', async () => {
    const volunteer = await aVolunteer()
    const [member, other] = [await arrive(), await arrive()]
    await helperOf(member)
    await helperOf(other)
    await agree(member, volunteer)
    expect((await volunteering(volunteer)).body).toEqual({ isOn: true, helped: 1 })
    expect((await volunteering(volunteer, false)).body).toEqual({ isOn: false, helped: 0 })
  })

  test('learn of nobody before that member agrees, and then see steps and address', async () => {
    const volunteer = await aVolunteer()
    const member = await arrive()
    const { id } = volunteer.user
    expect(await helperOf(member)).toEqual({ id, name: 'Nadia Haddad', isVolunteer: true, agreed: null })
    await calls.tick(member, 'call')
    const unseen = async () => [
      (await calls.look(volunteer)).recruits,
      (await calls.tick(volunteer, 'welcome', member)).body.code,
    ]
    expect(await unseen()).toEqual([[], 'FIRST_DAYS_NOT_FOUND'])
    expect((await calls.put(volunteer, 'put-away', { isPutAway: true, recruitId: member.user.id })).statusCode).toBe(
      404,
    )
    const answer = { volunteerId: volunteer.user.id, agreed: true, consentText: 'Let {sponsor} see my name.' }
    expect((await calls.put(member, 'volunteer', answer)).body.code).toBe('CONSENT_CHANGED')
    expect(await unseen()).toEqual([[], 'FIRST_DAYS_NOT_FOUND'])
    expect((await agree(member, volunteer)).body.mine?.helper).toMatchObject({ agreed: true, email: volunteer.email })
    expect((await calls.look(volunteer)).recruits).toMatchObject([
      {
        name: 'Ada Weber',
        isVolunteer: true,
        email: member.email,
        theirs: [{}, {}, {}, {}, {}, { step: 'call', isDone: true }],
      },
    ])
    testApp.clock.now += 1
    await agree(member, volunteer, false)
    expect([await unseen(), await helperOf(member)]).toEqual([[[], 'FIRST_DAYS_NOT_FOUND'], null])
    const file = await testApp.call<{ progressConsents: object }>('GET', `/api/users/${member.user.id}/export`, member)
    const wording = expect.stringMatching(/^Let Nadia Haddad see my name, my email address and which steps/)
    expect(file.body.progressConsents).toMatchObject([
      { agreed: true, wording },
      { agreed: false, wording },
    ])
  })

  test('and the member are paid when both have done their parts', async () => {
    const volunteer = await aVolunteer()
    const member = await arrive()
    await calls.look(member)
    await agree(member, volunteer)
    await calls.finish(member)
    await calls.help(volunteer, member)
    const entry = { tokens: 5, points: 10, reference: member.user.id }
    expect([await calls.pay(member), await calls.pay(volunteer)]).toEqual([[entry], [entry]])
    expect((await agree(member, volunteer, false)).body.code).toBe('FIRST_DAYS_PAID')
  })

  test.each<[string, (member: TestMember, volunteer: TestMember) => Promise<unknown>]>([
    ['the member’s address isn’t proved', (member) => calls.change(member, { email_verified_at: null })],
    ['the volunteer’s address isn’t proved', (_, volunteer) => calls.change(volunteer, { email_verified_at: null })],
    [
      'both have one mailbox',
      (member, volunteer) => calls.change(member, { email: volunteer.email.replace('@', '+two@') }),
    ],
    ['the mailbox is a throw-away one', (member) => calls.change(member, { email: 'ada@mailinator.com' })],
    [
      'both used one browser',
      (member, volunteer) =>
        database().write(async (db) => {
          const device = { token_hash: `of ${member.user.id}`, last_used_at: 1 }
          for (const { user } of [member, volunteer]) {
            await db
              .insertInto('devices')
              .values({ member_id: user.id, ...device })
              .execute()
          }
        }),
    ],
  ])('earn nothing where %s', async (_, pretend) => {
    const volunteer = await aVolunteer()
    const member = await arrive()
    await calls.look(member)
    await agree(member, volunteer)
    await pretend(member, volunteer)
    await calls.finish(member)
    await calls.help(volunteer, member)
    expect([await calls.pay(member), await calls.pay(volunteer)]).toEqual([[], []])
  })

  test('are offered to no one who has a sponsor or no proved address, nor again after a no', async () => {
    const volunteer = await aVolunteer()
    expect(await helperOf(await testApp.register())).toBeNull()
    const recruit = await testApp.register({ referralCode: (await arrive('Theo')).user.inviteCode })
    await calls.change(recruit, { email_verified_at: 1 })
    expect((await helperOf(recruit))?.name).toBe('Theo')
    expect(await helperOf(volunteer)).toBeNull()
    const member = await arrive()
    expect((await helperOf(member))?.name).toBe('Nadia Haddad')
    expect((await agree(member, recruit)).body.code).toBe('FIRST_DAYS_NOT_FOUND')
    await agree(member, volunteer, false)
    expect(await helperOf(member)).toBeNull()
  })

  test('are chosen by the fewest lists, at most five at once', async () => {
    const volunteers = [await aVolunteer('One'), await aVolunteer('Two')]
    const names: (string | undefined)[] = []
    for (let index = 0; index < 11; index += 1) names.push((await helperOf(await arrive()))?.name)
    expect(names.map((name) => name ?? 'nobody')).toEqual([
      ...['One', 'Two', 'One', 'Two', 'One', 'Two', 'One', 'Two', 'One', 'Two'],
      'nobody',
    ])
    testApp.clock.now += 8 * 86_400_000
    expect((await helperOf(await arrive()))?.name).toBe('One')
    expect(volunteers).toHaveLength(2)
  })

  test.each<[string, (volunteer: TestMember) => Promise<unknown>]>([
    ['says stop', (volunteer) => volunteering(volunteer, false)],
    ['is suspended', (volunteer) => calls.change(volunteer, { suspended_at: 1 })],
    ['leaves', (volunteer) => calls.leave(volunteer)],
  ])('are replaced when one %s, by another who has to be agreed to, too', async (_, go) => {
    const first = await aVolunteer('First')
    const member = await arrive()
    await calls.look(member)
    await agree(member, first)
    await calls.tick(first, 'welcome', member)
    await go(first)
    expect(await helperOf(member)).toBeNull()
    const second = await aVolunteer('Second')
    const { id } = second.user
    expect(await helperOf(member)).toEqual({ id, name: 'Second', isVolunteer: true, agreed: null })
    expect((await agree(member, first)).body.code).toBe('FIRST_DAYS_NOT_FOUND')
    await agree(member, second)
    expect((await helperOf(member))?.steps?.some(({ isDone }) => isDone)).toBe(false)
    await calls.put(second, 'put-away', { isPutAway: true, recruitId: member.user.id })
    expect((await helperOf(member))?.agreed ?? null).toBeNull()
  })

  test('see nothing more of a member who puts their list away, and are asked for again with the list', async () => {
    const volunteer = await aVolunteer()
    const member = await arrive()
    await helperOf(member)
    await agree(member, volunteer)
    await calls.tick(volunteer, 'welcome', member)
    await calls.put(member, 'put-away', { isPutAway: true })
    expect((await calls.look(volunteer)).recruits).toEqual([])
    expect((await calls.tick(volunteer, 'agree-time', member)).body.code).toBe('FIRST_DAYS_NOT_FOUND')
    const { body } = await calls.put(member, 'put-away', { isPutAway: false })
    const { id } = volunteer.user
    expect(body.mine?.helper).toEqual({ id, name: 'Nadia Haddad', isVolunteer: true, agreed: null })
    expect((await calls.look(volunteer)).recruits).toEqual([])
  })

  test('who leave a member aren’t offered to that member again, and both can read so in their export', async () => {
    const [first, second] = [await aVolunteer('First'), await aVolunteer('Second')]
    const [member, other] = [await arrive(), await arrive('Bo Lund')]
    const left: { name: string; leftAt: string }[] = []
    for (const [name, volunteer] of [['First', first] as const, ['Second', second] as const]) {
      expect((await helperOf(member))?.name).toBe(name)
      await agree(member, volunteer)
      testApp.clock.now += 1
      await calls.put(volunteer, 'put-away', { isPutAway: true, recruitId: member.user.id })
      left.push({ name, leftAt: new Date(testApp.clock.now).toISOString() })
    }
    expect(await helperOf(member)).toBeNull()
    expect((await helperOf(other))?.name).toBe('First')
    const exported = async ({ user, cookie }: TestMember) =>
      (await testApp.call<{ firstDays: object }>('GET', `/api/users/${user.id}/export`, { cookie })).body.firstDays
    expect(await exported(member)).toMatchObject({ volunteersWhoLeft: left, leftMembersAt: [] })
    expect(await exported(first)).toMatchObject({ volunteersWhoLeft: [], leftMembersAt: [left[0]?.leftAt] })
    await calls.leave(first)
    await calls.leave(member)
    const rows = database().read.selectFrom('first_days_former_volunteers').selectAll()
    expect(await rows.where('volunteer_id', 'in', [first.user.id, second.user.id]).execute()).toEqual([])
  })

  test('take five members at most, also where more were offered to', async () => {
    const volunteer = await aVolunteer()
    const members: TestMember[] = []
    for (let index = 0; index < 6; index += 1) members.push(await arrive())
    // An offer to a member who joined a while ago takes up no room.
    testApp.clock.now += 8 * 86_400_000
    for (const member of members) expect((await helperOf(member))?.name).toBe('Nadia Haddad')
    const answers = await Promise.all(members.map((member) => agree(member, volunteer)))
    const refused = answers.findIndex(({ statusCode }) => statusCode !== 200)
    expect(answers.map(({ body }) => body.code).filter((code) => code !== undefined)).toEqual(['VOLUNTEER_FULL'])
    expect((await calls.look(volunteer)).recruits).toHaveLength(5)
    const member = members[refused] ?? volunteer
    expect(await helperOf(member)).toBeNull()
    await aVolunteer('Second')
    expect((await helperOf(member))?.name).toBe('Second')
  })

  test('give way to the sponsor whom a member gets', async () => {
    const volunteer = await aVolunteer()
    const member = await arrive()
    await calls.look(member)
    await agree(member, volunteer)
    const sponsor = await arrive('Theo')
    await calls.change(member, { sponsor_id: sponsor.user.id })
    await volunteering(volunteer, false)
    expect(await helperOf(member)).toMatchObject({ name: 'Theo', isVolunteer: false, agreed: null })
  })
})
