import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { giveTokens } from '#server/testing/leads.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const TIMES = 12

/** Each is sent many times at once, every time with another key. */
const CALLS: { call: string; role?: 'administrator'; body?: (number: number) => object }[] = [
  { call: 'challenges/talk-to-10/check-in' },
  { call: 'redeem-reward', body: () => ({ rewardType: 'social_posts' }) },
  { call: 'invite', body: (number) => ({ email: `friend-${number}@example.com` }) },
  { call: 'people', body: (number) => ({ name: `Person ${number}` }) },
  { call: 'adjustments', role: 'administrator', body: () => ({ tokens: 1, points: 0, reason: 'A prize' }) },
]

describeEachDatabase('requests with different keys', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test.each(CALLS)('never wait for each other when they come at once: $call', async ({ call, role, body }) => {
    const member = await testApp.register()
    const { cookie } = role === undefined ? member : await testApp.administrator()
    await giveTokens(database(), member.user.id, 200)
    const url = `/api/${role === undefined ? 'users' : 'admin/members'}/${member.user.id}/${call}`
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, number) =>
        testApp.call('POST', url, { cookie, body: body?.(number), headers: { 'idempotency-key': `key-${number}` } }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    // The posts of the library end after five redemptions.
    expect(statuses.filter((status) => status !== 200 && status !== 201 && status !== 409)).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThanOrEqual(5)
  })
})
