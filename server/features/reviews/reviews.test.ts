import type { ErrorAnswer } from 'contract/common'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMission, aQuiz } from '#server/testing/factories.ts'
import { logInAgain, reviewCalls } from '#server/testing/review-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000
const [RIGHT, WRONG] = [0, 2]

describeEachDatabase('reviews', (database) => {
  let testApp: TestApp
  let member: TestMember
  let courseId: number
  let calls: ReturnType<typeof reviewCalls>
  beforeAll(async () => {
    testApp = await startTestApp(database())
    calls = reviewCalls(testApp, () => member)
  })
  beforeEach(async () => {
    member = await testApp.register()
    courseId = (await aCourse(database())).id
  })
  afterAll(() => testApp.app.close())

  const nextDay = async (days = 1) => {
    testApp.clock.now += days * DAY
    member = await logInAgain(testApp, member)
  }
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

  test('begin with the first answer to an idea, wherever it is; another wording and a reset make no second card', async () => {
    const mission = await aMission(database(), { id: 901 })
    const inCourse = await aQuiz(database(), courseId)
    const check = await aQuiz(database(), null, { mission_id: mission.id, idea: 'who-pays' })
    const wording = await aQuiz(database(), null, { mission_id: mission.id, idea: 'who-pays' })
    await calls.firstAnswer(inCourse.id, RIGHT)
    await calls.firstAnswer(check.id, WRONG)
    await calls.firstAnswer(wording.id, RIGHT)
    await testApp.call('POST', `/api/users/${member.user.id}/quiz/${inCourse.id}/reset`, { cookie: member.cookie })
    await calls.firstAnswer(inCourse.id, WRONG)
    expect(await calls.log()).toEqual([
      {
        idea: `quiz:${inCourse.id}`,
        quiz_id: inCourse.id,
        rating: 3,
        retrievability: null,
        place: 'quiz',
        answer: RIGHT,
      },
      { idea: 'who-pays', quiz_id: check.id, rating: 1, retrievability: null, place: 'check', answer: WRONG },
    ])
  })

  test('ask about what is due, in another wording, with the choices in an order of the day and never the answer', async () => {
    const { id: lessonId } = await aLesson(database(), courseId, { title: 'The two papers' })
    const first = await aQuiz(database(), null, { lesson_id: lessonId, idea: `papers-${lessonId}` })
    const second = await aQuiz(database(), null, { lesson_id: lessonId, idea: `papers-${lessonId}` })
    await calls.firstAnswer(first.id, RIGHT)
    expect((await calls.reviews()).due).toEqual([])
    await nextDay(3)
    const { due, waiting, finishedToday, perDay } = await calls.reviews()
    expect(due).toEqual([
      {
        quizId: second.id,
        question: second.question,
        choices: expect.any(Array),
        lesson: { title: 'The two papers', href: `/course/${courseId}/lesson/1` },
        updatedAt: new Date(second.updated_at).toISOString(),
      },
    ])
    expect([waiting, finishedToday, perDay]).toEqual([1, false, 10])
    expect(due[0]?.choices.toSorted((a, b) => a.index - b.index)).toEqual(
      ['Yes', 'No', 'Perhaps', 'Never'].map((text, index) => ({ index, text })),
    )
    expect((await calls.reviews()).due).toEqual(due)
  })

  test('move a card by days: right comes back later, wrong and guessed tomorrow', async () => {
    const [known, guessed, wrong] = await learned(3)
    const days = async (quiz: { id: number } | undefined, answer: number, isGuess = false) => {
      const { body } = await calls.review(quiz?.id ?? 0, answer, { guessed: isGuess })
      return (Date.parse(body.nextDueOn) - Date.parse('2026-03-02')) / DAY - (testApp.clock.now - START) / DAY
    }
    const ahead = [await days(known, RIGHT), await days(guessed, RIGHT, true), await days(wrong, WRONG)]
    expect(ahead[0]).toBeGreaterThan(5)
    expect(ahead[1]).toBeLessThanOrEqual(2)
    expect(ahead[2]).toBe(ahead[1])
    const places = (await calls.log()).slice(3)
    expect(places.map(({ rating, place }) => [rating, place])).toEqual([
      [3, 'review'],
      [1, 'review'],
      [1, 'review'],
    ])
    expect(places.every(({ retrievability }) => (retrievability ?? 0) > 0.5 && (retrievability ?? 1) < 1)).toBe(true)
  })

  test('pay the day with the answer that finishes it, a point for each right first try, no tokens, once', async () => {
    const [a, b, c] = await learned(3)
    const first = await calls.review(a?.id ?? 0, RIGHT)
    expect(first.body).toMatchObject({ pointsEarned: 0, finishedToday: false, correct: true })
    expect((await calls.review(b?.id ?? 0, RIGHT, { guessed: true })).body).toMatchObject({ pointsEarned: 0 })
    const last = await calls.review(c?.id ?? 0, WRONG)
    expect(last.body).toMatchObject({ correct: false, correctAnswer: RIGHT, pointsEarned: 2, finishedToday: true })
    expect(last.body.user.leaderboardPts).toBe(first.body.user.leaderboardPts + 2)
    const today = new Date(testApp.clock.now).toISOString().slice(0, 10)
    expect(await calls.payments()).toEqual([{ reference: today, tokens: 0, points: 2 }])
    expect(await calls.reviews()).toMatchObject({ due: [], finishedToday: true })
    const page = await testApp.call<{ entries: { title: string }[] }>('GET', `/api/users/${member.user.id}/ledger`, {
      cookie: member.cookie,
    })
    expect(page.body.entries[0]?.title).toBe('Review of the day')
  })

  test('pay ten points at most', async () => {
    await calls.change({ reviewsPerDay: 20 })
    const quizzes = await learned(12)
    for (const { id } of quizzes) await calls.review(id, RIGHT)
    expect((await calls.payments()).map(({ points }) => points)).toEqual([10])
  })

  test('pay a day that a lower number finishes, once', async () => {
    const quizzes = await learned(8)
    for (const { id } of quizzes.slice(0, 6)) await calls.review(id, RIGHT)
    await calls.change({ reviewsPerDay: 20 })
    expect(await calls.payments()).toEqual([])
    const { body: user } = await calls.change({ reviewsPerDay: 5 })
    const payments = await calls.payments()
    expect(payments.map(({ points }) => points)).toEqual([6])
    expect(user.leaderboardPts).toBe(member.user.leaderboardPts + 8 * 10 + 6)
    expect(await calls.reviews()).toMatchObject({ due: [], waiting: 2, finishedToday: true })
    await calls.change({ reviewsPerDay: 10 })
    for (const { id } of quizzes.slice(6)) expect((await calls.review(id, RIGHT)).body.pointsEarned).toBe(0)
    await calls.change({ reviewsPerDay: 5 })
    expect(await calls.payments()).toEqual(payments)
  })

  test('ask no more than the member wants in a day, the oldest first', async () => {
    const first = await learned(4)
    const second = await learned(4)
    await calls.change({ reviewsPerDay: 5 })
    const { due, waiting } = await calls.reviews()
    expect([due.length, waiting]).toEqual([5, 8])
    expect(new Set(due.slice(0, 4).map(({ quizId }) => quizId))).toEqual(new Set(first.map(({ id }) => id)))
    for (const { quizId } of due) await calls.review(quizId, RIGHT)
    expect(await calls.reviews()).toMatchObject({ due: [], waiting: 3, finishedToday: true })
    const left = second.filter(({ id }) => !due.some(({ quizId }) => quizId === id))
    expect(codeOf(await calls.review(left[0]?.id ?? 0, RIGHT))).toEqual([409, 'NOT_DUE'])
    const bad = await calls.change({ reviewsPerDay: 7 })
    expect(bad.statusCode).toBe(400)
    await nextDay()
    expect(await calls.dueIds()).toEqual(expect.arrayContaining(left.map(({ id }) => id)))
  })

  test('can be asked for one course or station alone', async () => {
    const [inCourse] = await learned(1)
    const mission = await aMission(database(), { id: 902 })
    const check = await aQuiz(database(), null, { mission_id: mission.id })
    await calls.firstAnswer(check.id, RIGHT)
    await nextDay(3)
    expect(await calls.dueIds(`?course=${courseId}`)).toEqual([inCourse?.id])
    expect(await calls.dueIds(`?mission=${mission.id}`)).toEqual([check.id])
    expect(
      (await testApp.call('GET', `/api/users/${member.user.id}/reviews?course=0`, { cookie: member.cookie }))
        .statusCode,
    ).toBe(400)
  })

  test('of one station alone count its own questions, and say when they come back', async () => {
    const mission = await aMission(database(), { id: 903 })
    const check = await aQuiz(database(), null, { mission_id: mission.id })
    await calls.firstAnswer(check.id, RIGHT)
    await nextDay(3)
    const { body: verdict } = await calls.review(check.id, RIGHT)
    const inCourse = await learned(6)
    expect(await calls.reviews(`?mission=${mission.id}`)).toMatchObject({
      due: [],
      waiting: 0,
      nextDueOn: verdict.nextDueOn,
    })
    await calls.change({ reviewsPerDay: 5 })
    for (const { id } of inCourse.slice(0, 5)) await calls.review(id, RIGHT)
    const tomorrow = new Date(testApp.clock.now + DAY).toISOString().slice(0, 10)
    expect(await calls.reviews(`?course=${courseId}`)).toMatchObject({ due: [], waiting: 1, nextDueOn: tomorrow })
  })

  test('show the days ahead', async () => {
    await learned(2)
    const { forecast, nextDueOn } = await calls.reviews()
    const today = new Date(testApp.clock.now).toISOString().slice(0, 10)
    expect(forecast).toHaveLength(14)
    expect([forecast[0], nextDueOn]).toEqual([{ date: today, count: 2 }, today])
    for (const quizId of await calls.dueIds()) await calls.review(quizId, WRONG)
    const after = await calls.reviews()
    expect(after.forecast.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(after.nextDueOn).toBe(after.forecast.find(({ count }) => count > 0)?.date)
  })

  test('belong to the member alone, and say how many they want', async () => {
    const other = await testApp.register()
    const { statusCode } = await testApp.call('GET', `/api/users/${other.user.id}/reviews`, { cookie: member.cookie })
    expect(statusCode).toBe(403)
    const { body } = await calls.change({ reviewsPerDay: 40 })
    expect(body.reviewsPerDay).toBe(40)
  })
})

const START = Date.parse('2026-03-02T09:00:00Z')
