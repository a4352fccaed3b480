import type { ErrorAnswer } from 'contract/common'
import type { Memory } from 'contract/reviews'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { logInAgain, reviewCalls } from '#server/testing/review-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000
const [RIGHT, WRONG] = [0, 2]

describeEachDatabase('reviews under bad input', (database) => {
  let testApp: TestApp
  let member: TestMember
  let administrator: TestMember
  let courseId: number
  let calls: ReturnType<typeof reviewCalls>
  beforeAll(async () => {
    testApp = await startTestApp(database())
    calls = reviewCalls(testApp, () => member)
    administrator = await testApp.administrator()
  })
  beforeEach(async () => {
    member = await testApp.register()
    courseId = (await aCourse(database())).id
  })
  afterAll(() => testApp.app.close())

  const nextDay = async (days = 1) => {
    testApp.clock.now += days * DAY
    member = await logInAgain(testApp, member)
    administrator = await logInAgain(testApp, administrator)
  }
  const write = (method: 'PUT' | 'DELETE', url: string, body?: object) =>
    testApp.call(method, url, { cookie: administrator.cookie, ...(body ? { body } : {}) })
  const codeOf = ({ statusCode, body }: { statusCode: number; body: ErrorAnswer }) => [statusCode, body.code]
  /** So many quizzes of the course, each answered rightly, all due from now on. */
  const learned = async (count: number, overrides: Parameters<typeof aQuiz>[2] = {}) => {
    const quizzes = []
    for (let number = 0; number < count; number++) {
      const quiz = await aQuiz(database(), courseId, overrides)
      await calls.firstAnswer(quiz.id, RIGHT)
      quizzes.push(quiz)
    }
    await nextDay(3)
    return quizzes
  }

  test('refuse what is not due (NOT_DUE), of another course, hidden or deleted, and change nothing', async () => {
    const [due] = await learned(1)
    const never = await aQuiz(database(), (await aCourse(database())).id)
    const later = await aQuiz(database(), courseId)
    await calls.firstAnswer(later.id, RIGHT)
    const hidden = await aQuiz(database(), (await aCourse(database(), { is_public: 0 })).id)
    const before = await calls.log()
    expect(codeOf(await calls.review(never.id, RIGHT))).toEqual([409, 'NOT_DUE'])
    expect(codeOf(await calls.review(later.id, RIGHT))).toEqual([409, 'NOT_DUE'])
    expect(codeOf(await calls.review(hidden.id, RIGHT))).toEqual([404, 'QUIZ_NOT_FOUND'])
    expect(codeOf(await calls.review(999_999, RIGHT))).toEqual([404, 'QUIZ_NOT_FOUND'])
    await write('DELETE', `/api/quizzes/${due?.id}`)
    expect(codeOf(await calls.review(due?.id ?? 0, RIGHT))).toEqual([404, 'QUIZ_NOT_FOUND'])
    expect(await calls.log()).toEqual(before)
    expect(await calls.payments()).toEqual([])
  })

  test.each([4, -1, 1.5, '0', null, undefined])('take no %j for a choice', async (answer) => {
    const [due] = await learned(1)
    const { statusCode } = await calls.review(due?.id ?? 0, answer)
    expect(statusCode).toBe(400)
  })

  test('leave the queue with their questions, and come back with them', async () => {
    const [a, b] = await learned(2)
    const hide = (isPublic: boolean) => write('PUT', `/api/courses/${courseId}`, { ...A_COURSE, isPublic })
    expect((await calls.reviews()).waiting).toBe(2)
    expect((await hide(false)).statusCode).toBe(200)
    expect(await calls.reviews()).toMatchObject({ due: [], waiting: 0, nextDueOn: null })
    await hide(true)
    expect((await calls.reviews()).waiting).toBe(2)
    await write('DELETE', `/api/quizzes/${a?.id}`)
    expect(await calls.dueIds()).toEqual([b?.id])
  })

  test('leave the queue when their idea is renamed, and count no more', async () => {
    const quizzes = await learned(3)
    for (const { id } of quizzes.slice(1)) {
      const body = {
        question: 'Why?',
        choices: ['a', 'b', 'c', 'd'],
        correctAnswer: 0,
        courseId,
        idea: `renamed-${id}`,
      }
      expect((await write('PUT', `/api/quizzes/${id}`, body)).statusCode).toBe(200)
    }
    expect(await calls.reviews()).toMatchObject({ due: [{ quizId: quizzes[0]?.id }], waiting: 1 })
    expect(codeOf(await calls.review(quizzes[1]?.id ?? 0, RIGHT))).toEqual([409, 'NOT_DUE'])
  })

  test('start again where the right answer was changed', async () => {
    const [quiz] = await learned(1)
    await calls.review(quiz?.id ?? 0, RIGHT)
    await nextDay()
    expect(await calls.dueIds()).toEqual([])
    const choices = ['Yes', 'No', 'Perhaps', 'Never']
    const change = { question: 'Why?', choices, correctAnswer: WRONG, courseId }
    expect((await write('PUT', `/api/quizzes/${quiz?.id}`, change)).statusCode).toBe(200)
    const list = await calls.reviews()
    expect([list.due.map(({ quizId }) => quizId), list.waiting, list.forecast[0]?.count]).toEqual([[quiz?.id], 1, 1])
    expect((await calls.review(quiz?.id ?? 0, WRONG)).body).toMatchObject({ correct: true, finishedToday: true })
    const last = (await calls.log()).at(-1)
    expect([last?.retrievability, last?.place]).toEqual([null, 'review'])
    expect(await calls.dueIds()).toEqual([])
    await write('PUT', `/api/quizzes/${quiz?.id}`, { ...change, question: 'Why now?' })
    expect(await calls.dueIds()).toEqual([])
  })

  test('refuse the answer to a question that was shown with another right answer, and change nothing', async () => {
    const [quiz] = await learned(1)
    const [due] = (await calls.reviews()).due
    const choices = ['No', 'Perhaps', 'Yes', 'Never']
    const change = { question: 'Why?', choices, correctAnswer: WRONG, courseId }
    expect((await write('PUT', `/api/quizzes/${quiz?.id}`, change)).statusCode).toBe(200)
    const before = await calls.log()
    const old = await calls.review(quiz?.id ?? 0, RIGHT, { seenAt: due?.updatedAt })
    expect(codeOf(old)).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await calls.log()).toEqual(before)
    const [now] = (await calls.reviews()).due
    const taken = await calls.review(quiz?.id ?? 0, WRONG, { seenAt: now?.updatedAt })
    expect([taken.statusCode, taken.body.correct]).toEqual([200, true])
  })

  test('answer a request that is sent again under one key once, with the member as they are by then, and refuse another body under it (KEY_REUSED)', async () => {
    const [a, b] = await learned(2)
    const twice = await Promise.all([1, 2, 3].map(() => calls.review(a?.id ?? 0, RIGHT, { key: 'card-1' })))
    for (const { statusCode, body } of twice) expect([statusCode, body]).toEqual([200, twice[0]?.body])
    expect(codeOf(await calls.review(a?.id ?? 0, WRONG, { key: 'card-1' }))).toEqual([409, 'KEY_REUSED'])
    expect(codeOf(await calls.review(b?.id ?? 0, RIGHT, { key: 'card-1' }))).toEqual([409, 'KEY_REUSED'])
    expect(codeOf(await calls.review(a?.id ?? 0, RIGHT))).toEqual([409, 'NOT_DUE'])
    expect(await calls.log()).toHaveLength(3)
    const late = await calls.review(b?.id ?? 0, RIGHT, { key: 'card-2' })
    await nextDay(0.5)
    const { user, cookie } = member
    const renamed = await testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body: { name: 'Ada' } })
    const again = await calls.review(b?.id ?? 0, RIGHT, { key: 'card-2' })
    expect(again.body).toEqual({ ...late.body, user: renamed.body })
    expect((await calls.payments()).map(({ points }) => points)).toEqual([2])
  })

  test('are not harmed by a clock that is set back or forward', async () => {
    const [a, b] = await learned(2)
    await calls.review(a?.id ?? 0, RIGHT)
    testApp.clock.now -= 2 * DAY
    expect((await calls.reviews()).due.map(({ quizId }) => quizId)).toEqual([b?.id])
    await calls.review(b?.id ?? 0, RIGHT)
    expect(await calls.payments()).toHaveLength(1)
    testApp.clock.now += 2 * DAY
    expect(await calls.reviews()).toMatchObject({ due: [], finishedToday: true })
    await nextDay(60)
    expect(await calls.dueIds()).toHaveLength(2)
    for (const quizId of await calls.dueIds()) expect((await calls.review(quizId, WRONG)).statusCode).toBe(200)
    testApp.clock.now -= 59 * DAY
    const { body } = await testApp.call<Memory>('GET', `/api/users/${member.user.id}/memory`, member)
    for (const { retrievability } of body.ideas) expect(retrievability).toBeLessThanOrEqual(1)
    expect((await calls.reviews()).due).toEqual([])
    testApp.clock.now += 59 * DAY
  })

  test('count no day twice when the member changes zones', async () => {
    testApp.clock.now = Math.ceil(testApp.clock.now / DAY) * DAY + 11 * 3_600_000
    const [a, b, c] = await learned(3)
    testApp.clock.now = Math.ceil(testApp.clock.now / DAY) * DAY + 11 * 3_600_000
    for (const quiz of [a, b, c]) await calls.review(quiz?.id ?? 0, RIGHT)
    expect(await calls.payments()).toHaveLength(1)
    await database().write((db) =>
      db.updateTable('review_cards').set({ due_day: 0 }).where('member_id', '=', member.user.id).execute(),
    )
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC']) {
      await calls.change({ timeZone })
      expect((await calls.reviews()).finishedToday).toBe(true)
      await calls.review((await calls.dueIds())[0] ?? 0, RIGHT)
    }
    expect(await calls.payments()).toHaveLength(1)
  })
})

const A_COURSE = { title: 'Talking to people', description: 'How to begin', category: 'training' }
