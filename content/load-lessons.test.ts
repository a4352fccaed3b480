import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { loadCourses } from './load-courses.ts'

type Fields = Record<string, unknown>

function aQuiz(overrides: Fields = {}): Fields {
  return { question: 'Which?', choices: ['One', 'Two', 'Three', 'Four'], correctAnswer: 1, idea: 'one', ...overrides }
}

const QUIZZES = [aQuiz(), aQuiz(), aQuiz({ idea: 'two' }), aQuiz({ idea: 'two' })]

/** A right card of each kind. */
const CARDS = {
  read: { kind: 'read', text: 'Words.' },
  estimate: { kind: 'estimate', ask: 'How many?', unit: 'of 100', answer: 7.5, reveal: 'Few.' },
  sort: {
    kind: 'sort',
    ask: 'Who pays?',
    boxes: ['they', 'we'],
    items: [
      { text: 'A pan', box: 0 },
      { text: 'A set', box: 1, because: 'It is ours.' },
    ],
    because: 'So.',
  },
  order: { kind: 'order', ask: 'In which order?', items: ['Ask', 'Listen', 'Thank'], because: 'So.' },
  spot: {
    kind: 'spot',
    ask: 'Mark it.',
    parts: [{ text: 'Fine.' }, { text: 'Only today.', mark: true, because: 'It hurries.' }],
    because: 'So.',
    source: 'FTC',
  },
  work: {
    kind: 'work',
    ask: 'What is left?',
    fields: [
      { id: 'in', label: 'In', unit: 'dollars', example: 100 },
      { id: 'out', label: 'Out', example: 30.5 },
    ],
    results: [
      { id: 'left', label: 'Left', of: ['in', 'out'], how: 'subtract' },
      { id: 'share', label: 'Share', of: ['left', 'in'], how: 'divide' },
    ],
    reveal: 'So.',
  },
  say: { kind: 'say', ask: 'Say it.', model: 'I earn from it.', mustHave: ['earn', 'from it'] },
  do: { kind: 'do', text: 'Try it.' },
} satisfies Record<string, Fields>

const { read, estimate, sort, order, spot, work, say } = CARDS
const LAST = CARDS.do

function aLesson(overrides: Fields = {}): Fields {
  return {
    title: 'A lesson',
    minutes: 4,
    objective: 'You say what it is.',
    text: 'It is this.\n',
    cards: Object.values(CARDS),
    quizzes: QUIZZES,
    ...overrides,
  }
}

/** A lesson with this card in the place of its second. */
function withCard(card: unknown): Fields {
  return aLesson({ cards: [read, card, read, sort, LAST] })
}

function aCourse(overrides: Fields = {}): Fields {
  return {
    title: 'A course',
    description: 'One line.',
    category: 'bonus',
    materials: [],
    quizzes: [aQuiz()],
    ...overrides,
  }
}

/** A folder of courses with one that has lessons. @param files fields to write as YAML, by name */
async function aFolder(files: Record<string, unknown>, { name = '1-course' } = {}): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'courses-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'courses', name), { recursive: true })
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(folder, 'courses', name, file), stringify(content))
  }
  return pathToFileURL(join(folder, 'courses/'))
}

