import type { Mission } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('changing a station', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const read = async (id: number) => (await testApp.call<Mission>('GET', `/api/missions/${id}`)).body
  const put = (id: number, body: object, { cookie } = administrator) =>
    testApp.call<Mission>('PUT', `/api/missions/${id}`, { cookie, body })
  /** Puts back what was there, whatever came after it. */
  const restore = ({ updatedAt: _, ...mission }: Mission) => put(mission.id, mission)
  const line = async () => (await testApp.call('GET', '/api/missions')).body
  const complete = async (member: TestMember, missionId: number) =>
    testApp.call<UserWithMessage>('POST', `/api/users/${member.user.id}/complete-mission`, {
      cookie: member.cookie,
      body: { missionId },
    })

  test('takes back what was read', async () => {
    const mission = await read(3)
    const answer = await put(3, mission)
    expect([answer.statusCode, answer.body]).toEqual([200, { ...mission, updatedAt: answer.body.updatedAt }])
  })

  test('that makes a claim is refused with its words and a rewrite, and one that quotes it is not', async () => {
    const mission = await read(3)
    const refused = await put(3, { ...mission, content: 'Fire your boss and earn $500 a week.' })
    expect(codeOf(refused)).toEqual([400, 'CLAIM_MADE'])
    expect(JSON.stringify(refused.body)).toMatch(/Fire your boss.+Instead:/)
    expect(await read(3)).toEqual(mission)
    const quoted = await put(3, { ...mission, content: 'Never write “fire your boss”.' })
    expect(quoted.statusCode).toBe(200)
    await restore(mission)
  })

  test('from an old page is refused, so that neither administrator loses what the other wrote', async () => {
    const opened = await read(2)
    const first = await put(2, { ...opened, title: 'Listening' }, await testApp.administrator())
    expect(first.statusCode).toBe(200)
    expect(codeOf(await put(2, { ...opened, tokens: 9 }))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await read(2)).toEqual(first.body)
    expect((await put(2, { ...first.body, tokens: 9 })).body).toMatchObject({ title: 'Listening', tokens: 9 })
    await restore(opened)
  })

  test('holds from the next member on, and takes nothing from who completed it before', async () => {
    const mission = await read(1)
    const before = await testApp.register()
    expect((await complete(before, 1)).body.user.tokens).toBe(5)
    const changed = { ...mission, title: ' First stop ', description: 'Begin', content: '# New', tokens: 7, points: 0 }
    const answer = await put(1, changed)
    expect(answer.body).toEqual({ ...changed, title: 'First stop', updatedAt: answer.body.updatedAt })
    expect(await read(1)).toEqual(answer.body)
    expect((await complete(before, 1)).body.user.tokens).toBe(5)
    expect((await complete(await testApp.register(), 1)).body.user).toMatchObject({ tokens: 7, leaderboardPts: 0 })
    await restore(mission)
  })

  test('changes what opens it', async () => {
    const mission = await read(3)
    expect((await put(3, { ...mission, unlockAfter: null })).body.unlockAfter).toBeNull()
    expect((await complete(await testApp.register(), 3)).statusCode).toBe(200)
    await restore(mission)
  })

  test.each([
    [1, 1],
    [1, 5],
    [2, 4],
  ])('never lets stations wait for each other: %i after %i', async (id, unlockAfter) => {
    const before = await line()
    const answer = await put(id, { ...(await read(id)), unlockAfter })
    expect(codeOf(answer)).toEqual([400, 'INVALID'])
    expect(answer.body).toMatchObject({ message: 'These stations would wait for each other.' })
    expect(await line()).toEqual(before)
  })

  test('never lets two changes at once close a cycle', async () => {
    const [one, two] = [await read(1), await read(2)]
    const free = await put(2, { ...two, unlockAfter: null })
    const answers = await Promise.all([put(1, { ...one, unlockAfter: 2 }), put(2, { ...free.body, unlockAfter: 1 })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    await restore(one)
    await restore(two)
  })

  test.each([
    [{ title: '' }, 'Please fill in title, description and lesson'],
    [{ content: undefined }, 'Please fill in title, description and lesson'],
    [{ title: 'x'.repeat(61) }, '"title" may have at most 60 characters.'],
    [{ tokens: -1 }, '"tokens" must be at least 0.'],
    [{ points: 1001 }, '"points" must be at most 1000.'],
    [{ tokens: '5' }, '"tokens" must be a whole number.'],
    [{ unlockAfter: 9 }, 'There is no station 9.'],
    [{ unlockAfter: undefined }, '"unlockAfter" is missing.'],
    [{ id: 2 }, '"id" must be the same as in the address.'],
    [{ badge: 1 }, '"badge" does not belong in this request.'],
  ])('with %j is refused with a sentence', async (overrides, message) => {
    const mission = await read(4)
    const answer = await put(4, { ...mission, ...overrides })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toMatchObject({ code: 'INVALID', message })
    expect(await read(4)).toEqual(mission)
  })

  test('is for administrators, and makes no sixth', async () => {
    const { id: _id, ...mission } = await read(5)
    expect(codeOf(await put(6, mission))).toEqual([404, 'MISSION_NOT_FOUND'])
    const member = await testApp.register()
    expect(codeOf(await put(5, {}, member))).toEqual([403, 'ADMINISTRATORS_ONLY'])
    expect(codeOf(await put(5, {}, { ...member, cookie: '' }))).toEqual([401, 'NOT_SIGNED_IN'])
    expect(await line()).toHaveLength(5)
  })
})
