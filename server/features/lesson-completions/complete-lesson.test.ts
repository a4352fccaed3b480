import type { AccountExport } from 'contract/account'
import type { ErrorAnswer } from 'contract/common'
import type { CourseProgress, CourseProgressResult } from 'contract/course-progress'
import type { LessonResult, LessonSummary } from 'contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aQuiz } from '#server/testing/factories.ts'
import { type Answer, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('finishing lessons', (database) => {
  let testApp: TestApp
  let strict: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    strict = await startTestApp(database(), { courseCompletion: 'strict' })
    administrator = await testApp.administrator()
  })
  afterAll(() => Promise.all([testApp.app.close(), strict.app.close()]))

  /** A course without a video, with this number of lessons. */
  const aLine = async (count: number, course: Parameters<typeof aCourse>[1] = { video_url: null }) => {
    const { id } = await aCourse(database(), course)
    const lessons: number[] = []
    for (let at = 0; at < count; at += 1) lessons.push((await aLesson(database(), id)).id)
    return { id, lessons }
  }
  const finish = <Body = LessonResult>({ user, cookie }: TestMember, lessonId: number | undefined) =>
    testApp.call<Body>('POST', `/api/users/${user.id}/lessons/${lessonId}/complete`, { cookie })
  const record = async ({ user, cookie }: TestMember, courseId: number) =>
    (await testApp.call<CourseProgress>('GET', `/api/users/${user.id}/course-progress/${courseId}`, { cookie })).body
  const save = ({ user, cookie }: TestMember, courseId: number, body: object, app = testApp) =>
    app.call<CourseProgressResult>('POST', `/api/users/${user.id}/course-progress/${courseId}`, { cookie, body })
  const reset = ({ user, cookie }: TestMember, courseId: number) =>
    testApp.call('POST', `/api/users/${user.id}/course-progress/${courseId}/reset`, { cookie })
  const percent = async ({ cookie }: TestMember, courseId: number) =>
    (await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie })).body.courseProgress[courseId]
  const finished = async ({ cookie }: TestMember, courseId: number) =>
    (await testApp.call<LessonSummary[]>('GET', `/api/courses/${courseId}/lessons`, { cookie })).body.map(
      ({ isFinished }) => isFinished,
    )
  const manage = (method: 'PUT' | 'DELETE', lessonId: number | undefined, body?: object) =>
    testApp.call(method, `/api/lessons/${lessonId}`, { cookie: administrator.cookie, ...(body ? { body } : {}) })
  const codeOf = ({ statusCode, body }: Answer<unknown>) => [statusCode, (body as ErrorAnswer).code]

  test('begins the course and counts as its share of the lessons, once', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(3)]
    const first = await finish(member, lessons[0])
    expect(first.body).toMatchObject({
      lessonId: lessons[0],
      course: {
        courseId: id,
        watchTime: 33,
        isCompleted: false,
        payment: 'none',
        user: { courseProgress: { [id]: 60 } },
      },
    })
    expect((await finish(member, lessons[0])).body.course.watchTime).toBe(33)
    expect((await finish(member, lessons[2])).body.course.watchTime).toBe(66)
    expect(await finished(member, id)).toEqual([true, false, true])
    expect((await finish(member, lessons[1])).body.course.watchTime).toBe(100)
    expect([await percent(member, id), await record(member, id)]).toEqual([
      100,
      { courseId: id, watchTime: 100, isCompleted: false },
    ])
  })

  test('can’t be claimed by sending a watch time', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(4)]
    expect((await save(member, id, { watchTime: 100, isCompleted: false })).body.watchTime).toBe(0)
    await finish(member, lessons[0])
    expect((await save(member, id, { watchTime: 100, isCompleted: false })).body.watchTime).toBe(25)
    const early = await save(member, id, { watchTime: 100, isCompleted: true })
    expect(codeOf(early)).toEqual([409, 'COURSE_NOT_FINISHED'])
    expect(await record(member, id)).toMatchObject({ watchTime: 25, isCompleted: false })
  })

  test('lets the course be completed from 90 percent on, and pays it', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(10)]
    for (const lesson of lessons.slice(0, 8)) await finish(member, lesson)
    expect(codeOf(await save(member, id, { watchTime: 100, isCompleted: true }))[0]).toBe(409)
    await finish(member, lessons[8])
    const done = await save(member, id, { watchTime: 0, isCompleted: true })
    expect(done.body).toMatchObject({ watchTime: 90, isCompleted: true, payment: 'now' })
    expect(done.body.user.courseProgress[id]).toBe(100)
    expect((await finish(member, lessons[9])).body.course).toMatchObject({ isCompleted: true, payment: 'before' })
  })

  test('under the strict setting needs the quizzes of the course as well, and not those of its lessons', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(1)]
    const quiz = await aQuiz(database(), id)
    await aQuiz(database(), null, { lesson_id: lessons[0] ?? null })
    await finish(member, lessons[0])
    expect(codeOf(await save(member, id, { watchTime: 100, isCompleted: true }, strict))[0]).toBe(409)
    const body = { quizId: quiz.id, answer: 0 }
    await testApp.call('POST', `/api/users/${member.user.id}/quiz-answer`, { cookie: member.cookie, body })
    expect((await save(member, id, { watchTime: 100, isCompleted: true }, strict)).statusCode).toBe(200)
  })

  test('doesn’t change the watch time where the course has a video', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(2, {})]
    expect((await finish(member, lessons[0])).body.course.watchTime).toBe(0)
    expect((await save(member, id, { watchTime: 40, isCompleted: false })).body.watchTime).toBe(40)
    expect(await finished(member, id)).toEqual([true, false])
    const filmed = await aLine(2, { video_url: null, has_own_video: 1 })
    expect((await finish(member, filmed.lessons[0])).body.course.watchTime).toBe(0)
    expect(await percent(member, filmed.id)).toBe(40)
  })

  test('is undone by a reset, with the answers to the lessons’ questions', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(2)]
    const quiz = await aQuiz(database(), null, { lesson_id: lessons[0] ?? null })
    const other = await aLine(1)
    for (const lesson of [...lessons, ...other.lessons]) await finish(member, lesson)
    const body = { quizId: quiz.id, answer: 0 }
    await testApp.call('POST', `/api/users/${member.user.id}/quiz-answer`, { cookie: member.cookie, body })
    await reset(member, id)
    expect([await finished(member, id), await finished(member, other.id)]).toEqual([[false, false], [true]])
    expect(await record(member, id)).toMatchObject({ watchTime: 0 })
    const me = await testApp.call<TestMember['user']>('GET', '/api/auth/me', { cookie: member.cookie })
    expect(me.body.quizCorrect).not.toHaveProperty(String(quiz.id))
    expect((await finish(member, lessons[1])).body.course.watchTime).toBe(50)
  })

  test('stays what it is when a lesson comes later: the watch time never falls', async () => {
    const [member, done] = [await testApp.register(), await testApp.register()]
    const { id, lessons } = await aLine(2)
    for (const lesson of lessons) {
      await finish(member, lesson)
      await finish(done, lesson)
    }
    await save(done, id, { watchTime: 0, isCompleted: true })
    await aLesson(database(), id)
    expect([await percent(member, id), await percent(done, id)]).toEqual([100, 100])
    expect((await record(member, id)).watchTime).toBe(100)
    expect(await finished(member, id)).toEqual([true, true, false])
  })

  test('counts for more when a lesson that is left is deleted or made a draft', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(4)]
    await finish(member, lessons[0])
    await finish(member, lessons[1])
    await manage('DELETE', lessons[3])
    expect([(await record(member, id)).watchTime, await percent(member, id)]).toEqual([66, 80])
    const [, , third] = (await testApp.call<LessonSummary[]>('GET', `/api/courses/${id}/lessons`)).body
    const lesson = { title: 'c', minutes: 1, objective: 'c', content: 'c', cards: [] }
    await manage('PUT', third?.id, { ...lesson, isDraft: true })
    expect([(await record(member, id)).watchTime, await percent(member, id)]).toEqual([100, 100])
    const list = `/api/users/${member.user.id}/course-progress`
    const { body } = await testApp.call<CourseProgress[]>('GET', list, { cookie: member.cookie })
    expect(body).toEqual([{ courseId: id, watchTime: 100, isCompleted: false }])
    expect((await save(member, id, { watchTime: 0, isCompleted: true })).body).toMatchObject({ isCompleted: true })
  })

  test('keeps its share in a course that is deleted', async () => {
    const [member, { id, lessons }] = [await testApp.register(), await aLine(4)]
    await finish(member, lessons[0])
    await testApp.call('DELETE', `/api/courses/${id}`, { cookie: administrator.cookie })
    expect(await percent(member, id)).toBe(55)
  })

  test('is only of lessons that the member sees', async () => {
    const member = await testApp.register()
    const hidden = await aLine(1, { video_url: null, is_public: 0 })
    const draft = await aLesson(database(), (await aLine(0)).id, { is_draft: 1 })
    for (const lesson of [hidden.lessons[0], draft.id, 999_999]) {
      expect(codeOf(await finish(member, lesson))).toEqual([404, 'LESSON_NOT_FOUND'])
    }
  })

  test('is in the export, where what is hidden has no name', async () => {
    const [member, open, closed] = [await testApp.register(), await aLine(1), await aLine(1)]
    for (const lesson of [...open.lessons, ...closed.lessons]) await finish(member, lesson)
    await database().write((db) =>
      db.updateTable('courses').set({ is_public: 0 }).where('id', '=', closed.id).execute(),
    )
    const url = `/api/users/${member.user.id}/export`
    const { body } = await testApp.call<AccountExport>('GET', url, { cookie: member.cookie })
    expect((body.learned as { lessons: unknown }).lessons).toEqual([
      { title: expect.stringMatching(/^Lesson \d+$/), finishedAt: expect.stringMatching(/^20\d\d-/) },
      { title: 'A lesson', finishedAt: expect.stringMatching(/^20\d\d-/) },
    ])
  })
})
