import type { CourseStatistics } from 'contract/course-administration'
import type { CourseMaterial } from 'contract/course-materials'
import type { Course } from 'contract/courses'
import type { Quiz } from 'contract/quizzes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, courseCalls, emptyCatalogue } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMaterial, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const FILE = `
title: Talking to people
description: |
  How to begin,
  and how to go on.
category: bonus
materials:
  - title: Reading list
    type: link
    fileUrl: https://books.example/list
  - { title: Leaflet, type: pdf }
quizzes:
  - question: Who talks first?
    choices: [You, They, Nobody, Both]
    correctAnswer: 1
    explanation: Listening comes first.
    points: 20
  - question: And then?
    choices: [a, b, c, d]
    correctAnswer: 0
`

describeEachDatabase('a course as a file', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())
  beforeEach(() => emptyCatalogue(database()))
  const { list, create } = courseCalls(
    () => testApp,
    () => administrator,
  )

  const read = async <Body>(url: string) =>
    (await testApp.call<Body>('GET', url, { cookie: administrator.cookie })).body
  const bring = (yaml: unknown) =>
    testApp.call<Course>('POST', '/api/admin/courses/import', { cookie: administrator.cookie, body: { yaml } })
  const take = (id: number) =>
    testApp.call<string>('GET', `/api/admin/courses/${id}/export`, { cookie: administrator.cookie })

  test('comes in whole, at the end of the list', async () => {
    await create()
    const answer = await bring(FILE)
    expect(answer.statusCode).toBe(201)
    expect(answer.body).toMatchObject({
      title: 'Talking to people',
      description: 'How to begin,\nand how to go on.',
      category: 'bonus',
      duration: null,
      videoUrl: null,
      isPublic: true,
      order: 2,
      materialTitles: ['Reading list', 'Leaflet'],
      materialCount: 2,
      quizCount: 2,
    })
    expect((await list())[1]).toEqual(answer.body)
    const materials = await read<CourseMaterial[]>(`/api/course-materials/${answer.body.id}`)
    expect(materials.map(({ title, type, fileUrl }) => [title, type, fileUrl])).toEqual([
      ['Reading list', 'link', 'https://books.example/list'],
      ['Leaflet', 'pdf', null],
    ])
    const quizzes = await read<Quiz[]>(`/api/course-quizzes/${answer.body.id}`)
    expect(quizzes).toMatchObject([
      { question: 'Who talks first?', correctAnswer: 1, explanation: 'Listening comes first.', points: 20 },
      { question: 'And then?', choices: ['a', 'b', 'c', 'd'], correctAnswer: 0, explanation: '', points: 10 },
    ])
  })

  test('that went out comes in as the same course', async () => {
    const { id } = await aCourse(database(), {
      title: 'Odd: "#names" — & more',
      description: '- not a list\n\n  but: text',
      is_public: 0,
      category: 'daily-challenge',
    })
    await aMaterial(database(), id, { title: 'yes', description: 'null' })
    await aMaterial(database(), id, { link: 'javascript:alert(1)' })
    await aQuiz(database(), id, { question: '1e3?', choices: JSON.stringify(['~', '0x1', 'true', '2026-01-01']) })
    const exported = await take(id)
    expect(exported.headers['content-type']).toBe('application/yaml; charset=utf-8')
    expect(exported.headers['content-disposition']).toMatch(/^attachment; filename="Odd names & more\.yaml"/)
    const { body: copy } = await bring(exported.body)
    const again = await take(copy.id)
    expect(again.body).toBe(exported.body)
    expect(exported.body).not.toContain('javascript')
    const quizzes = await read<Quiz[]>(`/api/course-quizzes/${copy.id}`)
    expect(quizzes[0]).toMatchObject({ question: '1e3?', choices: ['~', '0x1', 'true', '2026-01-01'] })
  })

  const change = (from: string, to: string) => FILE.replace(from, to)
  test.each([
    ['title: [', 'at line 1: This isn’t valid YAML.'],
    ['just text', 'at its beginning: The request must be an object.'],
    [change('title: Talking to people\n', ''), 'at its beginning: "title" is missing.'],
    [
      change('category: bonus', 'category: music'),
      'at category: The category must be training, bonus or daily-challenge',
    ],
    [change('points: 20', 'points: 101'), 'at quizzes, number 1, points: "points" must be at most 100.'],
    [change('points: 20', 'points: 0'), 'at quizzes, number 1, points: "points" must be at least 1.'],
    [change('correctAnswer: 0', 'correctAnswer: 4'), /at quizzes, number 2, correctAnswer: /],
    [change('[a, b, c, d]', '[a, b, c]'), /at quizzes, number 2, choices: /],
    [change('[a, b, c, d]', '[a, b, c, ""]'), /at quizzes, number 2, choices, number 4: /],
    [change('https://books.example/list', 'javascript:alert(1)'), /at materials, number 1, fileUrl: /],
    [change('https://books.example/list', 'https://a@books.example'), /at materials, number 1: The link/],
    [change('category: bonus', 'category: bonus\nisAdmin: true'), '"isAdmin" does not belong in this request.'],
    [change('category: bonus', 'category: bonus\nvideoUrl: https://a@b.example'), /^The video link/],
    [change('category: bonus', 'category: bonus\n__proto__: { isAdmin: true }'), /does not belong/],
    [aliasBomb(), /aliases/],
    [lines(201, (index) => `- &a${index} x\n- *a${index}`), /aliases/],
    ['!!omap\n- a: x\n- a: y', 'at its beginning: The request must be an object.'],
    ['%YAML 1.1\n---\n!!omap\n- a: x\n- a: y', 'at its beginning: The request must be an object.'],
    [change('category: bonus', 'category: bonus\ntitle: Again'), 'at line 7: This name is there twice.'],
    [change('type: link', 'type: link\n    type: pdf'), 'at line 10: This name is there twice.'],
    [change('{ title: Leaflet', '{ title: Leaflet, title: Again'), 'at line 11: This name is there twice.'],
  ])('with a mistake is refused with its place, and nothing is stored: %#', async (yaml, message) => {
    const answer = await bring(yaml)
    const body = answer.body as unknown as { code: string; message: string }
    expect([answer.statusCode, body.code]).toEqual([400, 'INVALID'])
    expect(body.message).toEqual(
      message instanceof RegExp ? expect.stringMatching(message) : expect.stringContaining(message),
    )
    expect(body.message).toMatch(/^[^\n<>]{5,200}$/)
    expect(await list(administrator)).toEqual([])
    expect(await database().read.selectFrom('quizzes').selectAll().execute()).toEqual([])
  })

  test('with thousands of names takes no longer than another of its size', async () => {
    const took = async (yaml: string) => {
      const since = performance.now()
      expect((await bring(yaml)).statusCode).toBe(400)
      return performance.now() - since
    }
    const harmless = lines(20_000, (index) => `- ${index}`)
    await took(harmless)
    expect(await took(lines(20_000, (index) => `${index}:`))).toBeLessThan(10 * (await took(harmless)))
  })

  test('is taken and brought by administrators, and a course that is not there is 404', async () => {
    const { id } = await create()
    const member = await testApp.register()
    for (const [cookie, expected] of [
      ['', [401, 'NOT_SIGNED_IN']],
      [member.cookie, [403, 'ADMINISTRATORS_ONLY']],
    ] as const) {
      const call = { cookie, body: { yaml: FILE } }
      expect(codeOf(await testApp.call('POST', '/api/admin/courses/import', call))).toEqual(expected)
      expect(codeOf(await testApp.call('GET', `/api/admin/courses/${id}/export`, { cookie }))).toEqual(expected)
      expect(codeOf(await testApp.call('GET', '/api/admin/courses/statistics', { cookie }))).toEqual(expected)
    }
    expect(codeOf(await take(id + 1))).toEqual([404, 'COURSE_NOT_FOUND'])
  })

  test('may have at most 256 KiB', async () => {
    const withComment = (bytes: number) => `${FILE}#${'x'.repeat(bytes - Buffer.byteLength(FILE) - 1)}`
    expect((await bring(withComment(256 * 1024))).statusCode).toBe(201)
    const refused = await bring(withComment(256 * 1024 + 1))
    expect(codeOf(refused)).toEqual([413, 'TOO_LARGE'])
    expect(refused.body).toMatchObject({ message: 'A course file may have at most 256 KiB.' })
    expect((await bring('x'.repeat(1_100_000))).statusCode).toBe(413)
  })

  describe('and how it goes', () => {
    test('is counted over all members: begun, completed, and what is hardest', async () => {
      const course = await aCourse(database())
      const untouched = await aCourse(database(), { is_public: 0 })
      const quizzes = [await aQuiz(database(), course.id), await aQuiz(database(), course.id)]
      const answer = async (member: TestMember, quizId: number, choice: number) =>
        testApp.call('POST', `/api/users/${member.user.id}/quiz-answer`, {
          cookie: member.cookie,
          body: { quizId, answer: choice },
        })
      const ride = (member: TestMember, isCompleted: boolean) =>
        testApp.call('POST', `/api/users/${member.user.id}/course-progress/${course.id}`, {
          cookie: member.cookie,
          body: { watchTime: 50, isCompleted },
        })
      const [one, two] = [await testApp.register(), await testApp.register()]
      await ride(one, true)
      await ride(two, false)
      for (const quiz of quizzes) await answer(one, quiz.id, 0)
      await answer(two, quizzes[1]?.id ?? 0, 3)
      const statistics = await read<CourseStatistics[]>('/api/admin/courses/statistics')
      expect(statistics).toEqual([
        {
          courseId: course.id,
          title: course.title,
          started: 2,
          completed: 1,
          hardestQuizzes: [{ quizId: quizzes[1]?.id, question: quizzes[1]?.question, answered: 2, wrong: 1 }],
        },
        { courseId: untouched.id, title: untouched.title, started: 0, completed: 0, hardestQuizzes: [] },
      ])
    })
  })
})

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n')
}

/** Nine lists, each of nine of the one before. */
function aliasBomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
  for (let index = 1; index < 9; index++) {
    const again = Array.from({ length: 9 }, () => `*a${index - 1}`).join(', ')
    lines.push(`a${index}: &a${index} [${again}]`)
  }
  return lines.join('\n')
}
