import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { logInAgain, reviewCalls } from '#server/testing/review-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000
const [RIGHT, WRONG] = [0, 2]

describeEachDatabase('the reviews of the next seven days', (database) => {
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

  const dateAfter = (days: number) => new Date(testApp.clock.now + days * DAY).toISOString().slice(0, 10)
  const nextDay = async (days = 1) => {
    testApp.clock.now += days * DAY
    member = await logInAgain(testApp, member)
  }
  const learned = async (count: number, answer = RIGHT) => {
    const ids: number[] = []
    for (let number = 0; number < count; number++) {
      const { id } = await aQuiz(database(), courseId)
      await calls.firstAnswer(id, answer)
      ids.push(id)
    }
    return ids
  }

  test('are asked as today’s are, with their day and never the answer, and can be answered on it', async () => {
    const [wrong] = await learned(1, WRONG)
    const [right] = await learned(1)
    const ahead = await calls.ahead()
    expect(ahead.map(({ quizId }) => quizId)).toEqual([wrong, right])
    expect(ahead[0]?.dueOn).toBe(dateAfter(1))
    expect(ahead.every(({ dueOn }) => dueOn <= dateAfter(7))).toBe(true)
    for (const { choices, ...rest } of ahead) {
      expect(Object.keys(rest).sort()).toEqual(['dueOn', 'lesson', 'question', 'quizId', 'updatedAt'])
      expect(choices.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3])
    }
    await nextDay()
    expect(await calls.dueIds()).toEqual([wrong])
    expect((await calls.review(wrong ?? 0, RIGHT)).statusCode).toBe(200)
    expect((await calls.review(right ?? 0, RIGHT)).body.code).toBe('NOT_DUE')
  })

  test('are without what is to be answered today, and with what is due beyond today’s number', async () => {
    await calls.change({ reviewsPerDay: 5 })
    const ids = await learned(7)
    await nextDay(3)
    const today = await calls.dueIds()
    const ahead = await calls.ahead()
    expect(today).toHaveLength(5)
    expect([...today, ...ahead.map(({ quizId }) => quizId)].sort()).toEqual(ids.toSorted())
    expect(ahead.map(({ dueOn }) => dueOn)).toEqual([dateAfter(1), dateAfter(1)])
  })

  test('are at most what seven days have room for', async () => {
    await calls.change({ reviewsPerDay: 5 })
    await learned(37)
    expect(await calls.ahead()).toHaveLength(35)
  })

  test('are without questions that nobody asks any more, and without what comes back later', async () => {
    const [gone, later, kept] = await learned(3)
    await database().write((db) =>
      db
        .updateTable('review_cards')
        .set({ due_day: Math.floor(testApp.clock.now / DAY) + 8 })
        .where('member_id', '=', member.user.id)
        .where('quiz_id', '=', later ?? 0)
        .execute(),
    )
    const administrator = await testApp.administrator()
    const answer = await testApp.call('DELETE', `/api/quizzes/${gone}`, { cookie: administrator.cookie })
    expect(answer.statusCode).toBe(204)
    expect((await calls.ahead()).map(({ quizId }) => quizId)).toEqual([kept])
  })
})
