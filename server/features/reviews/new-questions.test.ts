import type { Reviews, ReviewVerdict } from 'contract/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000
const RIGHT = 0

describeEachDatabase('general questions in reviews', (database) => {
  let testApp: TestApp
  const general: number[] = []
  beforeAll(async () => {
    testApp = await startTestApp(database())
    for (let number = 0; number < 5; number++) general.push((await aQuiz(database(), null)).id)
  })
  afterAll(() => testApp.app.close())

  const reviews = async ({ user, cookie }: TestMember, query = '') =>
    (await testApp.call<Reviews>('GET', `/api/users/${user.id}/reviews${query}`, { cookie })).body
  const dueIds = async (member: TestMember) => (await reviews(member)).due.map(({ quizId }) => quizId)
  const review = ({ user, cookie }: TestMember, quizId: number) =>
    testApp.call<ReviewVerdict>('POST', `/api/users/${user.id}/reviews`, { cookie, body: { quizId, answer: RIGHT } })

  test('come two a day until the member has met them all', async () => {
    const member = await testApp.register()
    const [first, second, third, fourth, fifth] = general
    expect(await dueIds(member)).toEqual([first, second])
    expect((await review(member, third ?? 0)).statusCode).toBe(409)
    expect((await review(member, first ?? 0)).body).toMatchObject({ correct: true, finishedToday: false })
    expect(await dueIds(member)).toEqual([second])
    expect((await review(member, second ?? 0)).body).toMatchObject({ finishedToday: true, pointsEarned: 2 })
    const done = await reviews(member)
    const tomorrow = new Date(testApp.clock.now + DAY).toISOString().slice(0, 10)
    expect([done.due, done.nextDueOn]).toEqual([[], tomorrow])
    testApp.clock.now += DAY
    expect(await dueIds(member)).toEqual([third, fourth])
    for (const id of [third, fourth]) await review(member, id ?? 0)
    testApp.clock.now += DAY
    expect(await dueIds(member)).toContain(fifth)
  })

  test('wait while more than ten cards wait', async () => {
    const member = await testApp.register()
    const { id: courseId } = await aCourse(database())
    const cards = []
    for (let number = 0; number < 11; number++) {
      const quiz = await aQuiz(database(), courseId)
      await aReviewCard(database(), member.user.id, quiz)
      cards.push(quiz.id)
    }
    const body = { reviewsPerDay: 20 }
    await testApp.call('PATCH', `/api/users/${member.user.id}`, { cookie: member.cookie, body })
    expect((await dueIds(member)).toSorted()).toEqual(cards.toSorted())
    await review(member, cards[0] ?? 0)
    const due = await dueIds(member)
    expect(due).toHaveLength(12)
    expect(due.slice(10)).toEqual(general.slice(0, 2))
  })

  test('are left out of a review of one course', async () => {
    const member = await testApp.register()
    const { id: courseId } = await aCourse(database())
    await aReviewCard(database(), member.user.id, await aQuiz(database(), courseId), { due_day: 2_932_896 })
    const reviewed = await reviews(member, `?course=${courseId}`)
    expect([reviewed.due, reviewed.waiting, reviewed.nextDueOn]).toEqual([[], 0, '9999-12-31'])
  })

  test('are within the number that the member wants', async () => {
    const member = await testApp.register()
    const { id: courseId } = await aCourse(database())
    const body = { reviewsPerDay: 5 }
    await testApp.call('PATCH', `/api/users/${member.user.id}`, { cookie: member.cookie, body })
    for (let number = 0; number < 4; number++) {
      await aReviewCard(database(), member.user.id, await aQuiz(database(), courseId))
    }
    expect((await dueIds(member)).slice(4)).toEqual(general.slice(0, 1))
  })
})
