import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { runInProcesses } from '#server/testing/processes.ts'
import { reviewCalls } from '#server/testing/review-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import type { Called, Calls } from '#server/testing/workers/calls.worker.ts'
import { rebuildCards } from './public.ts'

const WORKER = new URL('../../testing/workers/calls.worker.ts', import.meta.url)

describeEachSharedDatabase('reviews answered through two processes at once', (database, location) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const dueCards = async (count: number) => {
    const { id: courseId } = await aCourse(database())
    const quizIds: number[] = []
    for (let number = 0; number < count; number++) {
      const quiz = await aQuiz(database(), courseId)
      await aReviewCard(database(), member.user.id, quiz)
      quizIds.push(quiz.id)
    }
    return quizIds
  }
  const send = async (quizIds: readonly number[]) => {
    const calls: Calls['calls'] = quizIds.map((quizId) => ({
      url: `/api/users/${member.user.id}/reviews`,
      body: { quizId, answer: 0 },
    }))
    const input: Calls = { cookie: member.cookie, calls, now: testApp.clock.now, rateLimits: false }
    return (await runInProcesses<Called[]>(2, WORKER, location(), input)).flat()
  }

  test('count each card once, pay the day once, and leave cards that the log proves', async () => {
    member = await testApp.register()
    const quizIds = await dueCards(6)
    const answers = await send([...quizIds, ...quizIds])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
    expect(answers.filter(({ body }) => body.code === 'NOT_DUE')).toHaveLength(18)
    const calls = reviewCalls(testApp, () => member)
    expect(await calls.log()).toHaveLength(6)
    expect((await calls.payments()).map(({ points }) => points)).toEqual([6])
    const days = await database().read.selectFrom('review_days').select(['answered', 'right_at_first']).execute()
    expect(days).toEqual([{ answered: 6, right_at_first: 6 }])
  })

  test('sent at once, each with a key of its own, are all taken', async () => {
    member = await testApp.register()
    const quizIds = await dueCards(10)
    const answers = await Promise.all(
      quizIds.map((quizId) =>
        testApp.call('POST', `/api/users/${member.user.id}/reviews`, {
          cookie: member.cookie,
          body: { quizId, answer: 0 },
          headers: { 'idempotency-key': `card-${quizId}` },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(quizIds.map(() => 200))
  })

  test('first answers at once make one card', async () => {
    member = await testApp.register()
    const { id: quizId } = await aQuiz(database(), (await aCourse(database())).id)
    const call = { url: `/api/users/${member.user.id}/quiz-answer`, body: { quizId, answer: 0 } }
    const input: Calls = {
      cookie: member.cookie,
      calls: Array.from({ length: 10 }, () => call),
      now: testApp.clock.now,
      rateLimits: false,
    }
    await runInProcesses<Called[]>(2, WORKER, location(), input)
    expect(await reviewCalls(testApp, () => member).log()).toHaveLength(1)
    const cards = () =>
      database().read.selectFrom('review_cards').selectAll().where('member_id', '=', member.user.id).execute()
    const before = await cards()
    await rebuildCards(database(), 0.9)
    expect(await cards()).toEqual(before)
  })
})
