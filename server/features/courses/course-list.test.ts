import type { Course } from 'contract/courses'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONTENT, codeOf, courseCalls, emptyCatalogue } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMaterial, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the list of courses', (database) => {
  let testApp: TestApp
  let member: TestMember
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    member = await testApp.register()
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())
  beforeEach(() => emptyCatalogue(database()))
  const { list, create, put, remove } = courseCalls(
    () => testApp,
    () => administrator,
  )

  test('is in order and says what each course holds, to visitors too', async () => {
    const second = await aCourse(database(), { position: 2, video_url: null, duration: null })
    const first = await aCourse(database(), { position: 1 })
    for (const title of ['One', 'Two', 'Three', 'Four']) await aMaterial(database(), first.id, { title })
    await aQuiz(database(), first.id)
    await aQuiz(database(), first.id, { deleted_at: 1 })
    await aQuiz(database(), null)
    for (const row of [{}, {}, { is_draft: 1 as const }, { position: 0, deleted_at: 1 }])
      await aLesson(database(), first.id, row)
    const expected = [
      {
        id: first.id,
        title: first.title,
        description: first.description,
        category: 'training',
        theme: null,
        duration: 20,
        videoUrl: first.video_url,
        isPublic: true,
        order: 1,
        materialTitles: ['One', 'Two', 'Three'],
        materialCount: 4,
        videoAbout: null,
        hasOwnVideo: false,
        quizCount: 1,
        lessonCount: 2,
        updatedAt: new Date(first.updated_at).toISOString(),
      },
      expect.objectContaining({ id: second.id, order: 2, videoUrl: null, duration: null, materialTitles: [] }),
    ]
    expect(await list()).toEqual(expected)
    expect(await list(member)).toEqual(expected)
    expect((await testApp.call('GET', `/api/courses/${first.id}`)).body).toEqual(expected[0])
  })

  test('has hidden courses for administrators only; others can’t read one by its id either', async () => {
    const shown = await aCourse(database())
    const hidden = await aCourse(database(), { is_public: 0 })
    expect((await list(administrator)).map(({ id }) => id)).toEqual([shown.id, hidden.id])
    for (const who of [undefined, member]) {
      expect((await list(who)).map(({ id }) => id)).toEqual([shown.id])
      const cookie = who?.cookie ?? ''
      const answer = await testApp.call('GET', `/api/courses/${hidden.id}`, { cookie })
      expect(codeOf(answer)).toEqual([404, 'COURSE_NOT_FOUND'])
      expect(answer.body.message).toBe('Course not found.')
      const unknown = await testApp.call('GET', '/api/courses/999999', { cookie })
      expect(answer.body).toEqual(unknown.body)
    }
    const { body } = await testApp.call<Course>('GET', `/api/courses/${hidden.id}`, { cookie: administrator.cookie })
    expect(body.isPublic).toBe(false)
  })

  test('shows every change at once', async () => {
    expect(await list()).toEqual([])
    const course = await create()
    expect((await list()).map(({ title }) => title)).toEqual(['Talking to people'])
    await put(course.id, { ...CONTENT, title: 'Listening' })
    expect((await list()).map(({ title }) => title)).toEqual(['Listening'])
    await put(course.id, { ...CONTENT, isPublic: false })
    expect(await list()).toEqual([])
    expect(await list(administrator)).toHaveLength(1)
    await remove(course.id)
    expect(await list(administrator)).toEqual([])
  })

  test('is not sent again to a browser that has it, until it changes', async () => {
    await create()
    const first = await testApp.call('GET', '/api/courses')
    expect(first.headers['cache-control']).toBe('no-cache')
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await testApp.call('GET', '/api/courses', { headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    const asAdministrator = { cookie: administrator.cookie, headers: { 'if-none-match': etag } }
    await create({ isPublic: false })
    expect((await testApp.call('GET', '/api/courses', asAdministrator)).statusCode).toBe(200)
    expect((await testApp.call('GET', '/api/courses', { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    await create()
    expect((await testApp.call('GET', '/api/courses', { headers: { 'if-none-match': etag } })).statusCode).toBe(200)
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
    ['br', 'deflate, gzip;q=1.0, br;q=0.1'],
  ])('is compressed as %s for clients that accept %s', async (encoding, accepted) => {
    for (let index = 0; index < 20; index++) await aCourse(database())
    const headers = { 'accept-encoding': accepted }
    const answer = await testApp.app.inject({ method: 'GET', url: '/api/courses', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(await list()).length / 2)
  })

  test('gives a link from before the rules out as none', async () => {
    const course = await aCourse(database(), { video_url: 'javascript:alert(1)' })
    expect((await list())[0]?.videoUrl).toBeNull()
    expect((await testApp.call<Course>('GET', `/api/courses/${course.id}`)).body.videoUrl).toBeNull()
  })
})
