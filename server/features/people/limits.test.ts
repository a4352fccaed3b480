import type { ErrorAnswer } from 'contract/common'
import type { LoggedTalk, PeopleImported, Person } from 'contract/people'
import { PEOPLE_LIMITS } from 'game/people'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aPerson, aTalk } from '#server/testing/people.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the limits of a list of people', (database) => {
  let testApp: TestApp
  let other: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    other = await startTestApp(database())
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await testApp.app.close()
    await other.app.close()
  })

  const post = <Body>(path: string, body: object, app = testApp, key?: string) =>
    app.call<Body & ErrorAnswer>('POST', `/api/users/${member.user.id}/people${path}`, {
      cookie: member.cookie,
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const importOf = (count: number) => ({
    people: Array.from({ length: count }, (_, index) => ({ name: `P ${index}` })),
  })
  const count = async (table: 'people' | 'talks') => {
    const rows = await database().read.selectFrom(table).select('id').where('member_id', '=', member.user.id).execute()
    return rows.length
  }
  /** What is encrypted from now on. */
  const watchSealing = async () => vi.spyOn(await testApp.deps.peopleKey.cipher(), 'seal')

  test.each([
    ['more people than there is room for', importOf(2), 409, 'PEOPLE_FULL'],
    ['more than 2,000 people', importOf(2_001), 400, 'INVALID'],
    ['notes of 1,001 characters', { people: [{ name: 'Ana', notes: 'n'.repeat(1_001) }] }, 400, 'INVALID'],
  ])('an import of %s is refused before anything is encrypted', { timeout: 60_000 }, async (_, body, status, code) => {
    await post('/import', importOf(PEOPLE_LIMITS.people - 1))
    const sealing = await watchSealing()
    const answer = await post('/import', body)
    expect([answer.statusCode, answer.body.code]).toEqual([status, code])
    expect(sealing).not.toHaveBeenCalled()
    expect((await post<Person>('', { name: 'The last one' })).statusCode).toBe(201)
    expect(sealing).toHaveBeenCalled()
  })

  test('two imports at once, through two programs, don’t pass the limit together', { timeout: 60_000 }, async () => {
    const answers = await Promise.all(
      [testApp, other, testApp, other].map((app, index) =>
        post<PeopleImported>('/import', importOf(1_200), app, `import-${index}`),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await count('people')).toBe(1_200)
  })

  test('at most 500 talks with a person are kept, also when two come at once', { timeout: 60_000 }, async () => {
    const id = await aPerson(testApp.deps, member.user.id)
    for (let talks = 1; talks < PEOPLE_LIMITS.talks; talks++) await aTalk(testApp.deps, member.user.id, id)
    const talk = (app: TestApp, key: string) => post<LoggedTalk>(`/${id}/talks`, { outcome: 'listened' }, app, key)
    const both = await Promise.all([talk(testApp, 'one'), talk(other, 'two')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await count('talks')).toBe(PEOPLE_LIMITS.talks)
    const [kept, refused] = both.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(refused?.body).toMatchObject({ code: 'TALKS_FULL', message: expect.stringContaining('500 talks') })
    const again = both[0] === kept ? await talk(testApp, 'one') : await talk(other, 'two')
    expect([again.statusCode, again.body.talkId]).toEqual([200, kept?.body.talkId])
    const someoneElse = await aPerson(testApp.deps, member.user.id)
    expect((await post(`/${someoneElse}/talks`, { outcome: 'listened' })).statusCode).toBe(200)
  })

  test('a talk that is taken back makes room for another', { timeout: 60_000 }, async () => {
    const id = await aPerson(testApp.deps, member.user.id)
    for (let talks = 1; talks < PEOPLE_LIMITS.talks; talks++) await aTalk(testApp.deps, member.user.id, id)
    const { talkId } = (await post<LoggedTalk>(`/${id}/talks`, { outcome: 'no' })).body
    expect((await post(`/${id}/talks`, { outcome: 'no' })).body.code).toBe('TALKS_FULL')
    const url = `/api/users/${member.user.id}/people/${id}/talks/${talkId}`
    expect((await testApp.call('DELETE', url, member)).statusCode).toBe(200)
    expect((await post(`/${id}/talks`, { outcome: 'listened' })).statusCode).toBe(200)
  })
})
