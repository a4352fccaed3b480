import type { ErrorAnswer } from 'contract/common'
import type { Quiz, QuizVerdict } from 'contract/quizzes'
import type { UserWithMessage } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const RIGHT = 0
const WRONG = 2

/** The choices of `aQuiz` in another order: the last is the right one. */
const REORDERED = { question: 'What?', choices: ['No', 'Perhaps', 'Never', 'Yes'], correctAnswer: 3 }

describeEachDatabase('answering a quiz', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const answer = ({ user, cookie }: TestMember, quizId: unknown, choice: unknown) =>
    testApp.call<QuizVerdict>('POST', `/api/users/${user.id}/quiz-answer`, { cookie, body: { quizId, answer: choice } })
  const reset = ({ user, cookie }: TestMember, quizId: number) =>
    testApp.call<UserWithMessage>('POST', `/api/users/${user.id}/quiz/${quizId}/reset`, { cookie })
  const ledgerOf = ({ user }: TestMember) =>
    database()
      .read.selectFrom('ledger')
      .select(['kind', 'reference', 'tokens', 'points'])
      .where('member_id', '=', user.id)
      .execute()
  const statistics = (quizId: number) =>
    database()
      .read.selectFrom('quiz_statistics')
      .select(['answered', 'wrong'])
      .where('quiz_id', '=', quizId)
      .executeTakeFirst()

  test('rightly pays its points and no tokens, once for ever', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null, { points: 35 })]
    const first = await answer(member, quiz.id, RIGHT)
    expect(first.statusCode).toBe(200)
    expect(first.body).toMatchObject({
      correct: true,
      correctAnswer: RIGHT,
      explanation: quiz.explanation,
      pointsEarned: 35,
      user: { tokens: 0, leaderboardPts: 35, quizCorrect: { [quiz.id]: true } },
    })
    const again = await answer(member, quiz.id, RIGHT)
    expect([again.statusCode, again.body]).toEqual([200, { ...first.body, pointsEarned: 0 }])
    expect(await ledgerOf(member)).toEqual([{ kind: 'quiz', reference: String(quiz.id), tokens: 0, points: 35 }])
  })

  test('wrongly pays nothing, tells the right answer, and can be mended', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    const wrong = await answer(member, quiz.id, WRONG)
    expect(wrong.body).toMatchObject({ correct: false, correctAnswer: RIGHT, pointsEarned: 0 })
    expect(wrong.body.user).toMatchObject({ leaderboardPts: 0, quizCorrect: { [quiz.id]: false } })
    expect((await answer(member, quiz.id, RIGHT)).body).toMatchObject({ correct: true, pointsEarned: 10 })
  })

  test('wrongly when it is right already leaves it right', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    await answer(member, quiz.id, RIGHT)
    const { body } = await answer(member, quiz.id, WRONG)
    expect(body).toMatchObject({ correct: false, pointsEarned: 0, user: { quizCorrect: { [quiz.id]: true } } })
    expect(await statistics(quiz.id)).toEqual({ answered: 1, wrong: 0 })
  })

  test('again after a reset a hundred times pays once in total', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    await answer(member, quiz.id, RIGHT)
    for (let round = 0; round < 100; round++) {
      const cleared = await reset(member, quiz.id)
      expect([cleared.statusCode, cleared.body.user.quizCorrect]).toEqual([200, {}])
      expect((await answer(member, quiz.id, RIGHT)).body).toMatchObject({ correct: true, pointsEarned: 0 })
    }
    expect(await ledgerOf(member)).toHaveLength(1)
  })

  test('hides its answer again after a reset, and resetting what was never answered changes nothing', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    const seen = async () => {
      const { body } = await testApp.call<Quiz[]>('GET', '/api/quizzes', { cookie: member.cookie })
      return body.find(({ id }) => id === quiz.id)
    }
    expect((await reset(member, quiz.id)).statusCode).toBe(200)
    await answer(member, quiz.id, WRONG)
    expect(await seen()).toHaveProperty('correctAnswer', RIGHT)
    await reset(member, quiz.id)
    expect(await seen()).not.toHaveProperty('correctAnswer')
  })

  test('fifty times at once pays once, and after a reset fifty times more not at all', async () => {
    const { id: courseId } = await aCourse(database())
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), courseId)]
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => answer(member, quiz.id, RIGHT)))
    const earned = (await fifty()).map(({ statusCode, body }) => [statusCode, body.pointsEarned])
    expect(earned.filter(([, points]) => points === 10)).toHaveLength(1)
    expect(earned.filter(([status, points]) => status === 200 && points === 0)).toHaveLength(49)
    await reset(member, quiz.id)
    expect((await fifty()).every(({ body }) => body.pointsEarned === 0)).toBe(true)
    expect(await ledgerOf(member)).toHaveLength(1)
    expect(await statistics(quiz.id)).toEqual({ answered: 2, wrong: 0 })
  })

  test('with all four choices at once pays once at most', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
    const verdicts = await Promise.all([0, 1, 2, 3].map((choice) => answer(member, quiz.id, choice)))
    expect(verdicts.filter(({ body }) => body.correct)).toHaveLength(1)
    expect(verdicts.filter(({ body }) => body.pointsEarned > 0)).toHaveLength(1)
    expect(await ledgerOf(member)).toHaveLength(1)
  })

  test.each([null, true, '2', [2], -1, 4, 2.5, 1e9, {}, undefined])(
    'takes no %j for a choice, counts no attempt and changes no prototype',
    async (choice) => {
      const [member, quiz] = [await testApp.register(), await aQuiz(database(), null)]
      expect((await answer(member, quiz.id, choice)).statusCode).toBe(400)
      const url = `/api/users/${member.user.id}/quiz-answer`
      const payload = `{"quizId":${quiz.id},"answer":0,"__proto__":{"isAdmin":true}}`
      const headers = { 'content-type': 'application/json' }
      const polluted = await testApp.call('POST', url, { cookie: member.cookie, headers, body: payload })
      expect(polluted.statusCode).toBe(400)
      expect({}).not.toHaveProperty('isAdmin')
      expect(await statistics(quiz.id)).toBeUndefined()
      expect(await ledgerOf(member)).toEqual([])
    },
  )

  test.each([null, '1', 0, -1, 1.5, 1e12, [1]])('takes no %j for a quiz', async (quizId) => {
    expect((await answer(await testApp.register(), quizId, 0)).statusCode).toBe(400)
  })

  test('keeps its verdict and its pay when the quiz is changed or deleted afterwards', async () => {
    const [member, quiz] = [await testApp.register(), await aQuiz(database(), null, { points: 30 })]
    await answer(member, quiz.id, RIGHT)
    const body = {
      question: 'Another?',
      choices: ['a', 'b', 'c', 'd'],
      correctAnswer: 3,
      explanation: '',
      points: 100,
    }
    const url = `/api/quizzes/${quiz.id}`
    expect((await testApp.call('PUT', url, { cookie: administrator.cookie, body })).statusCode).toBe(200)
    const me = async () => (await testApp.call('GET', '/api/auth/me', { cookie: member.cookie })).body
    expect(await me()).toMatchObject({ leaderboardPts: 30, quizCorrect: { [quiz.id]: true } })
    await reset(member, quiz.id)
    expect((await answer(member, quiz.id, 3)).body).toMatchObject({ correct: true, pointsEarned: 0 })
    expect((await testApp.call('DELETE', url, { cookie: administrator.cookie })).statusCode).toBe(204)
    expect((await answer(member, quiz.id, 3)).body as unknown).toMatchObject({ code: 'QUIZ_NOT_FOUND' })
    expect(await me()).toMatchObject({ leaderboardPts: 30, quizCorrect: { [quiz.id]: true } })
    expect(await ledgerOf(member)).toEqual([{ kind: 'quiz', reference: String(quiz.id), tokens: 0, points: 30 }])
  })

  test('is refused and counts nothing if another choice became the right one since', async () => {
    const [member, { id }] = [await testApp.register(), await aQuiz(database(), null)]
    const shown = async () => {
      const { body } = await testApp.call<Quiz[]>('GET', '/api/quizzes', { cookie: member.cookie })
      return body.find((quiz) => quiz.id === id)
    }
    const { updatedAt } = (await shown()) ?? {}
    const answerAs = (seenAt: string | undefined) =>
      testApp.call<QuizVerdict & ErrorAnswer>('POST', `/api/users/${member.user.id}/quiz-answer`, {
        cookie: member.cookie,
        body: { quizId: id, answer: 3, updatedAt: seenAt },
      })
    const change = (body: object) =>
      testApp.call('PUT', `/api/quizzes/${id}`, { cookie: administrator.cookie, body: { ...REORDERED, ...body } })
    await change({ correctAnswer: 0, question: 'What comes first now?' })
    expect((await answerAs(updatedAt)).body).toMatchObject({ correct: false, correctAnswer: 0 })
    await reset(member, id)
    const before = await statistics(id)
    await change({})
    const refused = await answerAs(updatedAt)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(refused.body.message).toMatch(/^This question was changed after you opened it/)
    expect([await statistics(id), await ledgerOf(member)]).toEqual([before, []])
    expect(await shown()).not.toHaveProperty('correctAnswer')
    expect((await answerAs((await shown())?.updatedAt)).body).toMatchObject({ correct: true, pointsEarned: 10 })
  })

  test('is accepted without an updatedAt, whatever has changed', async () => {
    const [member, { id }] = [await testApp.register(), await aQuiz(database(), null)]
    await testApp.call('PUT', `/api/quizzes/${id}`, { cookie: administrator.cookie, body: REORDERED })
    expect((await answer(member, id, 3)).body).toMatchObject({ correct: true })
  })

  test('for another member is refused and pays nothing', async () => {
    const [member, victim, quiz] = [await testApp.register(), await testApp.register(), await aQuiz(database(), null)]
    const call = { cookie: member.cookie, body: { quizId: quiz.id, answer: RIGHT } }
    const given = await testApp.call<ErrorAnswer>('POST', `/api/users/${victim.user.id}/quiz-answer`, call)
    expect([given.statusCode, given.body.code]).toEqual([403, 'NOT_YOURS'])
    expect(await statistics(quiz.id)).toBeUndefined()
  })

  test('counts in the statistics, right and wrong, over all members', async () => {
    const quiz = await aQuiz(database(), null)
    await answer(await testApp.register(), quiz.id, RIGHT)
    const slow = await testApp.register()
    for (const choice of [1, 2, RIGHT]) await answer(slow, quiz.id, choice)
    await reset(slow, quiz.id)
    expect(await statistics(quiz.id)).toEqual({ answered: 4, wrong: 2 })
  })
})
