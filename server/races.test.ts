import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Called, Calls } from '#server/testing/workers/calls.worker.ts'

const WORKER = new URL('./testing/workers/calls.worker.ts', import.meta.url)

describeEachSharedDatabase('a member who sends through two processes at once', (database, location) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const sendTwice = async ({ cookie }: TestMember, calls: Calls['calls'], rateLimits = false) => {
    const input: Calls = { cookie, calls, now: testApp.clock.now, rateLimits }
    return (await runInProcesses<Called[]>(2, WORKER, location(), input)).flat()
  }
  const fifty = <Call>(call: Call): Call[] => Array.from({ length: 50 }, () => call)
  const me = async ({ cookie }: TestMember) =>
    (await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie })).body
  const disagreements = async () => {
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    return found
  }

  test('is paid once for one quiz answered rightly a hundred times, and not again after a reset', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    const call = { url: `/api/users/${member.user.id}/quiz-answer`, body: { quizId: quiz.id, answer: 0 } }
    const answers = await sendTwice(member, fifty(call))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(fifty([200, 200]).flat())
    expect(answers.filter(({ body }) => body.pointsEarned === 10)).toHaveLength(1)
    await testApp.call('POST', `/api/users/${member.user.id}/quiz/${quiz.id}/reset`, { cookie: member.cookie })
    const again = await sendTwice(member, fifty(call))
    expect(again.filter(({ body }) => body.pointsEarned !== 0)).toEqual([])
    expect(await me(member)).toMatchObject({ leaderboardPts: 10 })
    expect(await disagreements()).toEqual([])
  })

  test('has one of all four choices counted', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    const url = `/api/users/${member.user.id}/quiz-answer`
    const calls = [3, 2, 1, 0].map((answer) => ({ url, body: { quizId: quiz.id, answer } }))
    const answers = await sendTwice(member, calls, true)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
  })

  test('is paid once for one course completed a hundred times', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const url = `/api/users/${member.user.id}/course-progress/${id}`
    const answers = await sendTwice(member, fifty({ url, body: { watchTime: 100, isCompleted: true } }))
    expect(answers.filter(({ body }) => body.payment === 'now')).toHaveLength(1)
    expect(await me(member)).toMatchObject({ tokens: 15, leaderboardPts: 25 })
    expect(await disagreements()).toEqual([])
  })

  test('is paid for ten of thirty courses completed within a minute', async () => {
    const member = await testApp.register()
    const calls: Calls['calls'] = []
    for (let number = 0; number < 30; number++) {
      const { id } = await aCourse(database())
      const url = `/api/users/${member.user.id}/course-progress/${id}`
      calls.push({ url, body: { watchTime: 100, isCompleted: true } })
    }
    const answers = await sendTwice(member, calls)
    expect(answers.every(({ statusCode, body }) => statusCode === 200 && body.isCompleted === true)).toBe(true)
    expect(answers.filter(({ body }) => body.payment === 'now')).toHaveLength(10)
    expect(await me(member)).toMatchObject({ tokens: 150, leaderboardPts: 250 })
    expect(await disagreements()).toEqual([])
  })
})
