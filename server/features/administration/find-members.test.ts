import type { ManagedMember, MemberPage } from 'contract/administration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('an administrator finds members', (database) => {
  let testApp: TestApp
  let chief: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    chief = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const find = async (query: Record<string, string>) => {
    const url = `/api/admin/members?${new URLSearchParams(query)}`
    return (await testApp.call<MemberPage>('GET', url, { cookie: chief.cookie })).body
  }

  test('newest first, each once over all pages, without those who left', async () => {
    for (let index = 0; index < 120; index++) await aMember(database(), { joined_at: 5_000 + Math.floor(index / 7) })
    const gone = await aMember(database(), { deleted_at: 1 })
    const seen: ManagedMember[] = []
    let after: string | null = null
    do {
      const page: MemberPage = await find(after === null ? {} : { after })
      expect(page.members.length).toBeLessThanOrEqual(50)
      seen.push(...page.members)
      after = page.next
    } while (after !== null)
    const { count } = await database()
      .read.selectFrom('members')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(new Set(seen.map(({ id }) => id)).size).toBe(count)
    expect(seen).toHaveLength(count)
    expect(seen.map(({ id }) => id)).not.toContain(gone.id)
    const times = seen.map(({ joinedAt }) => joinedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('and shows of each what the contract says', async () => {
    const { user, email } = await testApp.register({ name: 'Ivana Horvat' })
    const { members } = await find({ search: email })
    expect(members).toEqual([
      {
        id: user.id,
        name: 'Ivana Horvat',
        email,
        emailVerified: false,
        isAdmin: false,
        tokens: 0,
        leaderboardPts: 0,
        invitedCount: 0,
        joinedAt: new Date(testApp.clock.now).toISOString(),
        suspendedAt: null,
      },
    ])
  })

  test.each([
    ['özge', 'Özge Yıldız'],
    ['ÖZGE', 'Özge Yıldız'],
    ['yıl', 'Özge Yıldız'],
    ['JÖR', 'Jörg Mast'],
    ['örg m', 'Jörg Mast'],
    ['ÉLODIE', 'élodie'],
    ['100%', 'The 100% club'],
    ['a_b', 'Team a_b'],
    ['!', 'Hello!'],
    [" O'B", "Pat O'Brien"],
  ])('by a part of the name: %j finds %j', async (search, name) => {
    const { id } = await aMember(database(), { name })
    expect((await find({ search })).members.map((each) => each.id)).toContain(id)
  })

  test('without taking a sign of the search for any sign', async () => {
    const { id } = await aMember(database(), { name: 'Team axb 100 clubs' })
    for (const search of ['a_b', '100%', '1__', '!']) {
      expect((await find({ search })).members.map((each) => each.id)).not.toContain(id)
    }
  })

  test('by a part of the address in any case', async () => {
    const email = 'Needle.In@Hay.example'
    const { id } = await aMember(database(), { email, email_key: email.toLowerCase() })
    expect((await find({ search: 'dle.in@HAY' })).members.map((each) => each.id)).toEqual([id])
  })

  test.each(['0', '1~', '1~x y', "1~'", '9'.repeat(30), '~~'])('and refuses the cursor %j (INVALID)', async (after) => {
    expect(await find({ after })).toMatchObject({ statusCode: 400, code: 'INVALID' })
  })

  test('and refuses a search with a control character (INVALID)', async () => {
    expect(await find({ search: 'a\0b' })).toMatchObject({ statusCode: 400, code: 'INVALID' })
  })
})
