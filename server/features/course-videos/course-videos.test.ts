import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CourseProgressResult } from 'contract/course-progress'
import type { CourseVideo, OwnCourseVideo, PlayedResult } from 'contract/course-videos'
import type { Course } from 'contract/courses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { formOf, mp4File, PDF_FILE } from '#server/testing/uploads.ts'

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:04.500\nHello.'
const FILM = mp4File()

describeEachDatabase('a course with an uploaded video', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  let testApp: TestApp
  let administrator: TestMember
  let member: TestMember
  let courseId: number
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder, videoMaxBytes: 100_000 })
    administrator = await testApp.administrator()
  })
  beforeEach(async () => {
    rmSync(join(folder, 'files'), { recursive: true, force: true })
    courseId = (await aCourse(database(), { video_url: null })).id
    member = await testApp.register()
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  const stored = () => (existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : [])
  async function upload(content: Buffer, { cookie } = administrator) {
    const { body, contentType } = await formOf({ courseId: String(courseId) }, { content })
    const headers = { 'content-type': contentType }
    return testApp.call<CourseVideo>('POST', '/api/course-videos/upload', { cookie, headers, body })
  }
  const open = (url: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ method: 'GET', url, headers: { cookie: member.cookie, ...headers } })
  const own = async () =>
    (
      await testApp.call<OwnCourseVideo>('GET', `/api/users/${member.user.id}/course-videos/${courseId}`, {
        cookie: member.cookie,
      })
    ).body.video
  const report = (videoId: string, stretches: number[][], at?: number) =>
    testApp.call<PlayedResult>('POST', `/api/users/${member.user.id}/course-videos/${courseId}/played`, {
      cookie: member.cookie,
      body: { videoId, stretches, ...(at === undefined ? {} : { at }) },
    })
  const progress = (path: string, body: object) =>
    testApp.call<CourseProgressResult>('POST', `/api/users/${member.user.id}/course-progress/${courseId}${path}`, {
      cookie: member.cookie,
      body,
    })
  const captions = (text: string | null) =>
    testApp.call<CourseVideo>('PUT', `/api/course-videos/${courseId}/captions`, {
      cookie: administrator.cookie,
      body: { captions: text },
    })

  describe('that was uploaded', () => {
    test('is on the course and answers ranges with the right bytes, to members only', async () => {
      const { statusCode, body } = await upload(FILM)
      expect([statusCode, body]).toEqual([
        201,
        {
          id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
          courseId,
          url: `/videos/${body.id}`,
          mediaType: 'video/mp4',
          seconds: 60,
          size: FILM.length,
          captionsUrl: null,
        },
      ])
      expect(stored()).toEqual([body.id])
      const { body: course } = await testApp.call<Course>('GET', `/api/courses/${courseId}`, { cookie: member.cookie })
      expect(course.hasOwnVideo).toBe(true)
      const whole = await open(body.url)
      expect([whole.statusCode, whole.rawPayload.equals(FILM)]).toEqual([200, true])
      expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
      const part = await open(body.url, { range: 'bytes=100-199' })
      expect([part.statusCode, part.rawPayload.equals(FILM.subarray(100, 200))]).toEqual([206, true])
      expect(part.headers).toMatchObject({
        'content-range': `bytes 100-199/${FILM.length}`,
        'content-length': '100',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      const outside = await open(body.url, { range: `bytes=${FILM.length}-` })
      expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${FILM.length}`])
      expect((await open(body.url, { cookie: '' })).statusCode).toBe(401)
    })

    test('is not there once its course is hidden, nor once it is deleted, nor its bytes', async () => {
      const { body } = await upload(FILM)
      const setPublic = (isPublic: 0 | 1) =>
        database().write((db) =>
          db.updateTable('courses').set({ is_public: isPublic }).where('id', '=', courseId).execute(),
        )
      await setPublic(0)
      expect((await open(body.url)).statusCode).toBe(404)
      expect((await open(body.url, { cookie: administrator.cookie })).statusCode).toBe(200)
      await setPublic(1)
      const { cookie } = administrator
      expect((await testApp.call('DELETE', `/api/course-videos/${courseId}`, { cookie })).statusCode).toBe(204)
      expect((await open(body.url)).statusCode).toBe(404)
      expect([stored(), await own()]).toEqual([[], null])
      const again = await testApp.call('DELETE', `/api/course-videos/${courseId}`, { cookie })
      expect(codeOf(again)).toEqual([404, 'VIDEO_NOT_FOUND'])
    })

    test('is replaced by the next one, whose progress begins at 0', async () => {
      const first = (await upload(FILM)).body
      await report(first.id, [[0, 15]])
      const second = (await upload(mp4File({ seconds: 30 }))).body
      expect(stored()).toEqual([second.id])
      expect(await own()).toMatchObject({ id: second.id, seconds: 30, played: [], resumeAt: 0 })
      expect(codeOf(await report(first.id, [[15, 20]]))).toEqual([404, 'VIDEO_NOT_FOUND'])
      expect((await report(second.id, [[0, 3]])).body.played).toEqual([[0, 3]])
    })

    test('has captions once they are given, whose faults are named', async () => {
      expect(codeOf(await captions(CAPTIONS))).toEqual([404, 'VIDEO_NOT_FOUND'])
      const { body } = await upload(FILM)
      const wrong = await captions('Hello')
      expect([codeOf(wrong), (wrong.body as unknown as { message: string }).message]).toEqual([
        [400, 'INVALID'],
        'The captions aren’t a WebVTT file. The first line must be WEBVTT.',
      ])
      const given = await captions(CAPTIONS)
      expect(given.body.captionsUrl).toBe(`${body.url}/captions.vtt`)
      const file = await open(`${body.url}/captions.vtt`)
      expect([file.headers['content-type'], file.payload]).toEqual(['text/vtt; charset=utf-8', CAPTIONS])
      expect((await captions(null)).body.captionsUrl).toBeNull()
      expect((await open(`${body.url}/captions.vtt`)).statusCode).toBe(404)
    })
  })

  test.each([
    ['a PDF', PDF_FILE, [415, 'VIDEO_REFUSED']],
    ['a video that was cut off', FILM.subarray(0, -1), [415, 'VIDEO_REFUSED']],
    ['one that is too large', mp4File({ content: Buffer.alloc(200_000) }), [413, 'TOO_LARGE']],
  ])('does not take %s, and nothing of it is stored', async (_what, content, refusal) => {
    expect(codeOf(await upload(content))).toEqual(refusal)
    expect([stored(), await own()]).toEqual([[], null])
  })

  describe('that a member plays', () => {
    let video: CourseVideo
    beforeEach(async () => {
      video = (await upload(FILM)).body
    })
    const wait = (seconds: number) => {
      testApp.clock.now += seconds * 1_000
    }

    test('counts each second once, in whatever pieces, and remembers the place', async () => {
      expect((await report(video.id, [])).body.course).toMatchObject({ watchTime: 0, isCompleted: false })
      wait(30)
      const { body } = await report(
        video.id,
        [
          [0, 10],
          [5, 15],
        ],
        15,
      )
      expect([body.played, body.course.watchTime]).toEqual([[[0, 15]], 25])
      wait(30)
      expect(
        (
          await report(
            video.id,
            [
              [0, 15],
              [30, 45],
            ],
            45,
          )
        ).body.course.watchTime,
      ).toBe(50)
      expect(await own()).toMatchObject({
        played: [
          [0, 15],
          [30, 45],
        ],
        resumeAt: 45,
      })
      expect((await report(video.id, [[0, 15]], 15)).body.course.watchTime).toBe(50)
    })

    test('counts no faster than it can be played', async () => {
      await report(video.id, [])
      const refused = await report(video.id, [[0, 60]])
      expect(codeOf(refused)).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      expect(refused.headers['retry-after']).toBe('20')
      wait(20)
      expect((await report(video.id, [[0, 60]])).body.course.watchTime).toBe(100)
    })

    test('gives the seconds that a report may be ahead of the clock only once', async () => {
      await report(video.id, [])
      expect((await report(video.id, [[0, 20]])).statusCode).toBe(200)
      expect(codeOf(await report(video.id, [[20, 40]]))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      wait(10)
      expect((await report(video.id, [[20, 40]])).statusCode).toBe(200)
      expect(codeOf(await report(video.id, [[40, 60]]))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    })

    test('is watched by playing alone: the watch time that the browser sends is ignored', async () => {
      expect((await progress('', { watchTime: 100, isCompleted: false })).body.watchTime).toBe(0)
      expect(codeOf(await progress('', { watchTime: 100, isCompleted: true }))).toEqual([409, 'COURSE_NOT_FINISHED'])
      await report(video.id, [])
      wait(60)
      await report(video.id, [[0, 54]])
      const done = await progress('', { watchTime: 0, isCompleted: true })
      expect(done.body).toMatchObject({ watchTime: 90, isCompleted: true, payment: 'now' })
    })

    test('begins at 0 after a reset', async () => {
      await report(video.id, [[0, 12]], 12)
      await progress('/reset', {})
      expect(await own()).toMatchObject({ played: [], resumeAt: 0 })
    })

    test('in two tabs at once loses nothing of either', async () => {
      await report(video.id, [])
      wait(20)
      await Promise.all([report(video.id, [[0, 10]]), report(video.id, [[20, 30]])])
      expect((await own())?.played).toEqual([
        [0, 10],
        [20, 30],
      ])
    })

    test.each([
      [{ stretches: [[0]] }],
      [{ stretches: [[0, 1, 2]] }],
      [{ stretches: [[-1, 5]] }],
      [{ stretches: [[0.5, 5]] }],
      [{ stretches: Array.from({ length: 101 }, (_, at) => [at, at + 1]) }],
      [{ stretches: [], at: -1 }],
      [{ stretches: [], videoId: '../../../etc/passwd---' }],
    ])('takes no report like %j', async (body) => {
      const url = `/api/users/${member.user.id}/course-videos/${courseId}/played`
      const call = { cookie: member.cookie, body: { videoId: video.id, ...body } }
      expect((await testApp.call('POST', url, call)).statusCode).toBe(400)
      expect((await own())?.played).toEqual([])
    })

    test('is in the export, and goes with the account', async () => {
      await report(video.id, [[0, 12]], 12)
      const { cookie, user, password } = member
      const exported = await testApp.call<object>('GET', `/api/users/${user.id}/export`, { cookie })
      expect(exported.body).toMatchObject({ videos: [{ secondsPlayed: 12 }] })
      await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
      const plays = database().read.selectFrom('video_plays').selectAll().where('member_id', '=', user.id)
      expect(await plays.execute()).toEqual([])
    })
  })
})
