import type { ErrorAnswer } from 'contract/common'
import type { QuizVerdict } from 'contract/quizzes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { pauseAfter } from './pace.ts'

const RIGHT = 0
const WRONG = 2

describeEachDatabase('the pace of answers', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
  })
  afterAll(() => testApp.app.close())

  const answer = ({ user, cookie }: TestMember, quizId: number, choice: number) =>
    testApp.call<QuizVerdict & ErrorAnswer>('POST', `/api/users/${user.id}/quiz-answer`, {
      cookie,
      body: { quizId, answer: choice },
    })
  const reset = ({ user, cookie }: TestMember, quizId: number) =>
    testApp.call('POST', `/api/users/${user.id}/quiz/${quizId}/reset`, { cookie })
  const wait = (seconds: number) => {
    testApp.clock.now += seconds * 1_000
  }
  const triesOf = ({ user }: TestMember, quizId: number) =>
    database()
      .read.selectFrom('quiz_answers')
      .select('tries')
      .where('member_id', '=', user.id)
      .where('quiz_id', '=', quizId)
      .executeTakeFirst()

  test('is one a second and quiz: of all four choices at once one counts, and a normal retry works', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    const answers = await Promise.all([3, 2, 1, 0].map((choice) => answer(member, quiz.id, choice)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429])
    expect(await triesOf(member, quiz.id)).toEqual({ tries: 1 })
    const late = answers.find(({ statusCode }) => statusCode === 429)
    expect(late?.body.code).toBe('TOO_MANY_ATTEMPTS')
    expect(late?.headers['retry-after']).toBe('1')
    wait(1)
    expect((await answer(member, quiz.id, RIGHT)).statusCode).toBe(200)
    wait(1)
    const again = await answer(member, quiz.id, RIGHT)
    expect([again.statusCode, again.body.user.leaderboardPts]).toEqual([200, 10])
  })

  test('lets different quizzes be answered in the same second', async () => {
    const member = await testApp.register()
    const quizzes = [await aQuiz(database(), null), await aQuiz(database(), null)]
    const answers = await Promise.all(quizzes.map(({ id }) => answer(member, id, RIGHT)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('is twenty a minute and member, sent at once or not, and another member has their own', async () => {
    const member = await testApp.register()
    const quizzes: number[] = []
    for (let number = 0; number < 30; number++) quizzes.push((await aQuiz(database(), null)).id)
    const answers = await Promise.all(quizzes.map((id) => answer(member, id, RIGHT)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    const [first = 0] = quizzes
    wait(59)
    expect((await answer(member, first, RIGHT)).statusCode).toBe(429)
    expect((await answer(await testApp.register(), first, RIGHT)).statusCode).toBe(200)
    wait(1)
    expect((await answer(member, first, RIGHT)).statusCode).toBe(200)
  })

  test('slows down after three wrong ones from 5 s, doubling, and a reset does not help', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    for (let mistake = 0; mistake < 3; mistake++) {
      expect((await answer(member, quiz.id, WRONG)).statusCode).toBe(200)
      await reset(member, quiz.id)
      wait(1)
    }
    const early = await answer(member, quiz.id, RIGHT)
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '4'])
    wait(4)
    expect((await answer(member, quiz.id, WRONG)).statusCode).toBe(200)
    wait(9)
    expect((await answer(member, quiz.id, RIGHT)).headers['retry-after']).toBe('1')
    wait(1)
    expect((await answer(member, quiz.id, RIGHT)).body).toMatchObject({ correct: true, pointsEarned: 10 })
    await reset(member, quiz.id)
    for (let mistake = 0; mistake < 3; mistake++) {
      wait(1)
      expect((await answer(member, quiz.id, WRONG)).statusCode).toBe(200)
    }
  })

  test('forgets mistakes after an hour', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    for (let mistake = 0; mistake < 3; mistake++) {
      await answer(member, quiz.id, WRONG)
      wait(mistake < 2 ? 1 : 3_600)
    }
    for (let mistake = 0; mistake < 3; mistake++) {
      expect((await answer(member, quiz.id, WRONG)).statusCode).toBe(200)
      wait(1)
    }
  })

  test('says that a quiz is not there before it speaks of pace', async () => {
    const member = await testApp.register()
    for (let call = 0; call < 30; call++) expect((await answer(member, 99_999, RIGHT)).statusCode).toBe(404)
  })
})

describe('the pause after mistakes', () => {
  test('begins with the third, doubles from 5 s, and is never longer than 5 minutes', () => {
    const seconds = [1, 2, 3, 4, 5, 8, 9, 10, 2_000].map((mistakes) => pauseAfter(mistakes) / 1_000)
    expect(seconds).toEqual([0, 0, 5, 10, 20, 160, 300, 300, 300])
  })
})
