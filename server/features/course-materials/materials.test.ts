import type { CourseMaterial } from 'contract/course-materials'
import type { Course } from 'contract/courses'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, emptyCatalogue } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMaterial } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the materials of a course', (database) => {
  let testApp: TestApp
  let member: TestMember
  let administrator: TestMember
  let courseId: number
  beforeAll(async () => {
    testApp = await startTestApp(database())
    member = await testApp.register()
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await emptyCatalogue(database())
    courseId = (await aCourse(database())).id
  })

  const list = (who = member, id = courseId) =>
    testApp.call<CourseMaterial[]>('GET', `/api/course-materials/${id}`, { cookie: who.cookie })
  const add = (overrides: object = {}, who = administrator) =>
    testApp.call<CourseMaterial>('POST', '/api/course-materials', {
      cookie: who.cookie,
      body: { courseId, title: 'Reading list', type: 'link', ...overrides },
    })
  const remove = (id: number, who = administrator) =>
    testApp.call('DELETE', `/api/course-materials/${id}`, { cookie: who.cookie })

  test('are listed by id for members, and counted on the card', async () => {
    const other = await aCourse(database())
    await aMaterial(database(), other.id)
    const first = await add({ title: ' Reading list ', description: 'Books', fileUrl: 'https://books.example/a?b=c#d' })
    expect(first.statusCode).toBe(201)
    expect(first.body).toEqual({
      id: expect.any(Number),
      courseId,
      title: 'Reading list',
      type: 'link',
      description: 'Books',
      fileUrl: 'https://books.example/a?b=c#d',
    })
    const second = await add({ type: 'pdf', description: null, fileUrl: null })
    expect(second.body).toMatchObject({ type: 'pdf', description: null, fileUrl: null })
    expect((await list()).body).toEqual([first.body, second.body])
    const { body } = await testApp.call<Course[]>('GET', '/api/courses')
    expect(body[0]).toMatchObject({ materialTitles: ['Reading list', 'Reading list'], materialCount: 2 })
  })

  test('go one by one, from the card too', async () => {
    const { body: material } = await add()
    expect((await remove(material.id)).statusCode).toBe(204)
    expect((await list()).body).toEqual([])
    expect((await testApp.call<Course[]>('GET', '/api/courses')).body[0]?.materialCount).toBe(0)
    expect(codeOf(await remove(material.id))).toEqual([404, 'MATERIAL_NOT_FOUND'])
  })

  test('of a hidden or deleted course are not there for members', async () => {
    const { body: material } = await add()
    const change = (values: object) => database().write((db) => db.updateTable('courses').set(values).execute())
    await change({ is_public: 0 })
    expect(codeOf(await list())).toEqual([404, 'COURSE_NOT_FOUND'])
    expect((await list(administrator)).body).toHaveLength(1)
    await change({ deleted_at: 1 })
    expect(codeOf(await list(administrator))).toEqual([404, 'COURSE_NOT_FOUND'])
    expect(codeOf(await add())).toEqual([404, 'COURSE_NOT_FOUND'])
    expect(codeOf(await remove(material.id))).toEqual([404, 'MATERIAL_NOT_FOUND'])
  })

  test('give a link from before the rules out as none', async () => {
    for (const link of ['javascript:alert(1)', '//evil.example', 'https://a:b@evil.example']) {
      await aMaterial(database(), courseId, { link })
    }
    expect((await list()).body.map(({ fileUrl }) => fileUrl)).toEqual([null, null, null])
  })

  test.each([
    [{ courseId: '1' }, '"courseId" must be a whole number.'],
    [{ courseId: undefined }, '"courseId" is missing.'],
    [{ title: ' ' }, 'The title needs letters or digits, and must be on one line'],
    [{ title: undefined }, '"title" is missing.'],
    [{ type: 'video' }, 'The type must be pdf, image, document or link'],
    [{ type: undefined }, '"type" is missing.'],
    [{ description: 'x'.repeat(501) }, '"description" may have at most 500 characters.'],
    [{ fileUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA' }, /full address/],
    [{ fileUrl: 'javascript:alert(1)' }, /full address/],
    [{ fileUrl: 'JaVaScRiPt:alert(1)' }, /full address/],
    [{ fileUrl: 'java\tscript:alert(1)' }, /full address/],
    [{ fileUrl: 'data:text/html,x' }, /full address/],
    [{ fileUrl: '//materials.example' }, /full address/],
    [{ fileUrl: 'https://a@materials.example' }, /full https/],
    [{ fileUrl: 'https://materials.example/\n' }, /full https/],
    [{ fileUrl: 'blob:https://materials.example/1' }, /full address/],
    [{ file_id: 'x' }, '"file_id" does not belong in this request.'],
  ])('take no %j', async (overrides, message) => {
    const answer = await add(overrides)
    const body = answer.body as unknown as { message: string }
    expect(answer.statusCode).toBe(400)
    expect(body.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
    expect((await list()).body).toEqual([])
  })

  test('are read by members and written by administrators only', async () => {
    const { body: material } = await add()
    const nobody = { ...member, cookie: '' }
    for (const answer of [await list(nobody), await add({}, nobody), await remove(material.id, nobody)]) {
      expect(codeOf(answer)).toEqual([401, 'NOT_SIGNED_IN'])
    }
    for (const answer of [await add({ nonsense: 1 }, member), await remove(material.id, member)]) {
      expect(codeOf(answer)).toEqual([403, 'ADMINISTRATORS_ONLY'])
    }
    expect((await list()).body).toEqual([material])
  })
})
