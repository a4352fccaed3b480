import type { Course } from 'contract/courses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTENT, codeOf, courseCalls, emptyCatalogue } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('writing courses', (database) => {
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

  describe('creating one', () => {
    test('puts it at the end, public unless said otherwise', async () => {
      await aCourse(database())
      const answer = await testApp.call<Course>('POST', '/api/courses', {
        cookie: administrator.cookie,
        body: { ...CONTENT, title: '  Talking to people ', duration: 25, videoUrl: 'https://videos.example/talk' },
      })
      expect(answer.statusCode).toBe(201)
      expect(answer.body).toMatchObject({
        ...CONTENT,
        duration: 25,
        videoUrl: 'https://videos.example/talk',
        isPublic: true,
        order: 2,
        quizCount: 0,
        lessonCount: 0,
        updatedAt: new Date(testApp.clock.now).toISOString(),
      })
      expect(await create({ isPublic: false, duration: null, videoUrl: null })).toMatchObject({
        isPublic: false,
        order: 3,
      })
    })

    test.each([
      [{ title: undefined }, 'Please fill in title and description'],
      [{ title: '   ' }, 'Please fill in title and description'],
      [{ description: '' }, 'Please fill in title and description'],
      [{ title: 'x'.repeat(121) }, '"title" may have at most 120 characters.'],
      [{ title: 'two\nlines' }, 'The title needs letters or digits, and must be on one line'],
      [{ description: 'x'.repeat(2001) }, '"description" may have at most 2000 characters.'],
      [{ category: 'music' }, 'The category must be training, bonus or daily-challenge'],
      [{ category: undefined }, /category/],
      [{ duration: 0 }, '"duration" must be at least 1.'],
      [{ duration: 601 }, '"duration" must be at most 600.'],
      [{ duration: '20' }, '"duration" must be a whole number.'],
      [{ duration: 1.5 }, '"duration" must be a whole number.'],
      [{ isPublic: 'yes' }, '"isPublic" must be true or false.'],
      [{ isAdmin: true }, '"isAdmin" does not belong in this request.'],
      [{ order: 1 }, '"order" does not belong in this request.'],
      [{ videoUrl: '' }, 'The link must be a full address that starts with https:// or http://'],
    ])('with %j is refused with a sentence, and nothing is stored', async (overrides, message) => {
      const answer = await testApp.call('POST', '/api/courses', {
        cookie: administrator.cookie,
        body: { ...CONTENT, ...overrides },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.body.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
      expect(await list(administrator)).toEqual([])
    })

    test.each([
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      '\tjavascript:alert(1)',
      ' https://videos.example',
      'https://videos.example/\t1',
      'https://videos.example/a b',
      'data:text/html,<script>alert(1)</script>',
      '//videos.example/1',
      '/files/1',
      'https://admin@videos.example',
      'https://a:b@videos.example',
      'https:\\\\videos.example',
      'https://',
      'https:///',
      'blob:https://videos.example/1',
      'ftp://videos.example/1',
      'vbscript:msgbox',
      'http:videos.example',
      `https://videos.example/${'x'.repeat(2000)}`,
    ])('takes no %j for the link of a video', async (videoUrl) => {
      const course = await aCourse(database())
      const answers = [
        await testApp.call('POST', '/api/courses', { cookie: administrator.cookie, body: { ...CONTENT, videoUrl } }),
        await put(course.id, { ...CONTENT, videoUrl }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
      expect((await list()).map((each) => each.videoUrl)).toEqual([course.video_url])
    })
  })

  describe('changing one', () => {
    test('takes back what was read, with other text', async () => {
      await create()
      const course = await create({ duration: 20, videoUrl: 'https://videos.example/1' })
      const answer = await put(course.id, { ...course, title: 'Listening' })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toEqual({ ...course, title: 'Listening', updatedAt: expect.any(String) })
      expect(answer.body.updatedAt > course.updatedAt).toBe(true)
    })

    test('takes absent duration and video for none, and leaves place and visibility alone', async () => {
      await create()
      const course = await create({ duration: 20, videoUrl: 'https://videos.example/1', isPublic: false })
      const { body } = await put(course.id, CONTENT)
      expect(body).toMatchObject({ duration: null, videoUrl: null, isPublic: false, order: 2 })
    })

    test('moves it one up or down, and its neighbour makes room', async () => {
      const [one, two, three] = [await create(), await create(), await create()]
      await put(two.id, { ...CONTENT, order: 1 })
      expect((await list()).map(({ id, order }) => [id, order])).toEqual([
        [two.id, 1],
        [one.id, 2],
        [three.id, 3],
      ])
      await put(two.id, { ...CONTENT, order: 3 })
      expect((await list()).map(({ id }) => id)).toEqual([one.id, three.id, two.id])
      expect((await put(one.id, { ...CONTENT, order: 50 })).body.order).toBe(3)
    })

    test('from an old page is refused, so that neither administrator loses what the other wrote', async () => {
      const opened = await create()
      const colleague = await testApp.administrator()
      const first = await put(opened.id, { ...opened, title: 'Listening', duration: 30 }, colleague)
      expect(first.statusCode).toBe(200)
      const second = await put(opened.id, { ...opened, description: 'Something else' })
      expect(codeOf(second)).toEqual([409, 'CHANGED_MEANWHILE'])
      expect(await list()).toEqual([first.body])
      const reloaded = await put(opened.id, { ...first.body, description: 'Something else' })
      expect(reloaded.body).toMatchObject({ title: 'Listening', duration: 30, description: 'Something else' })
    })

    test('from a page where it stood elsewhere is refused too', async () => {
      const [one, two] = [await create(), await create()]
      await put(two.id, { ...CONTENT, order: 1 })
      expect(codeOf(await put(one.id, { ...one, title: 'Moved back?' }))).toEqual([409, 'CHANGED_MEANWHILE'])
      expect((await list()).map(({ id }) => id)).toEqual([two.id, one.id])
    })

    test('with the id of another, or one that is not there, changes nothing', async () => {
      const course = await create()
      expect((await put(course.id, { ...CONTENT, id: course.id + 1 })).statusCode).toBe(400)
      expect(codeOf(await put(course.id + 1, CONTENT))).toEqual([404, 'COURSE_NOT_FOUND'])
      expect(codeOf(await remove(course.id + 1))).toEqual([404, 'COURSE_NOT_FOUND'])
      for (const order of [0, -1, 1.5, '1']) {
        expect((await put(course.id, { ...CONTENT, order })).statusCode).toBe(400)
      }
      expect(await list()).toEqual([course])
    })
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('are %s by administrators only', async (method) => {
    const course = await create()
    const url = method === 'POST' ? '/api/courses' : `/api/courses/${course.id}`
    const body = method === 'DELETE' ? {} : { body: { nonsense: true } }
    expect(codeOf(await testApp.call(method, url, body))).toEqual([401, 'NOT_SIGNED_IN'])
    const asMember = await testApp.call(method, url, { cookie: member.cookie, ...body })
    expect(codeOf(asMember)).toEqual([403, 'ADMINISTRATORS_ONLY'])
    expect(await list()).toEqual([course])
  })
})
