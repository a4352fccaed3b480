import type { ErrorAnswer } from 'contract/common'
import type { CourseProgressResult } from 'contract/course-progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('completing a course under COURSE_COMPLETION=strict', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { courseCompletion: 'strict' })
  })
  afterAll(() => testApp.app.close())

  const save = async ({ user, cookie }: TestMember, courseId: number, watchTime: number, isCompleted: boolean) => {
    const { statusCode, body } = await testApp.call<CourseProgressResult & ErrorAnswer>(
      'POST',
      `/api/users/${user.id}/course-progress/${courseId}`,
      { cookie, body: { watchTime, isCompleted } },
    )
    return statusCode === 200 ? { watchTime: body.watchTime, payment: body.payment } : body.code
  }
  const answer = ({ user, cookie }: TestMember, quizId: number, choice: number) =>
    testApp.call('POST', `/api/users/${user.id}/quiz-answer`, { cookie, body: { quizId, answer: choice } })

  test('needs the video at 90 percent and every quiz right, and stores nothing when it refuses', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database())]
    const quiz = await aQuiz(database(), id)
    expect(await save(member, id, 100, true)).toBe('COURSE_NOT_FINISHED')
    expect(await save(member, id, 0, false)).toEqual({ watchTime: 0, payment: 'none' })
    await answer(member, quiz.id, 3)
    expect(await save(member, id, 95, true)).toBe('COURSE_NOT_FINISHED')
    await answer(member, quiz.id, 0)
    expect(await save(member, id, 89, true)).toBe('COURSE_NOT_FINISHED')
    expect(await save(member, id, 90, false)).toEqual({ watchTime: 90, payment: 'none' })
    expect(await save(member, id, 0, true)).toEqual({ watchTime: 90, payment: 'now' })
  })

  test('asks for no video where there is none, and for nothing once completed', async () => {
    const [member, { id }] = [await testApp.register(), await aCourse(database(), { video_url: null })]
    expect(await save(member, id, 0, true)).toEqual({ watchTime: 0, payment: 'now' })
    await aQuiz(database(), id)
    expect(await save(member, id, 5, true)).toEqual({ watchTime: 5, payment: 'before' })
  })
})
