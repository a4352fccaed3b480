import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHOICE_COUNT,
  choiceLetter,
  isQuizComplete,
  NEXT_QUIZ_AFTER,
  nextUnanswered,
  pointsFromInput,
  QUIZ_LIMITS,
  QUIZ_POINTS,
} from './quizzes.ts'

describe('the rules of quizzes', () => {
  test('are those of the specification', () => {
    expect(QUIZ_POINTS).toEqual({ default: 10, minimum: 1, maximum: 100 })
    expect([CHOICE_COUNT, NEXT_QUIZ_AFTER]).toEqual([4, 1_500])
    const { question, choice, explanation } = QUIZ_LIMITS
    expect([question, choice, explanation].every((limit) => limit >= 100)).toBe(true)
  })

  test('letter the choices from A', () => {
    expect([0, 1, 2, 3].map(choiceLetter)).toEqual(['A', 'B', 'C', 'D'])
  })
})

describe('a quiz in the form', () => {
  const choices = ['a', 'b', 'c', 'd']

  test('is complete with a question and four choices', () => {
    expect(isQuizComplete({ question: 'Why?', choices })).toBe(true)
  })

  test('is not complete with anything blank or one too few or many', () => {
    expect(isQuizComplete({ question: ' ', choices })).toBe(false)
    expect(isQuizComplete({ question: 'Why?', choices: choices.slice(1) })).toBe(false)
    expect(isQuizComplete({ question: 'Why?', choices: [...choices, 'e'] })).toBe(false)
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.constantFrom('', ' ', '\t\n'), (index, blank) => {
        expect(isQuizComplete({ question: 'Why?', choices: choices.with(index, blank) })).toBe(false)
      }),
    )
  })
})

describe('the points field', () => {
  test.each(['', '  ', '0', ' 0 ', '00', '-0', '0.0'])('means 10 when it holds %j', (text) => {
    expect(pointsFromInput(text)).toBe(10)
  })

  test('means the number it holds', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((number) => number !== 0),
        (number) => {
          expect(pointsFromInput(` ${number} `)).toBe(number)
        },
      ),
    )
  })

  test.each(['ten', '1 0', '5,5'])('means nothing when it holds %j', (text) => {
    expect(pointsFromInput(text)).toBeNaN()
  })
})

describe('the next quiz', () => {
  const quizzes = [{ id: 4 }, { id: 7 }, { id: 9 }]

  test('is the next in the list that is not right, going round once', () => {
    expect(nextUnanswered(quizzes, {}, 4)).toEqual({ id: 7 })
    expect(nextUnanswered(quizzes, { '7': true }, 4)).toEqual({ id: 9 })
    expect(nextUnanswered(quizzes, { '7': false, '9': true }, 9)).toEqual({ id: 4 })
    expect(nextUnanswered(quizzes, { '4': true, '7': false, '9': true }, 9)).toEqual({ id: 7 })
    expect(nextUnanswered(quizzes, { '4': true, '7': true }, 9)).toBeUndefined()
  })

  test('is the first that is not right when the one before is gone', () => {
    expect(nextUnanswered(quizzes, { '4': true }, 99)).toEqual({ id: 7 })
    expect(nextUnanswered([], {}, 1)).toBeUndefined()
  })

  test('is never one that is right nor the same again, and none only when all others are right', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })
    const verdicts = fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.boolean())
    fc.assert(
      fc.property(ids, verdicts, fc.nat(), (list, quizCorrect, pick) => {
        const all = list.map((id) => ({ id }))
        const afterId = list[pick % list.length] ?? 0
        const next = nextUnanswered(all, quizCorrect, afterId)
        const open = list.filter((id) => id !== afterId && quizCorrect[id] !== true)
        if (next === undefined) expect(open).toEqual([])
        else expect(open).toContain(next.id)
      }),
    )
  })

  test('leads through every open quiz once when each is answered rightly', () => {
    const quizCorrect: Record<string, boolean> = { '4': true }
    const route = [4]
    for (
      let next = nextUnanswered(quizzes, quizCorrect, 4);
      next;
      next = nextUnanswered(quizzes, quizCorrect, next.id)
    ) {
      quizCorrect[next.id] = true
      route.push(next.id)
    }
    expect(route).toEqual([4, 7, 9])
  })
})
