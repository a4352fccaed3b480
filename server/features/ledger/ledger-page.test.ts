import type { LedgerPage } from 'contract/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { type Entry, postEntry } from './post-entry.ts'

describeEachDatabase("a member's tickets", (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'de'] })
  })
  afterAll(() => testApp.app.close())

  const post = ({ user }: TestMember, entry: Partial<Entry> & Pick<Entry, 'kind' | 'reference'>) =>
    database().write((db) => postEntry(db, { memberId: user.id, tokens: 1, points: 1, at: 1_000, ...entry }))
  const page = async ({ user, cookie }: TestMember, after?: string) => {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
    return (await testApp.call<LedgerPage>('GET', `/api/users/${user.id}/ledger${query}`, { cookie })).body
  }

  test('are empty for a new member', async () => {
    expect(await page(await testApp.register())).toEqual({ entries: [], next: null })
  })

  test('say for people what each was for, newest first', async () => {
    const member = await testApp.register()
    const friend = await testApp.register({ name: 'Tomás Vidal' })
    const course = await aCourse(database(), { title: 'Talking to people' })
    const quiz = await aQuiz(database(), null, { question: 'Who goes first?' })
    const delivery = {
      id: 'd1',
      member_id: member.user.id,
      reward_type: 'email_swipes',
      items: '[]',
      created_at: 1,
    } as const
    await database().write((db) => db.insertInto('deliveries').values(delivery).execute())
    const references: [Entry['kind'], string, string][] = [
      ['mission', '1', 'Attraction Village'],
      ['course', String(course.id), 'Talking to people'],
      ['quiz', String(quiz.id), 'Quiz: Who goes first?'],
      ['referral', friend.user.id, 'Referral: Tomás Vidal joined'],
      ['referral-bonus', '5', 'Bonus for five people who joined'],
      ['redemption', 'd1', 'Email Swipe Pack'],
      ['challenge', 'talk-to-10', 'Talk to 10 people'],
      ['adjustment', 'x', 'Adjustment'],
      ['mission', 'before the test', 'A station'],
      ['redemption', 'gone', 'A reward'],
    ]
    for (const [index, [kind, reference]] of references.entries()) {
      await post(member, { kind, reference, at: 1_000 + index })
    }
    const { entries, next } = await page(member)
    expect(next).toBeNull()
    expect(entries.toReversed().map(({ kind, reference, title }) => [kind, reference, title])).toEqual(references)
    expect(entries[0]).toEqual({
      kind: 'redemption',
      reference: 'gone',
      title: 'A reward',
      tokens: 1,
      points: 1,
      note: null,
      createdAt: new Date(1_009).toISOString(),
    })
  })

  test('name no friend who deleted their account, in the language of the reader', async () => {
    const sponsor = await testApp.register()
    const { cookie, password, user } = await testApp.register({ referralCode: sponsor.user.inviteCode })
    const answer = await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect(answer.statusCode).toBe(204)
    const { body } = await testApp.call<LedgerPage>('GET', `/api/users/${sponsor.user.id}/ledger`, {
      cookie: sponsor.cookie,
      headers: { 'accept-language': 'de' },
    })
    expect(body.entries.map(({ title }) => title)).toEqual(['Empfehlung: jemand ist dazugekommen'])
  })

  test('name no course or quiz that its member may not see, and all of them to an administrator', async () => {
    const [member, chief] = [await testApp.register(), await testApp.administrator()]
    const hidden = await aCourse(database(), { title: 'Secret title', is_public: 0 })
    const quiz = await aQuiz(database(), hidden.id, { question: 'Secret question?' })
    const references = [
      { kind: 'course', reference: String(hidden.id) },
      { kind: 'quiz', reference: String(quiz.id) },
    ] as const
    const titles = ({ entries }: LedgerPage) => entries.map(({ title }) => title).sort()
    for (const who of [member, chief]) for (const entry of references) await post(who, entry)
    expect(titles(await page(member))).toEqual(['A course', 'Quiz: a right answer'])
    expect(titles(await page(chief))).toEqual(['Quiz: Secret question?', 'Secret title'])
    const url = `/api/admin/members/${member.user.id}/ledger`
    const { body } = await testApp.call<LedgerPage>('GET', url, { cookie: chief.cookie })
    expect(titles(body)).toEqual(['Quiz: Secret question?', 'Secret title'])
  })

  test('come in pages, 120 of them each once, also those of one moment', async () => {
    const member = await testApp.register()
    for (let index = 0; index < 120; index++) {
      const kind = index % 2 === 0 ? 'challenge' : 'adjustment'
      await post(member, { kind, reference: `r-${index}`, at: 1_000 + Math.floor(index / 60) })
    }
    const [first, second, third] = [await page(member), { next: '' } as LedgerPage, { next: '' } as LedgerPage]
    Object.assign(second, await page(member, first.next ?? ''))
    Object.assign(third, await page(member, second.next ?? ''))
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20])
    expect(third.next).toBeNull()
    const all = [first, second, third].flatMap(({ entries }) => entries)
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(120)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('of exactly one page have no next', async () => {
    const member = await testApp.register()
    for (let index = 0; index < 50; index++) await post(member, { kind: 'challenge', reference: `r-${index}` })
    expect(await page(member)).toMatchObject({ next: null })
  })

  test.each(['0', '1~mission', '1~mission~\0', '9'.repeat(40), 'x~y~z'])(
    'refuse the cursor %j (INVALID)',
    async (after) => {
      expect(await page(await testApp.register(), after)).toMatchObject({ statusCode: 400, code: 'INVALID' })
    },
  )

  test('are the same for an administrator, and other members can’t read them (NOT_YOURS)', async () => {
    const [member, chief] = [await testApp.register(), await testApp.administrator()]
    await post(member, { kind: 'challenge', reference: 'talk-to-10' })
    const url = `/api/admin/members/${member.user.id}/ledger`
    expect((await testApp.call<LedgerPage>('GET', url, { cookie: chief.cookie })).body).toEqual(await page(member))
    const foreign = await testApp.call('GET', `/api/users/${member.user.id}/ledger`, { cookie: chief.cookie })
    expect(foreign).toMatchObject({ statusCode: 403, body: { code: 'NOT_YOURS' } })
  })
})
