import { describe, expect, test } from 'vitest'
import { HYPE, MONEY, WORN } from './claims.ts'
import {
  CUES,
  cueCount,
  isRightLeastPushy,
  isRightLongest,
  isRightShortest,
  share,
  sharedRareWords,
} from './question-figures.ts'
import { words } from './words.ts'
import { readOtherQuestions, readWrittenCourses, type WrittenQuestion } from './written-library.ts'

const courses = await readWrittenCourses()
const ofCourses = courses.flatMap(({ quizzes, lessons }) => [...quizzes, ...lessons.flatMap((one) => one.quizzes)])
const others = await readOtherQuestions()
const ofStations = others.filter(({ place }) => place.endsWith('.questions.yaml'))

/** The questions that follow the rules here say how pushy each choice is. */
const questions = [...ofCourses, ...others].filter(({ push }) => push !== undefined)

function percent(value: number): string {
  return `${Math.round(100 * value)} in 100 of ${questions.length}`
}

describe('nobody finds the right choice by its shape', () => {
  const longest = share(questions, isRightLongest)
  const shortest = share(questions, isRightShortest)
  const leastPushy = share(questions, isRightLeastPushy)

  test(`it is the longest in 30 in 100 at most (now ${percent(longest)})`, () => {
    expect(longest).toBeLessThanOrEqual(0.3)
  })

  test(`it is the shortest in 30 in 100 at most (now ${percent(shortest)})`, () => {
    expect(shortest).toBeLessThanOrEqual(0.3)
  })

  test(`it is between them in 60 in 100 at most (now ${percent(1 - longest - shortest)})`, () => {
    if (questions.length > 0) expect(1 - longest - shortest).toBeLessThanOrEqual(0.6)
  })

  test(`it is the least pushy in 45 in 100 at most (now ${percent(leastPushy)})`, () => {
    expect(leastPushy).toBeLessThanOrEqual(0.45)
  })

  test.each(CUES)('%s says nothing about a choice', (_, cue) => {
    const { all, right } = cueCount(questions, cue)
    if (all < 20) return
    expect(right / all).toBeGreaterThanOrEqual(0.05)
    expect(right / all).toBeLessThanOrEqual(0.45)
  })

  test('no letter is right much more often than another', () => {
    for (const letter of [0, 1, 2, 3]) {
      if (questions.length >= 20) {
        expect(share(questions, (question) => question.correctAnswer === letter)).toBeGreaterThanOrEqual(0.2)
      }
      expect(share(questions, (question) => question.correctAnswer === letter)).toBeLessThanOrEqual(0.3)
    }
  })

  test('it shares no rare word with the question that the other choices lack', () => {
    const found = questions.map((question) => [question.question, ...sharedRareWords(question, questions)])
    expect(found.filter((list) => list.length > 1)).toEqual([])
  })
})

describe('each question', () => {
  test('of a course with lessons and of a station names its idea and says how pushy its choices are', () => {
    const without = [...ofCourses, ...ofStations].filter(({ idea, push }) => idea === undefined || push === undefined)
    expect(without.map(named)).toEqual([])
  })

  test('names its idea by words with hyphens', () => {
    expect(questions.filter(({ idea = '' }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(idea)).map(named)).toEqual([])
  })

  test('has four different choices', () => {
    const alike = ({ choices }: WrittenQuestion) => new Set(choices.map((choice) => choice.toLowerCase())).size < 4
    expect(questions.filter(alike).map(named)).toEqual([])
  })

  test('is asked once', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  })

  test('is explained in 12 to 45 words, which name no letter', () => {
    const isWrong = ({ explanation }: WrittenQuestion) =>
      words(explanation).length < 12 || words(explanation).length > 45 || /\b(answer|choice) [A-D]\b/i.test(explanation)
    expect(questions.filter(isWrong).map((one) => `${named(one)} (${words(one.explanation).length})`)).toEqual([])
  })

  test('promises nothing, names no sum of money and no share', () => {
    const text = ({ question, choices, explanation }: WrittenQuestion) => [question, ...choices, explanation].join('\n')
    const claims = (one: WrittenQuestion) =>
      [HYPE, MONEY, WORN, /\d\s*(%|per ?cent)/i].some((kind) => kind.test(text(one)))
    expect(questions.filter(claims).map(named)).toEqual([])
  })
})

describe('ideas', () => {
  test('of a lesson are two or more, each asked in two wordings', () => {
    const faults = courses
      .flatMap(({ lessons }) => lessons)
      .filter(({ quizzes }) => {
        const wordings = [...Map.groupBy(quizzes, ({ idea }) => idea).values()]
        return wordings.length < 2 || wordings.some((list) => list.length < 2)
      })
    expect(faults.map(({ place }) => place)).toEqual([])
  })

  test('of the questions of a course are one from each of its lessons', () => {
    for (const { quizzes, lessons } of courses) {
      const taught = quizzes.map(({ idea }) =>
        lessons.findIndex((lesson) => lesson.quizzes.some((quiz) => quiz.idea === idea)),
      )
      expect(taught.toSorted((a, b) => a - b)).toEqual(lessons.map((_, index) => index))
    }
  })

  test('of a station are three or more, in six questions or more', () => {
    for (const list of Map.groupBy(ofStations, ({ place }) => place).values()) {
      expect(new Set(list.map(({ idea }) => idea)).size).toBeGreaterThanOrEqual(3)
      expect(list.length).toBeGreaterThanOrEqual(6)
    }
  })
})

function named({ place, question }: WrittenQuestion): string {
  return `${place}: ${question}`
}
