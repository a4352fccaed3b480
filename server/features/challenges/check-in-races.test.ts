import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Called, Calls } from '#server/testing/workers/calls.worker.ts'

const WORKER = new URL('../../testing/workers/calls.worker.ts', import.meta.url)

describeEachSharedDatabase('check-ins sent through two processes at once', (database, location) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const send = async ({ user, cookie }: TestMember, key: string, times: number) => {
    const call = { url: `/api/users/${user.id}/challenges/${key}/check-in`, body: {} }
    const calls: Calls['calls'] = Array.from({ length: times }, () => call)
    const input: Calls = { cookie, calls, now: testApp.clock.now, rateLimits: false }
    return (await runInProcesses<Called[]>(2, WORKER, location(), input)).flat()
  }
  const me = async ({ cookie }: TestMember) =>
    (await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie })).body

  test('count once for one day', async () => {
    const member = await testApp.register()
    const answers = await send(member, 'post-30-days', 20)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'CHECKED_IN_TODAY')).toHaveLength(39)
  })

  test('pay a challenge once, however often it is reached', async () => {
    const member = await testApp.register()
    const answers = await send(member, 'talk-to-10', 20)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await me(member)).toMatchObject({ tokens: 10, leaderboardPts: 20 })
  })
})
