import { readdir, readFile } from 'node:fs/promises'
import { COURSE_CATEGORIES } from 'game/courses'
import { JOURNEY_THEMES, journeyTheme } from 'game/journey-themes'
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
  test('there are six courses, one a theme', () => {
    expect(courses.map(({ title }) => journeyTheme(title).theme)).toEqual([...JOURNEY_THEMES])
  })

  test('all three categories are used', () => {
    expect(new Set(courses.map((course) => course.category))).toEqual(new Set(COURSE_CATEGORIES))
  })

  test('exactly one course is not public', () => {
    expect(courses.length - publicCourses.length).toBe(1)
  })

  test('one public course has no video', () => {
    expect(publicCourses.filter((course) => course.videoUrl === null)).toHaveLength(1)
  })

  test('one public course has no quizzes, and every other course at least four', () => {
    const [without, ...others] = courses.toSorted((a, b) => a.quizzes.length - b.quizzes.length)
    expect(without).toMatchObject({ isPublic: true, quizzes: [] })
    for (const { quizzes } of others) expect(quizzes.length).toBeGreaterThanOrEqual(4)
  })

  test('a public training course has a video, at least four documents and four quizzes', () => {
    const whole = publicCourses.filter(
      ({ category, videoUrl, materials, quizzes }) =>
        category === 'training' &&
        videoUrl !== null &&
        materials.filter(({ file }) => file !== null).length >= 4 &&
        quizzes.length >= 4,
    )
    expect(whole.length).toBeGreaterThanOrEqual(1)
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
