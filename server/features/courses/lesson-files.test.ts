import type { CourseFile } from 'contract/course-file'
import type { Course } from 'contract/courses'
import type { Lesson, LessonSummary } from 'contract/lessons'
import type { Quiz } from 'contract/quizzes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { emptyCatalogue } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const A_QUESTION = { question: 'Who talks first?', choices: ['You', 'They', 'Nobody', 'Both'], correctAnswer: 1 }

const CARDS = [
  { kind: 'read', text: 'Words, with **weight**.' },
  { kind: 'estimate', ask: 'How many?', unit: 'of 100', answer: 7.5, reveal: 'Few.' },
  {
    kind: 'sort',
    ask: 'Who pays?',
    boxes: ['they', 'we'],
    items: [
      { text: 'A pan', box: 0 },
      { text: 'A set', box: 1, because: 'It is ours.' },
    ],
  },
  { kind: 'order', ask: 'In which order?', items: ['Ask', 'Listen', 'Thank'], because: 'So.' },
  { kind: 'spot', ask: 'Mark it.', parts: [{ text: 'Fine.' }, { text: 'Now!', mark: true }], because: 'So.' },
  {
    kind: 'work',
    ask: 'What is left?',
    fields: [{ id: 'in', label: 'In', example: 100 }],
    results: [{ id: 'double', label: 'Twice', of: ['in', 'in'], how: 'add' }],
    reveal: 'So.',
  },
  { kind: 'say', ask: 'Say it.', model: 'I earn from it.', mustHave: ['earn', 'from it'] },
  { kind: 'do', text: 'Try it.' },
]

function aLesson(overrides: object = {}) {
  const texts = { title: 'Say hello', minutes: 4, objective: 'You open a talk.', text: 'Ask about what you see.' }
  return { ...texts, cards: CARDS, quizzes: [{ ...A_QUESTION, idea: 'first-word' }], ...overrides }
}

function aFile(lessons: object[]) {
  const course = { title: 'Talking to people', description: 'How to begin', category: 'training', materials: [] }
  return { ...course, quizzes: [{ ...A_QUESTION, idea: 'who-talks' }], lessons }
}

describeEachDatabase('a course with lessons as a file', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())
  beforeEach(() => emptyCatalogue(database()))

  const read = async <Body>(url: string) =>
    (await testApp.call<Body>('GET', url, { cookie: administrator.cookie })).body
  const bring = <Body = Course>(yaml: string) =>
    testApp.call<Body>('POST', '/api/admin/courses/import', { cookie: administrator.cookie, body: { yaml } })

  test('comes in with its lessons in order, their cards and their questions', async () => {
    const lessons = [aLesson(), aLesson({ title: 'Listen', isDraft: true })]
    const { statusCode, body } = await bring(stringify(aFile(lessons)))
    expect([statusCode, body.lessonCount, body.quizCount]).toEqual([201, 1, 1])
    const listed = await read<LessonSummary[]>(`/api/courses/${body.id}/lessons`)
    expect(listed.map(({ title, position, isDraft }) => [title, position, isDraft])).toEqual([
      ['Say hello', 1, false],
      ['Listen', 2, true],
    ])
    const first = await read<Lesson>(`/api/courses/${body.id}/lessons/${listed[0]?.id}`)
    expect(first).toMatchObject({ minutes: 4, objective: 'You open a talk.', content: 'Ask about what you see.' })
    expect(first.cards).toEqual(CARDS)
    const questions = await read<Quiz[]>(`/api/lessons/${listed[0]?.id}/quizzes`)
    const owners = { courseId: null, lessonId: listed[0]?.id, missionId: null }
    expect(questions).toMatchObject([{ ...A_QUESTION, ...owners, idea: 'first-word' }])
    expect(await read<Quiz[]>(`/api/courses/${body.id}/quizzes`)).toMatchObject([
      { courseId: body.id, idea: 'who-talks' },
    ])
  })

  test('that went out comes in as the same course', async () => {
    const { body } = await bring(stringify(aFile([aLesson({ isDraft: true }), aLesson({ text: '- odd: "text"\n' })])))
    const out = await read<string>(`/api/admin/courses/${body.id}/export`)
    const file: CourseFile = parse(out)
    expect(file.lessons?.map(({ isDraft, cards }) => [isDraft, cards])).toEqual([
      [true, CARDS],
      [false, CARDS],
    ])
    const { body: copy } = await bring(out)
    expect(await read<string>(`/api/admin/courses/${copy.id}/export`)).toBe(out)
  })

  const withCards = (...cards: object[]) => aFile([aLesson(), aLesson({ cards })])
  const [, , sort, order, spot, work] = CARDS
  test.each<[string, object]>([
    ['at lessons, number 1: "minutes" is missing.', aFile([aLesson({ minutes: undefined })])],
    ['at lessons, number 1, minutes: "minutes" must be at most 60.', aFile([aLesson({ minutes: 61 })])],
    ['at lessons, number 1: "content" does not belong', aFile([aLesson({ content: 'x' })])],
    [
      'at lessons, number 1, quizzes, number 1, correctAnswer: "correctAnswer" must be at most 3.',
      aFile([aLesson({ quizzes: [{ ...A_QUESTION, correctAnswer: 4 }] })]),
    ],
    [
      'at lessons, number 1, quizzes, number 1, idea: The idea is a short key',
      aFile([aLesson({ quizzes: [{ ...A_QUESTION, idea: 'Two words' }] })]),
    ],
    ['at lessons, number 2, cards, number 1: "kind" must be one that we know.', withCards({ kind: 'quiz' })],
    ['at lessons, number 2, cards, number 1: "text" is missing.', withCards({ kind: 'read' })],
    [
      'at lessons, number 2, cards, number 1, items, number 2, box: "box" must be the number of a box, 0 to 1.',
      withCards({
        ...sort,
        items: [
          { text: 'A', box: 0 },
          { text: 'B', box: 2 },
        ],
      }),
    ],
    [
      'at lessons, number 2, cards, number 1, items, number 3: "items" is the same text as an earlier one.',
      withCards({ ...order, items: ['Ask', 'Listen', 'ASK'] }),
    ],
    [
      'at lessons, number 2, cards, number 1, parts: "parts" must have a part with "mark: true".',
      withCards({ ...spot, parts: [{ text: 'A' }, { text: 'B' }] }),
    ],
    [
      'at lessons, number 2, cards, number 1, results, number 1, of: "of" names "out", which is no field',
      withCards({ ...work, results: [{ id: 'left', label: 'L', of: ['in', 'out'], how: 'subtract' }] }),
    ],
    [
      'at lessons, number 2, cards, number 1, kind: "kind" can be do on the last card only.',
      withCards({ kind: 'do', text: 'A' }, ...CARDS),
    ],
    [
      'at lessons: "lessons" is not in the form',
      aFile(Array.from({ length: 51 }, () => aLesson({ cards: [], quizzes: [] }))),
    ],
  ])('with a mistake is refused: %s', async (message, file) => {
    const { statusCode, body } = await bring<{ code: string; message: string }>(stringify(file))
    expect([statusCode, body.code]).toEqual([400, 'INVALID'])
    expect(body.message).toContain(`The file has a mistake ${message}`)
    for (const table of ['courses', 'lessons', 'quizzes'] as const) {
      expect(await database().read.selectFrom(table).select('id').execute()).toEqual([])
    }
  })
})
