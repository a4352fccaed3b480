import type { OwnCourseVideo, PlayedResult } from 'contract/course-videos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aVideo } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the first report of a video', (database) => {
  let testApp: TestApp
  let member: TestMember
  let courseId: number
  let videoId: string
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    member = await testApp.register()
    courseId = (await aCourse(database(), { video_url: null })).id
    videoId = await aVideo(database(), courseId)
  })
  afterAll(() => testApp.app.close())

  const path = () => `/api/users/${member.user.id}/course-videos/${courseId}`
  const report = (stretches: number[][], at?: number) =>
    testApp.call<PlayedResult>('POST', `${path()}/played`, {
      cookie: member.cookie,
      body: { videoId, stretches, ...(at === undefined ? {} : { at }) },
    })
  const wait = (seconds: number) => {
    testApp.clock.now += seconds * 1_000
  }

  test('counts nothing if it claims too much, as after lost reports', async () => {
    const first = await report([[0, 60]])
    expect([first.statusCode, first.body.played, first.body.course?.watchTime]).toEqual([200, [], 0])
    expect(codeOf(await report([[0, 60]]))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    wait(30)
    expect((await report([[0, 60]])).body.course.watchTime).toBe(100)
  })

  test('counts nothing after a reset either, if the page reports all that it played', async () => {
    await report([])
    wait(30)
    expect((await report([[0, 60]])).body.course.watchTime).toBe(100)
    const reset = `/api/users/${member.user.id}/course-progress/${courseId}/reset`
    await testApp.call('POST', reset, { cookie: member.cookie, body: {} })
    expect((await report([[0, 60]])).body.course?.watchTime).toBe(0)
    expect(codeOf(await report([[0, 60]]))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    wait(20)
    expect((await report([[0, 60]])).body.course.watchTime).toBe(100)
  })

  test('doesn’t resume where the previous video stopped', async () => {
    await report([[0, 15]], 15)
    const { cookie } = await testApp.administrator()
    await testApp.call('DELETE', `/api/course-videos/${courseId}`, { cookie })
    videoId = await aVideo(database(), courseId)
    await report([])
    const { body } = await testApp.call<OwnCourseVideo>('GET', path(), { cookie: member.cookie })
    expect(body.video).toMatchObject({ id: videoId, resumeAt: 0 })
  })
})
