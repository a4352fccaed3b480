import type { ErrorAnswer } from 'contract/common'
import type { Course } from 'contract/courses'
import type { Lesson, LessonSummary } from 'contract/lessons'
import type { Quiz } from 'contract/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aQuiz } from '#server/testing/factories.ts'
import { type Answer, type Method, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const A_LESSON = {
  title: ' Where the money comes from ',
  minutes: 4,
  objective: 'You name each kind of payment.',
  content: 'A plan pays for **two** things.\n',
  cards: [
    { kind: 'read', text: 'Goods that somebody outside wanted.' },
    { kind: 'order', ask: 'In which order?', items: ['Ask', 'Listen', 'Thank'], because: 'So.' },
    { kind: 'do', text: 'Ask for the plan.' },
  ],
}

describeEachDatabase('lessons', (database) => {
  let testApp: TestApp
  let member: TestMember
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    member = await testApp.register()
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const get = <Body>(url: string, as: TestMember | null = member) =>
    testApp.call<Body>('GET', url, as === null ? {} : { cookie: as.cookie })
  const list = async (courseId: number, as: TestMember | null = member) =>
    (await get<LessonSummary[]>(`/api/courses/${courseId}/lessons`, as)).body
  const titles = async (courseId: number) => (await list(courseId, administrator)).map(({ title }) => title)
  const write = <Body = Lesson>(method: Method, url: string, body?: object) =>
    testApp.call<Body>(method, url, { cookie: administrator.cookie, ...(body ? { body } : {}) })
  const codeOf = ({ statusCode, body }: Answer<unknown>) => [statusCode, (body as ErrorAnswer).code]
  const audited = async (id: number) =>
    (await database().read.selectFrom('audit_log').selectAll().where('target_kind', '=', 'lesson').execute())
      .filter(({ target_id }) => target_id === String(id))
      .map(({ kind }) => kind)

  test('are added at the end of a course, trimmed, and come back as they went in', async () => {
    const { id: courseId } = await aCourse(database())
    await aLesson(database(), courseId)
    const { statusCode, body } = await write('POST', `/api/courses/${courseId}/lessons`, A_LESSON)
    expect(statusCode).toBe(201)
    const whole = { title: 'Where the money comes from', content: 'A plan pays for **two** things.' }
    expect(body).toMatchObject({ ...A_LESSON, ...whole, courseId, position: 2, isDraft: false, isFinished: false })
    expect((await get(`/api/courses/${courseId}/lessons/${body.id}`)).body).toEqual(body)
    const { content: _content, cards: _cards, ...summary } = body
    expect((await list(courseId))[1]).toEqual(summary)
    expect(await audited(body.id)).toEqual(['lesson-created'])
  })

  test('are listed for visitors without their texts, which take a session', async () => {
    const { id: courseId } = await aCourse(database())
    const { id } = await aLesson(database(), courseId)
    const listed = await list(courseId, null)
    expect(listed).toEqual(await list(courseId))
    expect(JSON.stringify(listed)).not.toMatch(/content|cards/)
    expect(codeOf(await get(`/api/courses/${courseId}/lessons/${id}`, null))).toEqual([401, 'NOT_SIGNED_IN'])
  })

  test('of a hidden or deleted course are for nobody who can’t see the course', async () => {
    const hidden = await aCourse(database(), { is_public: 0 })
    const { id } = await aLesson(database(), hidden.id)
    const one = `/api/courses/${hidden.id}/lessons/${id}`
    for (const reader of [null, member]) {
      expect(codeOf(await get(`/api/courses/${hidden.id}/lessons`, reader))).toEqual([404, 'COURSE_NOT_FOUND'])
    }
    expect(codeOf(await get(one))).toEqual([404, 'LESSON_NOT_FOUND'])
    expect((await get(one, administrator)).statusCode).toBe(200)
    expect((await write('DELETE', `/api/courses/${hidden.id}`)).statusCode).toBe(204)
    expect(codeOf(await get(one, administrator))).toEqual([404, 'LESSON_NOT_FOUND'])
  })

  test('are found only under their own course', async () => {
    const [course, other] = [await aCourse(database()), await aCourse(database())]
    const { id } = await aLesson(database(), course.id)
    expect(codeOf(await get(`/api/courses/${other.id}/lessons/${id}`))).toEqual([404, 'LESSON_NOT_FOUND'])
  })

  test('that are drafts are for administrators only, and are not counted', async () => {
    const { id: courseId } = await aCourse(database())
    await aLesson(database(), courseId)
    const draft = await write('POST', `/api/courses/${courseId}/lessons`, { ...A_LESSON, isDraft: true })
    const one = `/api/courses/${courseId}/lessons/${draft.body.id}`
    expect((await list(courseId)).map(({ position }) => position)).toEqual([1])
    expect((await list(courseId, administrator)).map(({ isDraft }) => isDraft)).toEqual([false, true])
    expect(codeOf(await get(one))).toEqual([404, 'LESSON_NOT_FOUND'])
    expect((await get(one, administrator)).statusCode).toBe(200)
    expect((await get<Course>(`/api/courses/${courseId}`)).body.lessonCount).toBe(1)
    // Absent, it is unchanged.
    expect((await write('PUT', `/api/lessons/${draft.body.id}`, A_LESSON)).body.isDraft).toBe(true)
    await write('PUT', `/api/lessons/${draft.body.id}`, { ...A_LESSON, isDraft: false })
    expect((await get(one)).statusCode).toBe(200)
    expect((await get<Course[]>('/api/courses')).body.find(({ id }) => id === courseId)?.lessonCount).toBe(2)
  })

  test('take back what was read, and move to another place', async () => {
    const { id: courseId } = await aCourse(database())
    for (const title of ['a', 'b', 'c', 'd']) await aLesson(database(), courseId, { title })
    const [a] = await list(courseId, administrator)
    const read = (await get<Lesson>(`/api/courses/${courseId}/lessons/${a?.id}`, administrator)).body
    expect((await write('PUT', `/api/lessons/${a?.id}`, { ...read, position: 3 })).body.position).toBe(3)
    expect(await titles(courseId)).toEqual(['b', 'c', 'a', 'd'])
    const [b] = await list(courseId, administrator)
    await write('PUT', `/api/lessons/${a?.id}`, { ...read, updatedAt: undefined, position: 1 })
    expect(await titles(courseId)).toEqual(['a', 'b', 'c', 'd'])
    await write('PUT', `/api/lessons/${b?.id}`, { ...read, id: b?.id, title: 'b', updatedAt: undefined, position: 99 })
    expect(await titles(courseId)).toEqual(['a', 'c', 'd', 'b'])
    expect((await list(courseId)).map(({ position }) => position)).toEqual([1, 2, 3, 4])
    expect(await audited(a?.id ?? 0)).toEqual(['lesson-updated', 'lesson-updated'])
  })

  test('are not overwritten by one who has not seen the last change', async () => {
    const { id: courseId } = await aCourse(database())
    const { body: read } = await write('POST', `/api/courses/${courseId}/lessons`, A_LESSON)
    await write('PUT', `/api/lessons/${read.id}`, { ...A_LESSON, title: 'New', updatedAt: read.updatedAt })
    const stale = await write('PUT', `/api/lessons/${read.id}`, { ...A_LESSON, updatedAt: read.updatedAt })
    expect(codeOf(stale)).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  test('that are deleted leave no gap, take their questions with them, and are visible to no one', async () => {
    const { id: courseId } = await aCourse(database())
    for (const title of ['a', 'b', 'c']) await aLesson(database(), courseId, { title })
    const [, b, c] = await list(courseId)
    const quiz = await aQuiz(database(), null, { lesson_id: b?.id ?? null })
    const kept = await aQuiz(database(), null, { lesson_id: c?.id ?? null })
    expect((await write('DELETE', `/api/lessons/${b?.id}`)).statusCode).toBe(204)
    expect((await list(courseId)).map(({ title, position }) => [title, position])).toEqual([
      ['a', 1],
      ['c', 2],
    ])
    expect(codeOf(await get(`/api/courses/${courseId}/lessons/${b?.id}`, administrator))[0]).toBe(404)
    expect(codeOf(await write('DELETE', `/api/lessons/${b?.id}`))).toEqual([404, 'LESSON_NOT_FOUND'])
    const left = (await get<Quiz[]>('/api/quizzes', administrator)).body.map(({ id }) => id)
    expect([left.includes(quiz.id), left.includes(kept.id)]).toEqual([false, true])
    expect(await audited(b?.id ?? 0)).toEqual(['lesson-deleted'])
  })

  test('go with their course, and their questions with them', async () => {
    const { id: courseId } = await aCourse(database())
    const lesson = await aLesson(database(), courseId)
    const quiz = await aQuiz(database(), null, { lesson_id: lesson.id })
    await write('DELETE', `/api/courses/${courseId}`)
    expect(codeOf(await get(`/api/lessons/${lesson.id}/quizzes`, administrator))[0]).toBe(404)
    const left = (await get<Quiz[]>('/api/quizzes', administrator)).body.map(({ id }) => id)
    expect(left).not.toContain(quiz.id)
  })

  test.each<[string, object]>([
    ['Please fill in title, minutes, objective and text', { title: ' ' }],
    ['"minutes" must be at least 1.', { minutes: 0 }],
    ['"kind" must be one that we know.', { cards: [{ kind: 'dance' }] }],
    ['"box" must be at most 3.', { cards: [sorting({ box: 4 })] }],
    [
      'Card 1 has a mistake at items, number 2, box: must be the number of a box, 0 to 1.',
      { cards: [sorting({ box: 2 })] },
    ],
    ['Card 1 has a mistake at kind: can be do on the last card only.', { cards: [...A_LESSON.cards].reverse() }],
    ['"colour" does not belong in this request.', { cards: [{ kind: 'do', text: 'Try.', colour: 'red' }] }],
  ])('are refused with "%s"', async (message, fields) => {
    const { id: courseId } = await aCourse(database())
    const { statusCode, body } = await write<ErrorAnswer>('POST', `/api/courses/${courseId}/lessons`, {
      ...A_LESSON,
      ...fields,
    })
    expect([statusCode, body.message]).toEqual([400, message])
    expect(await list(courseId)).toEqual([])
  })

  test('of another course or with another id are not what the address says', async () => {
    const [course, other] = [await aCourse(database()), await aCourse(database())]
    const { id } = await aLesson(database(), course.id)
    for (const wrong of [{ id: id + 1 }, { courseId: other.id }]) {
      expect(codeOf(await write('PUT', `/api/lessons/${id}`, { ...A_LESSON, ...wrong }))).toEqual([400, 'INVALID'])
    }
  })

  test('are fifty in a course at most', async () => {
    const { id: courseId } = await aCourse(database())
    for (let count = 0; count < 50; count += 1) await aLesson(database(), courseId)
    const { statusCode, body } = await write<ErrorAnswer>('POST', `/api/courses/${courseId}/lessons`, A_LESSON)
    expect([statusCode, body.message]).toEqual([400, 'A course may have at most 50 lessons.'])
  })
})

function sorting({ box }: { box: number }) {
  const items = [
    { text: 'A pan', box: 0 },
    { text: 'A set', box },
  ]
  return { kind: 'sort', ask: 'Who pays?', boxes: ['they', 'we'], items }
}
