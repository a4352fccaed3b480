import { readdir, readFile } from 'node:fs/promises'
import { COURSE_CATEGORIES } from 'game/courses'
import { journeyTheme } from 'game/journey-themes'
import { CHOICE_COUNT } from 'game/quizzes'
import { describe, expect, test } from 'vitest'
import { HYPE, MONEY } from './claims.ts'
import { loadCourses } from './load-courses.ts'
import { loadGeneralQuizzes, type StarterQuiz } from './load-quizzes.ts'

const MATERIALS_FOLDER = new URL('./materials/', import.meta.url)

const courses = await loadCourses()
const generalQuizzes = await loadGeneralQuizzes()
const quizzes = [...courses.flatMap((course) => course.quizzes), ...generalQuizzes]
const materials = courses.flatMap((course) => course.materials)
const publicCourses = courses.filter((course) => course.isPublic)

function quizText({ question, choices, explanation }: StarterQuiz): string {
  return [question, ...choices, explanation].join('\n')
}

function isLongestChoiceRight({ choices, correctAnswer }: StarterQuiz): boolean {
  const lengths = choices.map((choice) => choice.length)
  return lengths.every((length, index) => index === correctAnswer || length < (lengths[correctAnswer] ?? 0))
}

describe('the starter courses', () => {
  test('no two have the same title or the same theme', () => {
    const themes = courses.map(({ title }) => journeyTheme(title)).filter((theme) => theme !== null)
    expect(new Set(courses.map(({ title }) => title)).size).toBe(courses.length)
    expect(new Set(themes).size).toBe(themes.length)
  })

  test('all three categories are used', () => {
    expect(new Set(courses.map((course) => course.category))).toEqual(new Set(COURSE_CATEGORIES))
  })

  test('exactly one course is not public', () => {
    expect(courses.length - publicCourses.length).toBe(1)
  })

  test('each has lessons or a video, or documents to work through', () => {
    const empty = courses.filter(
      ({ lessons, videoUrl, materials }) =>
        lessons.length === 0 && videoUrl === null && materials.every(({ file }) => file === null),
    )
    expect(empty).toEqual([])
  })

  test('each asks at least four questions of its own, one for each of its lessons', () => {
    const { with: withLessons = [], without = [] } = Object.groupBy(courses, ({ lessons }) =>
      lessons.length > 0 ? 'with' : 'without',
    )
    expect(withLessons.filter(({ lessons, quizzes }) => quizzes.length !== lessons.length)).toEqual([])
    expect(without.filter(({ quizzes }) => quizzes.length < 4)).toEqual([])
  })

  test('there are ten general quizzes', () => {
    expect(generalQuizzes).toHaveLength(10)
  })
})

describe.each(courses)('course $title', ({ title, description, duration, videoUrl, materials, quizzes }) => {
  test('says in one to three sentences what it is about, and how long it takes', () => {
    expect(description.match(/[.?!](\s|$)/g)?.length).toBeGreaterThanOrEqual(1)
    expect(description.match(/[.?!](\s|$)/g)?.length).toBeLessThanOrEqual(3)
    expect(duration).toBeGreaterThan(0)
  })

  test('has materials, each described', () => {
    expect(materials.length).toBeGreaterThanOrEqual(1)
    expect(materials.filter((material) => !material.description)).toEqual([])
  })

  test('links by https only', () => {
    const links = [videoUrl, ...materials.map((material) => material.fileUrl)].filter((link) => link !== null)
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([])
  })

  test('makes no promise, no hype and no claim in figures', () => {
    const texts = [title, description, ...materials.map((material) => `${material.title} ${material.description}`)]
    const text = [...texts, ...quizzes.map(quizText)].join('\n')
    expect(text).not.toMatch(HYPE)
    expect(text).not.toMatch(MONEY)
    expect(text).not.toMatch(/\d\s*(%|per ?cent)/i)
  })
})

describe('quizzes', () => {
  test.each(quizzes)('$question', ({ choices, explanation }) => {
    expect(new Set(choices.map((choice) => choice.toLowerCase())).size).toBe(CHOICE_COUNT)
    expect(explanation.length).toBeGreaterThanOrEqual(60)
  })

  test('no question is asked twice', () => {
    expect(new Set(quizzes.map((quiz) => quiz.question)).size).toBe(quizzes.length)
  })

  test('no explanation speaks of letters, which a trainer may reorder', () => {
    expect(quizzes.filter(({ explanation }) => /\b(answer|choice) [A-D]\b/i.test(explanation))).toEqual([])
  })

  test('no letter is right much more often than another', () => {
    for (const letter of [0, 1, 2, 3]) {
      const share = quizzes.filter((quiz) => quiz.correctAnswer === letter).length / quizzes.length
      expect(share).toBeGreaterThanOrEqual(0.2)
      expect(share).toBeLessThanOrEqual(0.3)
    }
  })

  test('choosing the longest answer does no better than guessing', () => {
    expect(quizzes.filter(isLongestChoiceRight).length / quizzes.length).toBeLessThanOrEqual(0.3)
  })

  test('the general ones make no promise, no hype and no claim in figures', () => {
    const text = generalQuizzes.map(quizText).join('\n')
    expect(text).not.toMatch(HYPE)
    expect(text).not.toMatch(MONEY)
    expect(text).not.toMatch(/\d\s*(%|per ?cent)/i)
  })
})

describe('documents', () => {
  const names = materials.flatMap(({ file }) => (file === null ? [] : [file.pathname.split('/').at(-1) ?? '']))

  test.each(names)('%s is a small PDF', async (name) => {
    const document = await readFile(new URL(name, MATERIALS_FOLDER))
    expect(document.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(document.byteLength).toBeLessThan(60_000)
  })

  test('each belongs to a course, and has its text beside it', async () => {
    const files = (await readdir(MATERIALS_FOLDER)).sort()
    const pdfs = files.filter((name) => name.endsWith('.pdf'))
    expect(pdfs).toEqual(names.toSorted())
    expect(pdfs.map((name) => name.replace('.pdf', '.md'))).toEqual(
      files.filter((name) => name.endsWith('.md') && name !== 'README.md'),
    )
  })

  test.each(names.map((name) => name.replace('.pdf', '.md')))('%s makes no promise and no hype', async (name) => {
    const text = await readFile(new URL(name, MATERIALS_FOLDER), 'utf8')
    expect(text).not.toMatch(HYPE)
    expect(text).not.toMatch(MONEY)
  })
})
