import { describe, expect, test } from 'vitest'
import { HYPE, MONEY, WORN } from './claims.ts'
import { meanSentence, sentences, words } from './words.ts'
import { readWrittenCourses, type WrittenCard, type WrittenLesson } from './written-library.ts'

const courses = await readWrittenCourses()
const lessons = courses.flatMap((course) => course.lessons)

/** What is read in one go on a card. */
function passages({ text, ask, reveal, because, model }: WrittenCard): string[] {
  return [text, ask, reveal, because, model].filter((passage) => passage !== undefined)
}

function entries({ items = [], parts = [], boxes = [], mustHave = [] }: WrittenCard): string[] {
  const texts = [...items, ...parts].flatMap((item) =>
    typeof item === 'string' ? [item] : [item.text, item.because ?? ''],
  )
  return [...texts, ...boxes, ...mustHave]
}

function allText({ title, objective, text, cards }: WrittenLesson): string {
  return [title, objective, text, ...cards.flatMap((card) => [...passages(card), ...entries(card)])].join('\n\n')
}

describe.each(lessons)('lesson $place', (lesson) => {
  const { text, cards, minutes, objective, sources = [] } = lesson

  test('takes 3 to 5 minutes, and its objective names something to do', () => {
    expect(minutes).toBeGreaterThanOrEqual(3)
    expect(minutes).toBeLessThanOrEqual(5)
    expect(objective).toMatch(/^You .+\.$/)
    expect(objective).not.toMatch(/\b(understand|know|learn|be aware)\b/i)
  })

  test(`has 80 to 200 words of prose (now ${words(text).length})`, () => {
    expect(words(text).length).toBeGreaterThanOrEqual(80)
    expect(words(text).length).toBeLessThanOrEqual(200)
  })

  test('has 5 to 8 cards of three kinds or more; at most every second is for reading, and the last says what to do', () => {
    expect(cards.length).toBeGreaterThanOrEqual(5)
    expect(cards.length).toBeLessThanOrEqual(8)
    expect(cards.filter(({ kind }) => kind === 'read').length).toBeLessThanOrEqual(cards.length / 2)
    expect(cards.some(({ kind }, index) => kind === 'read' && cards[index + 1]?.kind === 'read')).toBe(false)
    expect(new Set(cards.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
    expect(cards.map(({ kind }) => kind).lastIndexOf('do')).toBe(cards.length - 1)
    expect(cards.map(({ kind }) => kind).indexOf('do')).toBe(cards.length - 1)
  })

  test('has at most 45 words in a passage, 20 in an entry and 120 on a card', () => {
    const long = cards.flatMap((card) => [
      ...passages(card).filter((passage) => words(passage).length > 45),
      ...entries(card).filter((entry) => words(entry).length > 20),
      ...(words([...passages(card), ...entries(card)].join('\n')).length > 120 ? [`${card.kind} ${card.ask}`] : []),
    ])
    expect(long).toEqual([])
  })

  const prose = [text, ...cards.flatMap(passages), ...lesson.quizzes.map((quiz) => quiz.explanation)].join('\n\n')

  test(`has sentences of 14 words on average at most (now ${meanSentence(prose).toFixed(1)}), none above 32`, () => {
    expect(meanSentence(prose)).toBeLessThanOrEqual(14)
    expect(sentences(prose).filter((sentence) => words(sentence).length > 32)).toEqual([])
  })

  test('uses every box, marks some parts of a spot card and not all', () => {
    for (const { kind, boxes = [], items = [], parts = [] } of cards) {
      const used = new Set(items.map((item) => (typeof item === 'string' ? null : item.box)))
      if (kind === 'sort') expect([...used].toSorted()).toEqual(boxes.map((_, index) => index))
      const marked = parts.filter((part) => typeof part !== 'string' && part.mark === true).length
      if (kind === 'spot') expect(marked > 0 && marked < parts.length).toBe(true)
    }
  })

  test('has four to six questions', () => {
    expect(lesson.quizzes.length).toBeGreaterThanOrEqual(4)
    expect(lesson.quizzes.length).toBeLessThanOrEqual(6)
  })

  test('links by https only, and says when each source was read', () => {
    const links = [...allText(lesson).matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)
    expect([...links, ...sources.map(({ url }) => url)].filter((link) => !link.startsWith('https://'))).toEqual([])
    expect(sources.filter(({ checked }) => !/^20\d\d-\d\d-\d\d$/.test(checked))).toEqual([])
  })

  test('names a source when it speaks of a regulator or a law', () => {
    const isRule = /\b(FTC|Federal Trade Commission|GDPR|ICO|Directive|CAN-SPAM|regulation|by law|the law)\b/
    const rules = [allText(lesson), ...lesson.quizzes.map(({ explanation }) => explanation)].join('\n')
    if (isRule.test(rules)) expect(sources.length).toBeGreaterThanOrEqual(1)
  })

  test('makes no promise and no hype, and names no sum in any currency', () => {
    for (const kind of [HYPE, MONEY, WORN]) expect(allText(lesson)).not.toMatch(kind)
  })

  test('holds no HTML and no pictures, which the page would not show', () => {
    expect(allText(lesson)).not.toMatch(/<[a-z!/]|!\[/i)
  })
})

test('no two lessons share a sentence of six words or more', () => {
  const seen = new Map<string, string>()
  const twice = lessons.flatMap((lesson) => {
    const own = new Set(sentences(allText(lesson)).filter((sentence) => words(sentence).length >= 6))
    const repeated = [...own].filter((sentence) => seen.has(sentence))
    for (const sentence of own) seen.set(sentence, lesson.place)
    return repeated
  })
  expect(twice).toEqual([])
})

test.each(courses)('$place takes as long as its lessons together', ({ duration, lessons: own }) => {
  expect(duration).toBe(own.reduce((sum, { minutes }) => sum + minutes, 0))
})

test.each(courses)('$place has five lessons with titles of their own, and five questions', (course) => {
  expect(course.lessons).toHaveLength(5)
  expect(course.quizzes).toHaveLength(5)
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length)
})