test('a folder is a course with its lessons by their numbers', async () => {
  const lessons = [...Array(10).keys()].map((index) => [`${index + 1}-some.yaml`, aLesson({ title: `${index + 1}` })])
  const folder = await aFolder({ 'course.yaml': aCourse(), ...Object.fromEntries(lessons) })
  const [course] = await loadCourses(folder)
  expect(course).toMatchObject({ title: 'A course', quizzes: [{ idea: 'one' }] })
  expect(course?.lessons.map(({ title }) => title)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(course?.lessons[0]).toMatchObject({ minutes: 4, content: 'It is this.', isDraft: false })
  expect(course?.lessons[0]?.cards).toEqual(Object.values(CARDS))
  expect(course?.lessons[0]?.quizzes.map(({ idea }) => idea)).toEqual(['one', 'one', 'two', 'two'])
})

test('folders and files stand in the order of their numbers', async () => {
  const folder = await aFolder({ 'course.yaml': aCourse(), '1-a.yaml': aLesson() }, { name: '10-last' })
  await writeFile(new URL('2-first.yaml', folder), stringify(aCourse({ title: 'First' })))
  expect((await loadCourses(folder)).map(({ title }) => title)).toEqual(['First', 'A course'])
})

test('sources stand at the end of the text', async () => {
  const sources = [
    { title: 'FTC, One', url: 'https://ftc.example/one', checked: '2026-11-22' },
    { title: 'FTC, Two', url: 'https://ftc.example/two', checked: '2026-11-22' },
  ]
  const [course] = await loadCourses(await aFolder({ 'course.yaml': aCourse(), '1-a.yaml': aLesson({ sources }) }))
  expect(course?.lessons[0]?.content).toBe(
    'It is this.\n\nSource: [FTC, One](https://ftc.example/one)\n\nSource: [FTC, Two](https://ftc.example/two)',
  )
})

const source = { title: 'FTC', url: 'https://ftc.example', checked: '2026-11-22' }

test.each<[string, Fields]>([
  ['title: must be one line of 1 to 120 characters', aLesson({ title: undefined })],
  ['minutes: must be a whole number from 1 to 60', aLesson({ minutes: 0 })],
  ['objective: must be text of 1 to 300 characters', aLesson({ objective: '' })],
  ['text: must be Markdown of 1 to 20000 characters', aLesson({ text: 7 })],
  ['content: is not a field here', aLesson({ content: 'Words' })],
  ['cards: must be a list of at most 20 cards', aLesson({ cards: 'none' })],
  ['cards: must be 5 to 8, and there are 4', aLesson({ cards: [read, sort, order, LAST] })],
  ['cards 5: kind: the last card must be do', aLesson({ cards: [read, sort, read, order, say] })],
  ['cards 2: kind: read must not follow read', aLesson({ cards: [read, read, sort, order, LAST] })],
  ['cards 2: kind: can be do on the last card only', withCard(LAST)],
  ['cards 2: kind: must be read, estimate, sort, order, spot, work, say or do', withCard({ kind: 'quiz' })],
  ['cards 2: kind: must be read, ', withCard('read')],
  ['cards 2: text: must be text of 1 to 600 characters', withCard({ kind: 'read' })],
  ['cards 2: reveal: must be text of 1 to 600 characters', withCard({ ...estimate, reveal: undefined })],
  ['cards 2: colour: is not a field here', withCard({ ...estimate, colour: 'red' })],
  ['cards 2: boxes: must be two to four texts', withCard({ ...sort, boxes: ['one'] })],
  ['cards 2: boxes: must be two to four texts', withCard({ ...sort, boxes: ['one', 2] })],
  ['cards 2: items: must be a list of two to twelve items', withCard({ ...sort, items: [] })],
  ['cards 2: items 2: must be fields, one a line', withCard({ ...sort, items: [sort.items[0], 'A set'] })],
  [
    'cards 2: items 1: box: must be the number of a box',
    withCard({ ...sort, items: [{ text: 'A pan', box: 4 }, sort.items[1]] }),
  ],
  [
    'cards 2: items 2: box: must be the number of a box, 0 to 1',
    withCard({ ...sort, items: [sort.items[0], { text: 'A set', box: 2 }] }),
  ],
  ['cards 2: boxes 2: is the same text as an earlier one', withCard({ ...sort, boxes: ['they', 'They'] })],
  [
    'cards 2: items 2: text: is the same text as an earlier one',
    withCard({ ...sort, items: [sort.items[0], sort.items[0]] }),
  ],
  ['cards 2: items: must be three to seven texts', withCard({ ...order, items: ['Ask', 'Listen'] })],
  ['cards 2: items 3: is the same text as an earlier one', withCard({ ...order, items: ['Ask', 'Listen', 'ask'] })],
  ['cards 2: parts: must have a part with "mark: true"', withCard({ ...spot, parts: [{ text: 'a' }, { text: 'b' }] })],
  [
    'cards 2: parts 1: mark: must be true, or left out',
    withCard({ ...spot, parts: [{ text: 'a', mark: false }, spot.parts[1]] }),
  ],
  [
    'cards 2: fields 1: id: must be a short key',
    withCard({ ...work, fields: [{ ...work.fields[0], id: 'My Id' }, work.fields[1]] }),
  ],
  [
    'cards 2: fields 2: id: is the id of an earlier field',
    withCard({ ...work, fields: [work.fields[0], work.fields[0]] }),
  ],
  [
    'cards 2: results 1: of: names "share", which is no field and no earlier result',
    withCard({ ...work, results: work.results.toReversed().map((result) => ({ ...result, of: ['share', 'in'] })) }),
  ],
  [
    'cards 2: results 1: how: must be add, subtract, multiply or divide',
    withCard({ ...work, results: [{ ...work.results[0], how: 'power' }] }),
  ],
  [
    'cards 2: results 1: of: must name at least two numbers to divide',
    withCard({ ...work, results: [{ ...work.results[0], of: ['in'], how: 'divide' }] }),
  ],
  [
    'cards 2: results 1: id: is the id of a field or an earlier result',
    withCard({ ...work, results: [{ ...work.results[0], id: 'in' }] }),
  ],
  ['cards 2: mustHave: must be two to six texts', withCard({ ...say, mustHave: ['one'] })],
  ['quizzes: must be 4 or more, and there are 3', aLesson({ quizzes: QUIZZES.slice(0, 3) })],
  ['quizzes: must be 6 at most, and there are 8', aLesson({ quizzes: [...QUIZZES, ...QUIZZES] })],
  ['quizzes: must be over 2 ideas or more, and there are 1', aLesson({ quizzes: Array(4).fill(aQuiz()) })],
  [
    'quizzes: the idea three needs 2 wordings, and there is 1',
    aLesson({ quizzes: [...QUIZZES, aQuiz({ idea: 'three' })] }),
  ],
  ['quizzes 1: idea: must be a short key', aLesson({ quizzes: [aQuiz({ idea: undefined }), ...QUIZZES] })],
  ['quizzes 1: correctAnswer: must be', aLesson({ quizzes: [aQuiz({ correctAnswer: 4 }), ...QUIZZES] })],
  ['sources 1: url: must be a link', aLesson({ sources: [{ ...source, url: 'http://ftc.example' }] })],
  ['sources 1: title: must be one line without [ and ]', aLesson({ sources: [{ ...source, title: '[FTC]' }] })],
  ['sources 1: checked: must be the day it was read', aLesson({ sources: [{ ...source, checked: 'May' }] })],
])('says "%s"', async (sentence, lesson) => {
  const folder = await aFolder({ 'course.yaml': aCourse(), '1-hello.yaml': lesson })
  await expect(loadCourses(folder)).rejects.toThrow(`1-course/1-hello.yaml: ${sentence}`)
})

test.each<[string, Record<string, unknown>]>([
  ['1-course/course.yaml: is not there', { '1-a.yaml': aLesson() }],
  ['1-course: must have a file for each lesson', { 'course.yaml': aCourse() }],
  [
    '1-course/course.yaml: quizzes 1: idea: must be a short key',
    { 'course.yaml': aCourse({ quizzes: [aQuiz({ idea: null })] }) },
  ],
  ['1-course/course.yaml: lessons: is not a field here', { 'course.yaml': aCourse({ lessons: [] }) }],
  ['1-course/hello.yaml: the name must begin with the lesson', { 'course.yaml': aCourse(), 'hello.yaml': aLesson() }],
  [
    '1-course/3-c.yaml: there is no lesson 2',
    { 'course.yaml': aCourse(), '1-a.yaml': aLesson(), '3-c.yaml': aLesson() },
  ],
])('says "%s" of a folder', async (sentence, files) => {
  await expect(loadCourses(await aFolder(files))).rejects.toThrow(sentence)
})
