import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AvailableReward, Delivery, RewardType } from 'contract/rewards'
import type { User, UserWithMessage } from 'contract/users'
import { PRODUCT_BLANK } from 'game/rewards'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { emptyPool, giveTokens } from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { loadLibrary } from './choose-items.ts'

describeEachDatabase('redeeming a reward', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'] })
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyPool(database())
    member = await testApp.register({ name: 'Maya Okafor' })
  })

  const redeem = (rewardType: unknown, key?: string, { user, cookie } = member, language = 'en') => {
    const headers = { 'accept-language': language, ...(key === undefined ? {} : { 'idempotency-key': key }) }
    const url = `/api/users/${user.id}/redeem-reward`
    return testApp.call<UserWithMessage>('POST', url, { cookie, headers, body: { rewardType } })
  }
  const delivered = async ({ user, cookie } = member) =>
    (await testApp.call<Delivery[]>('GET', `/api/users/${user.id}/rewards`, { cookie })).body
  const me = async ({ cookie } = member) => (await testApp.call<User>('GET', '/api/auth/me', { cookie })).body
  const charges = ({ user } = member) =>
    database()
      .read.selectFrom('ledger')
      .select(['tokens', 'points'])
      .where('member_id', '=', user.id)
      .where('kind', '=', 'redemption')
      .execute()

  test('costs five tokens and answers with the user as they are now', async () => {
    await giveTokens(database(), member.user.id, 12)
    const answer = await redeem('social_posts')
    expect(answer.statusCode).toBe(200)
    expect(answer.body.message).toMatch(/^5 posts/)
    expect(answer.body.user).toMatchObject({ tokens: 7, leaderboardPts: 0, claimedRewards: ['social_posts'] })
    expect(answer.body.user).toEqual(await me())
    testApp.clock.now += 1_000
    await redeem('email_swipes')
    expect((await me()).claimedRewards).toEqual(['social_posts', 'email_swipes'])
    expect(await charges()).toEqual(Array(2).fill({ tokens: -5, points: 0 }))
  })

  test('delivers five posts of several tones, with the name and the invite link of the member', async () => {
    await giveTokens(database(), member.user.id, 5)
    await redeem('social_posts')
    const [delivery] = await delivered()
    expect(delivery).toMatchObject({ rewardType: 'social_posts', emails: [], leads: [], erased: 0 })
    expect(delivery?.posts).toHaveLength(5)
    expect(new Set(delivery?.posts.map(({ tone }) => tone)).size).toBe(4)
    for (const { body } of delivery?.posts ?? []) {
      expect(body).toContain('Maya Okafor')
      expect(body).toContain(`http://localhost:3000/signup?ref=${member.user.inviteCode}&sponsor=Maya+Okafor`)
    }
  })

  test('delivers ten letters in two whole sequences, those to customers before those that invite', async () => {
    await giveTokens(database(), member.user.id, 30)
    for (let pack = 0; pack < 6; pack++) {
      testApp.clock.now += 1_000
      await redeem('email_swipes')
    }
    const deliveries = await delivered()
    const [delivery] = deliveries
    const toCustomers = deliveries.slice(1).flatMap(({ emails }) => emails)
    expect(toCustomers.filter(({ body }) => !body.includes(PRODUCT_BLANK) || body.includes('ref='))).toEqual([])
    expect(toCustomers.filter(({ body }) => !body.includes(member.user.name))).toEqual([])
    expect(delivery?.emails.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
    expect(new Set(delivery?.emails.map(({ sequence }) => sequence)).size).toBe(2)
    expect(delivery?.emails[0]?.body).toContain(`ref=${member.user.inviteCode}`)
  })

  test('delivers in the language of the member, and none again in another', async () => {
    await giveTokens(database(), member.user.id, 20)
    await redeem('social_posts', undefined, member, 'es')
    testApp.clock.now += 1_000
    await redeem('email_swipes', undefined, member, 'es')
    testApp.clock.now += 1_000
    await redeem('social_posts')
    const [later, letters, posts] = await delivered()
    const inSpanish = await loadLibrary('es')
    const titleOf = new Map(inSpanish.posts.map(({ key, title }) => [key, title]))
    expect(posts?.posts.map(({ language }) => language)).toEqual(Array(5).fill('es'))
    expect(posts?.posts.map(({ title }) => title)).toEqual(posts?.posts.map(({ key }) => titleOf.get(key)))
    expect(letters?.emails.map(({ language }) => language)).toEqual(Array(10).fill('es'))
    expect(later?.posts.map(({ language }) => language)).toEqual(Array(5).fill('en'))
    const keys = [...(later?.posts ?? []), ...(posts?.posts ?? [])].map(({ key }) => key)
    expect(new Set(keys).size).toBe(10)
    // As translations/es/language.yaml says.
    expect(new Set(posts?.posts.map(({ isReviewed }) => isReviewed))).toEqual(new Set([false]))
    expect(new Set(later?.posts.map(({ isReviewed }) => isReviewed))).toEqual(new Set([true]))
  })

  test('shows what was delivered before the library had translations', async () => {
    const post = { key: 'p', tone: 'warm', title: 'Hello', body: 'Hello' }
    const letter = { key: 'l', sequence: 'first-hello', step: 1, subject: 'Hello', body: 'Hello' }
    const row = (reward_type: RewardType, item: object) => {
      return {
        id: `${reward_type}-old`,
        member_id: member.user.id,
        reward_type,
        items: JSON.stringify([item]),
        created_at: 1,
      }
    }
    const rows = [row('social_posts', post), row('email_swipes', letter)]
    await database().write((db) => db.insertInto('deliveries').values(rows).execute())
    const written = { language: 'en', isReviewed: true }
    expect((await delivered()).flatMap(({ posts, emails }) => [...posts, ...emails])).toEqual([
      { ...post, ...written },
      { ...letter, sendOnlyIf: null, ...written },
    ])
  })

  test.each([
    ['social_posts', 'posts', 10, 50],
    ['email_swipes', 'emails', 10, 100],
  ] as const)('delivers no %s twice, leaves no placeholder, and then says NOTHING_NEW uncharged', async (...row) => {
    const [type, list, packs, count] = row
    await giveTokens(database(), member.user.id, 5 * packs + 5)
    for (let pack = 0; pack < packs; pack++) expect((await redeem(type)).statusCode).toBe(200)
    const deliveries = await delivered()
    const items = deliveries.flatMap<{ key: string; body: string }>((delivery) => delivery[list])
    expect(new Set(items.map(({ key }) => key)).size).toBe(count)
    expect(items.filter(({ body }) => /[{}]/.test(body))).toEqual([])
    expect(
      deliveries.every(({ posts }) => posts.length === 0 || new Set(posts.map((post) => post.tone)).size >= 3),
    ).toBe(true)
    const { user, cookie } = member
    const offered = await testApp.call<AvailableReward[]>('GET', `/api/users/${user.id}/available-rewards`, { cookie })
    expect(offered.body.find((reward) => reward.type === type)?.isAvailable).toBe(false)
    expect(codeOf(await redeem(type))).toEqual([409, 'NOTHING_NEW'])
    expect(await me()).toMatchObject({ tokens: 5, claimedRewards: Array(packs).fill(type) })
    expect(await delivered()).toHaveLength(packs)
  })

  test('with four tokens is refused with INSUFFICIENT_TOKENS, whatever the browser believes', async () => {
    await giveTokens(database(), member.user.id, 4)
    const answer = await redeem('social_posts')
    expect(codeOf(answer)).toEqual([409, 'INSUFFICIENT_TOKENS'])
    expect(answer.body.message).toBe('You need at least 5 tokens to redeem this reward.')
    expect(await charges()).toEqual([])
    expect(await delivered()).toEqual([])
    expect(await me()).toMatchObject({ tokens: 4, claimedRewards: [] })
  })

  test.each(['__proto__', 'constructor', 'toString', 'SOCIAL_POSTS', '', null, 1, ['social_posts'], {}])(
    'of a kind there is not is refused: %j',
    async (rewardType) => {
      await giveTokens(database(), member.user.id, 5)
      expect(codeOf(await redeem(rewardType))).toEqual([400, 'INVALID'])
      expect((await me()).tokens).toBe(5)
    },
  )

  test('again under the same key answers the same and charges once; another reward under it: KEY_REUSED', async () => {
    await giveTokens(database(), member.user.id, 20)
    const first = await redeem('social_posts', 'wish-1')
    const again = await redeem('social_posts', 'wish-1')
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(codeOf(await redeem('email_swipes', 'wish-1'))).toEqual([409, 'KEY_REUSED'])
    expect(await me()).toMatchObject({ tokens: 15, claimedRewards: ['social_posts'] })
    expect((await redeem('social_posts', 'wish-2')).body.user.tokens).toBe(10)
  })

  test('that was refused leaves its key free for when there are tokens', async () => {
    expect(codeOf(await redeem('social_posts', 'wish-1'))).toEqual([409, 'INSUFFICIENT_TOKENS'])
    await giveTokens(database(), member.user.id, 5)
    expect((await redeem('social_posts', 'wish-1')).statusCode).toBe(200)
  })

  test('under the key of another member is a separate request', async () => {
    const other = await testApp.register()
    await giveTokens(database(), member.user.id, 5)
    await giveTokens(database(), other.user.id, 5)
    await redeem('social_posts', 'wish-1')
    const answer = await redeem('social_posts', 'wish-1', other)
    expect(answer.body.user).toMatchObject({ id: other.user.id, tokens: 0 })
  })

  test('several times at once delivers different posts each time, and no more than there are tokens for', async () => {
    await giveTokens(database(), member.user.id, 20)
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem('social_posts')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409])
    const posts = (await delivered()).flatMap((delivery) => delivery.posts)
    expect(new Set(posts.map(({ key }) => key)).size).toBe(20)
  })

  test('lists what was delivered, newest first', async () => {
    await giveTokens(database(), member.user.id, 10)
    const types: RewardType[] = ['social_posts', 'email_swipes']
    for (const type of types) {
      testApp.clock.now += 1_000
      await redeem(type)
    }
    const list = await delivered()
    expect(list.map(({ rewardType }) => rewardType)).toEqual(types.toReversed())
    expect(list[0]?.createdAt).toBe(new Date(testApp.clock.now).toISOString())
  })
})

test('a library that isn’t translated whole has English in its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'))
  mkdirSync(join(folder, 'es/rewards'), { recursive: true })
  const original = new URL('../../../content/rewards/social-posts.yaml', import.meta.url)
  copyFileSync(original, join(folder, 'es/rewards/social-posts.yaml'))
  writeFileSync(join(folder, 'es/language.yaml'), 'isComplete: false\nreviewedBy: Ines Vidal\nsource: Fuente\n')
  const { posts, emails } = await loadLibrary('es', pathToFileURL(`${folder}/`))
  rmSync(folder, { recursive: true })
  expect(new Set(posts.map(({ language }) => language))).toEqual(new Set(['es']))
  expect(posts.every(({ isReviewed }) => isReviewed)).toBe(true)
  expect(new Set(emails.map(({ language }) => language))).toEqual(new Set(['en']))
})
