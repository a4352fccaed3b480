import type { ErrorAnswer } from 'contract/common'
import type { Quiz } from 'contract/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { type Answer, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const A_QUIZ = {
  courseId: null,
  question: 'What comes first?',
  choices: ['A greeting', 'A question', 'An offer', 'A goodbye'],
  correctAnswer: 1,
  explanation: 'Questions open conversations.',
  points: 20,
}

describeEachDatabase('quizzes', (database) => {
  let testApp: TestApp
  let member: TestMember
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    member = await testApp.register()
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const list = async (url: string, { cookie }: TestMember) => (await testApp.call<Quiz[]>('GET', url, { cookie })).body
  const write = <Body = Quiz>(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, as = administrator) =>
    testApp.call<Body>(method, url, { cookie: as.cookie, ...(body ? { body } : {}) })
  const codeOf = ({ statusCode, body }: Answer<unknown>) => [statusCode, (body as ErrorAnswer).code]

  test('of a course are listed by id, the same at both addresses', async () => {
    const course = await aCourse(database())
    const first = await aQuiz(database(), course.id)
    const second = await aQuiz(database(), course.id, { points: 35 })
    await aQuiz(database(), null)
    const quizzes = await list(`/api/course-quizzes/${course.id}`, member)
    expect(quizzes.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(quizzes[1]).toEqual({
      id: second.id,
      courseId: course.id,
      lessonId: null,
      missionId: null,
      idea: null,
      question: second.question,
      choices: ['Yes', 'No', 'Perhaps', 'Never'],
      points: 35,
      updatedAt: new Date(second.updated_at).toISOString(),
    })
    expect(await list(`/api/courses/${course.id}/quizzes`, member)).toEqual(quizzes)
  })

  test('of a course that is not there are COURSE_NOT_FOUND', async () => {
    for (const url of ['/api/course-quizzes/99999', '/api/courses/99999/quizzes']) {
      expect(codeOf(await testApp.call('GET', url, { cookie: administrator.cookie }))).toEqual([
        404,
        'COURSE_NOT_FOUND',
      ])
    }
  })

  test('of all courses and general ones are listed together by id', async () => {
    const course = await aCourse(database())
    const [ofCourse, general] = [await aQuiz(database(), course.id), await aQuiz(database(), null)]
    const ids = (await list('/api/quizzes', member)).map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids.slice(-2)).toEqual([ofCourse.id, general.id])
  })

  test('show no member the answer or its explanation before they have answered, and administrators both', async () => {
    const course = await aCourse(database())
    const [answered, open] = [await aQuiz(database(), course.id), await aQuiz(database(), course.id)]
    await write('POST', `/api/users/${member.user.id}/quiz-answer`, { quizId: answered.id, answer: 3 }, member)
    for (const url of ['/api/quizzes', `/api/course-quizzes/${course.id}`, `/api/courses/${course.id}/quizzes`]) {
      const quizzes = await list(url, member)
      expect(quizzes.find(({ id }) => id === open.id)).not.toHaveProperty('correctAnswer')
      expect(quizzes.find(({ id }) => id === open.id)).not.toHaveProperty('explanation')
      const known = { correctAnswer: 0, explanation: answered.explanation }
      expect(quizzes.find(({ id }) => id === answered.id)).toMatchObject(known)
      const stranger = await list(url, await testApp.register())
      expect(JSON.stringify(stranger)).not.toMatch(/correctAnswer|explanation/)
      const whole = await list(url, administrator)
      expect(whole.every(({ correctAnswer, explanation }) => correctAnswer !== undefined && explanation)).toBe(true)
    }
  })

  test('of a hidden course are not there for members, whatever they send', async () => {
    const hidden = await aCourse(database(), { is_public: 0 })
    const quiz = await aQuiz(database(), hidden.id)
    const calls = [
      testApp.call('GET', `/api/course-quizzes/${hidden.id}`, { cookie: member.cookie }),
      testApp.call('GET', `/api/courses/${hidden.id}/quizzes`, { cookie: member.cookie }),
    ]
    for (const call of calls) expect(codeOf(await call)).toEqual([404, 'COURSE_NOT_FOUND'])
    const own = `/api/users/${member.user.id}`
    const answer = await write('POST', `${own}/quiz-answer`, { quizId: quiz.id, answer: 0 }, member)
    const unknown = await write('POST', `${own}/quiz-answer`, { quizId: 99_999, answer: 0 }, member)
    expect(codeOf(answer)).toEqual([404, 'QUIZ_NOT_FOUND'])
    expect(answer.body).toEqual(unknown.body)
    expect(codeOf(await write('POST', `${own}/quiz/${quiz.id}/reset`, undefined, member))).toEqual([
      404,
      'QUIZ_NOT_FOUND',
    ])
    expect((await list('/api/quizzes', member)).map(({ id }) => id)).not.toContain(quiz.id)
    expect((await list('/api/quizzes', administrator)).map(({ id }) => id)).toContain(quiz.id)
    expect(await list(`/api/course-quizzes/${hidden.id}`, administrator)).toHaveLength(1)
  })

  test('are created by administrators, with 10 points and no explanation unless they say otherwise', async () => {
    const { id: courseId } = await aCourse(database())
    const whole = await write('POST', '/api/quizzes', { ...A_QUIZ, courseId })
    expect(whole.statusCode).toBe(201)
    const absent = { lessonId: null, missionId: null, idea: null }
    const given = { id: expect.any(Number), updatedAt: expect.any(String) }
    expect(whole.body).toEqual({ ...A_QUIZ, ...absent, courseId, ...given })
    const { explanation: _, points: __, courseId: ___, ...least } = A_QUIZ
    const general = await write('POST', '/api/quizzes', { ...least, question: '  Why?  ' })
    expect(general.body).toMatchObject({ courseId: null, question: 'Why?', points: 10, explanation: '' })
    expect(codeOf(await write('POST', '/api/quizzes', { ...A_QUIZ, courseId: 99_999 }))).toEqual([
      404,
      'COURSE_NOT_FOUND',
    ])
  })

  test('are counted on their course, which the list of courses shows at once', async () => {
    const { id: courseId } = await aCourse(database())
    const shown = async () => {
      const { body } = await testApp.call<{ id: number; quizCount: number }[]>('GET', '/api/courses')
      return body.find(({ id }) => id === courseId)?.quizCount
    }
    expect(await shown()).toBe(0)
    const { body } = await write('POST', '/api/quizzes', { ...A_QUIZ, courseId })
    expect(await shown()).toBe(1)
    const moved = await write('PUT', `/api/quizzes/${body.id}`, { ...body, courseId: null })
    expect(await shown()).toBe(0)
    await write('PUT', `/api/quizzes/${body.id}`, { ...moved.body, courseId })
    expect(await shown()).toBe(1)
    await write('DELETE', `/api/quizzes/${body.id}`)
    expect(await shown()).toBe(0)
  })

  test('changed from an old page are refused, so that unseen changes are never overwritten', async () => {
    const { body: opened } = await write('POST', '/api/quizzes', A_QUIZ)
    const first = await write('PUT', `/api/quizzes/${opened.id}`, { ...opened, points: 7 })
    const second = await write('PUT', `/api/quizzes/${opened.id}`, { ...opened, question: 'Another one?' })
    expect(codeOf(second)).toEqual([409, 'CHANGED_MEANWHILE'])
    const all = await testApp.call<Quiz[]>('GET', '/api/quizzes', { cookie: administrator.cookie })
    expect(all.body).toContainEqual(first.body)
  })

  test('are replaced by what PUT sends, and take back what GET gave', async () => {
    const { body: quiz } = await write('POST', '/api/quizzes', A_QUIZ)
    const changed = await write('PUT', `/api/quizzes/${quiz.id}`, { ...quiz, question: 'What comes last?', points: 5 })
    const { updatedAt } = changed.body
    const expected = { ...quiz, question: 'What comes last?', points: 5, updatedAt }
    expect([changed.statusCode, changed.body]).toEqual([200, expected])
    const { points: _, explanation: __, ...without } = changed.body
    const kept = await write('PUT', `/api/quizzes/${quiz.id}`, without)
    expect(kept.body).toEqual({ ...expected, explanation: '', updatedAt: kept.body.updatedAt })
    expect(codeOf(await write('PUT', `/api/quizzes/${quiz.id}`, { ...quiz, id: quiz.id + 1 }))).toEqual([
      400,
      'INVALID',
    ])
    const lost = { ...A_QUIZ, courseId: 99_999 }
    expect(codeOf(await write('PUT', `/api/quizzes/${quiz.id}`, lost))).toEqual([404, 'COURSE_NOT_FOUND'])
    expect(codeOf(await write('PUT', '/api/quizzes/99999', A_QUIZ))).toEqual([404, 'QUIZ_NOT_FOUND'])
  })

  test('once deleted are gone for everybody', async () => {
    const { body: quiz } = await write('POST', '/api/quizzes', A_QUIZ)
    const deleted = await write('DELETE', `/api/quizzes/${quiz.id}`)
    expect([deleted.statusCode, deleted.payload]).toEqual([204, ''])
    expect((await list('/api/quizzes', administrator)).map(({ id }) => id)).not.toContain(quiz.id)
    for (const method of ['PUT', 'DELETE'] as const) {
      const again = await write(method, `/api/quizzes/${quiz.id}`, method === 'PUT' ? A_QUIZ : undefined)
      expect(codeOf(again)).toEqual([404, 'QUIZ_NOT_FOUND'])
    }
  })

  const four = A_QUIZ.choices
  test.each([
    ['three choices', { choices: four.slice(1) }, 'A quiz needs exactly four choices, none of them blank'],
    ['five choices', { choices: [...four, 'More'] }, 'A quiz needs exactly four choices, none of them blank'],
    ['a blank choice', { choices: [' ', ...four.slice(1)] }, 'Please fill in the question and all four choices'],
    ['a choice that nobody can see', { choices: ['\u200b', ...four.slice(1)] }, /four choices/],
    ['a choice that is a number', { choices: [1, ...four.slice(1)] }, '"0" must be text.'],
    ['no choices', { choices: undefined }, 'Please fill in the question and all four choices'],
    ['a blank question', { question: ' \n ' }, 'Please fill in the question and all four choices'],
    ['a NUL in the question', { question: 'Why\u0000?' }, 'The question is blank or holds signs that nobody can see'],
    ['a NUL in the explanation', { explanation: '\u0000' }, 'The explanation holds signs that nobody can see'],
    ['points 0', { points: 0 }, '"points" must be at least 1.'],
    ['points 101', { points: 101 }, '"points" must be at most 100.'],
    ['half a point', { points: 1.5 }, '"points" must be a whole number.'],
    ['answer 4', { correctAnswer: 4 }, '"correctAnswer" must be at most 3.'],
    ['answer -1', { correctAnswer: -1 }, '"correctAnswer" must be at least 0.'],
    ['no answer', { correctAnswer: undefined }, '"correctAnswer" is missing.'],
    ['course 0', { courseId: 0 }, '"courseId" must be at least 1.'],
    ['a field of its own', { isAdmin: true }, '"isAdmin" does not belong in this request.'],
  ])('are refused with %s, and nothing is kept', async (_name, change, sentence) => {
    const before = await list('/api/quizzes', administrator)
    const [post, put] = [
      await write<ErrorAnswer>('POST', '/api/quizzes', { ...A_QUIZ, ...change }),
      await write<ErrorAnswer>('PUT', `/api/quizzes/${before[0]?.id}`, { ...A_QUIZ, ...change }),
    ]
    for (const answer of [post, put]) {
      expect(codeOf(answer)).toEqual([400, 'INVALID'])
      expect(answer.body.message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
    }
    expect(await list('/api/quizzes', administrator)).toEqual(before)
  })

  test('keep HTML as the text it is', async () => {
    const question = '<img src=x onerror=alert(1)> & "why"?'
    const { body } = await write('POST', '/api/quizzes', { ...A_QUIZ, question })
    expect(body.question).toBe(question)
  })
})
